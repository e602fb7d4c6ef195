import type { LeftCompany } from '@park/contract/company/company';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { contains, offsetOf, type Paging, pageFrom } from '../../../../db/paging.ts';
import { iso } from '../../../../db/time.ts';
import { touched } from '../../../../db/touched.ts';
import { onlyIf } from '../card/queries.ts';

export type MovingFacts = { compType: 0 | 1 | 2; isLast: boolean };
/** Reads the company's type and whether this is its last park. */
export async function movingFacts(db: Db, id: string): Promise<MovingFacts | undefined> {
  const { rows } = await sql<MovingFacts>`
    select c.comp_type as "compType", not door.company_elsewhere(c.id) as "isLast"
      from company c where c.id = ${id} and c.deleted_at is null`.execute(db);
  return rows[0];
}

/** Locks a company. A concurrent request to join it waits for the lock and, if the company moves out, is answered with 404. */
export const lock = (db: Db, id: string) => sql`select from company where id = ${id} and deleted_at is null for update`.execute(db);

/** Marks the company as deleted. Must run before `leave`, because the row security policy hides a company that is in no park. */
export const end = (db: Db, id: string, by: string) =>
  sql`update company set deleted_at = app.now(), ${touched(by)}
       where id = ${id} and deleted_at is null`.execute(db);

type Departure = { reason: string | null; groupIds: readonly string[]; attributeIds: readonly string[] };
/**
 * Marks that the company has left the park. Keeps its name and code of that day for the list of former companies, and its groups and
 * attributes for the case that it comes back.
 */
export const leave = (db: Db, id: string, { reason, groupIds, attributeIds }: Departure, by: string) =>
  sql`update company_park p
         set left_at = app.now(), left_name = c.name, left_credit_code = c.credit_code, left_reason = ${reason}, left_by = ${by},
             left_group_ids = ${groupIds}::uuid[], left_attribute_ids = ${attributeIds}::uuid[]
        from company c where c.space_id = p.space_id and c.id = p.company_id and p.company_id = ${id} and p.left_at is null`.execute(db);

/** SQL condition: the company of row `p` has joined the park again since it left. */
export const hasReturned = sql`exists (
  select from company_park n
   where n.park_id = p.park_id and n.company_id = p.company_id and (n.left_at is null or n.left_at > p.left_at))`;

type LeftFilter = { keyword: string; ids?: readonly string[] | undefined };
const filterCondition = ({ keyword, ids }: LeftFilter) => sql`
  p.left_at is not null and (p.left_name like ${contains(keyword)} or p.left_credit_code like ${contains(keyword.toUpperCase())})
  ${onlyIf(ids, (some) => sql`and p.id = any (${some}::uuid[])`)}`;
const row = sql`p.id, p.company_id as "companyId", p.left_name as "companyName", p.left_credit_code as "creditCode",
  ${iso('p.joined_at')} as "joinedDate", ${iso('p.left_at')} as "leftDate", p.left_reason as reason, s.real_name as "byName",
  ${hasReturned} as "isBack"`;
const by = sql`left join staff s on s.company_id = app.company() and s.user_id = p.left_by`;

export async function page(db: Db, filter: LeftFilter, paging: Paging): Promise<{ total: number; list: LeftCompany[] }> {
  const { rows } = await sql<LeftCompany & { total: number }>`
    with matched as materialized (select p.* from company_park p where ${filterCondition(filter)}),
         page as (select * from matched order by left_at desc, id limit ${paging.pageSize} offset ${offsetOf(paging)})
    select (select count(*)::int from matched) as total, ${row}
      from (values (1)) as one left join (page p ${by}) on true order by p.left_at desc, p.id`.execute(db);
  return pageFrom(rows);
}

export async function count(db: Db, filter: LeftFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from company_park p where ${filterCondition(filter)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Reads a part of the list by offset, which is stable because rows are never removed from the list. */
export async function slice(db: Db, filter: LeftFilter, offset: number, limit: number): Promise<LeftCompany[]> {
  const { rows } = await sql<LeftCompany>`
    select ${row} from company_park p ${by} where ${filterCondition(filter)}
     order by p.left_at desc, p.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
