import pg from 'pg';
import { hashPassword } from '../apps/server/src/domains/people/identity/password.ts';
import { pinyinOf } from '../apps/server/src/pinyin.ts';
import { type Secrets, secretsOf } from '../apps/server/src/secret.ts';
import { nameOf, password, positions } from './people.ts';
import { bytes, demoId, insertRows } from './rows.ts';

/** Sizes of the bulk data. `departments` does not count the top department of each company. */
export type BulkSize = { staff: number; companies: number; departments: number };
export const usualSize: BulkSize = { staff: 100_000, companies: 200, departments: 2_000 };

const spaceId = demoId('space bench');
const parkId = demoId('park bench');
const digits = (n: number) => String(n).padStart(5, '0');

/** Returns the ids and user names of the n-th company; n starts at 1. All users who can sign in have the password of the demo. */
export const bulkCompany = (n: number) => ({
  spaceId,
  companyId: demoId(`bench company ${n}`),
  rootId: demoId(`bench department ${n} 0`),
  departmentId: (at: number) => demoId(`bench department ${n} ${at}`),
  /**
   * Returns the id of the person at a position in the company. People are dealt out to the companies in turn, so the id depends on the
   * number of companies.
   */
  userId: (at: number, companies = usualSize.companies) => demoId(`bench user ${at * companies + n - 1}`),
  superAdmin: `bench${digits(n)}`,
  admin: `benchadmin${digits(n)}`,
  member: `benchmember${digits(n)}`,
});
type Place = ReturnType<typeof bulkCompany>;

/** Fills a migrated database with many companies of the same size. Returns false and changes nothing if the companies exist already. */
export async function seedBulk(url: string, secretKey: string, size: BulkSize = usualSize): Promise<boolean> {
  const perCompany = Math.floor(size.departments / size.companies);
  if (perCompany < 1 || size.staff < size.companies * 3)
    throw new RangeError('每家企业至少1个部门、3个人 · a company needs a department and 3 people');
  const secrets = secretsOf(secretKey);
  const hash = await hashPassword(password);
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local role park_keeper');
    if ((await client.query('select from space where id = $1', [spaceId])).rowCount) return false;
    const places = Array.from({ length: size.companies }, (_, at) => bulkCompany(at + 1));
    await insertEstate(client, places, perCompany);
    for (let from = 0; from < size.staff; from += 5_000) {
      const people = Array.from({ length: Math.min(5_000, size.staff - from) }, (_, at) =>
        person(from + at, places, perCompany, secrets, hash),
      );
      await insertRows(
        client,
        'user',
        people.map((one) => one.user),
      );
      await insertRows(
        client,
        'staff',
        people.map((one) => one.staff),
      );
    }
    await insertHeads(client);
    await client.query('commit');
    // collects statistics for the planner, and allows index-only scans from the first request on
    await client.query('vacuum (analyze) space, park, company, company_park, department, "user", staff, department_manager');
    return true;
  } finally {
    await client.end();
  }
}

async function insertEstate(client: pg.Client, places: readonly Place[], perCompany: number): Promise<void> {
  const now = new Date().toISOString();
  const row = { space_id: spaceId, created_at: now, version: 1 };
  await insertRows(client, 'space', [
    { id: spaceId, name: '压测园区', project_code: 'bench', enabled: true, rights_version: 1, created_at: now },
  ]);
  await insertRows(client, 'park', [{ ...row, id: parkId, name: '压测园区', enabled: true, rank: 0 }]);
  const named = places.map((place, at) => ({ ...place, n: at + 1, name: `压测企业${digits(at + 1)}` }));
  await insertRows(
    client,
    'company',
    named.map((of) => ({
      ...row,
      id: of.companyId,
      name: of.name,
      comp_type: 0,
      enabled: true,
      activated: true,
      settled_at: now,
      ext: {},
    })),
  );
  await insertRows(
    client,
    'company_park',
    named.map((of) => ({
      space_id: spaceId,
      park_id: parkId,
      company_id: of.companyId,
      relation: 'settled',
      joined_at: now,
      id: demoId(`bench company_park ${of.n}`),
    })),
  );
  const department = { ...row, parent_live: true, is_show: true };
  await insertRows(
    client,
    'department',
    named.flatMap((of) => [
      { ...department, company_id: of.companyId, id: of.rootId, parent_id: null, name: of.name, order_num: 0, level: 1 },
      ...Array.from({ length: perCompany }, (_, at) => ({
        ...department,
        company_id: of.companyId,
        id: of.departmentId(at + 1),
        parent_id: of.rootId,
        name: `部门${digits(at + 1)}`,
        order_num: at + 1,
        level: 2,
      })),
    ]),
  );
}

/**
 * Returns the row of a person. The first three people of a company are its super administrator, an administrator and a member, and have a
 * user name and password. The others cannot sign in.
 */
function person(n: number, places: readonly Place[], perCompany: number, secrets: Secrets, hash: string) {
  const place = places[n % places.length] as Place;
  const at = Math.floor(n / places.length);
  const id = demoId(`bench user ${n}`);
  const phone = secrets.phone(`170${String(n).padStart(8, '0')}`);
  const shared = {
    phone_cipher: bytes(phone.cipher),
    phone_hash: bytes(phone.hash),
    phone_mask: phone.mask,
    real_name: nameOf(n),
    sex: n % 2,
    enabled: true,
    created_at: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
  };
  const username = [place.superAdmin, place.admin, place.member][at] ?? null;
  return {
    user: { ...shared, id, username, password: username && hash, change: true, home_company_id: place.companyId, rights_version: 1 },
    staff: {
      ...shared,
      pinyin: pinyinOf(shared.real_name),
      change: true,
      space_id: spaceId,
      company_id: place.companyId,
      user_id: id,
      department_id: place.departmentId((at % perCompany) + 1),
      department_live: true,
      admin_level: [3, 2][at] ?? 1,
      position: positions[n % positions.length],
      is_show: true,
      order_num: at % 100,
      ext: {},
      version: 1,
    },
  };
}

/** Gives each department a head and two further heads, if it has enough people. */
const insertHeads = (client: pg.Client) =>
  client.query(
    `insert into department_manager (space_id, company_id, department_id, user_id, rank)
     select space_id, company_id, department_id, user_id, place - 1
       from (select s.*, row_number() over (partition by company_id, department_id order by order_num, user_id) as place
               from staff s where space_id = $1) ranked
      where place <= 3`,
    [spaceId],
  );
