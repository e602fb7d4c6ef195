import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/**
 * Removes a company and its people from the groups of the park it leaves, and returns the groups of companies to which it belonged. Row
 * security limits the statement to the groups of that park.
 */
export async function leaveGroups(db: Db, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; kind: string }>`
    delete from park_group_member where company_id = ${companyId} returning group_id as id, kind`.execute(db);
  return rows.filter(({ kind }) => kind === 'company').map(({ id }) => id);
}

/** Adds a company to those of the given groups of the park that still exist. */
export const rejoinGroups = (db: Db, companyId: string, groupIds: readonly string[], by: string) =>
  sql`insert into park_group_member (space_id, park_id, group_id, kind, company_id, created_by)
      select g.space_id, g.park_id, g.id, g.kind, ${companyId}, ${by}::uuid from park_group g
       where g.id = any (${groupIds}::uuid[]) and g.kind = 'company' and g.deleted_at is null
      on conflict do nothing`.execute(db);
