import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Changes of administrators happen one after the other in a company; whoever comes second looks at what the first has done. */
export async function lockCompany(db: Db, companyId: string): Promise<boolean> {
  const { rows } = await sql`select id from company where id = ${companyId} and deleted_at is null for no key update`.execute(db);
  return rows.length === 1;
}

export type Member = { id: string; level: 1 | 2 | 3; isEnable: boolean; isLeft: boolean };
/** The super administrator and the one it is about, in one order for everybody. */
export async function superAnd(db: Db, companyId: string, userId: string): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select user_id as id, admin_level as level, enabled as "isEnable", left_at is not null as "isLeft" from staff
     where company_id = ${companyId} and (user_id = ${userId} or (admin_level = 3 and left_at is null)) order by user_id for update`.execute(
    db,
  );
  return rows;
}

export const setLevel = (db: Db, companyId: string, userId: string, level: 1 | 2 | 3, by: string) =>
  sql`update staff set admin_level = ${level}, version = version + 1, updated_at = app.now(), updated_by = ${by}
       where company_id = ${companyId} and user_id = ${userId} and left_at is null`.execute(db);

/** Whether the call sees somebody anywhere, here or not. */
export async function isSomebody(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select exists (select from staff where user_id = ${userId}) as known`.execute(db);
  return rows[0]?.known === true;
}
