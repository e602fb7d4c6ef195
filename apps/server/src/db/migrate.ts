import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

type Options = { log?: (message: string) => void };

/** Applies `NNNN_what.sql` in order, each in a transaction of its own, once, one process at a time. Returns what it applied. */
export async function migrate(url: string, dir: string, { log = () => {} }: Options = {}): Promise<string[]> {
  const db = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await db.connect();
  try {
    await db.query(`select pg_advisory_lock(hashtext('schema-migration'))`);
    await db.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const done = await db.query<{ name: string; checksum: string }>('select name, checksum from schema_migration order by name');
    const known = new Map(done.rows.map((row) => [row.name, row.checksum]));
    const files = (await readdir(dir)).filter((name) => name.endsWith('.sql')).sort();
    const applied: string[] = [];
    for (const name of files) {
      const text = await readFile(path.join(dir, name), 'utf8');
      const checksum = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
      if (known.get(name) === checksum) continue;
      if (known.has(name)) throw new Error(`${name} was changed after it had been applied; write a new migration instead`);
      log(name);
      await apply(db, name, text, checksum);
      applied.push(name);
    }
    const newer = [...known.keys()].filter((name) => !files.includes(name));
    if (newer.length) log(`the database was migrated by another version, which also has ${newer.join(', ')}`);
    return applied;
  } finally {
    await db.end();
  }
}

async function apply(db: pg.Client, name: string, text: string, checksum: string) {
  await db.query('begin');
  try {
    await db.query(text);
    await db.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await db.query('commit');
  } catch (error) {
    await db.query('rollback');
    throw new Error(`${name}${line(text, error)}: ${(error as Error).message}`, { cause: error });
  }
}

const line = (text: string, error: unknown) =>
  error instanceof pg.DatabaseError && error.position ? `:${text.slice(0, Number(error.position)).split('\n').length}` : '';
