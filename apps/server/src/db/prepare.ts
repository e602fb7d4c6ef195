import path from 'node:path';
import pg from 'pg';
import type { Secrets } from '../secret.ts';
import { countOnAudit } from './audit-count.ts';
import { functions } from './functions.ts';
import { syncManifest } from './manifest.ts';
import { migrate } from './migrate.ts';
import { fillPinyin } from './pinyin.ts';

export const migrations = path.resolve(import.meta.dirname, '../../migrations');

/**
 * Brings a database to this version, as its owner: schema, passwords of the roles, audit partitions, menus, built-in roles and the pinyin
 * of names.
 */
export async function prepare(
  url: string,
  { databasePassword, workerPassword }: Pick<Secrets, 'databasePassword' | 'workerPassword'>,
): Promise<string[]> {
  const applied = await migrate(url, migrations, { functions });
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    // processes that start together would otherwise fail on concurrent changes of the same role
    await client.query(`select pg_advisory_lock(hashtext('prepare'))`);
    await alterRole(client, `park_app with login password ${client.escapeLiteral(databasePassword)}`);
    await alterRole(client, `park_worker with login password ${client.escapeLiteral(workerPassword)}`);
    // the value for an SSD: with the default value, each row of an import scans a whole small table to check its foreign key
    for (const role of ['park_app', 'park_worker']) await alterRole(client, `${role} set random_page_cost = 1.1`);
    await client.query('select app.audit_months(3)');
    await countOnAudit(client);
  } finally {
    await client.end();
  }
  await syncManifest(url);
  await fillPinyin(url);
  return applied;
}

const tries = 50;
/**
 * Alters a role. An advisory lock belongs to one database but roles to the whole server, so the change is tried again when another database
 * of this PostgreSQL is being prepared.
 */
async function alterRole(client: pg.Client, change: string): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      await client.query(`alter role ${change}`);
      return;
    } catch (error) {
      if (!(error as Error).message.includes('tuple concurrently updated') || attempt === tries) throw error;
    }
}
