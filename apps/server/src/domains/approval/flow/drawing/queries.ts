import type { FlowDetail, FlowRow, flow, Starters } from '@park/contract/approval/flow';
import type { Definition } from '@park/contract/approval/flow/definition';
import type { Received, Reply } from '@park/contract/core';
import { sql } from 'kysely';
import type { Actor } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import type { Insertion } from '../../../../db/insertion.ts';
import { contains, offsetOf, pageFrom } from '../../../../db/paging.ts';
import { iso } from '../../../../db/time.ts';
import { isVersion, touched } from '../../../../db/touched.ts';

const card = sql`f.id, f.key as "processKey", f.name, f.group_id as "groupId", g.name as "groupName", f.icon, f.description,
  case when f.live_id is null then 'draft' else 'deployed' end as status, f.enabled::int as "isEnable", f.is_built_in as "isBuiltIn",
  f.is_changed as "isChanged", f.live_number as "liveNumber", f.rank,
  coalesce(f.auto_from <= app.now() and f.auto_until > app.now(), false) as "isAuto",
  (select count(*)::int from flow_instance i where i.space_id = f.space_id and i.flow_id = f.id and i.ended_at is null) as "runningNum",
  ${iso('f.updated_at')} as updated, ${iso('f.created_at')} as created, f.version`;
const joined = sql`flow f left join flow_group g on g.space_id = f.space_id and g.id = f.group_id`;
type Raw = FlowRow & { updated: string | null; created: string };
const rowOf = <T extends Raw>({ updated, created, ...row }: T) => ({ ...row, updatedDate: updated ?? created });

export async function page(db: Db, input: Received<typeof flow.list>): Promise<{ total: number; list: FlowRow[] }> {
  const status = {
    draft: sql`and f.live_id is null`,
    deployed: sql`and f.live_id is not null and f.enabled`,
    disabled: sql`and not f.enabled`,
  };
  const { rows } = await sql<Raw & { total: number }>`
    with fitting as (
           select f.space_id, f.id, f.rank, f.name from flow f
            where f.deleted_at is null and (f.name like ${contains(input.keyword)} or f.key ilike ${contains(input.keyword)})
              ${input.groupId ? sql`and f.group_id = ${input.groupId}` : sql``} ${input.status ? status[input.status] : sql``}),
         page as (select * from fitting order by rank, name, id limit ${input.pageSize} offset ${offsetOf(input)})
    select (select count(*)::int from fitting) as total, ${card}
      from (values (1)) as one left join (page p join (${joined}) on f.space_id = p.space_id and f.id = p.id) on true
     order by f.rank, f.name, f.id`.execute(db);
  const { total, list } = pageFrom(rows);
  return { total, list: list.map(rowOf) };
}

export async function all(db: Db): Promise<FlowRow[]> {
  const { rows } = await sql<Raw>`select ${card} from ${joined} where f.deleted_at is null order by f.rank, f.name, f.id`.execute(db);
  return rows.map(rowOf);
}

const startersIn = (list: keyof Starters) => sql`array(select jsonb_array_elements_text(f.starters -> ${sql.lit(list)}))::uuid[]`;
const starterNames = sql`(select coalesce(jsonb_object_agg(n.id, n.name), '{}') from (
    select c.id, c.name from company c where c.id = any (${startersIn('companyIds')})
    union all select d.id, d.name from department d where d.id = any (${startersIn('departmentIds')})
    union all select s.user_id, max(s.real_name) from staff s where s.user_id = any (${startersIn('userIds')}) group by s.user_id) as n)`;
export async function find(db: Db, id: string): Promise<FlowDetail | undefined> {
  const { rows } = await sql<Raw & Pick<FlowDetail, 'starters' | 'starterNames' | 'managerIds' | 'definition' | 'versions'>>`
    select ${card}, f.starters, ${starterNames} as "starterNames", f.manager_ids as "managerIds", f.draft as definition, (
             select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'number', v.number, 'remark', v.remark,
                      'createdDate', ${iso('v.created_at')},
                      'byName', (select s.real_name from staff s where s.company_id = app.company() and s.user_id = v.created_by),
                      'runningNum', (select count(*)::int from flow_instance i
                                      where i.space_id = v.space_id and i.version_id = v.id and i.ended_at is null))
                      order by v.number desc), '[]')
               from flow_version v where v.space_id = f.space_id and v.flow_id = f.id) as versions
      from ${joined} where f.id = ${id} and f.deleted_at is null`.execute(db);
  const [row] = rows;
  return row && rowOf(row);
}

type Facts = {
  name: string;
  groupId?: string | null | undefined;
  icon: string;
  description: string | null;
  starters?: Starters | null | undefined;
  managerIds: readonly string[];
};
export async function insert(
  db: Db,
  { spaceId, parkId, userId }: Actor,
  given: Facts & { processKey: string; definition: Definition },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into flow (space_id, park_id, key, name, group_id, icon, description, starters, manager_ids, draft, rank, updated_by)
    select ${spaceId}, ${parkId}, ${given.processKey}, ${given.name}, ${given.groupId ?? null}, ${given.icon}, ${given.description},
           ${given.starters ? JSON.stringify(given.starters) : null}::jsonb, ${given.managerIds}::uuid[],
           ${JSON.stringify(given.definition)}::jsonb, coalesce((select max(f.rank) + 1 from flow f where f.deleted_at is null), 0),
           ${userId}
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

/** Updates the draft of a flow. Returns no row if the flow was deleted or somebody else has saved a newer version. */
export const update = (
  db: Db,
  given: Facts & { id: string; version?: number | undefined; definition?: Definition | undefined },
  by: string,
) =>
  sql`update flow set name = ${given.name}, group_id = ${given.groupId ?? null}, icon = ${given.icon}, description = ${given.description},
             starters = ${given.starters ? JSON.stringify(given.starters) : null}::jsonb, manager_ids = ${given.managerIds}::uuid[],
             ${given.definition ? draftAssignment(given.definition) : sql``} ${touched(by)}
       where id = ${given.id} and ${isVersion(given.version)} and deleted_at is null`.execute(db);
const draftAssignment = (definition: Definition) =>
  sql`draft = ${JSON.stringify(definition)}::jsonb, is_changed = is_changed or draft <> ${JSON.stringify(definition)}::jsonb,`;

export type Draft = {
  id: string;
  draft: unknown;
  starters: Starters | null;
  managerIds: string[];
  version: number;
  isChanged: boolean;
  isBuiltIn: boolean;
  liveNumber: number | null;
};
const draft = sql`id, draft, starters, manager_ids as "managerIds", version, is_changed as "isChanged", is_built_in as "isBuiltIn",
  live_number as "liveNumber"`;
/** Reads the draft of a flow and locks the row until it is written or published. */
export async function lock(db: Db, id: string): Promise<Draft | undefined> {
  const { rows } = await sql<Draft>`
    select ${draft} from flow where id = ${id} and deleted_at is null for no key update`.execute(db);
  return rows[0];
}
/** Locks the row of a flow `for update`. Until the transaction ends nobody can change the flow or start it. */
export async function lockExclusively(db: Db, id: string): Promise<Draft | undefined> {
  const { rows } = await sql<Draft>`
    select ${draft} from flow where id = ${id} and deleted_at is null for update`.execute(db);
  return rows[0];
}
export async function draftOf(db: Db, id: string): Promise<Draft | undefined> {
  const { rows } = await sql<Draft>`
    select ${draft} from flow where id = ${id} and deleted_at is null`.execute(db);
  return rows[0];
}

export const updateDraft = (db: Db, id: string, definition: Definition, by: string) =>
  sql`update flow set ${draftAssignment(definition)} ${touched(by)} where id = ${id}`.execute(db);

/** Publishes the draft and returns the new version number. Instances started after the commit use this version. */
export async function publish(db: Db, { spaceId, parkId, userId }: Actor, id: string, remark: string | null): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    with added as (
      insert into flow_version (space_id, park_id, flow_id, number, definition, remark, created_by)
      select ${spaceId}, ${parkId}, f.id, coalesce((select max(v.number) from flow_version v where v.flow_id = f.id), 0) + 1, f.draft,
             ${remark}, ${userId}
        from flow f where f.id = ${id} returning id, number)
    select number from added`.execute(db);
  const number = rows[0]?.number ?? 0;
  await sql`update flow f
               set live_id = v.id, live_number = v.number, is_changed = false, version = f.version + 1, updated_at = app.now(),
                   updated_by = ${userId}
              from flow_version v where f.id = ${id} and v.flow_id = f.id and v.number = ${number}`.execute(db);
  return number;
}

export async function hasRunning(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from flow_instance where flow_id = ${id} and ended_at is null) as found`.execute(db);
  return rows[0]?.found ?? false;
}

export const remove = (db: Db, id: string, by: string) =>
  sql`update flow set deleted_at = app.now(), enabled = false, ${touched(by)} where id = ${id}`.execute(db);

/** Locks flows in the order of their ids, so that two requests that change several flows cannot deadlock. */
const lockedFlows = (ids: readonly string[]) =>
  sql`select id from flow where id = any (${ids}::uuid[]) and deleted_at is null order by id for no key update`;
type Item = Received<typeof flow.arrange>['items'][number];
export const arrange = (db: Db, items: readonly Item[], by: string) =>
  sql`with held as (${lockedFlows(items.map(({ id }) => id))})
      update flow f
         set rank = coalesce(n.rank, f.rank), enabled = coalesce(n."isEnable" = 1, f.enabled), version = f.version + 1,
             updated_at = app.now(), updated_by = ${by}
        from held h join jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as n (id uuid, rank integer, "isEnable" integer) on n.id = h.id
       where f.id = h.id`.execute(db);

type Person = Reply<typeof flow.people>[number];
export async function people(db: Db, userIds: readonly string[]): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select distinct on (s.user_id) s.user_id as "userId", s.real_name as "realName", c.name as "companyName"
      from staff s join company c on c.space_id = s.space_id and c.id = s.company_id
     where s.user_id = any (${userIds}::uuid[]) and s.left_at is null
     order by s.user_id, s.company_id = app.company() desc, c.name`.execute(db);
  return rows;
}

/** Returns the names of the starter lists that contain an id that does not exist. */
export async function unknownStarters(db: Db, { companyIds, departmentIds, userIds, roleIds }: Starters): Promise<(keyof Starters)[]> {
  const { rows } = await sql<{ list: keyof Starters }>`
    select 'companyIds' as list
     where exists (select from unnest(${companyIds}::uuid[]) as n (id)
                    where not exists (select from company c where c.id = n.id and c.deleted_at is null))
    union all
    select 'departmentIds'
     where exists (select from unnest(${departmentIds}::uuid[]) as n (id) where not exists (select from department d where d.id = n.id))
    union all
    select 'userIds'
     where exists (select from unnest(${userIds}::uuid[]) as n (id)
                    where not exists (select from staff s where s.user_id = n.id and s.left_at is null))
    union all
    select 'roleIds'
     where exists (select from unnest(${roleIds}::text[]) as n (id)
                    where not exists (select from role r where r.id::text = n.id and r.deleted_at is null))`.execute(db);
  return rows.map(({ list }) => list);
}

type Applicant = {
  companyId: string;
  companyName: string;
  name: string;
  departmentId: string | null;
  level: number;
  roleIds: string[];
  now: string;
};
/**
 * Reads a user as the applicant of a simulation, as a member of the given company. Without a given company, the actor's own company is
 * preferred, then the first by name.
 */
export async function applicant(db: Db, userId: string, companyId: string | undefined): Promise<Applicant | undefined> {
  const { rows } = await sql<Applicant>`
    select s.company_id as "companyId", c.name as "companyName", s.real_name as name, s.department_id as "departmentId",
           s.admin_level::int as level,
           array(select h.role_id::text from role_user h
                  where h.company_id = s.company_id and h.user_id = s.user_id and h.valid @> app.now()
                    and (h.park_id is null or h.park_id = any (app.parks()))) as "roleIds",
           app.now() as now
      from staff s join company c on c.space_id = s.space_id and c.id = s.company_id
     where s.user_id = ${userId} and s.left_at is null and s.enabled ${companyId ? sql`and s.company_id = ${companyId}` : sql``}
     order by s.company_id = app.company() desc, c.name limit 1`.execute(db);
  return rows[0];
}

type Role = { id: string; name: string; kind: string };
/** Reads the roles shared by all companies and the roles of the park. */
export async function roles(db: Db): Promise<Role[]> {
  const { rows } = await sql<Role>`
    select r.id, r.name, r.kind from role r
     where not r.is_group and r.deleted_at is null and (r.kind = 'inner' and r.space_id = app.space() or r.kind in ('park', 'assist')
       and (r.park_id is null or r.park_id = any (app.parks()))) order by r.name, r.id`.execute(db);
  return rows;
}

type Auto = { from: string | null; until: string | null; reason: string | null; isAuto: boolean };
export async function auto(db: Db, id: string): Promise<Auto | undefined> {
  const { rows } = await sql<Auto>`
    select ${iso('auto_from')} as "from", ${iso('auto_until')} as until, auto_reason as reason,
           coalesce(auto_from <= app.now() and auto_until > app.now(), false) as "isAuto" from flow
     where id = ${id} and deleted_at is null`.execute(db);
  return rows[0];
}
/** Tells whether a moment is in the past. Automatic approval cannot be switched on for a period that is already over. */
export async function isPast(db: Db, moment: string): Promise<boolean> {
  const { rows } = await sql<{ past: boolean }>`select ${moment}::timestamptz <= app.now() as past`.execute(db);
  return rows[0]?.past ?? true;
}
type Period = { id: string; from?: string | undefined; until: string | null; reason: string | null };
export const setAuto = (db: Db, { id, from, until, reason }: Period, by: string) =>
  sql`update flow
         set auto_from = case when ${until}::timestamptz is null then null else coalesce(${from ?? null}::timestamptz, app.now()) end,
             auto_until = ${until}, auto_reason = ${reason}, ${touched(by)}
       where id = ${id} and deleted_at is null`.execute(db);

type Group = Reply<typeof flow.groups>[number];
export async function groups(db: Db): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select g.id, g.name, g.rank, g.version,
           (select count(*)::int from flow f where f.space_id = g.space_id and f.group_id = g.id and f.deleted_at is null) as "flowNum"
      from flow_group g order by g.rank, g.name, g.id`.execute(db);
  return rows;
}
/** Inserts a group of flows at the end of the list. */
export const groupInsertion: Insertion<{ name: string } & Pick<Actor, 'spaceId' | 'parkId' | 'userId'>> = {
  parts: (of) => sql`made as (
    insert into flow_group (space_id, park_id, name, rank, updated_by)
    select ${of('spaceId')}, ${of('parkId')}, ${of('name')}, coalesce((select max(rank) + 1 from flow_group), 0), ${of('userId')}
    returning id)`,
  reason: sql`'not_inserted'`,
};
export const changeGroup = (db: Db, { id, version, name, rank }: Received<typeof flow.changeGroup>, by: string) =>
  sql`update flow_group set name = ${name}, rank = coalesce(${rank ?? null}, rank), ${touched(by)}
       where id = ${id} and ${isVersion(version)}`.execute(db);
/**
 * Deletes a group of flows unless a flow uses it. Deleted flows leave the group first; if a concurrent request has just added a flow, the
 * foreign key refuses the deletion.
 */
export const removeGroup = (db: Db, id: string) =>
  sql`with freed as (update flow set group_id = null where group_id = ${id} and deleted_at is not null)
      delete from flow_group g
       where g.id = ${id} and not exists (select from flow f where f.group_id = g.id and f.deleted_at is null)`.execute(db);
export const regroup = (db: Db, groupId: string | null, ids: readonly string[], by: string) =>
  sql`with held as (${lockedFlows(ids)})
      update flow f set group_id = ${groupId}, version = f.version + 1, updated_at = app.now(), updated_by = ${by} from held h
       where f.id = h.id`.execute(db);
export async function hasGroup(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from flow_group where id = ${id}) as found`.execute(db);
  return rows[0]?.found ?? false;
}
