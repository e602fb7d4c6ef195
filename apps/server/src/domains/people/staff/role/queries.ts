import type { RoleKind } from '@park/contract/access';
import { sql } from 'kysely';
import type { Traits } from '../../../../access/index.ts';
import type { Db } from '../../../../db/database.ts';

/** A role made by the company itself, and whether the person holds it. */
export type OwnRole = { id: string; name: string; isGroup: boolean; isHeld: boolean };

export async function ownRoles(db: Db, companyId: string, userId: string, ids: readonly string[]): Promise<OwnRole[]> {
  const { rows } = await sql<OwnRole>`
    select r.id, r.name, r.is_group as "isGroup", h.role_id is not null as "isHeld"
      from role r
      left join role_user h on h.company_id = r.company_id and h.role_id = r.id and h.user_id = ${userId} and h.park_id is null
       and not h.valid << tstzrange(app.now(), null)
     where r.company_id = ${companyId} and r.kind = 'company' and r.deleted_at is null
       and (h.role_id is not null or r.id = any (${ids}::uuid[]))
     order by r.sort, r.name, r.id`.execute(db);
  return rows;
}

type Person = { companyId: string; userId: string };
export type AssignedRole = Pick<OwnRole, 'id' | 'name'>;
/** Returns the roles of these kinds that a person holds now or will hold later. */
export async function assignedRoles(db: Db, { companyId, userId }: Person, kinds: readonly RoleKind[]): Promise<AssignedRole[]> {
  const { rows } = await sql<AssignedRole>`
    select r.id, r.name from role r
     where r.kind = any (${kinds}::text[]) and r.deleted_at is null and exists (
       select from role_user h
        where h.company_id = ${companyId} and h.user_id = ${userId} and h.role_space_id = r.space_id and h.role_id = r.id
          and not h.valid << tstzrange(app.now(), null))
     order by r.sort, r.name, r.id`.execute(db);
  return rows;
}

/**
 * The rights of a person's account: whether it may enter parks, and every role it has now or later, of any kind and in any park, with its
 * nodes and how far they go. The nodes of roles in other parks than the actor's are unknown; `isElsewhere` tells whether there are such
 * roles, or whether the account may enter other parks.
 */
type Openings = { entersParks: boolean; isElsewhere: boolean; roles: { kind: RoleKind; nodes: string[]; traits: Traits }[] };
export async function findOpenings(db: Db, { companyId, userId }: Person): Promise<Openings> {
  // left join, because row security may hide a park's role from the actor
  const { rows } = await sql<Openings>`
    select exists (select from door.park_entries(${companyId}, ${userId})) as "entersParks",
           coalesce(bool_or(not h.park_id = any ((select app.parks())::uuid[])), false) or exists (
             select from door.park_entries(${companyId}, ${userId}) as entered
              where not exists (select from park k where k.id = any ((select app.parks())::uuid[]) and k.name = entered)) as "isElsewhere",
           coalesce(json_agg(json_build_object('kind', coalesce(r.kind, 'park'),
                                               'nodes', door.role_nodes(h.role_id, h.company_id, h.park_id),
                                               'traits', door.role_traits(h.role_id))), '[]') as roles
      from role_user h left join role r on r.space_id = h.role_space_id and r.id = h.role_id
     where h.company_id = ${companyId} and h.user_id = ${userId} and not h.valid << tstzrange(app.now(), null)`.execute(db);
  return rows[0] as Openings;
}

/**
 * Hands roles over with their periods. When the heir already holds a role, periods that meet are joined; otherwise one of the two is kept,
 * since the role must not be held in the gap between them.
 */
export const transferAssignments = (db: Db, { companyId, userId }: Person, toUserId: string, roleIds: readonly string[]) =>
  sql`insert into role_user as h (space_id, company_id, role_space_id, role_id, user_id, park_id, valid, reason, sort_num)
      select o.space_id, o.company_id, o.role_space_id, o.role_id, ${toUserId}, o.park_id, o.valid, o.reason, o.sort_num from role_user o
       where o.company_id = ${companyId} and o.user_id = ${userId} and o.role_id = any (${roleIds}::uuid[])
      on conflict (space_id, company_id, role_id, user_id, park_id) do update set
        valid = case when h.valid && excluded.valid or h.valid -|- excluded.valid then h.valid + excluded.valid
                     when h.valid @> app.now() then h.valid else excluded.valid end,
        reason = case when h.valid @> app.now() then h.reason else excluded.reason end`.execute(db);

/** Gives roles without an end date; an assignment of the same role that has expired is replaced. */
export const insertAssignments = (db: Db, { companyId, userId }: Person, roleIds: readonly string[]) =>
  sql`insert into role_user (space_id, company_id, role_space_id, role_id, user_id)
      select r.space_id, r.company_id, r.space_id, r.id, ${userId} from role r
       where r.company_id = ${companyId} and r.kind = 'company' and r.id = any (${roleIds}::uuid[])
         and r.deleted_at is null and not r.is_group
      on conflict (space_id, company_id, role_id, user_id, park_id) do update set valid = excluded.valid, reason = null`.execute(db);

export const deleteAssignments = (db: Db, { companyId, userId }: Person, roleIds: readonly string[]) =>
  sql`delete from role_user
       where company_id = ${companyId} and user_id = ${userId} and role_id = any (${roleIds}::uuid[]) and park_id is null`.execute(db);
