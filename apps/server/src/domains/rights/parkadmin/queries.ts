import type { ParkAdmin } from '@park/contract/rights/parkadmin';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { offsetOf, type Paging, pageFrom } from '../../../db/paging.ts';
import { found, type Search } from '../../../db/people.ts';
import { iso } from '../../../db/time.ts';
import { type Scoped, within } from '../../../db/within.ts';

type State = ParkAdmin['state'];

const states: Record<State, RawBuilder<unknown>> = {
  live: sql`a.valid @> app.now()`,
  coming: sql`lower(a.valid) > app.now()`,
  expired: sql`upper(a.valid) <= app.now()`,
};
/** Roles a person holds in the park of `park_access a`. A person who may enter the park without such a role is not an administrator. */
const assignedRoles = sql`role_user h
  join role r on r.space_id = h.role_space_id and r.id = h.role_id
    and r.deleted_at is null and r.kind in ('park', 'assist')
  where h.company_id = a.company_id and h.user_id = a.user_id and h.park_id = a.park_id`;
const admins = sql`park_access a join staff s on s.company_id = a.company_id and s.user_id = a.user_id and s.left_at is null
  join company c on c.space_id = s.space_id and c.id = s.company_id and c.deleted_at is null`;
const card = sql`a.id, a.user_id as "userId", s.real_name as "realName", s.phone_mask as phone,
  s.company_id as "companyId", c.name as "companyName",
  c.comp_type::text as "compType", d.name as "departmentName", s.position, s.enabled::int as "isEnable", (
    select coalesce(json_agg(json_build_object('id', r.id, 'roleName', r.name) order by r.sort, r.name, r.id), '[]')
      from ${assignedRoles}) as roles,
  ${iso('bounds.since')} as "validFrom", ${iso('bounds.until')} as "validTo",
  case when ${states.expired} then 'expired' when ${states.coming} then 'coming' else 'live' end as state, a.reason as remark,
  ${iso('a.created_at')} as "createdDate", a.version`;
const beside = sql`left join department d on d.company_id = s.company_id and d.id = s.department_id
  cross join lateral (select lower(a.valid) as since, upper(a.valid) as until) as bounds`;

export type AdminFilter = Search & { by: Scoped; state: State | undefined; roleId: string | undefined };
const filterCondition = ({ by, state, roleId, ...search }: AdminFilter) =>
  sql`a.park_id = any ((select app.parks())::uuid[]) and a.user_id is not null and ${found(search)} and ${within(by, 'parkAdmin:read')}
    and exists (select from ${assignedRoles} ${roleId ? sql`and r.id = ${roleId}` : sql``}) ${state ? sql`and ${states[state]}` : sql``}`;

export async function page(db: Db, filter: AdminFilter, paging: Paging): Promise<{ total: number; list: ParkAdmin[] }> {
  const { rows } = await sql<ParkAdmin & { total: number }>`
    with matched as materialized (select a.space_id, a.id, a.created_at from ${admins} where ${filterCondition(filter)}),
         page as (select space_id, id from matched order by created_at desc, id limit ${paging.pageSize} offset ${offsetOf(paging)})
    select (select count(*)::int from matched) as total, ${card}
      from (values (1)) as one
      left join (page join park_access a on a.space_id = page.space_id and a.id = page.id
                 join staff s on s.company_id = a.company_id and s.user_id = a.user_id
                 join company c on c.space_id = s.space_id and c.id = s.company_id ${beside}) on true
     order by a.created_at desc, a.id`.execute(db);
  return pageFrom(rows);
}

type AdminKey = { userId: string; companyId: string | undefined };
const keyCondition = ({ userId, companyId }: AdminKey) =>
  sql`a.park_id = any ((select app.parks())::uuid[]) and a.user_id = ${userId} ${companyId ? sql`and a.company_id = ${companyId}` : sql``}
    and exists (select from ${assignedRoles})`;

/** Returns the administrator rows of a person; there can be two, because a person may work for the park in two companies. */
export async function find(db: Db, by: Scoped, key: AdminKey): Promise<ParkAdmin[]> {
  const { rows } = await sql<ParkAdmin>`
    select ${card} from ${admins} ${beside} where ${keyCondition(key)} and ${within(by, 'parkAdmin:read')} order by a.company_id`.execute(
    db,
  );
  return rows;
}

export type LockedAdmin = { id: string; userId: string; companyId: string; compType: 1 | 2; version: number };
/** Returns and locks the administrator rows of a person, so that concurrent changes of the person wait. */
export async function lockAdmins(db: Db, by: Scoped, key: AdminKey): Promise<LockedAdmin[]> {
  const { rows } = await sql<LockedAdmin>`
    select a.id, a.user_id as "userId", a.company_id as "companyId", c.comp_type as "compType", a.version from ${admins}
     where ${keyCondition(key)} and ${within(by, 'parkAdmin:assign')} order by a.company_id for update of a, s`.execute(db);
  return rows;
}

/** Condition on `company c`: it works for the park, as the operator company or as an organisation that assists there. */
const worksForPark = sql`(c.comp_type = 2 or (c.comp_type = 1 and exists (
  select from company_park p where p.space_id = c.space_id and p.company_id = c.id and p.park_id = any ((select app.parks())::uuid[])
     and p.relation = 'assists' and p.left_at is null)))`;
/** Condition: the person runs every park of the space without an appointment, as super administrator of the operator company. */
const isSuper = sql`(c.comp_type = 2 and s.admin_level = 3)`;

type Offer = Pick<ParkAdmin, 'userId' | 'realName' | 'phone' | 'companyId' | 'companyName' | 'compType' | 'departmentName'>;
/** Returns a page of people who can be appointed, without the actor. */
export async function offers(
  db: Db,
  { by, ...search }: Search & { by: Scoped },
  paging: Paging,
): Promise<{ total: number; list: Offer[] }> {
  const { rows } = await sql<Offer & { total: number }>`
    with matched as materialized (
           select s.company_id, s.user_id, s.order_num, c.comp_type from staff s
             join company c on c.space_id = s.space_id and c.id = s.company_id and c.deleted_at is null and c.enabled
            where s.left_at is null and s.enabled and s.user_id <> ${by.userId} and ${worksForPark} and not ${isSuper} and ${found(search)}
              and ${within(by, 'parkAdmin:assign')} and not exists (
                select from park_access a
                 where a.park_id = any ((select app.parks())::uuid[]) and a.company_id = s.company_id and a.user_id = s.user_id
                   and ${states.expired} is not true and exists (select from ${assignedRoles}))),
         page as (select * from matched
                   order by comp_type desc, company_id, order_num, user_id limit ${paging.pageSize} offset ${offsetOf(paging)})
    select (select count(*)::int from matched) as total, s.user_id as id, s.user_id as "userId",
           s.real_name as "realName", s.phone_mask as phone,
           s.company_id as "companyId", c.name as "companyName", c.comp_type::text as "compType", d.name as "departmentName"
      from (values (1)) as one
      left join (page join staff s on s.company_id = page.company_id and s.user_id = page.user_id
                 join company c on c.space_id = s.space_id and c.id = s.company_id
                 left join department d on d.company_id = s.company_id and d.id = s.department_id) on true
     order by c.comp_type desc, s.company_id, s.order_num, s.user_id`.execute(db);
  return pageFrom(rows);
}

export type Candidate = {
  userId: string;
  companyId: string;
  compType: 0 | 1 | 2;
  isEnable: boolean;
  isOurs: boolean;
  isSuper: boolean;
};
type CandidateLookup = { userId: string | undefined; phoneHash: Buffer | undefined; companyId: string | undefined };
/** Returns and locks the memberships of a person to appoint, so that two appointments of one person run one after the other. */
export async function lockCandidates(db: Db, by: Scoped, { userId, phoneHash, companyId }: CandidateLookup): Promise<Candidate[]> {
  const personCondition = userId ? sql`s.user_id = ${userId}` : sql`s.phone_hash = ${phoneHash}`;
  const { rows } = await sql<Candidate>`
    select s.user_id as "userId", s.company_id as "companyId", c.comp_type as "compType", s.enabled as "isEnable",
           ${worksForPark} as "isOurs", ${isSuper} as "isSuper"
      from staff s join company c on c.space_id = s.space_id and c.id = s.company_id and c.deleted_at is null
     where ${personCondition} and s.left_at is null
       ${companyId ? sql`and s.company_id = ${companyId}` : sql``} and ${within(by, 'parkAdmin:assign')}
     order by s.company_id for no key update of s`.execute(db);
  return rows;
}

/** Returns whether the person is an administrator of the park, now or in the future. */
export async function isAdmin(db: Db, { userId, companyId }: { userId: string; companyId: string }): Promise<boolean> {
  const { rows } = await sql`
    select from park_access a where ${keyCondition({ userId, companyId })} and ${states.expired} is not true`.execute(db);
  return rows.length > 0;
}

type Entry = { validFrom?: string | null | undefined; validTo?: string | null | undefined; remark: string | null };
/**
 * Condition: the period has not ended yet. No row is written for a period that has ended, because it would look like an appointment but
 * give no access.
 */
const lasting = ({ validTo }: Entry) => sql`(${validTo ?? null}::timestamptz is null or ${validTo ?? null}::timestamptz > app.now())`;
const range = ({ validFrom, validTo }: Entry) => sql`tstzrange(${validFrom ?? null}, ${validTo ?? null})`;

export const insertEntry = (db: Db, parkId: string | null, { userId, companyId }: { userId: string; companyId: string }, entry: Entry) =>
  sql`insert into park_access as a (space_id, park_id, company_id, user_id, valid, reason, updated_by)
      select app.space(), ${parkId}, ${companyId}, ${userId}, ${range(entry)}, ${entry.remark}, app.user_id() where ${lasting(entry)}
      on conflict (space_id, park_id, company_id, user_id) where user_id is not null do update
        set valid = excluded.valid, reason = excluded.reason,
            version = a.version + 1, updated_at = app.now(), updated_by = app.user_id()`.execute(db);

export const update = (db: Db, id: string, entry: Entry) =>
  sql`update park_access
         set valid = ${range(entry)}, reason = ${entry.remark}, version = version + 1, updated_at = app.now(), updated_by = app.user_id()
       where id = ${id} and ${lasting(entry)}`.execute(db);

export const deleteEntry = (db: Db, id: string) => sql`delete from park_access where id = ${id}`.execute(db);
