import type { Received, Reply } from '@park/contract/core';
import type { Group, GroupCompany, GroupUser, group } from '@park/contract/people/group';
import { sql } from 'kysely';
import type { Actor } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { insertionInto } from '../../../db/insertion.ts';
import { contains, offsetOf, pageFrom } from '../../../db/paging.ts';
import { departmentFor, found, placed, type Reader, type Search, shown } from '../../../db/people.ts';
import { iso } from '../../../db/time.ts';
import { isVersion, touched } from '../../../db/touched.ts';

/**
 * Join to the companies of the members. By row security it finds only companies of the park, so a company that has left the park is in none
 * of its groups.
 */
const memberCompanyJoin = sql`join company c on c.space_id = m.space_id and c.id = m.company_id and c.deleted_at is null`;
/** Join condition: a person counts as a group member while they are in the company and the company is enabled. */
const memberStaffJoin = sql`staff s on s.company_id = m.company_id and s.user_id = m.user_id and s.left_at is null and c.enabled`;
/** Condition for the members a reader sees; the list and its count both use it. */
const visibleCondition = (reader: Reader, permission: 'group:read' | 'group:update') =>
  sql`(m.kind = 'company' or (s.user_id is not null and ${shown(reader, permission)}))`;

export async function page(db: Db, reader: Reader, filter: Received<typeof group.list>): Promise<{ total: number; list: Group[] }> {
  const { rows } = await sql<Group & { total: number }>`
    with fitting as (
      select g.* from park_group g
       where g.kind = ${filter.kind} and g.deleted_at is null
         and (g.name like ${contains(filter.keyword)} or g.code ilike ${contains(filter.keyword)})
    ), page as (select * from fitting order by name, id limit ${filter.pageSize} offset ${offsetOf(filter)})
    select (select count(*)::int from fitting) as total, g.id, g.code, g.name, g.kind, g.remark, g.version,
           ${iso('g.created_at')} as "createdDate", (
             select count(*)::int from park_group_member m ${memberCompanyJoin} left join ${memberStaffJoin}
              where m.space_id = g.space_id and m.group_id = g.id and ${visibleCondition(reader, 'group:read')}
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

type New = Received<typeof group.create> & Pick<Actor, 'spaceId' | 'parkId' | 'userId'>;
export const insertion = insertionInto<New>('park_group', {
  ...{ space_id: 'spaceId', park_id: 'parkId', kind: 'kind', code: 'code', name: 'name', remark: 'remark', updated_by: 'userId' },
});

/** Renames a group. Affects no row when the group was deleted or changed by another user. */
export const update = (db: Db, { id, version, name, remark }: Received<typeof group.change>, by: string) =>
  sql`update park_group set name = ${name}, remark = ${remark}, ${touched(by)}
       where id = ${id} and ${isVersion(version)} and deleted_at is null`.execute(db);

export const remove = (db: Db, id: string, by: string) =>
  sql`update park_group set deleted_at = app.now(), ${touched(by)}
       where id = ${id} and deleted_at is null`.execute(db);

/** Matches companies by part of their name or credit code. */
const nameCondition = (keyword: string) => sql`(c.name like ${contains(keyword)} or c.credit_code ilike ${contains(keyword)})`;
const companyOf = sql`c.id as "companyId", c.name as "companyName", c.credit_code as "creditCode", c.comp_type::text as "compType"`;
const card = sql`m.id, ${companyOf}, c.contact_name as "normalContactName", c.contact_phone_mask as "normalContactPhone",
  c.enabled::int as "isEnable", ${iso('m.created_at')} as "addedDate",
  (select count(*)::int from staff s where s.company_id = c.id and s.left_at is null) as "staffNum"`;
type MembersFilter = { groupId: string; keyword: string };
const members = ({ groupId, keyword }: MembersFilter) =>
  sql`park_group_member m ${memberCompanyJoin} where m.group_id = ${groupId} and m.kind = 'company' and ${nameCondition(keyword)}`;

export async function companies(db: Db, filter: Received<typeof group.companies>): Promise<{ total: number; list: GroupCompany[] }> {
  const { rows } = await sql<GroupCompany & { total: number }>`
    with fitting as materialized (select m.id, c.name from ${members(filter)}),
         page as (select id from fitting order by name, id limit ${filter.pageSize} offset ${offsetOf(filter)})
    select (select count(*)::int from fitting) as total, ${card}
      from (values (1)) as one
      left join (page join park_group_member m using (id) ${memberCompanyJoin}) on true
     order by c.name, m.id`.execute(db);
  return pageFrom(rows);
}

type ExportFilter = MembersFilter & { ids: readonly string[] | undefined };
const idsCondition = (ids: readonly string[] | undefined) => (ids ? sql`and m.id = any (${ids}::uuid[])` : sql``);
export async function count(db: Db, { ids, ...filter }: ExportFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${members(filter)} ${idsCondition(ids)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Returns the next `most` companies after the given company, in the order of the list (keyset pagination). */
export async function nextRows(
  db: Db,
  { ids, ...filter }: ExportFilter,
  after: GroupCompany | undefined,
  most: number,
): Promise<GroupCompany[]> {
  const from = after ? sql`and (c.name, m.id) > (${after.companyName}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<GroupCompany>`
    select ${card} from ${members(filter)} ${idsCondition(ids)} ${from} order by c.name, m.id limit ${most}`.execute(db);
  return rows;
}

type Candidate = Reply<typeof group.candidates>['list'][number];
export async function candidates(db: Db, filter: Received<typeof group.candidates>): Promise<{ total: number; list: Candidate[] }> {
  const { rows } = await sql<Candidate & { id: string | null; total: number }>`
    with fitting as materialized (
      select c.space_id, c.id, c.name,
             exists (select from park_group_member m
                      where m.group_id = ${filter.groupId} and m.company_id = c.id and m.kind = 'company') as is_in
        from company c
       where c.deleted_at is null and ${nameCondition(filter.keyword)}
         ${filter.compType === undefined ? sql`` : sql`and c.comp_type = ${filter.compType}::smallint`}
    ), wanted as (select * from fitting where ${filter.isIn === undefined ? sql`true` : sql`is_in = ${filter.isIn === 1}`}),
         page as (select space_id, id, is_in from wanted order by name, id limit ${filter.pageSize} offset ${offsetOf(filter)})
    select (select count(*)::int from wanted) as total, c.id, ${companyOf}, page.is_in as "isIn"
      from (values (1)) as one left join (page join company c using (space_id, id)) on true order by c.name, c.id`.execute(db);
  return pageFrom(rows);
}

const staffCompanyJoin = sql`join company c on c.space_id = s.space_id and c.id = s.company_id`;
/** Condition for people who can be added to a group. */
const addableCondition = (reader: Reader) =>
  sql`s.left_at is null and c.deleted_at is null and c.enabled and ${shown(reader, 'group:update')}`;

type PeopleFilter = Omit<Received<typeof group.people>, 'keyword'> & Search;
export async function people(db: Db, reader: Reader, filter: PeopleFilter): Promise<{ total: number; list: GroupUser[] }> {
  const { rows } = await sql<GroupUser & { total: number }>`
    with fitting as materialized (
      select m.id, s.real_name from park_group_member m ${memberCompanyJoin} join ${memberStaffJoin}
       where m.group_id = ${filter.groupId} and m.kind = 'user' and ${visibleCondition(reader, 'group:read')}
         and c.name like ${contains(filter.companyName)} and ${found(filter)}
    ), page as (select id from fitting order by real_name, id limit ${filter.pageSize} offset ${offsetOf(filter)})
    select (select count(*)::int from fitting) as total, m.id, m.user_id as "userId", s.real_name as "realName", s.phone_mask as phone,
           c.id as "companyId", c.name as "companyName", c.comp_type::text as "compType", d.name as "departmentName", s.position,
           s.enabled::int as "isEnable", ${iso('m.created_at')} as "addedDate"
      from (values (1)) as one
      left join (page join park_group_member m using (id) ${memberCompanyJoin} join ${memberStaffJoin} ${departmentFor(reader)}) on true
     order by s.real_name, m.id`.execute(db);
  return pageFrom(rows);
}

type Choice = Reply<typeof group.choices>['list'][number];
type ChoicesFilter = Omit<Received<typeof group.choices>, 'keyword'> & Search;
/** Returns a page of people of one company, or of a department and everything below it; without a company, of the whole park. */
export async function choices(db: Db, reader: Reader, filter: ChoicesFilter): Promise<{ total: number; list: Choice[] }> {
  const { companyId, departmentId } = filter;
  const { rows } = await sql<Choice & { id: string | null; total: number }>`
    with fitting as materialized (
      select s.company_id, s.user_id, s.real_name from staff s ${staffCompanyJoin}
       where ${companyId ? placed({ companyId, departmentId, withBelow: true, unhidden: reader.unhidden }) : sql`true`}
         and ${found(filter)} and ${addableCondition(reader)}
    ), page as (select * from fitting order by real_name, user_id, company_id limit ${filter.pageSize} offset ${offsetOf(filter)})
    select (select count(*)::int from fitting) as total, s.user_id as id, s.user_id as "userId", s.real_name as "realName",
           c.id as "companyId", c.name as "companyName", d.name as "departmentName",
           exists (select from park_group_member m
                    where m.group_id = ${filter.groupId} and m.company_id = s.company_id and m.user_id = s.user_id) as "isIn"
      from (values (1)) as one
      left join (page join staff s using (company_id, user_id) ${staffCompanyJoin} ${departmentFor(reader)}) on true
     order by s.real_name, s.user_id, s.company_id`.execute(db);
  return pageFrom(rows);
}

type MemberKeys = Received<typeof group.add>['members'];
const inputRows = (members: MemberKeys) => sql`
  given as (select distinct g.company_id, g.user_id
              from unnest(${members.map(({ companyId }) => companyId)}::uuid[],
                          ${members.map(({ userId }) => userId ?? null)}::uuid[]) as g (company_id, user_id))`;
/** Number of people or companies to add, number of those that the actor can see, and number that were not in the group before. */
type AddOutcome = { requested: number; known: number; added: number };
const tally = sql`
  select (select count(*)::int from given) as requested,
         (select count(*)::int from wanted) as known, (select count(*)::int from added) as added`;
export async function addCompanies(db: Db, { spaceId, parkId, userId }: Actor, groupId: string, members: MemberKeys): Promise<AddOutcome> {
  const { rows } = await sql<AddOutcome>`
    with ${inputRows(members)},
         wanted as (select c.id from given g join company c on c.id = g.company_id where g.user_id is null and c.deleted_at is null),
         added as (
           insert into park_group_member (space_id, park_id, group_id, kind, company_id, created_by)
           select ${spaceId}, ${parkId}, ${groupId}, 'company', w.id, ${userId}
             from wanted w order by w.id
           on conflict do nothing returning 1)
    ${tally}`.execute(db);
  return rows[0] as AddOutcome;
}

type PeopleInput = { groupId: string; members: MemberKeys };
export async function addPeople(
  db: Db,
  { spaceId, parkId, userId }: Actor,
  reader: Reader,
  { groupId, members }: PeopleInput,
): Promise<AddOutcome> {
  const { rows } = await sql<AddOutcome>`
    with ${inputRows(members)},
         wanted as (
           select s.company_id, s.user_id
             from given g join staff s on s.company_id = g.company_id and s.user_id = g.user_id ${staffCompanyJoin}
            where ${addableCondition(reader)}),
         added as (
           insert into park_group_member (space_id, park_id, group_id, kind, company_id, user_id, created_by)
           select ${spaceId}, ${parkId}, ${groupId}, 'user', w.company_id, w.user_id, ${userId}
             from wanted w order by w.company_id, w.user_id
           on conflict do nothing returning 1)
    ${tally}`.execute(db);
  return rows[0] as AddOutcome;
}

type TypeInput = Pick<Received<typeof group.addByType>, 'groupId' | 'compType' | 'attributeId'>;
export async function addByType(
  db: Db,
  { spaceId, parkId, userId }: Actor,
  { groupId, compType, attributeId }: TypeInput,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with added as (
      insert into park_group_member (space_id, park_id, group_id, kind, company_id, created_by)
      select ${spaceId}, ${parkId}, ${groupId}, 'company', c.id, ${userId} from company c
       where c.deleted_at is null ${compType === undefined ? sql`` : sql`and c.comp_type = ${compType}::smallint`}
         ${
           attributeId === undefined
             ? sql``
             : sql`and exists (select from company_attribute a where a.company_id = c.id and a.role_id = ${attributeId})`
         }
      on conflict do nothing returning 1)
    select count(*)::int as n from added`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Removes members from a group, as far as the actor sees these members. */
export const removeMembers = (db: Db, reader: Reader, groupId: string, ids: readonly string[]) =>
  sql`delete from park_group_member x
       using park_group_member m ${memberCompanyJoin}
       join park_group g on g.space_id = m.space_id and g.id = m.group_id
       left join ${memberStaffJoin}
       where x.space_id = m.space_id and x.id = m.id and g.deleted_at is null and m.group_id = ${groupId} and m.id = any (${ids}::uuid[])
         and ${visibleCondition(reader, 'group:update')}`.execute(db);

type MemberPlace = { companyId: string; userId: string | null };
export async function findMember(db: Db, reader: Reader, id: string): Promise<MemberPlace | undefined> {
  const { rows } = await sql<MemberPlace>`
    select m.company_id as "companyId", m.user_id as "userId" from park_group_member m ${memberCompanyJoin}
      join park_group g on g.space_id = m.space_id and g.id = m.group_id and g.deleted_at is null left join ${memberStaffJoin}
     where m.id = ${id} and ${visibleCondition(reader, 'group:read')}`.execute(db);
  return rows[0];
}
