import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../../test/database.ts';
import { functions, functionsIn, runFunction } from './functions.ts';
import { migrations } from './prepare.ts';

let client: pg.Client;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await cloneDatabase();
  drop = database.drop;
  client = new pg.Client(database.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await drop();
});

/**
 * Selects every function of the product with its text, owner and rights, except `app.xid_shift`, which is state of a database and has no
 * file.
 */
const defined = async () =>
  (
    await client.query<{ name: string; text: string }>(
      `select format('%s/%s.sql', n.nspname, p.proname) as name,
              concat_ws(' ', pg_get_functiondef(p.oid), p.proowner::regrole,
                        (select array_agg(a::text order by a::text) from unnest(p.proacl) as a)) as text
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname in ('app', 'door') and p.proname <> 'xid_shift' order by 1, 2`,
    )
  ).rows;

test('every database function has a file with its name, and every function file defines a function', async () => {
  const files = (await functionsIn(functions)).map(({ name }) => name);
  expect([...new Set((await defined()).map(({ name }) => name))].toSorted()).toEqual(files);
});

test('the functions in the database equal the functions in the files', async () => {
  const before = await defined();
  await client.query('begin; set local check_function_bodies = off');
  try {
    for (const file of await functionsIn(functions)) await runFunction(client, file);
    expect(await defined()).toEqual(before);
  } finally {
    await client.query('rollback');
  }
});

test('every function body is valid', async () => {
  await client.query('begin; set local check_function_bodies = on');
  try {
    for (const file of await functionsIn(functions)) await runFunction(client, file);
  } finally {
    await client.query('rollback');
  }
});

test('migrations create row security policies only through the shared policy functions, whose conditions are in one file', async () => {
  const texts = [
    ...globSync('*.sql', { cwd: migrations }).map((name) => ({ name, text: readFileSync(path.join(migrations, name), 'utf8') })),
    ...(await functionsIn(functions)),
  ];
  const naming = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text)).map(({ name }) => name);
  expect(naming(/create policy/i)).toEqual(['app/open_to_door.sql', 'app/open_to_worker.sql', 'app/wall.sql']);
  expect(naming(/\(select app\.(space|parks|company|companies|user_id|side|reach|member|\\1)\(\)\)/)).toEqual(['app/condition.sql']);
});

test('app.uuid7 creates ids of version 7 that sort by creation time', async () => {
  const { rows } = await client.query<{ id: string }>('select app.uuid7()::text as id from generate_series(1, 200), pg_sleep(0.002)');
  const ids = rows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const moments = ids.map((id) => Number.parseInt(id.replace('-', '').slice(0, 12), 16));
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  expect(Math.abs((moments.at(-1) ?? 0) - Date.now())).toBeLessThan(60_000);
});
