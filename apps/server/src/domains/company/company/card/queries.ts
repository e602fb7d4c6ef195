import type { Company, CompanyDetail, company } from '@park/contract/company/company';
import type { Received } from '@park/contract/core';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { contains, offsetOf, pageFrom } from '../../../../db/paging.ts';
import { iso } from '../../../../db/time.ts';
import { touched } from '../../../../db/touched.ts';
import type { Contact, KeyFacts } from './rules.ts';

type ListInput = Received<typeof company.list>;

export const isActive = sql`app.is_active(c.activated, c.activates_at)`;
/** SQL columns of a company that lists and details share. */
const card = sql`c.id as "companyId", c.name as "companyName", c.credit_code as "creditCode", c.comp_type::text as "compType",
  c.contact_name as "normalContactName", c.contact_phone_mask as "normalContactPhone", c.enabled::int as "isEnable",
  ${isActive}::int as "isActivated", ${iso('c.created_at')} as "createdDate",
  (select count(*)::int from staff s where s.company_id = c.id and s.left_at is null) as "staffNum"`;
/** Further SQL columns for account management; `a` is the row of the super administrator. */
export const account = sql`${card}, c.logo as "companyLogoUrl",
  a.user_id as "superAdminId", a.real_name as "superAdminName", a.phone_mask as "superAdminPhone",
  ${iso('c.settled_at')} as "settingTime", case when not ${isActive} then c.activates end as activates,
  case when not ${isActive} then ${iso('c.activates_at')} end as "activatesDate", c.version, (
    select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.sort, r.created_at, r.id), '[]')
      from company_attribute t join role r on r.space_id = t.role_space_id and r.id = t.role_id where t.company_id = c.id) as attributes, (
    select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by g.name, g.id), '[]')
      from park_group_member m join park_group g on g.space_id = m.space_id and g.id = m.group_id and g.deleted_at is null
     where m.company_id = c.id and m.kind = 'company') as groups`;
export const superAdmin = sql`left join staff a on a.company_id = c.id and a.admin_level = 3 and a.left_at is null`;
/** Returns the SQL condition for a value, or nothing if the value is undefined. */
export const onlyIf = <T>(value: T | undefined, condition: (value: T) => RawBuilder<unknown>) =>
  value === undefined ? sql`` : condition(value);

/**
 * Reads a page of companies. The row security policy limits it to the actor's company and companies of the park. Members are counted only
 * for the rows of the page.
 */
export async function page(db: Db, input: ListInput): Promise<{ total: number; list: Company[] }> {
  const { rows } = await sql<Company & { id: string | null; total: number }>`
    with matched as materialized (
      select c.space_id, c.id, c.name, c.created_at from company c
       where c.space_id = app.space() and c.deleted_at is null and c.name like ${contains(input.companyName)}
         ${onlyIf(input.companyId, (id) => sql`and c.id = ${id}`)}
         ${onlyIf(input.isEnable, (flag) => sql`and c.enabled = ${flag === 1}`)}
         ${onlyIf(input.isActivated, (flag) => sql`and ${isActive} = ${flag === 1}`)}
         ${onlyIf(input.isManagerCompany, (flag) => sql`and (c.comp_type <> 0) = ${flag === 1}`)}
    ), page as (
      select space_id, id from matched order by name, id limit ${input.pageSize} offset ${offsetOf(input)}
    )
    select (select count(*)::int from matched) as total, c.id, ${card}
      from (values (1)) as one left join (page join company c using (space_id, id)) on true
     order by c.name, c.id`.execute(db);
  return pageFrom(rows);
}

type Detail = Omit<CompanyDetail, 'address' | 'extValues' | 'editable' | 'mayChooseContact'> & Contact & { ext: Record<string, unknown> };
const contact = sql`c.keeps_contact as "keepsContact", exists (
  select from staff me
   where me.company_id = c.id and me.user_id = app.user_id() and me.left_at is null
     and me.phone_hash = c.contact_phone_hash) as "isContact"`;
/** Reads a company with its parks. The row security policy shows a company all its parks, and other readers only the current park. */
export async function detail(db: Db, id: string): Promise<Detail | undefined> {
  const { rows } = await sql<Detail>`
    select ${account}, ${contact}, c.space_id as "tenantId", o.name as "tenantName", c.remark, c.ext, (
             select coalesce(jsonb_agg(jsonb_build_object('parkId', p.id, 'parkName', p.name, 'relation', cp.relation,
                      'joinedDate', ${iso('cp.joined_at')}) order by p.name, p.id), '[]')
               from company_park cp join park p on p.space_id = cp.space_id and p.id = cp.park_id
              where cp.space_id = c.space_id and cp.company_id = c.id and cp.left_at is null) as parks
      from company c join space o on o.id = c.space_id ${superAdmin}
     where c.id = ${id} and c.deleted_at is null`.execute(db);
  return rows[0];
}

export type LockedCompany = KeyFacts &
  Contact & {
    id: string;
    logo: string | null;
    ext: Record<string, unknown>;
    version: number;
    compType: 0 | 1 | 2;
    isEnable: boolean;
    normalContactName: string | null;
  };
/** Locks a company for a change. `for no key update` does not block foreign keys, so others can still add members and departments. */
export async function lock(db: Db, id: string): Promise<LockedCompany | undefined> {
  const { rows } = await sql<LockedCompany>`
    select c.id, c.name as "companyName", c.credit_code as "creditCode", c.settled_at as "settingTime", c.logo, c.ext, c.version,
           c.comp_type as "compType", c.enabled as "isEnable", c.contact_name as "normalContactName", ${contact}
      from company c where c.id = ${id} and c.deleted_at is null for no key update of c`.execute(db);
  return rows[0];
}

type ChangeInput = Received<typeof company.change>;
type Facts = Pick<ChangeInput, 'companyName' | 'creditCode' | 'settingTime' | 'remark' | 'normalContactName'> & {
  logo: string | null | undefined;
  ext: Record<string, unknown> | undefined;
};
/** Updates a company; columns without a value in `facts` stay unchanged. */
export const update = (db: Db, id: string, facts: Facts, by: string) => {
  const columns = {
    name: facts.companyName,
    credit_code: facts.creditCode,
    settled_at: facts.settingTime,
    logo: facts.logo,
    remark: facts.remark,
    contact_name: facts.normalContactName,
    ext: facts.ext && JSON.stringify(facts.ext),
  };
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  return sql`update company set ${sql.join(
    given.map(([column, value]) => sql`${sql.ref(column)} = ${value}, `),
    sql``,
  )}
                    ${touched(by)}
              where id = ${id} and deleted_at is null`.execute(db);
};
