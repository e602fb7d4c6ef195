import { statSync } from 'node:fs';
import { hostname } from 'node:os';
import { type Finding, type Installation, note, problem, rows } from './finding.ts';

type Last = { age: number | null; is_on: boolean; failed: string | null };
const advice = '在 平台 → 备份与恢复 查看原因，或执行 npm run backup · see 平台 → 备份与恢复, or run npm run backup';

export async function backups(installation: Installation): Promise<Finding[]> {
  const [last] = await rows<Last>(
    installation,
    `select (select extract(epoch from now() - max(created_at)) / 3600 from public.backup where state = 'done')::float8 as age, p.is_on,
            (select b.problem from public.backup b where b.state in ('done', 'failed') order by b.created_at desc limit 1) as failed
       from public.backup_plan p`,
  );
  const age = last?.age;
  const found: Finding[] = [];
  if (age === null || age === undefined) found.push(problem('backup', '还没有任何成功的备份 · there is no good backup', advice));
  else if (age > 48)
    found.push(
      problem(
        'backup',
        `最近一次成功备份在 ${Math.floor(age / 24)} 天前 · the last good backup is ${Math.floor(age / 24)} days old`,
        advice,
      ),
    );
  if (last?.failed) found.push(note('backup', `最近一次备份：${last.failed} · what the last backup said`, advice));
  if (last && !last.is_on)
    found.push(
      note(
        'backup',
        '自动备份已关闭 · nightly backups are off',
        '确认有其他方式备份，或在备份设置中打开 · have another way, or switch them on',
      ),
    );
  return [...found, ...(await files(installation))];
}

/** Finds backups that are listed but whose files no longer exist. */
async function files(installation: Installation): Promise<Finding[]> {
  const stored = await rows<{ file: string; size: string }>(
    installation,
    `select file, size from public.backup where state = 'done' and removed_at is null and host = $1 order by created_at desc limit 20`,
    [hostname()],
  );
  const gone = stored.filter(({ file, size }) => statSync(file, { throwIfNoEntry: false })?.size !== Number(size));
  return gone.map(({ file }) =>
    problem(
      'backup',
      `备份文件丢失或大小不符 · missing or of another size: ${file}`,
      '重新备份，并查清是谁动了它 · make another one, and find out who touched it',
    ),
  );
}
