import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../../test/database.ts';
import { root, secretKey, withClient } from '../../test/postgres.ts';
import { secretsOf } from '../secret.ts';
import { catalogueProblems } from './catalogue.ts';
import { prepare } from './prepare.ts';

const folder = path.join(root, 'test/upgrade');
const counted = ['space', 'park', 'company', 'staff', 'department', 'role', 'role_user', 'menu'];

for (const name of readdirSync(folder).toSorted())
  test(`the database as ${name} has it is brought up to this version, and nothing of it is lost`, async () => {
    const database = await emptyDatabase();
    const counts = () =>
      withClient(database.url, async (client) => {
        const { rows } = await client.query(`select ${counted.map((table) => `(select count(*)::int from public.${table}) as ${table}`)}`);
        return rows[0] as Record<string, number>;
      });
    try {
      await withClient(database.url, (client) => client.query(readFileSync(path.join(folder, name), 'utf8')));
      const before = await counts();
      await prepare(database.url, secretsOf(secretKey));
      const after = await counts();
      for (const table of counted.filter((one) => one !== 'menu')) expect([table, after[table]]).toEqual([table, before[table]]);
      expect(after.menu).toBeGreaterThanOrEqual(before.menu as number);
      expect(await withClient(database.url, catalogueProblems)).toEqual([]);
      expect(await prepare(database.url, secretsOf(secretKey))).toEqual([]);
    } finally {
      await database.drop();
    }
  });
