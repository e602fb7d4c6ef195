import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, loadConfig } from '../apps/server/src/config.ts';
import { type BackupFile, BackupProblem, keyCheckOf, openFile, openKey, restoreBackup } from '../apps/server/src/db/backup/index.ts';
import { runningEmbedded } from '../apps/server/src/db/embedded/running.ts';
import { openStore } from '../apps/server/src/outside/files.ts';
import { withDatabase } from './database.ts';
import { firstLine } from './passphrase.ts';
import { percent, say } from './progress.ts';

const steps = {
  verify: '校验备份 · reading the file',
  rows: '写入数据 · rows',
  files: '上传文件 · uploads',
  rules: '检查引用 · references',
  compare: '逐表比对 · comparing every table',
  finish: '收尾 · finishing',
};
const usage = `npm run restore -- FILE [--force] [--passphrase-file FILE]
  用备份恢复全部数据；请先停止系统 · puts everything back as it was; stop the server first
  --force            允许覆盖已有数据 · what is there now may go
  --passphrase-file  其首行是备份时的口令 · its first line is the passphrase of the backup (or BACKUP_PASSPHRASE)`;

async function restore(): Promise<void> {
  const options = { force: { type: 'boolean' }, 'passphrase-file': { type: 'string' }, help: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name] = positionals;
  if (values.help || !name) return console.log(usage);
  const config = loadConfig(process.env);
  const file = await openFile(name);
  say(`备份时间 · made ${file.head.createdAt}`);
  const passphrase = values['passphrase-file'] ? firstLine(values['passphrase-file']) : config.backup.passphrase;
  const secret = await keyOf(file, config, passphrase, values.force === true);
  if (!config.directDatabaseUrl && (await runningEmbedded(config.dataDir)))
    throw new BackupProblem('系统正在运行，请先停止 · the server is running: stop it first');
  await withDatabase(config, async (url) => {
    const done = await restoreBackup({
      url,
      file,
      secret,
      store: openStore(config),
      force: values.force === true,
      progress: percent(steps),
    });
    keepKey(secret, config);
    for (const problem of done.problems) say(`注意 · note: ${problem}`);
    if (done.missing.length) say(`注意 · note: ${done.missing.length} 个上传文件在备份时已缺失 · uploads were missing when it was made`);
    if (done.applied.length) say(`已升级到当前版本 · brought to this version: ${done.applied.join(', ')}`);
    say(`已恢复并核对 · ${done.rows} rows, ${done.files} uploads; everybody signs in again`);
  });
}

const keyFile = (config: Config) => path.join(path.resolve(config.dataDir), 'secret.key');

/** Returns the secret key that matches the backup file: the key of the present settings, or the key sealed in the file. */
async function keyOf({ head }: BackupFile, config: Config, passphrase: string | undefined, force: boolean): Promise<string> {
  const here = config.secretKey ?? (existsSync(keyFile(config)) ? readFileSync(keyFile(config), 'utf8').trim() : undefined);
  if (here && keyCheckOf(here) === head.keyCheck) return here;
  if (!head.sealedKey)
    throw new BackupProblem(
      here
        ? 'SECRET_KEY 与备份不符，备份中也没有它：请设为原系统的 SECRET_KEY · ' +
            'SECRET_KEY is not the one of the backup, which does not hold it: set it to that of the old server'
        : '需要原系统的 SECRET_KEY（或其 secret.key 文件） · the SECRET_KEY of the old server is needed (or its secret.key)',
    );
  if (!passphrase) throw new BackupProblem('需要备份时的口令 · the passphrase of the backup is needed (--passphrase-file)');
  const sealed = await openKey(head.sealedKey, passphrase);
  if (!sealed || keyCheckOf(sealed) !== head.keyCheck) throw new BackupProblem('口令不正确 · this is not the passphrase of the backup');
  if (config.secretKey)
    throw new BackupProblem(
      '环境变量 SECRET_KEY 与备份不符，请去掉或改为原来的 · SECRET_KEY of the environment is another one: unset it or set the old one',
    );
  if (here && !force)
    throw new BackupProblem('此处已有另一个 secret.key；确认替换请加 --force · another secret.key is here: add --force to replace it');
  return sealed;
}

/**
 * Stores the key only after the rows are restored. Before that moment the old rows need the old key, afterwards the new rows need the new
 * key.
 */
function keepKey(secret: string, config: Config): void {
  const file = keyFile(config);
  if (config.secretKey || (existsSync(file) && readFileSync(file, 'utf8').trim() === secret)) return;
  writeFileSync(`${file}.new`, secret, { mode: 0o600 });
  if (existsSync(file)) renameSync(file, `${file}.before-${Date.now()}`);
  renameSync(`${file}.new`, file);
  say(`SECRET_KEY 已写入 · the secret key is in ${file}`);
}

restore().catch((error: Error) => {
  console.error(error instanceof BackupProblem ? error.message : `恢复失败，数据未改动 · the restore failed: ${error.message}`);
  process.exitCode = 1;
});
