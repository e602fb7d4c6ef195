import pg from 'pg';
import type { FileStore } from '../../outside/file-store.ts';
import { secretsOf } from '../../secret.ts';
import { migrations, prepare } from '../prepare.ts';
import { check } from './check.ts';
import { type BackupFile, BackupProblem, type Summary } from './format.ts';
import { load } from './load.ts';
import { createEmptyTables, refuseUnlessFree, settle } from './room.ts';
import { brokenChains, oneText } from './tables.ts';
import { migrationsOfFile } from './version.ts';
import type { Progress } from './write.ts';

type RestoreOptions = {
  /** Direct PostgreSQL connection, as the owner. */
  url: string;
  file: BackupFile;
  store: Pick<FileStore, 'put'>;
  /** The SECRET_KEY with which the backup was made; the caller has compared it with the file. */
  secret: string;
  /** Whether existing data may be overwritten. */
  force: boolean;
  progress?: Progress;
};
type Restored = Summary & { applied: string[]; problems: string[] };

/**
 * Restores a database. The whole file is verified before anything changes; then everything happens in one transaction, in the schema
 * version of the file, and is committed only if it reads back exactly. After that the database is migrated to this version.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { url, file, secret, progress = () => {} } = options;
  const fileMigrations = await migrationsOfFile(file.head, migrations);
  const summary = await check(file, secret, (done) => progress('verify', done, 0));
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'park restore' });
  client.on('error', () => {});
  await client.connect();
  let problems: string[];
  try {
    await refuseUnlessFree(client, options.force);
    await client.query('begin');
    await client.query(oneText);
    await createEmptyTables(client, fileMigrations, file.head.partitions);
    await load(client, { ...options, progress, total: summary.rows });
    problems = await brokenChains(client, file.head.auditZone);
    await client.query('commit');
    progress('finish', 0, 0);
    await client.query('analyze');
  } finally {
    await client.end().catch(() => {});
  }
  try {
    const applied = await prepare(url, secretsOf(secret));
    await settle(url, file.head.auditZone);
    return { ...summary, applied, problems };
  } catch (error) {
    throw new BackupProblem(
      `数据已恢复，但未能升级到当前版本；处理后重新启动即可 · ` +
        `the data is back, but not yet of this version; start again once this is mended: ${(error as Error).message}`,
    );
  }
}
