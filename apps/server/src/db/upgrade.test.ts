import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../../test/database.ts';
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
