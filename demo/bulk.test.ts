import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../apps/server/test/database.ts';
import { secretKey, withClient } from '../apps/server/test/postgres.ts';
import { bulkCompany, seedBulk } from './bulk.ts';

const size = { staff: 50, companies: 4, departments: 8 };
let database: Awaited<ReturnType<typeof cloneDatabase>>;
const rows = (text: string, values: unknown[] = []) => withClient(database.url, async (client) => (await client.query(text, values)).rows);

beforeAll(async () => {
  database = await cloneDatabase();
  expect(await seedBulk(database.url, secretKey, size)).toBe(true);
});
afterAll(() => database.drop());

test('bulk data has the requested numbers of companies, departments and people, and three heads per department', async () => {
  const found = await rows(
    `select count(distinct d.company_id)::int as companies, count(*) filter (where d.level = 2)::int as departments,
            sum(of.people)::int as staff, min(of.people) filter (where d.level = 2)::int as least,
            min(of.heads) filter (where d.level = 2)::int as heads
       from department d, lateral (select count(distinct s.user_id) as people, count(distinct m.rank) as heads from staff s
         left join department_manager m on m.company_id = d.company_id and m.department_id = d.id
        where s.company_id = d.company_id and s.department_id = d.id) as of
      where d.space_id = $1`,
    [bulkCompany(1).spaceId],
  );
  expect(found).toEqual([{ ...size, least: 6, heads: 3 }]);
});

test('in bulk data a super administrator, an administrator and a member can sign in and enter the park of their company', async () => {
  const { superAdmin, admin, member } = bulkCompany(4);
  const found = await rows(
    `select u.username, c.admin_level as level, c.side, c.has_privilege as "mayEnter", u.password is not null as "hasPassword"
       from "user" u, door.contexts_of(u.id) c where u.username = any ($1) order by c.admin_level desc`,
    [[superAdmin, admin, member]],
  );
  const same = { side: 'company', mayEnter: true, hasPassword: true };
  expect(found).toEqual([
    { username: superAdmin, level: 3, ...same },
    { username: admin, level: 2, ...same },
    { username: member, level: 1, ...same },
  ]);
});

test('seeding bulk data a second time changes no row', async () => {
  expect(await seedBulk(database.url, secretKey, size)).toBe(false);
});
