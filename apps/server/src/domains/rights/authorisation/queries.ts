import type { Received, Reply } from '@park/contract/core';
import type { authorisation } from '@park/contract/rights/authorisation';
import { type RawBuilder, sql } from 'kysely';
import type { Traits } from '../../../access/index.ts';
import type { Db } from '../../../db/database.ts';
import { offsetOf, type Paging, pageFrom } from '../../../db/paging.ts';
import { found, type Search } from '../../../db/people.ts';
import { iso } from '../../../db/time.ts';
import { departmentWithin, type Scoped, within } from '../../../db/within.ts';

type UsersInput = Received<typeof authorisation.users>;
type Row = Reply<typeof authorisation.users>['list'][number] & { companyId: string };
type State = Row['state'];

const states: Record<State, RawBuilder<unknown>> = {
  live: sql`a.valid @> app.now()`,
  coming: sql`lower(a.valid) > app.now()`,
  expired: sql`upper(a.valid) <= app.now()`,
};

/** Companies whose people work for a park: the operator company and the organisations that assist there. */
const worksForPark = (parkId: string) => sql`
  select c.space_id, c.id from company c
   where c.deleted_at is null and (c.comp_type = 2 or (c.comp_type = 1 and exists (
     select from company_park p where p.space_id = c.space_id and p.company_id = c.id and p.park_id = ${parkId}
        and p.relation = 'assists' and p.left_at is null)))`;

type UsersFilter = Search & { parkId: string; state: UsersInput['state'] };
/** Returns a page of the people who were permitted to enter a park as single people, not with their department. */
export async function people(db: Db, by: Scoped, { parkId, state, ...search }: UsersFilter, paging: Paging) {
  const { rows } = await sql<Row & { total: number }>`
    with matched as materialized (
           select a.id, a.created_at
             from park_access a join (${worksForPark(parkId)}) c on c.space_id = a.space_id and c.id = a.company_id
             join staff s on s.company_id = a.company_id and s.user_id = a.user_id and s.left_at is null
            where a.park_id = ${parkId} and ${state === 'all' ? sql`true` : states[state]} and ${found(search)}
              and ${within(by, 'authorisation:read')}),
         page as (select id from matched order by created_at desc, id limit ${paging.pageSize} offset ${offsetOf(paging)})
    select (select count(*)::int from matched) as total, a.id, a.user_id as "userId", s.real_name as "realName", s.phone_mask as mobile,
           a.company_id as "companyId", c.name as "companyName", d.name as "departmentName", ${iso('bounds.since')} as "validFrom",
           ${iso('bounds.until')} as "validTo", a.reason,
           case when ${states.expired} then 'expired' when ${states.coming} then 'coming' else 'live' end as state,
           ${iso('a.created_at')} as "createTime"
      from (values (1)) as one
      left join (page join park_access a on a.id = page.id
                 join staff s on s.company_id = a.company_id and s.user_id = a.user_id
                 join company c on c.space_id = s.space_id and c.id = s.company_id
                 left join department d on d.company_id = s.company_id and d.id = s.department_id
                 cross join lateral (select lower(a.valid) as since, upper(a.valid) as until) as bounds) on true
     order by a.created_at desc, a.id`.execute(db);
  return pageFrom(rows);
}

type Grant = Pick<Received<typeof authorisation.addUsers>, 'validFrom' | 'validTo' | 'reason'> & {
  parkId: string;
  userIds: readonly string[];
};
/**
 * Permits people to enter a park, or changes the period of their permission. Returns the ids of these people; people who do not work for
 * the park are left out.
 */
export async function add(db: Db, by: Scoped, { parkId, userIds, validFrom, validTo, reason }: Grant): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    insert into park_access as a (space_id, park_id, company_id, user_id, valid, reason)
    select s.space_id, ${parkId}, s.company_id, s.user_id, tstzrange(${validFrom ?? null}, ${validTo ?? null}), ${reason}
      from (${worksForPark(parkId)}) c join staff s on s.space_id = c.space_id and s.company_id = c.id
     where s.user_id = any (${userIds}::uuid[]) and s.left_at is null and ${within(by, 'authorisation:assign')}
     order by s.company_id, s.user_id
    on conflict (space_id, park_id, company_id, user_id) where user_id is not null do update
      set valid = excluded.valid, reason = excluded.reason, version = a.version + 1, updated_at = app.now(), updated_by = app.user_id()
    returning user_id as "userId"`.execute(db);
  return [...new Set(rows.map(({ userId }) => userId))];
}

/** Removes a person's permission to enter the park, and returns the user's id. */
export async function remove(db: Db, by: Scoped, parkId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ userId: string }>`
    delete from park_access a using staff s
     where a.park_id = ${parkId} and a.id = ${id} and s.company_id = a.company_id and s.user_id = a.user_id
       and ${within(by, 'authorisation:assign')}
    returning a.user_id as "userId"`.execute(db);
  return rows[0]?.userId;
}

type ParkRole = { kind: 'park' | 'assist'; nodes: string[]; traits: Traits };
/** Returns the park roles that these people hold now or will hold later, each once per company, with their nodes and traits. */
export async function parkRoles(db: Db, parkId: string, userIds: readonly string[]): Promise<ParkRole[]> {
  const { rows } = await sql<ParkRole>`
    with held as (
      select distinct h.company_id, r.id, r.kind
        from role_user h join role r on r.space_id = h.role_space_id and r.id = h.role_id and r.deleted_at is null
        join staff s on s.company_id = h.company_id and s.user_id = h.user_id and s.left_at is null
       where h.park_id = ${parkId} and r.kind in ('park', 'assist') and not h.valid << tstzrange(app.now(), null)
         and s.user_id = any (${userIds}::uuid[]))
    select kind, door.role_nodes(id, company_id, ${parkId}) as nodes, door.role_traits(id) as traits from held`.execute(db);
  return rows;
}

type Organisations = Reply<typeof authorisation.organisations>;
/**
 * Returns the departments whose people may enter now, and the number of these people. The permission of a department does not include its
 * lower departments.
 */
export async function organisations(db: Db, by: Scoped, parkId: string): Promise<Organisations> {
  const { rows } = await sql<Organisations>`
    with places as (
      select d.company_id, d.id from park_access a
        join department d on d.company_id = a.company_id and d.id = a.department_id and d.deleted_at is null
       where a.park_id = ${parkId} and ${states.live} and ${departmentWithin(by, 'authorisation:read')})
    select array(select id::text from places order by id) as "orgIdList", (
        select count(distinct s.user_id)::int from staff s join places p on p.company_id = s.company_id and p.id = s.department_id
         where s.left_at is null) as "headNum"`.execute(db);
  return rows[0] ?? { orgIdList: [], headNum: 0 };
}

type Replaced = { isComplete: boolean; added: number; removed: number };
/**
 * Replaces the list of departments whose people may enter; departments that the actor's right does not cover stay as they are. A repeated
 * id counts once.
 */
export async function replaceOrganisations(db: Db, by: Scoped, parkId: string, ids: readonly string[]): Promise<Replaced> {
  const covered = departmentWithin(by, 'authorisation:assign');
  const { rows } = await sql<Replaced>`
    with wanted as (
           select d.space_id, d.company_id, d.id from (${worksForPark(parkId)}) c
             join department d on d.space_id = c.space_id and d.company_id = c.id and d.deleted_at is null
            where d.id = any (${ids}::uuid[]) and ${covered}),
         removed as (
           delete from park_access a using department d
            where a.park_id = ${parkId} and d.company_id = a.company_id and d.id = a.department_id and ${covered}
              and not exists (select from wanted w where w.company_id = a.company_id and w.id = a.department_id)
           returning a.id),
         added as (
           insert into park_access as a (space_id, park_id, company_id, department_id)
           select w.space_id, ${parkId}, w.company_id, w.id from wanted w order by w.company_id, w.id
           on conflict (space_id, park_id, company_id, department_id) where department_id is not null
             do update set valid = excluded.valid where not a.valid @> app.now()
           returning a.id)
    select (select count(*) from wanted) = ${new Set(ids).size} as "isComplete",
           (select count(*)::int from added) as added,
           (select count(*)::int from removed) as removed`.execute(db);
  return rows[0] as Replaced;
}
