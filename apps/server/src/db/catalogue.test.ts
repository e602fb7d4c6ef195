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

test('every table, key, policy, view, function and role follows the rules of tenant separation', async () => {
  expect(await catalogueProblems(client)).toEqual([]);
});

const planted: [what: string, sql: string, problem: RegExp][] = [
  ['a table without row security', 'create table leak (id int)', /table leak has no forced row security/],
  [
    'a table without a declared kind',
    'create table leak (id int); alter table leak enable row level security; alter table leak force row level security',
    /leak declares no kind/,
  ],
  ['row security that does not bind the owner', 'alter table staff no force row level security', /table staff has no forced row security/],
  [
    'a foreign key between tenant tables without the space',
    `create unique index plain on department (company_id, id);
     create table leak (space_id uuid not null, company_id uuid not null, department_id uuid,
       foreign key (company_id, department_id) references department (company_id, id));
     select app.company_table('leak')`,
    /key leak_company_id_department_id_fkey of leak does not carry the space/,
  ],
  [
    'a foreign key that may point into another space',
    `create table leak (space_id uuid not null, id uuid not null, of uuid, foreign key (of, id) references role (space_id, id));
     select app.space_table('leak')`,
    /key leak_of_id_fkey of leak does not carry the space/,
  ],
  [
    'a foreign key to a table without a space',
    `create table leak (space_id uuid not null, code bytea references captcha (key_hash)); select app.space_table('leak')`,
    /key leak_code_fkey of leak does not carry the space/,
  ],
  [
    'a primary key without the space',
    `create table leak (space_id uuid not null, id uuid primary key); select app.space_table('leak')`,
    /leak_pkey of leak does not carry the space/,
  ],
  ['a unique index without the space', 'create unique index leak on staff (company_id, email)', /leak of staff does not carry the space/],
  [
    'an exclusion constraint with the space inside an expression',
    `alter table staff add constraint leak exclude using gist (nullif(space_id, app.platform()) with =, user_id with =)`,
    /leak of staff does not carry the space/,
  ],
  [
    'a key with a space on the list of keys without a space',
    'alter table ticket drop constraint ticket_pkey, add column space_id uuid, add constraint ticket_pkey primary key (space_id, hash)',
    /ticket_pkey is on the list of keys without a space and needs not be/,
  ],
  [
    'a context function that the planner cannot inline',
    'alter function app.space() set search_path = pg_catalog',
    /function app.space\(\) is not inlined into policies/,
  ],
  [
    'a policy that is evaluated row by row',
    'drop policy reading on staff; create policy reading on staff for select to park_app using (space_id = app.space())',
    /policy reading on staff asks for each row/,
  ],
  [
    'a tenant table without a required company',
    `create table leak (space_id uuid not null, company_id uuid); select app.company_table('leak')`,
    /leak lacks company_id/,
  ],
  [
    'a second permissive policy',
    'create policy more on staff for select to park_app using (company_id is null)',
    /table staff has 2 permissive policies for SELECT/,
  ],
  [
    'a policy for all commands',
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
    'a function that runs with its owner’s rights',
    `create function app.leak() returns void language sql security definer as 'select 1'`,
    /function app.leak runs with more rights/,
  ],
  [
    'a door function without a file',
    `create function door.leak() returns void language sql security definer as 'select 1'`,
    /function door.leak runs with more rights than its caller and has no file in sql\/door/,
  ],
  [
    'a door function that anybody may call',
    'grant execute on function door.companies to public',
    /door function companies .* anybody may call it/,
  ],
  ['a grant on a closed table', 'grant select on session to park_app', /closed table session is granted/],
  ['audit rows that can be changed', 'grant update on audit to park_app', /may change or delete audit rows/],
  ['passwords that can be read', 'grant select on "user" to park_app', /may read password/],
  ['an app role that escapes row security', 'alter role park_app bypassrls', /role park_app owns or may do more/],
];
test.each(planted)('the tenant separation check reports %s', async (_, sql, problem) => {
  await client.query('begin');
  try {
    await client.query(sql);
    expect((await catalogueProblems(client)).join('\n')).toMatch(problem);
  } finally {
    await client.query('rollback');
  }
});
