import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cloneDatabase, emptyDatabase } from '../../test/database.ts';
import { root, secretKey, withClient } from '../../test/postgres.ts';
import { secretsOf } from '../secret.ts';
import { catalogueProblems } from './catalogue.ts';
import { prepare } from './prepare.ts';

const folder = path.join(root, 'test/upgrade');
/** Rows of every table there is. */
const countsIn = (url: string) =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select quote_ident(relname) as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'schema_migration' order by 1`,
    );
    const { rows } = await client.query(`select ${tables.map(({ name }) => `(select count(*)::int from public.${name}) as ${name}`)}`);
    return rows[0] as Record<string, number>;
  });
/** What code brings along may grow with it; everything else is people's own. */
const shipped = ['menu', 'role', 'role_grant', 'config_entry', 'code_item', 'agreement'];

test('a database that ran the other text of 0036 that was published is brought up to this version too', async () => {
  const database = await emptyDatabase();
  try {
    await prepare(database.url, secretsOf(secretKey));
    await withClient(database.url, (client) =>
      client.query(
        `update schema_migration set checksum = '59cfead9dd461d0b7beb06adc243c5c703ffa76d50bce473b0a092a9e3451344' where name like '0036%'`,
      ),
    );
    expect(await prepare(database.url, secretsOf(secretKey))).toEqual([]);
    await withClient(database.url, (client) => client.query(`update schema_migration set checksum = 'other' where name like '0036%'`));
    await expect(prepare(database.url, secretsOf(secretKey))).rejects.toThrow('0036_flow_fast.sql was changed');
  } finally {
    await database.drop();
  }
});

for (const name of readdirSync(folder).toSorted())
  test(`the database as ${name} has it is brought up to this version, and nothing of it is lost`, async () => {
    const database = await emptyDatabase();
    try {
      await withClient(database.url, (client) => client.query(readFileSync(path.join(folder, name), 'utf8')));
      const before = await countsIn(database.url);
      await prepare(database.url, secretsOf(secretKey));
      const after = await countsIn(database.url);
      for (const [table, rows] of Object.entries(before)) {
        if (shipped.includes(table)) expect([table, (after[table] ?? 0) >= rows]).toEqual([table, true]);
        else expect([table, after[table]]).toEqual([table, rows]);
      }
      expect(before.staff).toBeGreaterThan(10);
      expect(await withClient(database.url, catalogueProblems)).toEqual([]);
      expect(await prepare(database.url, secretsOf(secretKey))).toEqual([]);
    } finally {
      await database.drop();
    }
  });

test('databases of one PostgreSQL are prepared at the same time', async () => {
  const databases = await Promise.all(Array.from({ length: 3 }, cloneDatabase));
  try {
    const rounds = Array.from({ length: 12 }, (_, at) => prepare(databases[at % 3]?.url ?? '', secretsOf(secretKey)));
    expect((await Promise.allSettled(rounds)).filter(({ status }) => status === 'rejected')).toEqual([]);
  } finally {
    for (const database of databases) await database.drop();
  }
});
