import type { Permission } from '@park/contract/access';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { touched } from '../../../../db/touched.ts';
import { type Scoped, within } from '../../../../db/within.ts';

/** Locks the company, so that changes of its administrators run one after the other, each seeing the result of the one before. */
export async function lockCompany(db: Db, companyId: string): Promise<boolean> {
  const { rows } = await sql`select id from company where id = ${companyId} and deleted_at is null for no key update`.execute(db);
  return rows.length === 1;
}

type Person = { companyId: string; userId: string };
export type Member = { id: string; level: 1 | 2 | 3; isEnable: boolean; isLeft: boolean; isCovered: boolean };
/** Returns and locks the super administrator and the given person, in order of their ids to avoid a deadlock. */
export async function lockSuperAnd(db: Db, by: Scoped, permission: Permission, { companyId, userId }: Person): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select s.user_id as id, s.admin_level as level, s.enabled as "isEnable", s.left_at is not null as "isLeft",
           coalesce(${within(by, permission)}, false) as "isCovered" from staff s
     where s.company_id = ${companyId} and (s.user_id = ${userId} or (s.admin_level = 3 and s.left_at is null))
     order by s.user_id for update of s`.execute(db);
  return rows;
}

export const setLevel = (db: Db, companyId: string, userId: string, level: 1 | 2 | 3, by: string) =>
  sql`update staff set admin_level = ${level}, ${touched(by)}
       where company_id = ${companyId} and user_id = ${userId} and left_at is null`.execute(db);

/** Returns whether the right covers the person in any of their companies. */
export async function isCoveredAnywhere(db: Db, by: Scoped, permission: Permission, userId: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from staff s where s.user_id = ${userId} and ${within(by, permission)}) as known`.execute(db);
  return rows[0]?.known === true;
}

/** Returns the person of the company who has the phone number. */
export async function lockByPhone(db: Db, companyId: string, phoneHash: Buffer): Promise<{ id: string; isEnable: boolean } | undefined> {
  const { rows } = await sql<{ id: string; isEnable: boolean }>`
    select user_id as id, enabled as "isEnable" from staff
     where company_id = ${companyId} and phone_hash = ${phoneHash} and left_at is null for update`.execute(db);
  return rows[0];
}

export async function hasSuper(db: Db, companyId: string): Promise<boolean> {
  const { rows } = await sql`select from staff where company_id = ${companyId} and admin_level = 3 and left_at is null`.execute(db);
  return rows.length > 0;
}

/** Counts the people of the company other than the super administrator. */
export async function countOthers(db: Db, companyId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from staff where company_id = ${companyId} and left_at is null and admin_level < 3`.execute(db);
  return rows[0]?.n ?? 0;
}
