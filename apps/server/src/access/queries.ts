import type { Permission } from '@park/contract/access';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { type Scoped, within } from '../db/within.ts';
import type { MenuRow } from './menu.ts';

/** Every menu of the platform and of the own space, in the order they are shown; one that was added leads to its application. */
export async function menuRows(db: Db): Promise<MenuRow[]> {
  const { rows } = await sql<MenuRow>`
    select m.code, m.parent, m.name, case when a.id is null then m.path else '/application/embedded/' || a.code end as path, m.icon, m.type, m.ext,
           m.app_id as "appId"
      from menu m left join external_app a on a.space_id = m.space_id and a.id = m.app_id
     where m.deleted_at is null order by m.rank, m.code`.execute(db);
  return rows;
}

type RoleNodes = { roleId: string; companyId: string; nodes: string[] };
type Sets = { roleIds: readonly string[]; companyIds: readonly string[]; parkId: string | null };
/**
 * Of each role in each company, every node it may come to there: of the set that counts in that park, or with no park of all
 * sets that count in any. Roles nobody has decided about have none.
 */
export async function roleNodes(db: Db, { roleIds, companyIds, parkId }: Sets): Promise<RoleNodes[]> {
  const { rows } = await sql<RoleNodes>`
    select r.id as "roleId", c.id as "companyId", door.role_nodes(r.id, c.id, ${parkId}) as nodes
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
  /** Whether he may enter this park with this company. */
  isHere: boolean;
};
type Where = { userId: string; companyId: string; parkId: string | null };
/** A member of a company the caller sees, as far as his right covers him. */
export async function person(db: Db, by: Scoped, permission: Permission, { userId, companyId, parkId }: Where) {
  const { rows } = await sql<PersonRow>`
    select s.real_name as "realName", c.name as "companyName", c.comp_type as "compType", s.enabled as "isEnabled", c.enabled as "isCompanyEnabled",
           (select k.name from park k where k.space_id = s.space_id and k.id = ${parkId}) as "parkName",
           exists (select from door.contexts_of(s.user_id) x
                    where x.company_id = s.company_id and x.park_id is not distinct from ${parkId}::uuid and x.has_privilege) as "isHere"
      from staff s join company c on c.space_id = s.space_id and c.id = s.company_id and c.deleted_at is null
     where s.company_id = ${companyId} and s.user_id = ${userId} and s.left_at is null and ${within(by, permission)}`.execute(db);
  return rows[0];
}

/** What the attributes of a company allow its people; null where it has none, and nothing cuts. */
export async function attributeNodes(db: Db, companyId: string): Promise<string[] | null> {
  const { rows } = await sql<{ nodes: string[] | null }>`select door.company_attributes(${companyId}) as nodes`.execute(db);
  return rows[0]?.nodes ?? null;
}
