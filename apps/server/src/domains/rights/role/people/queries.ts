import type { RoleKind } from '@park/contract/access';
import type { Received, Reply } from '@park/contract/core';
import type { RoleUser, role } from '@park/contract/rights/role';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { offsetOf, type Paging, pageFrom } from '../../../../db/paging.ts';
import { found, type Search } from '../../../../db/people.ts';
import { iso } from '../../../../db/time.ts';
import { type Scoped, within } from '../../../../db/within.ts';
import { current } from '../queries.ts';

type Condition = RawBuilder<unknown>;
/** The search of a list, and the condition that selects the people whom the actor's right covers. */
type Reader = Search & { covered: Condition };
export const readBy = (by: Scoped, permission: Parameters<typeof within>[1], search: Search): Reader => ({
  ...search,
  covered: within(by, permission),
});

const person = sql`s.user_id as id, s.user_id as "userId", s.real_name as "userName", s.phone_mask as phone, s.company_id as "companyId",
  c.name as "companyName", d.name as "departmentName"`;
const heldColumns = sql`coalesce(held.sort_num, 100) as "sortNum", ${iso('held.valid_from')} as "validFrom",
  ${iso('held.valid_to')} as "validTo", held.reason`;
const joined = sql`join company c on c.space_id = s.space_id and c.id = s.company_id
  left join department d on d.company_id = s.company_id and d.id = s.department_id`;

type HolderFilter = {
  companyId: string;
  roleIds: readonly string[];
  kinds: readonly RoleKind[];
  /**
   * People hold built-in roles automatically by their administrator level: 1 member, 2 administrator, 3 super administrator. This is the
   * lowest level that brings one of the requested roles; people of this level or a higher one are included. Null: they are left out.
   */
  fromLevel: 1 | 2 | 3 | null;
};
/** Returns a page of the people who hold roles in one company, each person once. */
export async function holders(db: Db, filter: HolderFilter, reader: Reader, paging: Paging): Promise<{ total: number; list: RoleUser[] }> {
  const { companyId, roleIds, kinds, fromLevel } = filter;
  const { rows } = await sql<RoleUser & { total: number }>`
    with held as (
      select h.user_id, min(h.sort_num) as sort_num, max(lower(h.valid)) as valid_from, min(upper(h.valid)) as valid_to,
             max(h.reason) as reason
        from role_user h join role r on r.space_id = h.role_space_id and r.id = h.role_id and r.kind = any (${kinds}::text[])
       where h.company_id = ${companyId} and h.role_id = any (${roleIds}::uuid[]) and ${current} group by h.user_id
    ), matched as materialized (
      select s.user_id, coalesce(held.sort_num, 100) as sort_num, s.order_num from staff s left join held on held.user_id = s.user_id
       where s.company_id = ${companyId} and s.left_at is null and ${found(reader)} and ${reader.covered}
         and (held.user_id is not null ${fromLevel ? sql`or s.admin_level >= ${fromLevel}` : sql``})
    ), page as (
      select user_id, sort_num from matched order by sort_num, order_num, user_id limit ${paging.pageSize} offset ${offsetOf(paging)}
    )
    select (select count(*)::int from matched) as total, ${person}, ${heldColumns},
           case when held.user_id is null
                then case s.admin_level when 3 then '单位超级管理员' when 2 then '单位普通管理员' else '普通成员' end end as "implicitBy"
      from (values (1)) as one
      left join (page join staff s on s.company_id = ${companyId} and s.user_id = page.user_id
                 ${joined} left join held on held.user_id = s.user_id) on true
     order by page.sort_num, s.order_num, s.user_id`.execute(db);
  return pageFrom(rows);
}

/** Returns a page of the people who hold a role in this park, of all companies. */
export async function parkHolders(db: Db, roleId: string, reader: Reader, paging: Paging): Promise<{ total: number; list: RoleUser[] }> {
  const { rows } = await sql<RoleUser & { total: number }>`
    with held as (
      select h.company_id, h.user_id, min(h.sort_num) as sort_num, max(lower(h.valid)) as valid_from, min(upper(h.valid)) as valid_to,
             max(h.reason) as reason
        from role_user h join role r on r.space_id = h.role_space_id and r.id = h.role_id and r.kind in ('park', 'assist')
       where h.role_id = ${roleId} and ${current} group by h.company_id, h.user_id
    ), matched as materialized (
      select s.company_id, s.user_id, s.order_num from staff s join held on held.company_id = s.company_id and held.user_id = s.user_id
       where s.left_at is null and ${found(reader)} and ${reader.covered}
    ), page as (
      select company_id, user_id from matched order by company_id, order_num, user_id limit ${paging.pageSize} offset ${offsetOf(paging)}
    )
    select (select count(*)::int from matched) as total, ${person}, ${heldColumns}, null as "implicitBy"
      from (values (1)) as one
      left join (page join staff s on s.company_id = page.company_id and s.user_id = page.user_id ${joined}
                 join held on held.company_id = s.company_id and held.user_id = s.user_id) on true
     order by s.company_id, s.order_num, s.user_id`.execute(db);
  return pageFrom(rows);
}

/** Condition on a company id: people of the company may hold a park role of the given kind. */
const suitsCondition = (
  kind: Condition,
  owner: Condition,
  companyId: Condition,
) => sql`case ${kind} when 'park' then ${companyId} = ${owner}
  else ${companyId} in (select p.company_id from company_park p
                         where p.space_id = app.space() and p.park_id = any ((select app.parks())::uuid[])
                           and p.relation = 'assists' and p.left_at is null) end`;
const subtreeCondition = (departmentId: string) => sql`
  with recursive below as (
    select d.company_id, d.id from department d where d.id = ${departmentId} and d.deleted_at is null
    union all
    select child.company_id, child.id from department child join below on child.company_id = below.company_id and child.parent_id = below.id
     where child.deleted_at is null
  ) select id from below`;

type Candidates = Pick<Received<typeof role.candidates>, 'roleId' | 'departmentId' | 'companyId'>;
/** Returns a page of people who can be given a park role and do not hold it, without the actor. */
export async function candidates(db: Db, { roleId, departmentId, companyId }: Candidates, reader: Reader, paging: Paging) {
  const { rows } = await sql<Reply<typeof role.candidates>['list'][number] & { total: number }>`
    with matched as materialized (
      select s.company_id, s.user_id, s.order_num
        from role r join staff s on s.space_id = r.space_id and ${suitsCondition(sql`r.kind`, sql`r.company_id`, sql`s.company_id`)}
       where r.space_id = app.space() and r.id = ${roleId} and r.kind in ('park', 'assist') and not r.is_group and r.deleted_at is null
         and s.left_at is null and s.user_id <> app.user_id() and ${found(reader)} and ${reader.covered}
         ${companyId ? sql`and s.company_id = ${companyId}` : sql``}
         ${departmentId ? sql`and s.department_id in (${subtreeCondition(departmentId)})` : sql``}
         and not exists (select from role_user h
                          where h.company_id = s.company_id and h.user_id = s.user_id and h.role_id = r.id and ${current})
    ), page as (
      select company_id, user_id from matched order by company_id, order_num, user_id limit ${paging.pageSize} offset ${offsetOf(paging)}
    )
    select (select count(*)::int from matched) as total, ${person}
      from (values (1)) as one
      left join (page join staff s on s.company_id = page.company_id and s.user_id = page.user_id ${joined}) on true
     order by s.company_id, s.order_num, s.user_id`.execute(db);
  return pageFrom(rows);
}

export type Member = { companyId: string; userId: string };
type MemberLookup = { kind: RoleKind; owner: string; companyId: string | undefined; userIds: readonly string[]; covered: Condition };
/** Returns and locks the memberships of the given people in which they can hold a role of the given kind. */
export async function lockMembers(db: Db, { kind, owner, companyId, userIds, covered }: MemberLookup): Promise<Member[]> {
  const fit = kind === 'park' || kind === 'assist' ? suitsCondition(sql`${kind}`, sql`${owner}::uuid`, sql`s.company_id`) : sql`true`;
  const { rows } = await sql<Member>`
    select s.company_id as "companyId", s.user_id as "userId" from staff s
     where s.user_id = any (${userIds}::uuid[]) and s.left_at is null and ${fit} and ${covered}
       ${companyId ? sql`and s.company_id = ${companyId}` : sql``}
     order by s.company_id, s.user_id for share of s`.execute(db);
  return rows;
}

/** Locks the company, so that two changes of the holders of a built-in role run one after the other and the second sees the first. */
export async function lockCompany(db: Db, companyId: string): Promise<boolean> {
  const { rows } = await sql`select id from company where id = ${companyId} and deleted_at is null for no key update`.execute(db);
  return rows.length === 1;
}

export type RoleHolder = { userId: string; isHeld: boolean };
/** Returns and locks the given people, and everybody who holds the role in the company now or later. */
export async function lockHoldersAnd(
  db: Db,
  { companyId, roleId, userIds, covered }: { companyId: string; roleId: string; userIds: readonly string[]; covered: Condition },
): Promise<RoleHolder[]> {
  const { rows } = await sql<RoleHolder>`
    select s.user_id as "userId", h.id is not null as "isHeld"
      from staff s left join role_user h on h.company_id = s.company_id and h.user_id = s.user_id and h.role_id = ${roleId} and ${current}
     where s.company_id = ${companyId} and s.left_at is null and ${covered} and (h.id is not null or s.user_id = any (${userIds}::uuid[]))
     order by s.user_id for no key update of s`.execute(db);
  return rows;
}

/** The period and the reason of an assignment of a role, and the position of the holder in the list of holders. */
export type Window = {
  validFrom?: string | undefined;
  validTo?: string | undefined;
  reason?: string | null | undefined;
  sortNum?: number | undefined;
};
type Giving = { members: readonly Member[]; roleIds: readonly string[]; parkId: string | null };
/**
 * Gives roles to people. If a person has the role already, sets the period and reason anew, and the position in the list if one is given.
 */
export async function give(
  db: Db,
  { members: to, roleIds, parkId }: Giving,
  { validFrom, validTo, reason, sortNum }: Window,
): Promise<number> {
  const { rows } = await sql`
    insert into role_user as h (space_id, company_id, role_space_id, role_id, user_id, park_id, valid, reason, sort_num)
    select app.space(), m.company_id, r.space_id, r.id, m.user_id, ${parkId},
           tstzrange(${validFrom ?? null}, ${validTo ?? null}), ${reason ?? null}, coalesce(${sortNum ?? null}::integer, 100)
      from role r, unnest(${to.map((one) => one.companyId)}::uuid[], ${to.map((one) => one.userId)}::uuid[]) as m (company_id, user_id)
     where r.space_id = app.space() and r.id = any (${roleIds}::uuid[])
     order by m.company_id, m.user_id, r.id
    on conflict (space_id, company_id, role_id, user_id, park_id) do update
      set valid = excluded.valid, reason = excluded.reason, sort_num = coalesce(${sortNum ?? null}::integer, h.sort_num)
      where (h.valid, h.reason, h.sort_num)
           is distinct from (excluded.valid, excluded.reason, coalesce(${sortNum ?? null}::integer, h.sort_num))
    returning 1`.execute(db);
  return rows.length;
}

type Taking = { roleId: string; userIds: readonly string[]; companyId: string | undefined; covered: Condition };
/** Takes a role from people, and returns the ids of those who had it. */
export async function take(db: Db, { roleId, userIds, companyId, covered }: Taking): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    delete from role_user h using staff s
     where h.role_id = ${roleId} and h.user_id = any (${userIds}::uuid[]) ${companyId ? sql`and h.company_id = ${companyId}` : sql``}
       and (h.park_id is null or h.park_id = any ((select app.parks())::uuid[]))
       and s.company_id = h.company_id and s.user_id = h.user_id and ${covered}
    returning h.user_id as "userId"`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** Returns the roles of the current park that a member holds or held, expired assignments included. */
export async function assignedInPark(db: Db, { companyId, userId }: Member): Promise<{ id: string; isOver: boolean }[]> {
  const { rows } = await sql<{ id: string; isOver: boolean }>`
    select r.id, not ${current} as "isOver"
      from role_user h
      join role r on r.space_id = h.role_space_id and r.id = h.role_id and r.deleted_at is null
     where h.company_id = ${companyId} and h.user_id = ${userId}
       and h.park_id = any ((select app.parks())::uuid[]) and r.kind in ('park', 'assist')
     order by r.id`.execute(db);
  return rows;
}

export const takeInPark = (db: Db, { companyId, userId }: Member, roleIds: readonly string[]) =>
  sql`delete from role_user h where h.company_id = ${companyId} and h.user_id = ${userId} and h.role_id = any (${roleIds}::uuid[])
         and h.park_id = any ((select app.parks())::uuid[])`.execute(db);
