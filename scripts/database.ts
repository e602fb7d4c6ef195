import path from 'node:path';
import type { Config } from '../apps/server/src/config.ts';
import { isSetUp, keyFits } from '../apps/server/src/db/admin.ts';
import { hasCluster } from '../apps/server/src/db/embedded/home.ts';
import { startEmbedded } from '../apps/server/src/db/embedded/index.ts';
import { runningEmbedded } from '../apps/server/src/db/embedded/running.ts';
import { prepare } from '../apps/server/src/db/prepare.ts';
import { knownKey, type Secrets, secretKey, secretsOf } from '../apps/server/src/secret.ts';
import { say } from './progress.ts';

/** The secret is not there, or not the one the data was written with. */
export class WrongKey extends Error {
  constructor() {
    super(
      'SECRET_KEY 与该数据库不符：请使用与服务相同的 SECRET_KEY 和 DATA_DIR · ' +
        'the secret does not fit this database: use the SECRET_KEY and DATA_DIR the server has',
    );
  }
}

type Work<T> = (url: string, isOurs: boolean) => Promise<T>;
/** The owner's way into the database of these settings: another PostgreSQL, the one a server keeps now, or our own for as long as it takes. */
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

/** Before a first start there is nothing to look at or to copy, and looking must not make it. */
export const isNothingThere = (config: Config): boolean => !config.directDatabaseUrl && !hasCluster(config.dataDir);

/** The secret there is; a tool must not make one for data that has another. */
export const keyThere = ({ secretKey: given, dataDir }: Config): string | undefined => given ?? knownKey(path.resolve(dataDir));

/** The secret the data was written with: with another one nobody's number would be found, and no backup could be put back. */
export async function fittingKey(config: Config, url: string): Promise<string> {
  const key = keyThere(config);
  if (key === undefined || !(await keyFits(url, secretsOf(key)))) throw new WrongKey();
  return key;
}

/** Sets an empty database up as a first start would. One that a server may be using is otherwise left as it is. */
export async function readySecrets(config: Config, url: string, isOurs: boolean): Promise<Secrets> {
  const isNew = !(await isSetUp(url));
  const secrets = secretsOf(isNew ? secretKey(config.secretKey, path.resolve(config.dataDir)) : await fittingKey(config, url));
  if (isNew || isOurs) await prepare(url, secrets);
  return secrets;
}
