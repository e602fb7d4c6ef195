import type { Company, company } from '@park/contract/company';
import type { Received } from '@park/contract/core';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { contains, offsetOf, pageFrom } from '../../db/paging.ts';

type Asked = Received<typeof company.list>;

/** Row security leaves the own company and those of the park; the page is cut before people are counted. */
export async function page(db: Db, asked: Asked): Promise<{ total: number; list: Company[] }> {
  const onlyIf = <T>(value: T | undefined, condition: (value: T) => ReturnType<typeof sql>) =>
    value === undefined ? sql`` : condition(value);
  const { rows } = await sql<Company & { id: string | null; total: number }>`
    with matched as materialized (
      select c.space_id, c.id, c.name, c.created_at from company c
       where c.deleted_at is null and c.name like ${contains(asked.companyName)}
         ${onlyIf(asked.companyId, (id) => sql`and c.id = ${id}`)}
         ${onlyIf(asked.isEnable, (flag) => sql`and c.enabled = ${flag === 1}`)}
         ${onlyIf(asked.isActivated, (flag) => sql`and c.activated = ${flag === 1}`)}
         ${onlyIf(asked.isManagerCompany, (flag) => sql`and (c.comp_type <> 0) = ${flag === 1}`)}
    ), page as (
      select space_id, id from matched order by name, id limit ${asked.pageSize} offset ${offsetOf(asked)}
    )
    select (select count(*)::int from matched) as total, c.id, c.id as "companyId", c.name as "companyName", c.credit_code as "creditCode",
           c.comp_type::text as "compType", c.contact_name as "normalContactName", c.contact_phone_mask as "normalContactPhone",
           c.enabled::int as "isEnable", c.activated::int as "isActivated",
           (select count(*)::int from staff s where s.company_id = c.id and s.left_at is null) as "staffNum",
           to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdDate"
      from (values (1)) as one left join (page join company c using (space_id, id)) on true
     order by c.name, c.id`.execute(db);
  return pageFrom(rows);
}
