import path from 'node:path';
import type { Config } from '../apps/server/src/config.ts';
import { isSetUp, keyFits } from '../apps/server/src/db/admin.ts';
import { hasCluster } from '../apps/server/src/db/embedded/home.ts';
import { startEmbedded } from '../apps/server/src/db/embedded/index.ts';
import { runningEmbedded } from '../apps/server/src/db/embedded/running.ts';
import { prepare } from '../apps/server/src/db/prepare.ts';
import { knownKey, type Secrets, secretKey, secretsOf } from '../apps/server/src/secret.ts';
import { say } from './progress.ts';

/** Error for a secret key that is missing or does not match the data. */
export class WrongKey extends Error {
  constructor() {
    super(
      'SECRET_KEY 与该数据库不符：请使用与服务相同的 SECRET_KEY 和 DATA_DIR · ' +
        'the secret does not fit this database: use the SECRET_KEY and DATA_DIR the server has',
    );
  }
}

type Work<T> = (url: string, isOurs: boolean) => Promise<T>;
/**
 * Runs work on the database of the given settings, as its owner. This is an external PostgreSQL, the embedded one of a running server, or
 * an embedded one that is started for the work.
 */
export async function withDatabase<T>(config: Config, work: Work<T>): Promise<T> {
  const url = config.directDatabaseUrl ?? (await runningEmbedded(config.dataDir));
  if (url) return work(url, false);
  const postgres = await startEmbedded({ dataDir: config.dataDir, log: say });
  try {
    return await work(postgres.url, true);
  } finally {
    await postgres.stop();
  }
}

/** Tells whether no database exists yet. Tools must not create a database before the server's first start. */
export const isNothingThere = (config: Config): boolean => !config.directDatabaseUrl && !hasCluster(config.dataDir);

/** Returns the secret key if there is one. A tool must not generate a key: the data may need another. */
export const keyThere = ({ secretKey: given, dataDir }: Config): string | undefined => given ?? knownKey(path.resolve(dataDir));

/**
 * Returns the secret key and fails unless it matches the data. With another key no phone number would be found and no backup could be
 * restored.
 */
export async function fittingKey(config: Config, url: string): Promise<string> {
  const key = keyThere(config);
  if (key === undefined || !(await keyFits(url, secretsOf(key)))) throw new WrongKey();
  return key;
}

/**
 * Returns the secrets of a database and makes it ready for use. An empty database is set up as at a first start. A database that has been
 * set up is brought up to date only if this process has started it (`isOurs`), because a server may be using any other.
 */
export async function readySecrets(config: Config, url: string, isOurs: boolean): Promise<Secrets> {
  const isNew = !(await isSetUp(url));
  const secrets = secretsOf(isNew ? secretKey(config.secretKey, path.resolve(config.dataDir)) : await fittingKey(config, url));
  if (isNew || isOurs) await prepare(url, secrets);
  return secrets;
}
