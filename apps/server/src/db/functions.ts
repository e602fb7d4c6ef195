import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

/** Folder with the current text of every function: `<schema>/<function>.sql`. */
export const functions = path.resolve(import.meta.dirname, '../../sql');

/** A file with all overloads of one function and its grants; `name` is `<schema>/<function>.sql`. */
export type FunctionFile = { name: string; text: string; checksum: string };

export const checksumOf = (text: string) => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');

export async function functionsIn(folder: string): Promise<FunctionFile[]> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll(path.sep, '/'));
  return Promise.all(
    names
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map(async (name) => {
        const text = await readFile(path.join(folder, name), 'utf8');
        return { name, text, checksum: checksumOf(text) };
      }),
  );
}

export const functionTable =
  'create table if not exists public.schema_function ' +
  '(name text primary key, checksum text not null, applied_at timestamptz not null default now())';

/**
 * Defines the functions of a file, inside a transaction. Rights depend on the file and the schema alone: all earlier grants are revoked,
 * nothing is granted to public, and functions of `door` belong to park_door, with whose rights they run.
 */
export async function runFunction(db: pg.Client, { name, text, checksum }: FunctionFile): Promise<void> {
  await db.query(forEachForm(name, `revoke all on function %s from park_app, park_keeper, park_worker`));
  await db.query(text);
  if (name.startsWith('door/')) await db.query(forEachForm(name, 'alter function %s owner to park_door'));
  await db.query(forEachForm(name, 'revoke all on function %s from public'));
  await db.query(
    `insert into public.schema_function (name, checksum) values ($1, $2)
     on conflict (name) do update set checksum = excluded.checksum, applied_at = excluded.applied_at`,
    [name, checksum],
  );
}

function forEachForm(name: string, change: string): string {
  const [schema, form] = name.replace(/\.sql$/, '').split('/');
  return `do $$ declare f regprocedure; begin
    for f in select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
              where n.nspname = '${schema}' and p.proname = '${form}' loop
      execute format('${change}', f);
    end loop; end $$`;
}

/** Returns the files whose text differs from the applied one. A file that no longer exists is forgotten; a migration drops its function. */
export async function changedFunctions(db: pg.Client, files: readonly FunctionFile[]): Promise<FunctionFile[]> {
  const { rows } = await db.query<{ name: string; checksum: string }>('select name, checksum from public.schema_function');
  const known = new Map(rows.map((row) => [row.name, row.checksum]));
  await db.query('delete from public.schema_function where not name = any ($1)', [files.map(({ name }) => name)]);
  return files.filter(({ name, checksum }) => known.get(name) !== checksum);
}
