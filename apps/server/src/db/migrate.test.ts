import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from '../../test/database.ts';
import { withClient } from '../../test/postgres.ts';
import { migrate } from './migrate.ts';

let dir: string;
let database: Awaited<ReturnType<typeof emptyDatabase>>;

beforeEach(async () => {
  database = await emptyDatabase();
  dir = await mkdtemp(path.join(os.tmpdir(), 'park-migrations-'));
  await write('0001_room.sql', 'create table room (name text);');
  await write('0002_first.sql', `insert into room values ('A101');`);
});
afterEach(async () => {
  await database.drop();
  await rm(dir, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(path.join(dir, name), sql);
const run = () => migrate(database.url, dir);
const rooms = () =>
  withClient(database.url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from room order by name');
    return rows.map((row) => row.name);
  });

test('each migration is applied once, in order', async () => {
  expect(await run()).toEqual(['0001_room.sql', '0002_first.sql']);
  await write('0003_second.sql', `insert into room values ('A102');`);
  expect(await run()).toEqual(['0003_second.sql']);
  expect(await run()).toEqual([]);
  expect(await rooms()).toEqual(['A101', 'A102']);
});

test('a migration that was changed after it had been applied is refused', async () => {
  await run();
  await write('0002_first.sql', `insert into room values ('B101');`);
  await expect(run()).rejects.toThrow('0002_first.sql was changed');
  expect(await rooms()).toEqual(['A101']);
});

test('other line endings are no change', async () => {
  await write('0003_lines.sql', `insert into room\nvalues ('A102');\n`);
  await run();
  await write('0003_lines.sql', `insert into room\r\nvalues ('A102');\r\n`);
  expect(await run()).toEqual([]);
});

test('one that fails leaves nothing of itself and says where, those before it stay', async () => {
  await write('0003_wrong.sql', `insert into room values ('A102');\n\ninsert into hall values ('B');`);
  await expect(run()).rejects.toThrow('0003_wrong.sql:3: relation "hall" does not exist');
  expect(await rooms()).toEqual(['A101']);
});

test('servers that start at the same moment apply each migration once between them', async () => {
  const applied = await Promise.all([run(), run(), run(), run()]);
  expect(applied.flat().sort()).toEqual(['0001_room.sql', '0002_first.sql']);
  expect(await rooms()).toEqual(['A101']);
});

test('a table in use makes a migration wait a little and try again, and nobody waits behind it for long', async () => {
  await run();
  await write('0003_wider.sql', 'alter table room add column floor int;');
  await withClient(database.url, async (reader) => {
    await reader.query('begin; select * from room');
    const said: string[] = [];
    const waiting = migrate(database.url, dir, { log: (line) => said.push(line) });
    await expect.poll(() => said.some((line) => line.includes('trying again')), { timeout: 10_000 }).toBe(true);
    await reader.query('commit');
    expect(await waiting).toEqual(['0003_wider.sql']);
  });
});
