import type { Received, Reply } from '@park/contract/core';
import type { Group, GroupCompany, group } from '@park/contract/group';
import { sql } from 'kysely';
import type { Actor } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { contains, offsetOf, pageFrom } from '../../db/paging.ts';
import { found, type Search } from '../../db/people.ts';
import { iso } from '../../db/time.ts';
import { type Scoped, within } from '../../db/within.ts';

/** Row security leaves the companies of the park; who has left it is in no group there. */
const here = sql`join company c on c.space_id = m.space_id and c.id = m.company_id and c.deleted_at is null`;
const stillThere = sql`left join staff s on s.company_id = m.company_id and s.user_id = m.user_id and s.left_at is null`;

export async function page(db: Db, by: Scoped, asked: Received<typeof group.list>): Promise<{ total: number; list: Group[] }> {
  const { rows } = await sql<Group & { total: number }>`
    with fitting as (
      select g.* from park_group g
       where g.kind = ${asked.kind} and g.deleted_at is null and (g.name like ${contains(asked.keyword)} or g.code ilike ${contains(asked.keyword)})
    ), page as (select * from fitting order by name, id limit ${asked.pageSize} offset ${offsetOf(asked)})
    select (select count(*)::int from fitting) as total, g.id, g.code, g.name, g.kind, g.remark, g.version, ${iso('g.created_at')} as "createdDate", (
             select count(*)::int from park_group_member m ${here} ${stillThere}
              where m.space_id = g.space_id and m.group_id = g.id and (m.kind = 'company' or (s.user_id is not null and ${within(by, 'group:read')}))
           ) as "memberNum"
      from (values (1)) as one left join page g on true order by g.name, g.id`.execute(db);
  return pageFrom(rows);
}

export type Found = Pick<Group, 'id' | 'kind' | 'name'>;
export async function find(db: Db, id: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`select id, kind, name from park_group where id = ${id} and deleted_at is null`.execute(db);
  return rows[0];
}

export async function hasCode(db: Db, { kind, code }: Received<typeof group.checkCode>): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from park_group where kind = ${kind} and lower(code) = lower(${code}) and deleted_at is null) as taken`.execute(
    db,
  );
  return rows[0]?.taken ?? false;
}

export async function insert(db: Db, { spaceId, parkId, userId }: Actor, given: Received<typeof group.create>): Promise<{ id: string }> {
  const { rows } = await sql<{ id: string }>`
    insert into park_group (space_id, park_id, kind, code, name, remark, updated_by)
    values (${spaceId}, ${parkId}, ${given.kind}, ${given.code}, ${given.name}, ${given.remark}, ${userId}) returning id`.execute(db);
  return rows[0] as { id: string };
}

/** No row: gone, or changed by somebody else. */
export const update = (db: Db, { id, version, name, remark }: Received<typeof group.change>, by: string) =>
  sql`update park_group set name = ${name}, remark = ${remark}, version = version + 1, updated_at = app.now(), updated_by = ${by}
       where id = ${id} and version = ${version} and deleted_at is null`.execute(db);

export const remove = (db: Db, id: string, by: string) =>
  sql`update park_group set deleted_at = app.now(), version = version + 1, updated_at = app.now(), updated_by = ${by}
       where id = ${id} and deleted_at is null`.execute(db);

/** By name, by code in full or in part. */
const named = (keyword: string) => sql`(c.name like ${contains(keyword)} or c.credit_code ilike ${contains(keyword)})`;
const companyOf = sql`c.id as "companyId", c.name as "companyName", c.credit_code as "creditCode", c.comp_type::text as "compType"`;
const card = sql`m.id, ${companyOf}, c.contact_name as "normalContactName", c.contact_phone_mask as "normalContactPhone", c.enabled::int as "isEnable",
  ${iso('m.created_at')} as "addedDate",
  (select count(*)::int from staff s where s.company_id = c.id and s.left_at is null) as "staffNum"`;
type Narrowed = { groupId: string; keyword: string };
const members = ({ groupId, keyword }: Narrowed) =>
  sql`park_group_member m ${here} where m.group_id = ${groupId} and m.kind = 'company' and ${named(keyword)}`;

export async function companies(db: Db, asked: Received<typeof group.companies>): Promise<{ total: number; list: GroupCompany[] }> {
  const { rows } = await sql<GroupCompany & { total: number }>`
    with fitting as materialized (select m.id, c.name from ${members(asked)}),
         page as (select id from fitting order by name, id limit ${asked.pageSize} offset ${offsetOf(asked)})
    select (select count(*)::int from fitting) as total, ${card}
      from (values (1)) as one left join (page join park_group_member m using (id) ${here}) on true order by c.name, m.id`.execute(db);
  return pageFrom(rows);
}

type Exported = Narrowed & { ids: readonly string[] | undefined };
const chosen = (ids: readonly string[] | undefined) => (ids ? sql`and m.id = any (${ids}::uuid[])` : sql``);
export async function count(db: Db, { ids, ...asked }: Exported): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${members(asked)} ${chosen(ids)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The next so many after the one named, in the list's order. */
export async function next(db: Db, { ids, ...asked }: Exported, after: GroupCompany | undefined, most: number): Promise<GroupCompany[]> {
  const from = after ? sql`and (c.name, m.id) > (${after.companyName}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<GroupCompany>`
    select ${card} from ${members(asked)} ${chosen(ids)} ${from} order by c.name, m.id limit ${most}`.execute(db);
  return rows;
}

type Candidate = Reply<typeof group.candidates>['list'][number];
export async function candidates(db: Db, asked: Received<typeof group.candidates>): Promise<{ total: number; list: Candidate[] }> {
  const { rows } = await sql<Candidate & { id: string | null; total: number }>`
    with fitting as materialized (
      select c.space_id, c.id, c.name,
             exists (select from park_group_member m where m.group_id = ${asked.groupId} and m.company_id = c.id and m.kind = 'company') as is_in
        from company c
       where c.deleted_at is null and ${named(asked.keyword)} ${asked.compType === undefined ? sql`` : sql`and c.comp_type = ${asked.compType}::smallint`}
    ), wanted as (select * from fitting where ${asked.isIn === undefined ? sql`true` : sql`is_in = ${asked.isIn === 1}`}),
         page as (select space_id, id, is_in from wanted order by name, id limit ${asked.pageSize} offset ${offsetOf(asked)})
    select (select count(*)::int from wanted) as total, c.id, ${companyOf}, page.is_in as "isIn"
      from (values (1)) as one left join (page join company c using (space_id, id)) on true order by c.name, c.id`.execute(db);
  return pageFrom(rows);
}

type Member = Reply<typeof group.people>['list'][number];
type Wanted = Omit<Received<typeof group.people>, 'keyword'> & Search;
export async function people(db: Db, by: Scoped, asked: Wanted): Promise<{ total: number; list: Member[] }> {
  const { rows } = await sql<Member & { total: number }>`
    with fitting as materialized (
      select m.id, s.real_name from park_group_member m ${here}
        join staff s on s.company_id = m.company_id and s.user_id = m.user_id and s.left_at is null
       where m.group_id = ${asked.groupId} and m.kind = 'user' and ${within(by, 'group:read')} and ${found(asked)}
    ), page as (select id from fitting order by real_name, id limit ${asked.pageSize} offset ${offsetOf(asked)})
    select (select count(*)::int from fitting) as total, m.id, m.user_id as "userId", s.real_name as "realName", s.phone_mask as phone,
           c.id as "companyId", c.name as "companyName", d.name as "departmentName"
      from (values (1)) as one
      left join (page join park_group_member m using (id) ${here} join staff s on s.company_id = m.company_id and s.user_id = m.user_id
                 left join department d on d.company_id = s.company_id and d.id = s.department_id) on true
     order by s.real_name, m.id`.execute(db);
  return pageFrom(rows);
}

type Put = { known: number; added: number };
/** How many of these there are for the caller, and how many of them were not in the group yet. */
export async function putCompanies(db: Db, { spaceId, parkId, userId }: Actor, groupId: string, ids: readonly string[]): Promise<Put> {
  const { rows } = await sql<Put>`
    with wanted as (select c.id from company c where c.id = any (${ids}::uuid[]) and c.deleted_at is null),
         added as (
           insert into park_group_member (space_id, park_id, group_id, kind, company_id, created_by)
           select ${spaceId}, ${parkId}, ${groupId}, 'company', w.id, ${userId} from wanted w on conflict do nothing returning 1)
    select (select count(*)::int from wanted) as known, (select count(*)::int from added) as added`.execute(db);
  return rows[0] as Put;
}

type People = { groupId: string; ids: readonly string[]; companyId?: string | undefined };
export async function putPeople(db: Db, actor: Actor, { groupId, ids, companyId }: People): Promise<Put> {
  const { rows } = await sql<Put>`
    with wanted as (
           select distinct on (s.user_id) s.company_id, s.user_id from staff s
            where s.user_id = any (${ids}::uuid[]) and s.left_at is null ${companyId ? sql`and s.company_id = ${companyId}` : sql``}
              and ${within(actor, 'group:update')} order by s.user_id, s.company_id),
         added as (
           insert into park_group_member (space_id, park_id, group_id, kind, company_id, user_id, created_by)
           select ${actor.spaceId}, ${actor.parkId}, ${groupId}, 'user', w.company_id, w.user_id, ${actor.userId} from wanted w
           on conflict do nothing returning 1)
    select (select count(*)::int from wanted) as known, (select count(*)::int from added) as added`.execute(db);
  return rows[0] as Put;
}

type ByType = Pick<Received<typeof group.addByType>, 'groupId' | 'compType' | 'attributeId'>;
export async function putByType(db: Db, { spaceId, parkId, userId }: Actor, { groupId, compType, attributeId }: ByType): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with added as (
      insert into park_group_member (space_id, park_id, group_id, kind, company_id, created_by)
      select ${spaceId}, ${parkId}, ${groupId}, 'company', c.id, ${userId} from company c
       where c.deleted_at is null ${compType === undefined ? sql`` : sql`and c.comp_type = ${compType}::smallint`}
         ${attributeId === undefined ? sql`` : sql`and exists (select from company_attribute a where a.company_id = c.id and a.role_id = ${attributeId})`}
      on conflict do nothing returning 1)
    select count(*)::int as n from added`.execute(db);
  return rows[0]?.n ?? 0;
}

export const drop = (db: Db, groupId: string, ids: readonly string[]) =>
  sql`delete from park_group_member m using park_group g
       where g.space_id = m.space_id and g.id = m.group_id and g.deleted_at is null and m.group_id = ${groupId} and m.id = any (${ids}::uuid[])`.execute(
    db,
  );

type Place = { companyId: string; userId: string | null };
export async function member(db: Db, by: Scoped, id: string): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select m.company_id as "companyId", m.user_id as "userId" from park_group_member m
      join park_group g on g.space_id = m.space_id and g.id = m.group_id and g.deleted_at is null ${stillThere}
     where m.id = ${id} and (m.kind = 'company' or (s.user_id is not null and ${within(by, 'group:read')}))`.execute(db);
  return rows[0];
}
