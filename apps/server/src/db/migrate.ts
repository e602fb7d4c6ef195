import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

type Options = { log?: (message: string) => void };
export type Migration = { name: string; text: string; checksum: string };

/** How long a migration waits for a table that others work with. It stops everybody behind it meanwhile, so it gives up and asks again. */
const lockTimeout = 3_000;
const tries = 20;

/** 0036 was published with two texts; 0040 writes anew what differs in them, so that databases of both come to the same. */
const alsoPublished: Readonly<Record<string, string>> = {
  '0036_flow_fast.sql': '59cfead9dd461d0b7beb06adc243c5c703ffa76d50bce473b0a092a9e3451344',
};
/** Whether what was noted of a migration when it ran is this one. */
export const isSame = ({ name, checksum }: Pick<Migration, 'name' | 'checksum'>, noted: string | undefined) =>
  noted === checksum || (noted !== undefined && noted === alsoPublished[name]);

/** The migrations of this version, in their order. */
export async function migrationsIn(dir: string): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(dir, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex') };
    }),
  );
}

export const migrationTable =
  'create table if not exists public.schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())';

/** What is run of a migration and noted of it, inside whatever transaction there is. */
export async function runMigration(db: pg.Client, { name, text, checksum }: Migration): Promise<void> {
  await db.query(text);
  await db.query('insert into public.schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
}

/** Applies `NNNN_what.sql` in order, each in a transaction of its own, once, one process at a time. Returns what it applied. */
export async function migrate(url: string, dir: string, { log = () => {} }: Options = {}): Promise<string[]> {
  const db = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // a connection that breaks is told by the statement it breaks
  db.on('error', () => {});
  await db.connect();
  try {
    await db.query(`select pg_advisory_lock(hashtext('schema-migration'))`);
    await db.query(migrationTable);
    const done = await db.query<{ name: string; checksum: string }>('select name, checksum from schema_migration order by name');
    const known = new Map(done.rows.map((row) => [row.name, row.checksum]));
    const files = await migrationsIn(dir);
    const applied: string[] = [];
    for (const migration of files) {
      const { name } = migration;
      if (isSame(migration, known.get(name))) continue;
      if (known.has(name)) throw new Error(`${name} was changed after it had been applied; write a new migration instead`);
      log(name);
      await apply(db, migration, log);
      applied.push(name);
    }
    const newer = [...known.keys()].filter((name) => !files.some((file) => file.name === name));
    if (newer.length) log(`the database was migrated by another version, which also has ${newer.join(', ')}`);
    return applied;
  } finally {
    await db.end();
  }
}

/**
 * Whole or not at all: cut off at any of its statements it leaves nothing and is run again. Locks are taken at once or not: a
 * migration that queues behind a long report would make every call queue behind it.
 */
async function apply(db: pg.Client, migration: Migration, log: (message: string) => void): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      await db.query(`begin; set local lock_timeout = ${lockTimeout}`);
      await runMigration(db, migration);
      return void (await db.query('commit'));
    } catch (error) {
      await db.query('rollback').catch(() => {});
      if (isLocked(error) && attempt < tries) {
        log(`${migration.name}: 表正被占用，稍后重试 · a table is in use, trying again (${attempt}/${tries})`);
        continue;
      }
      throw new Error(`${migration.name}${line(migration.text, error)}: ${(error as Error).message}`, { cause: error });
    }
}

const isLocked = (error: unknown) => error instanceof pg.DatabaseError && error.code === '55P03';
const line = (text: string, error: unknown) =>
  error instanceof pg.DatabaseError && error.position ? `:${text.slice(0, Number(error.position)).split('\n').length}` : '';
