import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../apps/server/test/postgres.ts';
import { sqlFiles, tooNew } from './portable.ts';

test.each([
  [
    'a function of PostgreSQL 18',
    'x.sql',
    'create table a (\n  id uuid default uuidv7()\n);',
    'x.sql:2: uuidv7() needs PostgreSQL 18 or later',
  ],
  ['a function of PostgreSQL 16 in a query', 'queries.ts', 'sql`select any_value(name) from room`', 'queries.ts:1: any_value() needs'],
  [
    'old and new rows in RETURNING',
    'x.sql',
    'update room set name = 1 returning old.name',
    'x.sql:1: returning old or new needs PostgreSQL 18',
  ],
  ['the condition IS JSON', 'x.sql', `select '{}' is json`, 'is json needs PostgreSQL 16'],
  ['a number with underscores', 'x.sql', 'select 1_000', 'digits with underscores'],
  ['a virtual column', 'x.sql', 'create table a (b int, c int generated always as (b + 1) virtual)', 'virtual generated columns'],
])('the SQL portability check refuses %s', (_, file, text, problem) => {
  expect(tooNew(file, text).join('\n')).toContain(problem);
});

test.each([
  ['a newer function in a comment', 'x.sql', '-- unlike uuidv7(), which came with 18\n/* any_value(x) */ select 1'],
  ['functions of the product with similar names', 'x.sql', 'select app.uuid7(), random(), door.crc32(1)'],
  ['numbers with underscores in TypeScript', 'queries.ts', 'const most = 10_000;'],
])('the SQL portability check accepts %s', (_, file, text) => {
  expect(tooNew(file, text)).toEqual([]);
});

test('the check for PostgreSQL 15 reads migrations, functions and queries', () => {
  const files = globSync(sqlFiles, { cwd: root });
  for (const part of ['migrations/0001_base.sql', 'sql/app/now.sql', 'queries.ts'])
    expect(files.some((file) => file.endsWith(part))).toBe(true);
});
