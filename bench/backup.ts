import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { check, makeBackup, openFile, restoreBackup } from '../apps/server/src/db/backup/index.ts';
import { startEmbedded } from '../apps/server/src/db/embedded/index.ts';
import { prepare } from '../apps/server/src/db/prepare.ts';
import { diskStore } from '../apps/server/src/outside/files-disk.ts';
import { newKey } from '../apps/server/src/outside/files-key.ts';
import { secretsOf } from '../apps/server/src/secret.ts';
import { withClient } from '../apps/server/test/postgres.ts';
import { seedBulk, usualSize } from '../demo/bulk.ts';
import { percent, say } from '../scripts/progress.ts';
import { loadNow, machine, type Row, root, table, write } from './report.ts';

/*
 * A backup of the usual benchmark data with a year of audit rows and some uploads, and its restore into an empty server: everything `npm
 * run backup` and `npm run restore` do, including their checks. `node bench/backup.ts`.
 */
const audits = 500_000;
const uploads = { count: 200, bytes: 300_000 };
const goalSeconds = 180;
/** The number of the issue that sets the target of this benchmark. */
const issue = 8;
const folder = path.join(root, '.cache/bench-backup');
const secret = 'the secret key of the benchmark database';
const file = path.join(folder, 'bench.parkbak');
const store = diskStore(path.join(folder, 'old'));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const before = loadNow();
const rows: Row[] = [];
let version = '';

const old = await startEmbedded({ dataDir: path.join(folder, 'old'), log: say });
try {
  await prepare(old.url, secretsOf(secret));
  say(`seeding ${usualSize.staff} staff …`);
  await seedBulk(old.url, secret);
  await fillBeside(old.url);
  const { seconds, peak, result } = await measured(() => makeBackup({ url: old.url, target: file, store, secret, progress: percent({}) }));
  const size = `${result.rows.toLocaleString('en')} rows, ${result.files} uploads, file of ${(result.size / 1e6).toFixed(1)} MB`;
  rows.push({
    row: issue,
    what: 'Backup, read again included',
    goal: '–',
    reached: `${seconds.toFixed(1)} s`,
    isMet: true,
    note: `${size}; memory of the process +${peak} MB`,
  });
  version = await withClient(old.url, async (client) => (await client.query('show server_version')).rows[0].server_version);
} finally {
  await old.stop();
}

const fresh = await startEmbedded({ dataDir: path.join(folder, 'new'), log: say });
try {
  const { seconds, peak, result } = await measured(async () =>
    restoreBackup({
      url: fresh.url,
      file: await openFile(file),
      store: diskStore(path.join(folder, 'new')),
      secret,
      force: false,
      progress: percent({}),
    }),
  );
  const note =
    `${usualSize.staff.toLocaleString('en')} staff, ${result.rows.toLocaleString('en')} rows; ` +
    `file checked, references checked, every table compared; memory of the process +${peak} MB`;
  rows.push({
    row: issue,
    what: 'Restore into an empty server',
    goal: `≤ ${goalSeconds} s`,
    reached: `${seconds.toFixed(1)} s`,
    isMet: seconds <= goalSeconds,
    note,
  });
  const alone = await measured(async () => check(await openFile(file), secret, () => {}));
  rows.push({ row: issue, what: 'Checking the file alone', goal: '–', reached: `${alone.seconds.toFixed(1)} s`, isMet: true, note: '' });
} finally {
  await fresh.stop();
}
write('bench:backup', section());
rmSync(folder, { recursive: true, force: true });

/** Adds data that a backup contains besides people: audit entries of many months with their seals, and uploaded files. */
async function fillBeside(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(
      `insert into audit (space_id, company_id, user_id, side, call, target, input, outcome, request_id, at)
       select s.space_id, s.company_id, s.user_id, 'company', 'department.change',
              s.department_id::text, '{"name":"研发部","orderNum":3}', 'done', gen_random_uuid()::text,
              now() - make_interval(secs => n * 60)
         from generate_series(1, $1::int) n
           join (select *, row_number() over () as place from staff limit 1000) s on s.place = 1 + n % 1000`,
      [audits],
    );
    await client.query('select door.audit_seal()');
    for (let at = 0; at < uploads.count; at++) {
      const key = newKey();
      await store.put(key, Buffer.alloc(uploads.bytes, String(at)));
      await client.query(
        `insert into file (space_id, company_id, user_id, purpose, name, mime, size, sha256, storage_key)
         select space_id, company_id, user_id, 'image', 'a.png', 'image/png', $2, sha256('a'), $1 from staff limit 1`,
        [key, uploads.bytes],
      );
    }
  });
}

async function measured<T>(work: () => Promise<T>): Promise<{ seconds: number; peak: number; result: T }> {
  globalThis.gc?.();
  const start = process.memoryUsage().rss;
  let most = start;
  const looks = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  const began = performance.now();
  const result = await work().finally(() => clearInterval(looks));
  return { seconds: (performance.now() - began) / 1000, peak: Math.round((most - start) / 1e6), result };
}

function section(): string {
  return `## Backup and restore (\`node bench/backup.ts\`)

${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC. ${machine()}, PostgreSQL ${version} (embedded, fsync on).
Load average before the run ${before}, after it ${loadNow()}.
${usualSize.companies} companies, ${usualSize.departments} departments, ${usualSize.staff} staff,
${audits} audit rows, ${uploads.count} uploads of ${uploads.bytes / 1000} kB. One round.

${table(rows)}`;
}
