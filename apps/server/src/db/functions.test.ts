import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../../test/database.ts';
import { functions, functionsIn, runFunction } from './functions.ts';

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

/** Every function of the product with its text, owner and rights. `app.xid_shift` is state of a database and has no file. */
const defined = async () =>
  (
    await client.query<{ name: string; text: string }>(
      `select format('%s/%s.sql', n.nspname, p.proname) as name,
              concat_ws(' ', pg_get_functiondef(p.oid), p.proowner::regrole, (select array_agg(a::text order by a::text) from unnest(p.proacl) as a)) as text
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname in ('app', 'door') and p.proname <> 'xid_shift' order by 1, 2`,
    )
  ).rows;

test('every function of the database has a file of its name, and every file a function', async () => {
  const files = (await functionsIn(functions)).map(({ name }) => name);
  expect([...new Set((await defined()).map(({ name }) => name))].toSorted()).toEqual(files);
});

test('the functions of the database are those of the files', async () => {
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
