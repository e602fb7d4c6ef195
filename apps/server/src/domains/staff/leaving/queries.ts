import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Ends the membership; the constraints see to it that nobody who has left holds a place. */
export const leave = (db: Db, companyId: string, userId: string, by: string) =>
  sql`update staff set left_at = app.now(), department_id = null, admin_level = 1, version = version + 1, updated_at = app.now(), updated_by = ${by}
       where company_id = ${companyId} and user_id = ${userId} and left_at is null and admin_level < 3`.execute(db);

/** Which of these are here now; they stay here until the command is done. Locked in one order for everybody. */
export async function lockHere(db: Db, companyId: string, userIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from staff where company_id = ${companyId} and user_id = any (${userIds}::uuid[]) and left_at is null
     order by user_id for update`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export type Gone = { isLate: boolean };
export async function gone(db: Db, companyId: string, userId: string): Promise<Gone | undefined> {
  const { rows } = await sql<Gone>`
    select left_at <= app.now() - interval '30 days' as "isLate" from staff
     where company_id = ${companyId} and user_id = ${userId} and left_at is not null and moved_to is null for update`.execute(db);
  return rows[0];
}

export const restore = (db: Db, companyId: string, userId: string, by: string) =>
  sql`update staff set left_at = null, version = version + 1, updated_at = app.now(), updated_by = ${by}
       where company_id = ${companyId} and user_id = ${userId} and left_at is not null`.execute(db);
