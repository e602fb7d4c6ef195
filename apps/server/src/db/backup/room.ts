import pg from 'pg';
import { createMigrationTables, type Migration, runMigration } from '../migrate.ts';
import { BackupProblem } from './format.ts';
import { type Partition, quoted, type TableColumns } from './tables.ts';

const ask = async <T extends pg.QueryResultRow>(client: pg.Client, text: string, values: unknown[] = []) =>
  (await client.query<T>(text, values)).rows;

/**
 * Refuses a restore while anybody else is connected, into a database with tables of another system, and over existing data unless `force`
 * is set.
 */
export async function refuseUnlessFree(client: pg.Client, force: boolean): Promise<void> {
  const [state] = await ask<{ others: number; tables: number; is_ours: boolean }>(
    client,
    `select (select count(*)::int from pg_stat_activity
              where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as others,
            (select count(*)::int from pg_class where relnamespace = to_regnamespace('public') and relkind in ('r', 'p')) as tables,
            to_regclass('public.schema_migration') is not null as is_ours`,
  );
  if (state?.others)
    throw new BackupProblem(
      `数据库正被 ${state.others} 个连接使用，请先停止系统 · ${state.others} connections use the database: stop the server first`,
    );
  if (state?.tables && !state.is_ours)
    throw new BackupProblem('数据库中有其他系统的表，请换一个空数据库 · the database holds tables of something else: give an empty one');
  const people = await peopleIn(client);
  if (people && !force)
    throw new BackupProblem(
      `目标数据库已有 ${people} 人的数据，恢复会全部覆盖；确认后请加 --force · ` +
        `the database holds data of ${people} people, all of which would go: add --force if that is meant`,
    );
}

async function peopleIn(client: pg.Client): Promise<number> {
  const [found] = await ask<{ is_there: boolean }>(client, `select to_regclass('public.user') is not null as is_there`);
  if (!found?.is_there) return 0;
  await client.query('begin; set local role park_keeper');
  const [counted] = await ask<{ people: number }>(client, 'select count(*)::int as people from public."user"');
  await client.query('rollback');
  return counted?.people ?? 0;
}

/** Drops the tables and schemas of the platform and creates empty tables of the given version; foreign extensions in the schema stay. */
export async function createEmptyTables(
  client: pg.Client,
  migrations: readonly Migration[],
  partitions: readonly Partition[],
): Promise<void> {
  const tables = await ask<{ name: string }>(
    client,
    `select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  );
  for (const { name } of tables) await client.query(`drop table public.${quoted(name)} cascade`);
  await client.query('drop schema if exists door cascade; drop schema if exists app cascade; drop schema if exists pgboss cascade');
  await createMigrationTables(client);
  for (const migration of migrations) {
    await runMigration(client, migration);
    // checks deferred constraints as a commit would do, because the next migration cannot alter a table that has pending constraint checks
    await client.query('set constraints all immediate; set constraints all deferred');
  }
  const made = new Set(
    (await ask<{ name: string }>(client, `select relname as name from pg_class where relispartition`)).map(({ name }) => name),
  );
  for (const { name, bounds } of partitions.filter((one) => !made.has(one.name))) {
    if (!/^FOR VALUES FROM \('[^']+'\) TO \('[^']+'\)$/.test(bounds)) throw new BackupProblem(`audit: ${bounds}`);
    await client.query(`create table public.${quoted(name)} partition of public.audit ${bounds}`);
    await client.query('select app.closed_table($1::regclass)', [`public.${quoted(name)}`]);
  }
}

/**
 * Empties the tables and removes whatever prevents loading rows in any order: foreign keys (some are circular), triggers (their effects are
 * already in the rows) and row security (COPY FROM does not work with it). Returns a function that restores all of it; the foreign keys are
 * then checked over all rows. Needs no superuser, unlike session_replication_role.
 */
export async function removeRules(client: pg.Client, tables: readonly TableColumns[]): Promise<() => Promise<void>> {
  const names = tables.map(({ table }) => `public.${quoted(table)}`);
  const keys = await ask<{ of: string; name: string; rule: string }>(
    client,
    `select conrelid::regclass::text as of, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule from pg_constraint
      where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by conrelid, conname`,
  );
  const forced = await ask<{ name: string }>(
    client,
    `select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity`,
  );
  await client.query(`set local search_path = public`);
  for (const { of, name } of keys) await client.query(`alter table ${of} drop constraint ${name}`);
  for (const { name } of forced) await client.query(`alter table ${name} no force row level security`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  return async () => {
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    for (const { of, name, rule } of keys) await client.query(`alter table ${of} add constraint ${name} ${rule}`);
    for (const { name } of forced) await client.query(`alter table ${name} force row level security`);
  };
}

/** Removes restored rows that are no longer true: ends all sessions, and deletes the backup that was running while this file was made. */
export async function settle(url: string, auditZone: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'park restore' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(
      `do $$ begin
         execute format('alter function door.audit_digest(uuid, xid8, xid8, bytea) set timezone = %L',
                        ${client.escapeLiteral(auditZone)}::text);
       end $$`,
    );
    await client.query('set local role park_keeper');
    await client.query('update session set revoked_at = app.now() where revoked_at is null');
    await client.query(`delete from backup where state in ('waiting', 'running')`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
