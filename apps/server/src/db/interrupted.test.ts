import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../test/database.ts';
import { root, secretKey, withClient } from '../../test/postgres.ts';
import { statementsOf } from '../../test/statements-of.ts';
import { secretsOf } from '../secret.ts';
import { catalogueProblems } from './catalogue.ts';
import { migrate, migrationsIn } from './migrate.ts';
import { migrations, prepare } from './prepare.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'park-interrupted-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Everything a migration can leave behind in the catalogue, and the rows of what it fills. */
const state = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select (select count(*)::int from pg_class) as classes, (select count(*)::int from pg_proc) as functions, (select count(*)::int from pg_policy) as policies,
              (select count(*)::int from pg_constraint) as constraints, (select count(*)::int from pg_trigger) as triggers, (select count(*)::int from pg_attribute) as columns,
              (select md5(string_agg(prosrc, '' order by oid)) from pg_proc where pronamespace::regnamespace::text in ('app', 'door')) as bodies,
              (select count(*)::int from public.schema_migration) as applied`,
    );
    return rows[0];
  });

/** In the short form the last and one before it of each migration; of the newest, and in the long form of all, every one. */
function cutsOf(count: number, isNewest: boolean): number[] {
  if (process.env.PARK_LONG || isNewest) return Array.from({ length: count }, (_, at) => at);
  return [...new Set([Math.floor(count / 2), count - 1])];
}

async function upgradeWithKills(url: string) {
  const files = await migrationsIn(migrations);
  const dir = mkdtempSync(path.join(folder, 'run-'));
  const known = await withClient(url, async (client) => {
    const { rows: found } = await client.query(`select to_regclass('public.schema_migration') is not null as known`);
    return found[0]?.known
      ? (await client.query<{ name: string }>('select name from public.schema_migration')).rows.map(({ name }) => name)
      : [];
  });
  await migrate(url, dir);
  let killed = 0;
  for (const { name, text } of files) {
    if (!known.includes(name)) {
      const statements = statementsOf(text);
      expect(statements.join('').trim()).toBe(text.trim());
      const before = await state(url);
      for (const cut of cutsOf(statements.length, name === files.at(-1)?.name)) {
        const cutOff = [...statements.slice(0, cut + 1), '\nselect pg_terminate_backend(pg_backend_pid());', ...statements.slice(cut + 1)];
        writeFileSync(path.join(dir, name), cutOff.join(''));
        await expect(migrate(url, dir), `${name} cut off behind statement ${cut + 1}`).rejects.toThrow(/terminat/);
        expect(await state(url)).toEqual(before);
        killed += 1;
      }
    }
    cpSync(path.join(migrations, name), path.join(dir, name));
    expect(await migrate(url, dir)).toEqual(known.includes(name) ? [] : [name]);
  }
  return killed;
}

test('a migration killed behind any of its statements leaves nothing of itself, and runs through the next time', {
  timeout: 600_000,
}, async () => {
  const database = await emptyDatabase();
  try {
    expect(await upgradeWithKills(database.url)).toBeGreaterThan(60);
    await prepare(database.url, secretsOf(secretKey));
    expect(await withClient(database.url, catalogueProblems)).toEqual([]);
  } finally {
    await database.drop();
  }
});

test('so does one over the data of an earlier version', { timeout: 600_000 }, async () => {
  const database = await emptyDatabase();
  const people = () => withClient(database.url, async (client) => (await client.query('select count(*)::int as n from public.staff')).rows);
  try {
    await withClient(database.url, (client) => client.query(readFileSync(path.join(root, 'test/upgrade/issue-4.sql'), 'utf8')));
    const before = await people();
    expect(await upgradeWithKills(database.url)).toBeGreaterThan(20);
    await prepare(database.url, secretsOf(secretKey));
    expect([await people(), await withClient(database.url, catalogueProblems)]).toEqual([before, []]);
  } finally {
    await database.drop();
  }
});
