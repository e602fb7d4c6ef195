import type { Temporary, TemporaryState, temporary } from '@park/contract/company/temporary';
import type { Received, Reply } from '@park/contract/core';
import { sql } from 'kysely';
import type { Actor } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { contains, offsetOf, pageFrom } from '../../../db/paging.ts';
import { iso } from '../../../db/time.ts';
import { touched } from '../../../db/touched.ts';

const today = sql`app.today()`;
/** The settings of a park that has not saved any. */
const defaultRules = { defaultDays: 30, remindDays: 7 } as const;

const joined = sql`temporary_company t join company c on c.space_id = t.space_id and c.id = t.company_id and c.deleted_at is null
  left join temporary_rule n on n.space_id = t.space_id and n.park_id = t.park_id`;
const remindDays = sql`coalesce(n.remind_days, ${defaultRules.remindDays}::smallint)`;
/** The SQL state of a stay. On its last day a company is still active. */
const state = sql`case when t.settled_at is not null then 'settled' when t.ended_at is not null or t.ends_on < ${today} then 'ended'
  when t.ends_on - ${remindDays} <= ${today} then 'ending' else 'active' end`;
const card = sql`c.id, c.name as "companyName", t.purpose, to_char(t.ends_on, 'YYYY-MM-DD') as "endDate",
  t.ends_on - ${today} as "daysLeft", ${state} as state, a.user_id as "superAdminId", a.real_name as "superAdminName",
  a.phone_mask as "superAdminPhone", c.enabled::int as "isEnable", app.is_active(c.activated, c.activates_at)::int as "isActivated",
  (select count(*)::int from staff s where s.company_id = c.id and s.left_at is null) as "staffNum",
  ${iso('t.created_at')} as "createdDate", t.version`;
const withAdmin = sql`left join staff a on a.company_id = c.id and a.admin_level = 3 and a.left_at is null`;
/** SQL sort rank: current stays come first, then ended ones. */
const rank = sql`case when ${state} in ('active', 'ending') then 0 else 1 end`;

type Narrowed = { keyword: string; state?: TemporaryState | undefined };
const filterCondition = ({ keyword, state: stateFilter }: Narrowed) =>
  sql`${joined} where c.name like ${contains(keyword)} ${stateFilter === undefined ? sql`` : sql`and ${state} = ${stateFilter}`}`;

export async function page(db: Db, input: Received<typeof temporary.list>): Promise<{ total: number; list: Temporary[] }> {
  const { rows } = await sql<Temporary & { total: number }>`
    with fitting as materialized (select t.space_id, t.company_id, ${rank} as rank, t.ends_on from ${filterCondition(input)}),
         page as (select * from fitting order by rank, ends_on, company_id limit ${input.pageSize} offset ${offsetOf(input)})
    select (select count(*)::int from fitting) as total, ${card}
      from (values (1)) as one
      left join (page p join (${joined}) on p.space_id = t.space_id and p.company_id = t.company_id ${withAdmin}) on true
     order by p.rank, p.ends_on, p.company_id`.execute(db);
  return pageFrom(rows);
}

export async function find(db: Db, id: string): Promise<Temporary | undefined> {
  const { rows } = await sql<Temporary>`select ${card} from ${joined} ${withAdmin} where t.company_id = ${id}`.execute(db);
  return rows[0];
}

type Exported = Narrowed & { ids: readonly string[] | undefined };
const idCondition = (ids: readonly string[] | undefined) => (ids ? sql`and t.company_id = any (${ids}::uuid[])` : sql``);
export async function count(db: Db, { ids, ...filter }: Exported): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${filterCondition(filter)} ${idCondition(ids)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Reads a part of the list by offset, for exports. */
export async function slice(db: Db, { ids, ...filter }: Exported, from: number, most: number): Promise<Temporary[]> {
  const { rows } = await sql<Temporary>`
    with fitting as (select t.company_id, ${rank} as rank, t.ends_on from ${filterCondition(filter)} ${idCondition(ids)}),
         page as (select * from fitting order by rank, ends_on, company_id limit ${most} offset ${from})
    select ${card} from page p join (${joined}) on t.company_id = p.company_id ${withAdmin}
     order by p.rank, p.ends_on, p.company_id`.execute(db);
  return rows;
}

type Rules = Reply<typeof temporary.settings>;
export async function rules(db: Db): Promise<Rules> {
  const { rows } = await sql<Rules>`
    select default_days::int as "defaultDays", remind_days::int as "remindDays", attribute_id as "attributeId", version
      from temporary_rule`.execute(db);
  return rows[0] ?? { ...defaultRules, attributeId: null, version: null };
}

/**
 * Saves the park's settings for temporary companies. Changes no row if somebody else has saved them since they were read. An attribute that
 * no longer exists is stored as none.
 */
export const saveRules = (db: Db, { spaceId, parkId, userId }: Actor, given: Received<typeof temporary.saveSettings>) =>
  sql`insert into temporary_rule as n (space_id, park_id, default_days, remind_days, attribute_space_id, attribute_id, updated_by)
      select ${spaceId}, ${parkId}, ${given.defaultDays}, ${given.remindDays}, r.space_id, r.id, ${userId}
        from (values (1)) as one left join role r on r.id = ${given.attributeId ?? null} and r.kind = 'attribute' and r.deleted_at is null
      on conflict (space_id, park_id) do update set default_days = excluded.default_days, remind_days = excluded.remind_days,
        attribute_space_id = excluded.attribute_space_id, attribute_id = excluded.attribute_id, version = n.version + 1,
        updated_at = app.now(), updated_by = excluded.updated_by
        where ${given.version === undefined ? sql`true` : sql`n.version = ${given.version}`}`.execute(db);

export async function hasAttribute(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from role where id = ${id} and kind = 'attribute' and deleted_at is null) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** Returns the last day of a stay: the given day, or else today plus `days`. Undefined if that day has passed. */
export async function lastDay(db: Db, given: string | null, days: number): Promise<string | undefined> {
  const { rows } = await sql<{ day: string; is_over: boolean }>`
    select to_char(d.day, 'YYYY-MM-DD') as day, d.day < ${today} as is_over
      from (select coalesce(${given}::date, ${today} + ${days}::integer) as day) as d`.execute(db);
  return rows[0]?.is_over ? undefined : rows[0]?.day;
}

type New = { companyId: string; endDate: string; purpose: string | null; attributeId: string | null };
/** Inserts a temporary company. It gets the attribute chosen in the park's settings, unless that attribute has been deleted. */
export const insert = (db: Db, { spaceId, parkId, userId }: Actor, given: New) =>
  sql`with attribute as (
        select r.space_id, r.id from role r where r.id = ${given.attributeId} and r.kind = 'attribute' and r.deleted_at is null),
      given as (
        insert into company_attribute (space_id, company_id, role_space_id, role_id)
        select ${spaceId}, ${given.companyId}, a.space_id, a.id from attribute a)
      insert into temporary_company (space_id, park_id, company_id, ends_on, purpose, attribute_space_id, attribute_id, created_by)
      select ${spaceId}, ${parkId}, ${given.companyId}, ${given.endDate}, ${given.purpose}, a.space_id, a.id, ${userId}
        from (values (1)) as one left join attribute a on true`.execute(db);

export type LockedStay = { id: string; companyName: string; isSettled: boolean; isEnded: boolean; version: number };
/** Locks a temporary company and its company row. The nightly job waits for the lock. */
export async function lock(db: Db, id: string): Promise<LockedStay | undefined> {
  const { rows } = await sql<LockedStay>`
    select c.id, c.name as "companyName", t.settled_at is not null as "isSettled", t.ended_at is not null as "isEnded", t.version
      from temporary_company t join company c on c.space_id = t.space_id and c.id = t.company_id and c.deleted_at is null
     where t.company_id = ${id} for no key update of t, c`.execute(db);
  return rows[0];
}

/** Changes the last day and purpose; an ended stay is reopened. */
export const update = (db: Db, { id, endDate, purpose }: Received<typeof temporary.change>, by: string) =>
  sql`update temporary_company set ends_on = ${endDate}, purpose = ${purpose}, ended_at = null, ${touched(by)}
       where company_id = ${id}`.execute(db);

type Card = { name?: string; isEnabled?: boolean; isSettled?: boolean };
export const updateCompany = (db: Db, id: string, { name, isEnabled, isSettled = false }: Card, by: string) =>
  sql`update company set name = coalesce(${name ?? null}, name), enabled = coalesce(${isEnabled ?? null}::boolean, enabled),
             settled_at = case when ${isSettled} then app.now() else settled_at end, ${touched(by)}
       where space_id = app.space() and id = ${id}`.execute(db);

/** Makes a temporary company permanent, and removes the attribute by which it was limited as a temporary company. */
export const settle = (db: Db, id: string, by: string) =>
  sql`with settled as (
        update temporary_company set settled_at = app.now(), ended_at = null, ${touched(by)} where company_id = ${id}
        returning company_id, attribute_id)
      delete from company_attribute a using settled s where a.company_id = s.company_id and a.role_id = s.attribute_id`.execute(db);

export const end = (db: Db, id: string, by: string) =>
  sql`update temporary_company set ends_on = least(ends_on, ${today}), ended_at = app.now(), ${touched(by)}
       where company_id = ${id}`.execute(db);

export async function due(db: Db): Promise<{ spaceId: string; parkId: string }[]> {
  const { rows } = await sql<{ spaceId: string; parkId: string }>`
    select space_id as "spaceId", park_id as "parkId" from door.temporary_due()`.execute(db);
  return rows;
}

export type StayNotice = { companyName: string; endDate: string; phoneCipher: Buffer | null };
const noticeColumns = sql`c.name as "companyName", to_char(o.ends_on, 'YYYY-MM-DD') as "endDate", a.phone_cipher as "phoneCipher"
  from over o join company c on c.space_id = o.space_id and c.id = o.company_id ${withAdmin}`;
/** Ends the stays of the park whose last day has passed and disables their companies. Returns each stay only once. */
export async function endDue(db: Db): Promise<StayNotice[]> {
  const { rows } = await sql<StayNotice>`
    with over as (
           update temporary_company set ended_at = app.now(), ${touched(null)}
            where ended_at is null and settled_at is null and ends_on < ${today} returning space_id, company_id, ends_on),
         closed as (
           update company c set enabled = false, ${touched(null)}
             from over o where c.space_id = o.space_id and c.id = o.company_id)
    select ${noticeColumns}`.execute(db);
  return rows;
}

/** Returns the stays of the park that end soon and marks them as reminded. A stay is returned again only if its last day is changed. */
export async function remindDue(db: Db): Promise<StayNotice[]> {
  const { rows } = await sql<StayNotice>`
    with over as (
           update temporary_company t set reminded_for = t.ends_on
             from (values (1)) as one left join temporary_rule n on true
            where t.ended_at is null and t.settled_at is null and t.reminded_for is distinct from t.ends_on and ${remindDays} > 0
              and t.ends_on >= ${today} and t.ends_on - ${remindDays} <= ${today} returning t.space_id, t.company_id, t.ends_on)
    select ${noticeColumns}`.execute(db);
  return rows;
}
