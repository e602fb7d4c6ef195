import type { RoleKind } from '@park/contract/access';
import type { Reply } from '@park/contract/core';
import type { grant } from '@park/contract/rights/grant';
import { sql } from 'kysely';
import type { Traits } from '../../../access/index.ts';
import type { Actor } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { offsetOf, type Paging, pageFrom } from '../../../db/paging.ts';
import { iso } from '../../../db/time.ts';

export type SetInput = { roleId: string; companyId?: string | undefined; isEveryPark: 0 | 1 };
/**
 * A role, and the set of nodes that it has in a company and park. The set is either saved for exactly this company and park, or inherited
 * from another saved set: that of the company, of the owner of the role, of the operator or of the platform.
 */
export type RoleSet = {
  id: string;
  spaceId: string;
  ownerId: string;
  kind: RoleKind;
  code: string;
  name: string;
  /** The set applies in this company and park; a null `parkId` means every park. */
  companyId: string;
  parkId: string | null;
  /** Version of the set saved for this company and park; null when the set is inherited. */
  version: number | null;
  /** The highest version that a set of this role has ever had for this company and park, deleted sets included. */
  lastVersion: number;
  nodes: string[];
  traits: Traits;
  inheritedFrom: 'company' | 'owner' | 'operator' | 'platform' | null;
  isHeld: boolean;
};

const isId = (roleId: string) => /^[0-9a-f]{8}-/.test(roleId);
const roleCondition = (roleId: string) =>
  isId(roleId) ? sql`r.id = ${roleId}` : sql`r.space_id = app.platform() and r.kind = 'inner' and r.code = ${roleId}`;

export async function kindOf(db: Db, roleId: string): Promise<Pick<RoleSet, 'kind' | 'traits'> | undefined> {
  const { rows } = await sql<Pick<RoleSet, 'kind' | 'traits'>>`
    select r.kind, door.role_traits(r.id) as traits from role r
     where ${roleCondition(roleId)} and r.deleted_at is null and not r.is_group`.execute(db);
  return rows[0];
}

/**
 * Locks a role of the space, so that nobody changes its data scope or field policy while its nodes change. Otherwise one person could add a
 * node while another widens the scope, and the role would have a node with a scope that neither of them may give. Shipped roles need no
 * lock, because their scope and policy never change.
 */
export const lockRole = (db: Db, roleId: string) =>
  sql`select from role r where ${roleCondition(roleId)} and r.space_id = app.space() for no key update`.execute(db);

/**
 * Returns the set of a role; undefined when the actor does not see the role or the company, or the role is a group or belongs to
 * another park.
 */
export async function findRoleSet(db: Db, actor: Actor, { roleId, companyId, isEveryPark }: SetInput): Promise<RoleSet | undefined> {
  const park = isEveryPark ? null : actor.parkId;
  const { rows } = await sql<RoleSet>`
    select r.id, r.space_id as "spaceId", r.company_id as "ownerId", r.kind, r.code, r.name,
           c.id as "companyId", ${park}::uuid as "parkId", g.version,
           greatest(coalesce(g.version, 0), (select coalesce(max(h.version), 0) from grant_change h
             where h.role_id = r.id and h.company_id = c.id and h.park_id is not distinct from ${park}::uuid))::int as "lastVersion",
           coalesce(s.nodes, '{}') as nodes, door.role_traits(r.id) as traits,
           case when s.nodes is null or g.version is not null then null
                when s.company_id = c.id then 'company'
                when s.company_id = app.platform_company() then 'platform'
                when s.company_id = r.company_id then 'owner'
                else 'operator' end as "inheritedFrom",
           door.holds_role(r.id) as "isHeld"
      from role r
      join company c on c.space_id = ${actor.spaceId} and c.deleted_at is null
       and c.id = case when r.kind in ('inner', 'assist')
                       then coalesce(${companyId ?? null}::uuid,
                                     case r.kind when 'inner' then ${actor.companyId}::uuid else r.company_id end)
                       else r.company_id end
      left join role_grant g on g.role_id = r.id and g.company_id = c.id and g.park_id is not distinct from ${park}::uuid
      left join lateral door.role_set(r.id, c.id, ${park}) s on true
     where ${roleCondition(roleId)} and r.deleted_at is null and not r.is_group and (r.park_id is null or r.park_id = ${actor.parkId})
       and (${companyId ?? null}::uuid is null or c.id = ${companyId ?? null}::uuid)`.execute(db);
  return rows[0];
}

/** Number of people a set applies to, and some of them to notify. */
export type Holders = { total: number; some: string[] };
/**
 * Counts the people whose rights depend on the node set, as far as the actor sees them: the holders of the role in the company of the set
 * and, if other companies inherit the set, the holders in every company that has no saved set of its own.
 */
export async function holders(db: Db, actor: Actor, set: RoleSet, most: number): Promise<Holders> {
  const { id, kind, code, companyId, parkId, ownerId } = set;
  const isForAll =
    (kind === 'inner' && companyId === actor.companyId && actor.side === 'operator') || (kind === 'assist' && companyId === ownerId);
  const level = kind === 'inner' ? { AllCompanyStaff: 1, enterpriseComManager: 2, companySuperAdmin: 3 }[code] : undefined;
  const { rows } = await sql<Holders>`
    with place as (
      select c.id from company c
       where c.space_id = ${actor.spaceId} and c.deleted_at is null
         and (c.id = ${companyId} or (${isForAll} and not exists (
           select from role_grant o
            where o.role_id = ${id} and o.company_id = c.id and (o.park_id is null or o.park_id = ${parkId}::uuid))))
    ), holder as (
      select h.user_id from role_user h join place p on p.id = h.company_id
       where h.role_id = ${id} and (${parkId}::uuid is null or h.park_id is null or h.park_id = ${parkId}) and h.valid @> app.now()
      union
      select s.user_id from staff s join place p on p.id = s.company_id
       where ${level !== undefined} and s.admin_level >= ${level ?? 3} and s.left_at is null
      union
      select s.user_id from staff s join company_attribute a on a.company_id = s.company_id
       where ${kind === 'attribute'} and a.role_id = ${id} and s.left_at is null)
    select (select count(*)::int from holder) as total, array(select user_id from holder limit ${most}) as some`.execute(db);
  return rows[0] as Holders;
}

export type SetChange = { added: readonly string[]; removed: readonly string[]; nodes: readonly string[]; isUndo: boolean };
const changeOf = (actor: Actor, set: RoleSet, { added, removed, isUndo }: SetChange) => sql`
  insert into grant_change (space_id, company_id, role_space_id, role_id, park_id, added, removed, version, was_decided, is_undo, by_user)
  select ${actor.spaceId}, ${set.companyId}, ${set.spaceId}, ${set.id}, ${set.parkId}, ${added}, ${removed}, ${set.lastVersion + 1},
         ${set.version !== null}, ${isUndo}, ${actor.userId} from done`;

/** Saves the node set of a role and records the change. Affects no row when another user has saved the set meanwhile. */
export const writeSet = (db: Db, actor: Actor, set: RoleSet, change: SetChange) =>
  sql`with done as (
        insert into role_grant (space_id, company_id, role_space_id, role_id, park_id, nodes, version, updated_by)
        values (${actor.spaceId}, ${set.companyId}, ${set.spaceId}, ${set.id}, ${set.parkId},
          ${change.nodes}, ${set.lastVersion + 1}, ${actor.userId})
        on conflict (space_id, role_id, company_id, park_id) do update
          set nodes = excluded.nodes, version = excluded.version, updated_at = app.now(), updated_by = excluded.updated_by
          where role_grant.version = ${set.version}
        returning 1)
      ${changeOf(actor, set, change)}`.execute(db);

/** Deletes a saved set, so that the inherited set applies again, and records the change. */
export const deleteSet = (db: Db, actor: Actor, set: RoleSet, change: SetChange) =>
  sql`with done as (
        delete from role_grant
         where role_id = ${set.id} and company_id = ${set.companyId} and park_id is not distinct from ${set.parkId}::uuid
          and version = ${set.version} returning 1)
      ${changeOf(actor, set, change)}`.execute(db);

type LastChange = { added: string[]; removed: string[]; version: number; wasDecided: boolean; isUndo: boolean; isLatest: boolean };
/** Returns the last change of a node set. `isLatest` is false if the nodes of the role were changed later for another company or park. */
export async function lastChange(db: Db, { id, companyId, parkId }: RoleSet): Promise<LastChange | undefined> {
  const { rows } = await sql<LastChange>`
    select c.added, c.removed, c.version, c.was_decided as "wasDecided", c.is_undo as "isUndo",
           not exists (select from grant_change o where o.role_id = c.role_id and o.id > c.id) as "isLatest"
      from grant_change c
     where c.role_id = ${id} and c.company_id = ${companyId} and c.park_id is not distinct from ${parkId}::uuid
     order by c.id desc limit 1`.execute(db);
  return rows[0];
}

type Change = Reply<typeof grant.history>['list'][number];
export async function history(
  db: Db,
  { spaceId, parkId }: Actor,
  { id, companyId }: RoleSet,
  paging: Paging,
): Promise<{ total: number; list: Change[] }> {
  const { rows } = await sql<Change & { total: number }>`
    with fitting as (
      select * from grant_change where role_id = ${id} and company_id = ${companyId} and (park_id is null or park_id = ${parkId}))
    select (select count(*)::int from fitting) as total, f.id::text as id,
           cardinality(f.added) as "addedNum", cardinality(f.removed) as "removedNum",
           f.is_undo as "isUndo", ${iso('f.at')} as "createdDate",
           (select s.real_name from staff s
             where s.user_id = f.by_user and s.space_id = ${spaceId} order by s.company_id limit 1) as "byName"
      from (values (1)) as one
      left join (select * from fitting order by id desc limit ${paging.pageSize} offset ${offsetOf(paging)}) as f on true
     order by f.id desc`.execute(db);
  return pageFrom(rows);
}
