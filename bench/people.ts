import { withClient } from '../apps/server/test/postgres.ts';
import { bulkCompany } from '../demo/bulk.ts';
import { say } from '../scripts/progress.ts';

/** Inserts members by SQL inside the database, so that a million take only a minute. None of them can sign in. */
export async function addStaff(url: string, total: number, companies: number): Promise<void> {
  say(`seeding ${total} staff in ${companies} companies …`);
  const places = Array.from({ length: companies }, (_, at) => bulkCompany(at + 1));
  const ids = [places.map(({ companyId }) => companyId), places.map(({ departmentId }) => departmentId(1))];
  await withClient(url, async (client) => {
    const have = await client.query<{ n: number }>('select count(*)::int as n from staff where company_id = any ($1)', [ids[0]]);
    for (let from = have.rows[0]?.n ?? 0; from < total; from += 50_000)
      await client.query(
        `with made as (
           insert into "user" (phone_cipher, phone_hash, phone_mask, real_name)
           select '\\x00', sha256(('bulk' || n)::bytea), '138****' || lpad((n % 10000)::text, 4, '0'), '员工' || n
             from generate_series($3::int, $4::int) as n returning id, phone_hash, phone_mask, real_name),
              placed as (select m.*, row_number() over () as n from made m)
         insert into staff (space_id, company_id, user_id, department_id, real_name, pinyin, phone_cipher, phone_hash, phone_mask,
                            sex, position,
                            order_num)
         select d.space_id, d.company_id, m.id, d.id, m.real_name, 'yuangong yg', '\\x00', m.phone_hash, m.phone_mask, 0, '工程师', 10
           from placed m join unnest($1::uuid[], $2::uuid[]) with ordinality as p (company_id, department_id, n)
                          on p.n = 1 + m.n % cardinality($1::uuid[])
           join department d on d.company_id = p.company_id and d.id = p.department_id`,
        [...ids, from + 1, Math.min(total, from + 50_000)],
      );
    await client.query('vacuum (analyze) "user", staff');
    await client.query('checkpoint');
  });
}
