import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../../test/database.ts';
import { catalogueProblems } from './catalogue.ts';

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

test('no table, key, policy, view, function or role is outside the rules', async () => {
  expect(await catalogueProblems(client)).toEqual([]);
});

const planted: [what: string, sql: string, problem: RegExp][] = [
  ['a table without row security', 'create table leak (id int)', /table leak has no forced row security/],
  [
    'a table of no kind',
    'create table leak (id int); alter table leak enable row level security; alter table leak force row level security',
    /leak declares no kind/,
  ],
  ['row security that its owner escapes', 'alter table staff no force row level security', /table staff has no forced row security/],
  [
    'a plain key between tenant tables',
    `create unique index plain on department (id); create table leak (space_id uuid not null, company_id uuid not null, department_id uuid references department (id)); select app.company_table('leak')`,
    /key leak_department_id_fkey of leak does not carry the tenant/,
  ],
  [
    'a tenant table without its tenant',
    `create table leak (space_id uuid not null, company_id uuid); select app.company_table('leak')`,
    /leak lacks company_id/,
  ],
  [
    'a second policy',
    'create policy more on staff for select to park_app using (company_id is null)',
    /table staff has 2 permissive policies for SELECT/,
  ],
  [
    'a policy for everything',
    'create policy more on staff to park_app using (company_id is null)',
    /policy more on staff covers every command/,
  ],
  [
    'a policy without a check',
    'drop policy adding on staff; create policy adding on staff for insert to park_app with check (true)',
    /policy adding on staff lets any row in/,
  ],
  ['a view with its owner’s rights', 'create view leak as select * from staff', /view leak does not run as its caller/],
  [
    'a function with more rights',
    `create function app.leak() returns void language sql security definer as 'select 1'`,
    /function app.leak runs with more rights/,
  ],
  [
    'a door function without a file',
    `create function door.leak() returns void language sql security definer as 'select 1'`,
    /function door.leak runs with more rights than its caller and has no file in sql\/door/,
  ],
  ['a door open to anybody', 'grant execute on function door.companies to public', /door function companies .* anybody may call it/],
  ['a closed table opened', 'grant select on session to park_app', /closed table session is granted/],
  ['audit rows that can be changed', 'grant update on audit to park_app', /may change or delete audit rows/],
  ['passwords that can be read', 'grant select on "user" to park_app', /may read password/],
  ['an app role that escapes row security', 'alter role park_app bypassrls', /role park_app owns or may do more/],
];
test.each(planted)('%s is found', async (_, sql, problem) => {
  await client.query('begin');
  try {
    await client.query(sql);
    expect((await catalogueProblems(client)).join('\n')).toMatch(problem);
  } finally {
    await client.query('rollback');
  }
});
