import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cloneDatabase, emptyDatabase } from '../../test/database.ts';
import { root, secretKey, withClient } from '../../test/postgres.ts';
import { structureOf } from '../../test/structure.ts';
import { secretsOf } from '../secret.ts';
import { catalogueProblems } from './catalogue.ts';
import { prepare } from './prepare.ts';

/**
 * Databases of released and landed versions, each written by test/upgrade/dump.ts. A landed migration is never edited, nor is a dump: every
 * issue that changes the schema adds migrations and a dump of its own.
 */
const folder = path.join(root, 'test/upgrade');
const dumps = readdirSync(folder).filter((name) => name.endsWith('.sql.gz'));
/** Counts the rows of every table. */
const countsIn = (url: string) =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select quote_ident(relname) as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
          and relname not in ('schema_migration', 'schema_function') order by 1`,
    );
    const { rows } = await client.query(`select ${tables.map(({ name }) => `(select count(*)::int from public.${name}) as ${name}`)}`);
    return rows[0] as Record<string, number>;
  });
/** Returns the structure of an empty database created by this version. */
async function freshStructure() {
  const fresh = await cloneDatabase();
  try {
    return await withClient(fresh.url, structureOf);
  } finally {
    await fresh.drop();
  }
}

/** An upgrade may add rows to these tables, which the code delivers; rows of all other tables belong to users and stay unchanged. */
const shipped = ['menu', 'role', 'role_grant', 'config_entry', 'code_item', 'agreement'];

for (const name of dumps.toSorted())
  test(`the database of ${name} is migrated to this version without losing a row`, async () => {
    const database = await emptyDatabase();
    try {
      await withClient(database.url, (client) => client.query(gunzipSync(readFileSync(path.join(folder, name))).toString()));
      const before = await countsIn(database.url);
      await prepare(database.url, secretsOf(secretKey));
      const after = await countsIn(database.url);
      for (const [table, rows] of Object.entries(before)) {
        if (shipped.includes(table)) expect([table, (after[table] ?? 0) >= rows]).toEqual([table, true]);
        else expect([table, after[table]]).toEqual([table, rows]);
      }
      expect(before.staff).toBeGreaterThan(10);
      expect(await withClient(database.url, structureOf)).toEqual(await freshStructure());
      expect(await withClient(database.url, catalogueProblems)).toEqual([]);
      expect(await prepare(database.url, secretsOf(secretKey))).toEqual([]);
    } finally {
      await database.drop();
    }
  });

test('a dump is at most one megabyte', () => {
  expect(dumps).not.toEqual([]);
  for (const name of dumps) expect(readFileSync(path.join(folder, name)).length).toBeLessThan(1_000_000);
});

test('databases of one PostgreSQL can be prepared at the same time', async () => {
  const databases = await Promise.all(Array.from({ length: 3 }, cloneDatabase));
  try {
    const rounds = Array.from({ length: 12 }, (_, at) => prepare(databases[at % 3]?.url ?? '', secretsOf(secretKey)));
    expect((await Promise.allSettled(rounds)).filter(({ status }) => status === 'rejected')).toEqual([]);
  } finally {
    for (const database of databases) await database.drop();
  }
});
