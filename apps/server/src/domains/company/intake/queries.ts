import type { intake, Third } from '@park/contract/company/intake';
import type { Received } from '@park/contract/core';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { contains, offsetOf, pageFrom } from '../../../db/paging.ts';
import { iso } from '../../../db/time.ts';
import { touched } from '../../../db/touched.ts';

/** The actor's current park, to which companies are added. */
const park = sql`(app.parks())[1]`;

const jsonOf = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

export type ExistingCompany = { id: string; name: string; creditCode: string | null };
/** Reads the companies of the park with one of these names or codes. */
export async function findExistingCompanies(db: Db, names: readonly string[], codes: readonly string[]): Promise<ExistingCompany[]> {
  const { rows } = await sql<ExistingCompany>`
    select c.id, c.name, c.credit_code as "creditCode" from company c
     where c.space_id = app.space() and c.deleted_at is null
       and (c.name = any (${names}::text[]) or c.credit_code = any (${codes}::text[]))`.execute(db);
  return rows;
}

export async function groups(db: Db): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from park_group where kind = 'company' and deleted_at is null order by name`.execute(db);
  return rows;
}

export const addToGroups = (db: Db, places: readonly { groupId: string; companyId: string }[], by: string) =>
  sql`insert into park_group_member (space_id, park_id, group_id, kind, company_id, created_by)
      select app.space(), ${park}, p."groupId", 'company', p."companyId", ${by}
        from jsonb_to_recordset(${jsonOf(places)}) as p ("groupId" uuid, "companyId" uuid)
      on conflict do nothing`.execute(db);

/** Serializes the synchronizations of a park with an advisory lock. Two at the same time could both add a missing company. */
export const lockSource = (db: Db, parkId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`third ${parkId}`}, 0))`.execute(db);

type Registered = { id: string; name: string; contactName: string | null };
/** Locks the companies of the park with one of these codes and returns them by code. */
export async function lockRegistered(db: Db, codes: readonly string[]): Promise<Map<string, Registered>> {
  const { rows } = await sql<Registered & { creditCode: string }>`
    select c.credit_code as "creditCode", c.id, c.name, c.contact_name as "contactName" from company c
     where c.space_id = app.space() and c.deleted_at is null and c.credit_code = any (${codes}::text[])
     order by c.id for no key update`.execute(db);
  return new Map(rows.map((row) => [row.creditCode, row]));
}

type Followed = { companyId: string; name: string; contactName: string | null };
/** Renames companies and their top departments as the third-party source says, and adds the contact name if the company has none. */
export const updateFromSource = (db: Db, rows: readonly Followed[], by: string) =>
  sql`with changed as (
        update company c set name = r.name, contact_name = coalesce(c.contact_name, r."contactName"), ${touched(by)}
          from jsonb_to_recordset(${jsonOf(rows)}) as r ("companyId" uuid, name text, "contactName" text)
         where c.space_id = app.space() and c.id = r."companyId" returning c.id, c.name)
      update department d set name = changed.name, ${touched(by)}
        from changed where d.company_id = changed.id and d.parent_id is null and d.deleted_at is null and d.name <> changed.name`.execute(
    db,
  );

export type ThirdRow = Pick<Third, 'id' | 'name' | 'creditCode' | 'contactName' | 'contactPhone' | 'companyId' | 'problem'>;
/**
 * Stores the companies of the third-party source and how each was matched. Companies that the source no longer lists are kept and marked.
 */
export const saveThirdRows = (db: Db, rows: readonly ThirdRow[]) =>
  sql`with given as (
        select r.* from jsonb_to_recordset(${jsonOf(rows)}) as r (
          id text, name text, "creditCode" text, "contactName" text, "contactPhone" text, "companyId" uuid, problem text)),
      gone as (
        update third_company t set is_listed = false where t.park_id = ${park} and t.is_listed and t.third_id not in (select id from given))
      insert into third_company as t (space_id, park_id, third_id, name, credit_code, contact_name, contact_phone_mask, company_id, problem)
      select app.space(), ${park}, g.id, g.name, g."creditCode", g."contactName", g."contactPhone", g."companyId", g.problem from given g
      on conflict (space_id, park_id, third_id) do update set name = excluded.name, credit_code = excluded.credit_code,
        contact_name = excluded.contact_name, contact_phone_mask = excluded.contact_phone_mask, company_id = excluded.company_id,
        problem = excluded.problem, is_listed = true, synced_at = app.now()`.execute(db);

export async function thirdPage(db: Db, input: Received<typeof intake.third>): Promise<{ total: number; list: Third[] }> {
  const { rows } = await sql<Third & { total: number }>`
    with fitting as (
      select t.*, c.id as here
        from third_company t left join company c on c.space_id = t.space_id and c.id = t.company_id and c.deleted_at is null
       where (t.name like ${contains(input.keyword)} or t.credit_code ilike ${contains(input.keyword)})
         ${input.isTaken === undefined ? sql`` : sql`and (c.id is not null) = ${input.isTaken === 1}`}
    ), page as (select * from fitting order by name, third_id limit ${input.pageSize} offset ${offsetOf(input)})
    select (select count(*)::int from fitting) as total, t.third_id as id, t.name, t.credit_code as "creditCode",
           t.contact_name as "contactName", t.contact_phone_mask as "contactPhone", t.here as "companyId", t.problem,
           t.is_listed as "isListed", ${iso('t.synced_at')} as "syncedDate"
      from (values (1)) as one left join page t on true order by t.name, t.third_id`.execute(db);
  return pageFrom(rows);
}
