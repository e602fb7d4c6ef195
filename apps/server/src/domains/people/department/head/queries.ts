import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { type Scoped, within } from '../../../../db/within.ts';

/**
 * Locks the department, so that its heads are set by one command at a time, and the people, so that they cannot leave meanwhile. People are
 * locked before posts, in the same order as when a person leaves, to avoid a deadlock. Returns whether the department exists, which of the
 * people exist, and which of them are disabled and not yet a head of this department.
 */
export async function lockDepartmentAndPeople(
  db: Db,
  by: Scoped,
  { companyId, id, userIds }: { companyId: string; id: string; userIds: readonly string[] },
) {
  const { rows } = await sql<{ isThere: boolean; here: string[]; disabled: string[] }>`
    with place as (select id from department where company_id = ${companyId} and id = ${id} and deleted_at is null for update),
         people as (select s.user_id, s.enabled from staff s where s.company_id = ${companyId} and s.user_id = any (${userIds}::uuid[])
                       and s.left_at is null and ${within(by, 'department:update')} order by s.user_id for share of s)
    select exists (select from place) as "isThere", array(select user_id::text from people) as here,
           array(select p.user_id::text from people p where not p.enabled and not exists (
             select from department_manager m
              where m.company_id = ${companyId} and m.department_id = ${id} and m.user_id = p.user_id)) as disabled`.execute(db);
  return rows[0] ?? { isThere: false, here: [], disabled: [] };
}

export const clearManagers = (db: Db, companyId: string, departmentId: string) =>
  sql`delete from department_manager where company_id = ${companyId} and department_id = ${departmentId}`.execute(db);

/** Inserts the heads of a department; rank 0 is the head, and higher ranks are the other heads. */
export const insertManagers = (db: Db, companyId: string, departmentId: string, ranked: { userId: string; rank: number }[]) =>
  sql`
    insert into department_manager (space_id, company_id, department_id, user_id, rank)
    select app.space(), ${companyId}, ${departmentId}, wanted.user_id, wanted.rank
      from unnest(${ranked.map((one) => one.userId)}::uuid[],
                  ${ranked.map((one) => one.rank)}::smallint[]) as wanted (user_id, rank)`.execute(db);

/** Returns the names of the departments where a person is head (`isHead`) or one of the other heads. */
export async function postsOf(db: Db, companyId: string, userId: string, isHead: boolean): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select d.name from department_manager m join department d on d.company_id = m.company_id and d.id = m.department_id
     where m.company_id = ${companyId} and m.user_id = ${userId} and (m.rank = 0) = ${isHead} order by d.level, d.order_num, d.id`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** Returns the people who are heads, or other heads, of departments of a company: once per department. */
export async function holdersOfPosts(db: Db, companyId: string, isHead: boolean): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from department_manager where company_id = ${companyId} and (rank = 0) = ${isHead} order by user_id`.execute(db);
  return rows.map(({ id }) => id);
}

export const deletePosts = (db: Db, companyId: string, userId: string, isHead: boolean) =>
  sql`delete from department_manager where company_id = ${companyId} and user_id = ${userId} and (rank = 0) = ${isHead}`.execute(db);

/**
 * A person can have only one post per department: deletes a post of the successor there, unless it is higher than the post they take over.
 */
export const deleteLowerPosts = (db: Db, companyId: string, from: string, to: string, isHead: boolean) =>
  sql`delete from department_manager m using department_manager left_post
       where m.company_id = ${companyId} and m.user_id = ${to} and left_post.company_id = m.company_id and left_post.user_id = ${from}
         and left_post.department_id = m.department_id and (left_post.rank = 0) = ${isHead} and (${isHead} or m.rank > 0)`.execute(db);

/** Hands over the posts, except in departments where the successor has a higher post. */
export const transferPosts = (db: Db, companyId: string, from: string, to: string, isHead: boolean) =>
  sql`update department_manager m set user_id = ${to}
       where m.company_id = ${companyId} and m.user_id = ${from} and (m.rank = 0) = ${isHead}
         and not exists (select from department_manager o
                          where o.company_id = m.company_id and o.department_id = m.department_id and o.user_id = ${to})`.execute(db);
