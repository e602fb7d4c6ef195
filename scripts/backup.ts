import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../apps/server/src/config.ts';
import { BackupProblem, makeBackup, openJournal, runBackup } from '../apps/server/src/db/backup/index.ts';
import { openStore } from '../apps/server/src/outside/files.ts';
import { fittingKey, isNothingThere, withDatabase } from './database.ts';
import { onEnd } from './lifetime.ts';
import { firstLine } from './passphrase.ts';
import { percent, say } from './progress.ts';

const steps = { rows: '读取数据 · rows', files: '上传文件 · uploads', verify: '校验 · reading it again' };
const usage = `npm run backup [-- --to FILE] [--passphrase-file FILE]
  备份全部数据到一个文件；系统运行时也可以 · copies everything into one file, also while the server runs
  --to               文件位置，默认 BACKUP_DIR 下按时间命名 · where to, instead of the next name in BACKUP_DIR
  --passphrase-file  其首行作为口令，把 SECRET_KEY 加密存入备份 · its first line seals SECRET_KEY into the file (or BACKUP_PASSPHRASE)`;

const stop = new AbortController();
onEnd(() => stop.abort(new Error('已中断 · stopped')));

async function backup(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' }, 'passphrase-file': { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) return console.log(usage);
  const config = loadConfig(process.env);
  const passphrase = values['passphrase-file'] ? firstLine(values['passphrase-file']) : config.backup.passphrase;
  if (isNothingThere(config)) throw new BackupProblem(`这里还没有数据 · nothing is there yet: DATA_DIR=${config.dataDir}`);
  const progress = percent(steps);
  await withDatabase(config, async (url) => {
    const secret = await fittingKey(config, url);
    const options = { url, store: openStore(config), secret, passphrase, progress, signal: stop.signal };
    const journal = await openJournal(url);
    const isKnown = await journal.isThere();
    if (isKnown && !(await journal.request('command'))) {
      await journal.close();
      throw new BackupProblem('正在进行另一个备份，请稍后再试 · another backup is being made, try again later');
    }
    await journal.close();
    const target = values.to ? path.resolve(values.to) : undefined;
    const made = isKnown
      ? await runBackup({ ...options, folder: config.backup.folder, target })
      : await older({ ...options, target: target ?? path.join(config.backup.folder, `park-${Date.now()}.parkbak`) });
    if (!made) throw new BackupProblem('另一个进程接手了备份 · a server took the backup over: see 平台运营 → 备份与恢复');
    for (const problem of made.problems) say(`注意 · note: ${problem}`);
    say(`已备份并校验 · ${made.rows} rows, ${made.files} uploads, ${(made.size / 1e6).toFixed(1)} MB: ${made.file}`);
    say(
      passphrase
        ? '备份内含加密的 SECRET_KEY · the secret key is inside, sealed'
        : '备份不含 SECRET_KEY，请另行妥善保存 · keep SECRET_KEY apart from it',
    );
  });
}

/** Backs up a database whose version has no table of backups yet, as is needed right before an upgrade. */
async function older(options: Parameters<typeof makeBackup>[0]) {
  return { ...(await makeBackup(options)), file: options.target };
}

backup().catch((error: Error) => {
  console.error(error instanceof BackupProblem ? error.message : `备份失败 · the backup failed: ${error.message}`);
  process.exitCode = 1;
});
