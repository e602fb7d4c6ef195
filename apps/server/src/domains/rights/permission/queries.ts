import { sql } from 'kysely';
import type { Actor } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import type { AssignedRole } from './rules.ts';

/**
 * Returns the roles of a person in a company, and for each role whether the company, the operator or the platform has saved its nodes.
 * Includes the built-in roles that every member, administrator or super administrator holds automatically.
 */
export async function findAssignedRoles(
  db: Db,
  { spaceId, parkId }: Actor,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<AssignedRole[]> {
  const { rows } = await sql<AssignedRole>`
    with held as (
      select r.id, r.code, r.kind, r.name from role_user h
        join role r on r.space_id = h.role_space_id and r.id = h.role_id and r.deleted_at is null
       where h.space_id = ${spaceId} and h.company_id = ${companyId} and h.user_id = ${userId}
         and (h.park_id is null or h.park_id = ${parkId}) and h.valid @> app.now()
      union
      select r.id, r.code, r.kind, r.name from role r, staff s
       where r.space_id = app.platform() and r.kind = 'inner' and r.deleted_at is null
         and s.company_id = ${companyId} and s.user_id = ${userId}
         and (r.code = 'AllCompanyStaff'
           or (r.code = 'enterpriseComManager' and s.admin_level >= 2) or (r.code = 'companySuperAdmin' and s.admin_level = 3)))
    select h.code, h.kind, h.name,
           case when g.company_id is null then null
                when g.company_id = ${companyId} then 'here'
                when g.company_id = app.platform_company() then 'platform'
                else 'below' end
             as "decidedBy"
      from held h left join lateral door.role_set(h.id, ${companyId}, ${parkId}) g on true order by h.code`.execute(db);
  return rows;
}
