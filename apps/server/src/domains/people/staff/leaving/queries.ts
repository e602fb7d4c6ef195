import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { touched } from '../../../../db/touched.ts';
import { type Scoped, within } from '../../../../db/within.ts';

const ended = (by: string) => sql`left_at = app.now(), department_id = null, admin_level = 1, ${touched(by)}`;
/** Ends the membership. Constraints make sure that a person who left has no department post. */
export const leave = (db: Db, companyId: string, userId: string, by: string) =>
  sql`update staff set ${ended(by)}
       where company_id = ${companyId} and user_id = ${userId} and left_at is null and admin_level < 3`.execute(db);

/** Ends the membership also of the super administrator. Only for a company whose account has ended. */
export const end = (db: Db, companyId: string, userId: string, by: string) =>
  sql`update staff set ${ended(by)} where company_id = ${companyId} and user_id = ${userId} and left_at is null`.execute(db);

/** Ends the memberships of everybody but the super administrator and the actor, and takes their roles and access to parks away. */
export async function leaveAll(db: Db, companyId: string, by: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update staff set ${ended(by)}
     where company_id = ${companyId} and left_at is null and admin_level < 3 and user_id <> ${by} returning user_id as id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`select door.person_revoke(${companyId}, p.id) from unnest(${ids}::uuid[]) as p (id)`.execute(db);
}

export async function findSuper(db: Db, companyId: string): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`
    select user_id as id, real_name as name from staff where company_id = ${companyId} and admin_level = 3 and left_at is null`.execute(db);
  return rows[0];
}

/** Returns and locks the members of a company in the order of their ids. */
export async function lockMembers(db: Db, companyId: string): Promise<{ id: string; level: 1 | 2 | 3 }[]> {
  const { rows } = await sql<{ id: string; level: 1 | 2 | 3 }>`
    select user_id as id, admin_level as level from staff
     where company_id = ${companyId} and left_at is null order by user_id for update`.execute(db);
  return rows;
}

/**
 * Locks those of the given people who are in the company and covered by the actor's right, and returns their ids. Locking in the order of
 * ids avoids a deadlock.
 */
export async function lockPresent(db: Db, by: Scoped, companyId: string, userIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select s.user_id as id from staff s where s.company_id = ${companyId} and s.user_id = any (${userIds}::uuid[]) and s.left_at is null
       and ${within(by, 'staff:remove')} order by s.user_id for update of s`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export type LeftPerson = { isLate: boolean };
/**
 * Returns and locks a person who left. The person has no department any more, so only an actor who manages the whole company can restore
 * them.
 */
export async function lockLeft(db: Db, by: Scoped, companyId: string, userId: string): Promise<LeftPerson | undefined> {
  const { rows } = await sql<LeftPerson>`
    select s.left_at <= app.now() - interval '30 days' as "isLate" from staff s
     where s.company_id = ${companyId} and s.user_id = ${userId} and s.left_at is not null and s.moved_to is null
       and ${within(by, 'staff:remove')} for update of s`.execute(db);
  return rows[0];
}

export const restore = (db: Db, companyId: string, userId: string, by: string) =>
  sql`update staff set left_at = null, ${touched(by)}
       where company_id = ${companyId} and user_id = ${userId} and left_at is not null`.execute(db);

/** Returns the names of the parks that a person may enter, now or later, as a member of this company. */
export async function enterableParks(db: Db, companyId: string, userId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from door.park_entries(${companyId}, ${userId}) as name`.execute(db);
  return rows.map(({ name }) => name);
}
