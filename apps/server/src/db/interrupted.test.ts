import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cloneDatabase, emptyDatabase } from '../../test/database.ts';
import { secretKey, withClient } from '../../test/postgres.ts';
import { statementsOf } from '../../test/statements-of.ts';
import { secretsOf } from '../secret.ts';
import { catalogueProblems } from './catalogue.ts';
import { functions } from './functions.ts';
import { migrate, migrationsIn } from './migrate.ts';
import { migrations, prepare } from './prepare.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'park-interrupted-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Selects everything a migration can leave behind in the catalogue, and the rows of the tables it fills. */
const state = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select (select count(*)::int from pg_class) as classes, (select count(*)::int from pg_proc) as functions,
              (select count(*)::int from pg_policy) as policies, (select count(*)::int from pg_constraint) as constraints,
              (select count(*)::int from pg_trigger) as triggers, (select count(*)::int from pg_attribute) as columns,
              (select md5(string_agg(prosrc, '' order by oid)) from pg_proc
                where pronamespace::regnamespace::text in ('app', 'door')) as bodies,
              (select count(*)::int from public.schema_migration) as applied`,
    );
    return rows[0];
  });

/**
 * Returns the statements after which to kill a migration: in the short form two per migration, the last and one before it; for the newest
 * migration, and in the long form for all, every statement.
 */
function cutsOf(count: number, isNewest: boolean): number[] {
  if (process.env.PARK_LONG || isNewest) return Array.from({ length: count }, (_, at) => at);
  return [...new Set([Math.floor(count / 2), count - 1])];
}

async function upgradeWithKills(url: string, from: string) {
  const files = await migrationsIn(from, functions);
  const dir = mkdtempSync(path.join(folder, 'run-'));
  // holds only functions that the migrations so far have included; others refer to tables of later migrations
  const included = path.join(dir, 'sql');
  mkdirSync(included);
  const known = await withClient(url, async (client) => {
    const { rows: found } = await client.query(`select to_regclass('public.schema_migration') is not null as known`);
    return found[0]?.known
      ? (await client.query<{ name: string }>('select name from public.schema_migration')).rows.map(({ name }) => name)
      : [];
  });
  await migrate(url, dir);
  let killed = 0;
  for (const { name, parts } of files) {
    for (const part of parts) if ('name' in part) cpSync(path.join(functions, part.name), path.join(included, part.name));
    if (!known.includes(name)) {
      const text = parts.map((part) => part.text).join('\n');
      const statements = statementsOf(text);
      expect(statements.join('').trim()).toBe(text.trim());
      const before = await state(url);
      for (const cut of cutsOf(statements.length, name === files.at(-1)?.name)) {
        const cutOff = [...statements.slice(0, cut + 1), '\nselect pg_terminate_backend(pg_backend_pid());', ...statements.slice(cut + 1)];
        writeFileSync(path.join(dir, name), cutOff.join(''));
        await expect(migrate(url, dir, { functions: included }), `${name} cut off behind statement ${cut + 1}`).rejects.toThrow(/terminat/);
        expect(await state(url)).toEqual(before);
        killed += 1;
      }
    }
    cpSync(path.join(from, name), path.join(dir, name));
    expect(await migrate(url, dir, { functions: included })).toEqual(known.includes(name) ? [] : [name]);
  }
  return killed;
}

test('a migration that is killed after any of its statements changes no table, and succeeds the next time', {
  timeout: 600_000,
}, async () => {
  const database = await emptyDatabase();
  try {
    expect(await upgradeWithKills(database.url, migrations)).toBeGreaterThan(15);
    await prepare(database.url, secretsOf(secretKey));
    expect(await withClient(database.url, catalogueProblems)).toEqual([]);
  } finally {
    await database.drop();
  }
});

/** An example of a future migration: it adds, fills and constrains a column, and creates a table with a foreign key to an existing one. */
const later = `alter table staff add column desk text;
set local role park_keeper;
update staff set desk = left(real_name, 1);
reset role;
set constraints all immediate;
alter table staff alter column desk set not null, alter column desk set default '';
create table desk (
  space_id uuid not null, company_id uuid not null, name text not null,
  primary key (space_id, company_id, name),
  foreign key (space_id, company_id) references company (space_id, id)
);
select app.company_table('desk');
set local role park_keeper;
insert into desk select distinct space_id, company_id, desk from staff;
reset role;`;

test('a migration of existing data that is killed changes no table, and succeeds the next time', { timeout: 600_000 }, async () => {
  const database = await cloneDatabase();
  const people = () => withClient(database.url, async (client) => (await client.query('select count(*)::int as n from public.staff')).rows);
  try {
    const from = mkdtempSync(path.join(folder, 'from-'));
    cpSync(migrations, from, { recursive: true });
    writeFileSync(path.join(from, '9999_later.sql'), later);
    const before = await people();
    expect(await upgradeWithKills(database.url, from)).toBe(statementsOf(later).length);
    await prepare(database.url, secretsOf(secretKey));
    expect([await people(), await withClient(database.url, catalogueProblems)]).toEqual([before, []]);
  } finally {
    await database.drop();
  }
});
