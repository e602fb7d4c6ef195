import path from 'node:path';
import { type Config, ConfigError, loadConfig } from '../apps/server/src/config.ts';
import { isOpenTo, isSetUp } from '../apps/server/src/db/admin.ts';
import { connection } from '../apps/server/src/db/database.ts';
import { FolderInUse, startEmbedded } from '../apps/server/src/db/embedded.ts';
import { runningEmbedded } from '../apps/server/src/db/embedded-running.ts';
import { prepare } from '../apps/server/src/db/prepare.ts';
import { knownKey, type Secrets, secretKey, secretsOf } from '../apps/server/src/secret.ts';
import { perform, Refusal, wishOf } from './admin-task.ts';
import { openTerminal } from './admin-terminal.ts';

admin().catch((error: Error) => {
  const isExpected = [Refusal, ConfigError, FolderInUse].some((kind) => error instanceof kind);
  console.error(isExpected ? error.message : `操作失败，未作改动 · failed, nothing was changed: ${error.message}`);
  process.exitCode = 1;
});

/** First aid for whoever has the machine: the first platform operator, a forgotten password, a lock. */
async function admin(): Promise<void> {
  const wish = wishOf(process.argv.slice(2));
  if (wish.task === 'help') return console.log(wish.text);
  const config = loadConfig(process.env);
  const address = config.publicUrl ?? `http://${config.host}:${config.port}`;
  await withDatabase(config, (url, secrets) => perform(wish, { url, secrets, terminal: openTerminal(), address }));
}

type Work = (url: string, secrets: Secrets) => Promise<void>;
/** The external database, the one a running server keeps, or one started for the moment. */
async function withDatabase(config: Config, work: Work): Promise<void> {
  const url = config.directDatabaseUrl ?? (await runningEmbedded(config.dataDir));
  if (url) return work(url, await secretsFor(config, url));
  const postgres = await startEmbedded({ dataDir: config.dataDir });
  try {
    const secrets = secretsOf(secretKey(config.secretKey, path.resolve(config.dataDir)));
    await prepare(postgres.url, secrets);
    await work(postgres.url, secrets);
  } finally {
    await postgres.stop();
  }
}

/**
 * A database somebody else may be using is set up only where it is empty, and otherwise has to fit the secret: with a wrong
 * one the app role would get another password and nobody's number would be found.
 */
async function secretsFor(config: Config, url: string): Promise<Secrets> {
  const dataDir = path.resolve(config.dataDir);
  if (!(await isSetUp(url))) {
    const secrets = secretsOf(secretKey(config.secretKey, dataDir));
    await prepare(url, secrets);
    return secrets;
  }
  const key = config.secretKey ?? knownKey(dataDir);
  const secrets = key === undefined ? undefined : secretsOf(key);
  if (!secrets || !(await isOpenTo({ ...connection(url), user: 'park_app', password: secrets.databasePassword })))
    throw new Refusal(
      'SECRET_KEY 与该数据库不符：请使用与服务相同的 SECRET_KEY 和 DATA_DIR · ' +
        'the secret does not fit this database: use the SECRET_KEY and DATA_DIR the server has',
    );
  return secrets;
}
