import type { UserGroup } from '@park/contract/usergroup';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { contains } from '../../db/paging.ts';
import { iso } from '../../db/time.ts';
import { type Scoped, within } from '../../db/within.ts';

/** Row security leaves the groups of the park; counted are the people the reader's right covers. */
export async function list(db: Db, by: Scoped, keyword: string): Promise<UserGroup[]> {
  const { rows } = await sql<UserGroup>`
    select g.id, g.name, g.remark, ${iso('g.created_at')} as "createdDate", g.version, (
        select count(*)::int from user_group_member m join staff s on s.company_id = m.company_id and s.user_id = m.user_id
          join company c on c.space_id = s.space_id and c.id = s.company_id
         where m.space_id = g.space_id and m.park_id = g.park_id and m.group_id = g.id and s.left_at is null and c.deleted_at is null and c.enabled
           and ${within(by, 'parkUser:read')}) as "userNum"
      from user_group g where g.deleted_at is null and g.name like ${contains(keyword)} order by g.name, g.id`.execute(db);
  return rows;
}

type Fields = { name: string; remark: string | null };
export async function insert(db: Db, parkId: string | null, { name, remark }: Fields, by: string): Promise<{ id: string }> {
  const { rows } = await sql<{ id: string }>`
    insert into user_group (space_id, park_id, name, remark, updated_by) values (app.space(), ${parkId}, ${name}, ${remark}, ${by}) returning id`.execute(
    db,
  );
  return rows[0] as { id: string };
}

/** Held still until it is changed, or until people are put into it. */
export async function hold(db: Db, id: string): Promise<{ version: number } | undefined> {
  const { rows } = await sql<{ version: number }>`
    select version from user_group where id = ${id} and deleted_at is null for no key update`.execute(db);
  return rows[0];
}

export const update = (db: Db, id: string, { name, remark }: Fields, by: string) =>
  sql`update user_group set name = ${name}, remark = ${remark}, version = version + 1, updated_at = app.now(), updated_by = ${by}
       where id = ${id} and deleted_at is null`.execute(db);

export const remove = (db: Db, id: string, by: string) =>
  sql`update user_group set deleted_at = app.now(), version = version + 1, updated_at = app.now(), updated_by = ${by}
       where id = ${id} and deleted_at is null`.execute(db);

export type Member = { userId: string; companyId: string };
const given = (members: readonly Member[]) =>
  sql`unnest(${members.map(({ companyId }) => companyId)}::uuid[], ${members.map(({ userId }) => userId)}::uuid[]) as m (company_id, user_id)`;

/** How many of these the right covers, and how many of them are in the group only now. */
export async function add(db: Db, by: Scoped, groupId: string, members: readonly Member[]): Promise<{ known: number; added: number }> {
  const { rows } = await sql<{ known: number; added: number }>`
    with known as (
           select distinct s.space_id, s.company_id, s.user_id from ${given(members)}
             join staff s on s.company_id = m.company_id and s.user_id = m.user_id
            where s.left_at is null and ${within(by, 'userGroup:update')}),
         added as (
           insert into user_group_member (space_id, park_id, group_id, company_id, user_id)
           select k.space_id, g.park_id, g.id, k.company_id, k.user_id from known k join user_group g on g.space_id = k.space_id and g.id = ${groupId}
            order by k.company_id, k.user_id
           on conflict do nothing returning 1)
    select (select count(*)::int from known) as known, (select count(*)::int from added) as added`.execute(db);
  return rows[0] as { known: number; added: number };
}

export async function drop(db: Db, by: Scoped, groupId: string, members: readonly Member[]): Promise<number> {
  const { rows } = await sql`
    delete from user_group_member x using ${given(members)}, staff s
     where x.group_id = ${groupId} and x.company_id = m.company_id and x.user_id = m.user_id and s.company_id = x.company_id and s.user_id = x.user_id
       and ${within(by, 'userGroup:update')}
    returning 1`.execute(db);
  return rows.length;
}
