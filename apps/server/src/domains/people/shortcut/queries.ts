import { sql } from 'kysely';
import type { Actor } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';

type Place = Pick<Actor, 'userId' | 'companyId' | 'parkId'>;

/** Returns the codes of the menus the user has pinned in this company and park, in their order. */
export async function pinned(db: Db, { userId, companyId, parkId }: Place): Promise<string[]> {
  const { rows } = await sql<{ menus: string[] }>`
    select menus from shortcut
     where user_id = ${userId} and company_id = ${companyId} and park_id is not distinct from ${parkId}`.execute(db);
  return rows[0]?.menus ?? [];
}

export const pin = (db: Db, { userId, companyId, parkId }: Place, menus: readonly string[]) =>
  sql`insert into shortcut (space_id, user_id, company_id, park_id, menus)
      values (app.space(), ${userId}, ${companyId}, ${parkId}, ${menus})
      on conflict (space_id, user_id, company_id, park_id) do update set menus = excluded.menus, updated_at = app.now()`.execute(db);
