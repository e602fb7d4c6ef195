import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
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
const withFunctions = () => migrate(database.url, dir, { functions: path.join(dir, 'sql') });
/** Writes a function file into the folder beside the migrations, in a schema that the first migration creates. */
async function writeFunction(name: string, sql: string) {
  await mkdir(path.join(dir, 'sql', path.dirname(name)), { recursive: true });
  await writeFile(path.join(dir, 'sql', name), sql);
}
const writeSchemas = () =>
  write('0000_schemas.sql', 'create schema app; create schema door; grant usage, create on schema door to park_door;');
const ask = <T>(text: string) => withClient(database.url, async (client) => (await client.query(text)).rows as T[]);
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

test('a migration that was changed after it was applied is refused', async () => {
  await run();
  await write('0002_first.sql', `insert into room values ('B101');`);
  await expect(run()).rejects.toThrow('0002_first.sql was changed');
  expect(await rooms()).toEqual(['A101']);
});

test('a comment of an applied migration may be corrected, but a string that only looks like a comment may not', async () => {
  await write('0003_comment.sql', `/* one\nroom */ -- 'new'\ninsert into room values ('A102'); -- the first`);
  await write('0004_text.sql', `insert into room values ('-- A103');`);
  await run();
  await write('0003_comment.sql', `-- adds the room of the lodge\ninsert into room\n  values ('A102');`);
  expect(await run()).toEqual([]);
  await write('0004_text.sql', `insert into room values ('-- A104');`);
  await expect(run()).rejects.toThrow('0004_text.sql was changed');
});

test('different line endings do not count as a change of a migration', async () => {
  await write('0003_lines.sql', `insert into room\nvalues ('A102');\n`);
  await run();
  await write('0003_lines.sql', `insert into room\r\nvalues ('A102');\r\n`);
  expect(await run()).toEqual([]);
});

test('a migration that fails changes no table and reports its file and line; earlier migrations stay applied', async () => {
  await write('0003_wrong.sql', `insert into room values ('A102');\n\ninsert into hall values ('B');`);
  await expect(run()).rejects.toThrow('0003_wrong.sql:3: relation "hall" does not exist');
  expect(await rooms()).toEqual(['A101']);
});

test('servers that start at the same time apply each migration once', async () => {
  const applied = await Promise.all([run(), run(), run(), run()]);
  expect(applied.flat().sort()).toEqual(['0001_room.sql', '0002_first.sql']);
  expect(await rooms()).toEqual(['A101']);
});

test('a migration waits briefly for a locked table and retries, without blocking other transactions for long', async () => {
  await run();
  await write('0003_wider.sql', 'alter table room add column floor int;');
  await withClient(database.url, async (reader) => {
    await reader.query('begin; select * from room');
    const lines: string[] = [];
    const waiting = migrate(database.url, dir, { log: (line) => lines.push(line) });
    await expect.poll(() => lines.some((line) => line.includes('trying again')), { timeout: 10_000 }).toBe(true);
    await reader.query('commit');
    expect(await waiting).toEqual(['0003_wider.sql']);
  });
});

test('functions are applied after the migrations, and are applied again only if their file changed', async () => {
  await writeSchemas();
  await writeFunction('app/one.sql', 'create or replace function app.one() returns integer language sql as $$ select 1 $$;');
  await writeFunction('door/two.sql', 'create or replace function door.two() returns integer language sql as $$ select 2 $$;');
  await withFunctions();
  expect(await ask('select app.one(), door.two()')).toEqual([{ one: 1, two: 2 }]);
  const applied = () => ask<{ name: string; at: Date }>('select name, applied_at as at from schema_function order by name');
  const [one, two] = await applied();
  await writeFunction('app/one.sql', 'create or replace function app.one() returns integer language sql as $$ select 11 $$;');
  expect(await withFunctions()).toEqual([]);
  expect(await ask('select app.one()')).toEqual([{ one: 11 }]);
  const [changed, unchanged] = await applied();
  expect(changed?.at).not.toEqual(one?.at);
  expect(unchanged).toEqual(two);
});

test('a new function needs only its file, and may call a function that is applied after it', async () => {
  await writeSchemas();
  await withFunctions().catch(() => {});
  await writeFunction('app/first.sql', 'create or replace function app.first() returns integer language sql as $$ select app.second() $$;');
  await writeFunction('app/second.sql', 'create or replace function app.second() returns integer language sql as $$ select 2 $$;');
  await withFunctions();
  expect(await ask('select app.first()')).toEqual([{ first: 2 }]);
});

test('the right to execute a function comes from its file, and a function in the door schema is owned by park_door', async () => {
  await writeSchemas();
  const text = 'create or replace function door.two() returns integer language sql security definer as $$ select 2 $$;';
  await writeFunction('door/two.sql', `${text}\ngrant execute on function door.two() to park_app, park_worker;`);
  await withFunctions();
  await writeFunction('door/two.sql', `${text}\ngrant execute on function door.two() to park_app;`);
  await withFunctions();
  const rights = ['public', 'park_app', 'park_worker'].map((role) => `has_function_privilege('${role}', oid, 'execute') as ${role}`);
  expect(await ask(`select proowner::regrole::text as owner, ${rights} from pg_proc where proname = 'two'`)).toEqual([
    { owner: 'park_door', public: false, park_app: true, park_worker: false },
  ]);
});

test('a migration can include a function before the tables that its body refers to', async () => {
  await writeSchemas();
  await writeFunction(
    'app/rooms.sql',
    'create or replace function app.rooms() returns bigint language sql stable as $$ select count(*) from public.room $$;',
  );
  await write('0000_seen.sql', '\\ir ../sql/app/rooms.sql\ncreate table seen (rooms bigint default app.rooms());');
  await withFunctions();
  expect(await ask('insert into seen default values returning rooms::integer')).toEqual([{ rooms: 1 }]);
});

test('an error in an included function names the function and its line', async () => {
  await writeSchemas();
  await writeFunction(
    'app/wrong.sql',
    '/* wrong */\ncreate or replace function app.wrong() returns integer language sql language sql as $$ select 1 $$;',
  );
  await write('0003_wrong.sql', 'create table hall ();\n\\ir ../sql/app/wrong.sql');
  await expect(withFunctions()).rejects.toThrow('0003_wrong.sql: app/wrong.sql:2: conflicting or redundant options');
  await write('0003_wrong.sql', '\\ir ../sql/app/missing.sql');
  await expect(withFunctions()).rejects.toThrow('0003_wrong.sql:1: there is no function file app/missing.sql');
});

test('an error after an included function reports the line number in the migration file', async () => {
  await writeSchemas();
  await writeFunction('app/one.sql', 'create or replace function app.one() returns integer\nlanguage sql as $$ select 1 $$;');
  await write('0003_wrong.sql', 'create table hall ();\n\\ir ../sql/app/one.sql\n\nselect 1;\ninsert into nowhere values (1);');
  await expect(withFunctions()).rejects.toThrow('0003_wrong.sql:5: relation "nowhere" does not exist');
});

test('a server of an older version does not replace the functions of a newer version', async () => {
  await writeSchemas();
  await writeFunction('app/one.sql', 'create or replace function app.one() returns integer language sql as $$ select 1 $$;');
  await withFunctions();
  await ask(`insert into schema_migration (name, checksum) values ('9999_tomorrow.sql', 'x')`);
  await writeFunction('app/one.sql', 'create or replace function app.one() returns integer language sql as $$ select 0 $$;');
  await withFunctions();
  expect(await ask('select app.one()')).toEqual([{ one: 1 }]);
});

test('data of an unreleased version is refused with a message and stays unchanged', async () => {
  await ask('create table schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())');
  await ask(
    `insert into schema_migration (name, checksum) values ('0001_base.sql', 'x'), ('0002_spine.sql', 'x'), ('0003_walls.sql', 'x')`,
  );
  await expect(run()).rejects.toThrow(
    '数据由从未发布的版本创建，无法升级：请换用空的数据目录或数据库 · an unreleased version made this database',
  );
  expect(
    await ask('select count(*)::integer as tables from pg_class where relnamespace = $$public$$::regnamespace and relkind = $$r$$'),
  ).toEqual([{ tables: 1 }]);
});
