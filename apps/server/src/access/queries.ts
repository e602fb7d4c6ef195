import { framePath, type Permission } from '@park/contract/access';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { iso } from '../db/time.ts';
import { type Scoped, within } from '../db/within.ts';
import type { Traits } from './granting.ts';
import type { MenuRow } from './menu.ts';

/**
 * Returns every menu node of the platform and of the actor's space in display order. The path of an added node leads to its application. A
 * shipped page that shows an application in a frame has the enabled application with the code in its path, if there is one.
 */
export async function menuRows(db: Db): Promise<MenuRow[]> {
  const { rows } = await sql<MenuRow>`
    select m.code, m.parent, m.name, case when m.app_id is null then m.path else '/application/embedded/' || a.code end as path, m.icon,
           m.type, m.ext, m.app_id as "appId",
           case when a.id is not null then json_build_object('id', a.id, 'name', a.name, 'link', a.origin || a.path,
             'createDate', ${iso('a.created_at')}, 'updateDate', ${iso('a.updated_at')}) end as app
      from menu m left join external_app a on a.space_id = m.space_id
       and (a.id = m.app_id or m.app_id is null and a.enabled and lower(m.path) = lower(${framePath} || a.code))
     where m.deleted_at is null order by m.rank, m.code`.execute(db);
  return rows;
}

type RoleRights = { roleId: string; companyId: string; nodes: string[]; traits: Traits };
type Sets = { roleIds: readonly string[]; companyIds: readonly string[]; parkId: string | null };
/**
 * Returns, per role and company, the nodes that the role has there and how far they go. With `parkId`, these are the nodes of the role in
 * that park; without it, the nodes that the role has in at least one park. A role for which nobody has saved nodes has none.
 */
export async function roleRights(db: Db, { roleIds, companyIds, parkId }: Sets): Promise<RoleRights[]> {
  const { rows } = await sql<RoleRights>`
    select r.id as "roleId", c.id as "companyId", door.role_nodes(r.id, c.id, ${parkId}) as nodes, door.role_traits(r.id) as traits
      from unnest(${roleIds}::uuid[]) as r (id) cross join unnest(${companyIds}::uuid[]) as c (id)`.execute(db);
  return rows;
}

export type PersonRow = {
  realName: string;
  companyName: string;
  compType: 0 | 1 | 2;
  isEnabled: boolean;
  isCompanyEnabled: boolean;
  parkName: string | null;
  /** Whether the person may enter this park with this company. */
  isHere: boolean;
};
type Where = { userId: string; companyId: string; parkId: string | null };
/** Finds a member of a company. Finds nobody if row security hides the company, or if the actor's permission does not cover the member. */
export async function person(db: Db, by: Scoped, permission: Permission, { userId, companyId, parkId }: Where) {
  const { rows } = await sql<PersonRow>`
    select s.real_name as "realName", c.name as "companyName", c.comp_type as "compType", s.enabled as "isEnabled",
           c.enabled as "isCompanyEnabled", (select k.name from park k where k.space_id = s.space_id and k.id = ${parkId}) as "parkName",
           exists (select from door.contexts_of(s.user_id) x
                    where x.company_id = s.company_id and x.park_id is not distinct from ${parkId}::uuid and x.has_privilege) as "isHere"
      from staff s join company c on c.space_id = s.space_id and c.id = s.company_id and c.deleted_at is null
     where s.company_id = ${companyId} and s.user_id = ${userId} and s.left_at is null and ${within(by, permission)}`.execute(db);
  return rows[0];
}

/**
 * Returns the nodes that the attributes of a company allow its people, or null when the company has no attributes and nothing is
 * restricted.
 */
export async function attributeNodes(db: Db, companyId: string): Promise<string[] | null> {
  const { rows } = await sql<{ nodes: string[] | null }>`select door.company_attributes(${companyId}) as nodes`.execute(db);
  return rows[0]?.nodes ?? null;
}

type Elsewhere = { roleId: string; parkId: string; nodes: string[] };
/** Returns the nodes that roles grant people of the actor's company in other parks of the space. */
export async function nodesElsewhere(db: Db, roleIds: readonly string[]): Promise<Elsewhere[]> {
  const { rows } = await sql<Elsewhere>`
    select r.id as "roleId", e.park_id as "parkId", e.nodes
      from unnest(${roleIds}::uuid[]) as r (id) cross join lateral door.role_elsewhere(r.id) e order by r.id, e.park_id`.execute(db);
  return rows;
}

/**
 * Counts the colleagues whom at least one of the permissions does not cover by its data scope. Departments that a right names in addition
 * to its scope are ignored, because they do not include the departments below them.
 */
export async function outsiders(db: Db, by: Scoped, permissions: readonly Permission[], userIds: readonly string[]): Promise<number> {
  const granted = new Map([...by.rights.granted].map(([permission, right]) => [permission, { ...right, departmentIds: [] }]));
  const covers = permissions.map((permission) => sql`(${within({ ...by, rights: { granted } }, permission)})`);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from staff s
     where s.company_id = ${by.companyId} and s.user_id = any (${userIds}::uuid[])
       and (${sql.join(covers, sql` and `)}) is not true`.execute(db);
  return rows[0]?.n ?? 0;
}
