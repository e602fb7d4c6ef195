import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { touched } from '../../../../db/touched.ts';
import { type Scoped, within } from '../../../../db/within.ts';

/** Ends the membership; the constraints see to it that nobody who has left holds a place. */
export const leave = (db: Db, companyId: string, userId: string, by: string) =>
  sql`update staff set left_at = app.now(), department_id = null, admin_level = 1, ${touched(by)}
       where company_id = ${companyId} and user_id = ${userId} and left_at is null and admin_level < 3`.execute(db);

/** Which of these one looks after are here now; they stay here until the command is done. Locked in one order for everybody. */
export async function lockHere(db: Db, by: Scoped, companyId: string, userIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select s.user_id as id from staff s where s.company_id = ${companyId} and s.user_id = any (${userIds}::uuid[]) and s.left_at is null
       and ${within(by, 'staff:remove')} order by s.user_id for update of s`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export type Gone = { isLate: boolean };
/** Who has left is in no department any more: only who looks after the whole company brings him back. */
export async function gone(db: Db, by: Scoped, companyId: string, userId: string): Promise<Gone | undefined> {
  const { rows } = await sql<Gone>`
    select s.left_at <= app.now() - interval '30 days' as "isLate" from staff s
     where s.company_id = ${companyId} and s.user_id = ${userId} and s.left_at is not null and s.moved_to is null
       and ${within(by, 'staff:remove')} for update of s`.execute(db);
  return rows[0];
}

export const restore = (db: Db, companyId: string, userId: string, by: string) =>
  sql`update staff set left_at = null, ${touched(by)}
       where company_id = ${companyId} and user_id = ${userId} and left_at is not null`.execute(db);

/** The parks somebody may enter, or will, with this company. */
export async function entries(db: Db, companyId: string, userId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from door.park_entries(${companyId}, ${userId}) as name`.execute(db);
  return rows.map(({ name }) => name);
}
