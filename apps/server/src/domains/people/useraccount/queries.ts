import type { Received } from '@park/contract/core';
import type { Organisation, UserAccount, useraccount } from '@park/contract/people/useraccount';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { contains, offsetOf, pageFrom } from '../../../db/paging.ts';
import { iso } from '../../../db/time.ts';

type Filter = Omit<Received<typeof useraccount.list>, 'keyword'> & { keyword: string; phoneHash: Buffer | undefined };
const flagOf = (flag: 0 | 1 | undefined) => (flag === undefined ? null : flag === 1);

export async function page(db: Db, filter: Filter): Promise<{ total: number; list: UserAccount[] }> {
  const { keyword, phoneHash, isEnable, isLocked, ...paging } = filter;
  const digits = /^\d{4}$/.test(keyword) ? keyword : null;
  const { rows } = await sql<UserAccount & { total: number }>`
    select a.total::int as total, a.id, a.id as "userId", a.username as "userName", a.real_name as "realName", a.phone_mask as phone,
           a.enabled::int as "isEnable", a.is_locked::int as "isLocked", a.has_factor::int as "hasFactor",
           a.change, a.space_names as "spaceNames", a.session_num as "sessionNum",
           ${iso('a.last_seen_at')} as "lastSeenDate", ${iso('a.created_at')} as "createdDate"
      from door.account_list(${contains(keyword)}, ${digits}, ${phoneHash ?? null}, ${flagOf(isEnable)}, ${flagOf(isLocked)},
             ${offsetOf(paging)}, ${paging.pageSize}) as a`.execute(db);
  return pageFrom(rows);
}

const answerOf = async <T>(db: Db, call: ReturnType<typeof sql>): Promise<T | null> =>
  (await sql<{ value: T | null }>`select ${call} as value`.execute(db)).rows[0]?.value ?? null;

export const setEnabled = (db: Db, userId: string, isEnable: boolean) =>
  answerOf<boolean>(db, sql`door.account_set_enabled(${userId}, ${isEnable})`);
export const unlock = (db: Db, userId: string) => answerOf<boolean>(db, sql`door.account_unlock(${userId})`);
/** Ends the sessions of a user, except `retainedSession`; does nothing for an unknown user. */
export const endSessions = (db: Db, userId: string, retainedSession: string) =>
  answerOf<number>(db, sql`door.account_end_sessions(${userId}, decode(${retainedSession}, 'hex'))`);

type RemovedFactor = { isDropped: boolean; phoneCipher: Buffer };
/** Removes a user's second factor; returns undefined for an unknown user. */
export async function removeFactor(db: Db, userId: string): Promise<RemovedFactor | undefined> {
  const { rows } = await sql<RemovedFactor>`
    select d.is_dropped as "isDropped", d.phone_cipher as "phoneCipher" from door.account_drop_factor(${userId}) as d`.execute(db);
  return rows[0];
}

type OrganisationFilter = Received<typeof useraccount.organisations>;
/** Returns a page of organisations over every space, as row security shows them to the platform; the platform's own company is left out. */
export async function organisations(
  db: Db,
  filter: OrganisationFilter,
): Promise<{ total: number; list: (Organisation & { id: string })[] }> {
  const { keyword, compType, isEnable, ...paging } = filter;
  const { rows } = await sql<Organisation & { id: string; total: number }>`
    with matched as materialized (
           select c.space_id, c.id, c.created_at from company c
            where c.deleted_at is null and c.space_id <> app.platform() and (c.name like ${contains(keyword)} or c.credit_code = ${keyword})
              ${compType === undefined ? sql`` : sql`and c.comp_type = ${compType}::smallint`}
              ${isEnable === undefined ? sql`` : sql`and c.enabled = ${isEnable === 1}`}),
         page as (select space_id, id from matched order by created_at desc, id limit ${paging.pageSize} offset ${offsetOf(paging)}),
         holder as materialized (select * from door.account_holders(array(select id from page)))
    select (select count(*)::int from matched) as total, c.id, c.id as "companyId", c.name as "companyName", c.credit_code as "creditCode",
           c.comp_type::text as "compType", o.name as "spaceName", h.real_name as "superAdminName", h.phone_mask as "superAdminPhone",
           h.staff_num as "staffNum", c.enabled::int as "isEnable", ${iso('c.created_at')} as "createdDate", c.version
      from (values (1)) as one
      left join (page join company c using (space_id, id) join space o on o.id = c.space_id join holder h on h.company_id = c.id) on true
     order by c.created_at desc, c.id`.execute(db);
  return pageFrom(rows);
}

export const setOrganisation = (db: Db, companyId: string, version: number, isEnable: boolean) =>
  answerOf<'done' | 'stale'>(db, sql`door.account_set_organisation(${companyId}, ${version}, ${isEnable})`);
