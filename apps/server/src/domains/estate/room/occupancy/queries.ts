import type { Received } from '@park/contract/core';
import type { Claim, ClaimKind, room } from '@park/contract/estate/room';
import { sql } from 'kysely';
import type { Actor } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { dayText, from, roomPlaces, until } from '../../../../db/estate.ts';
import { contains, offsetOf, pageFrom } from '../../../../db/paging.ts';
import { iso } from '../../../../db/time.ts';
import { touched } from '../../../../db/touched.ts';

const state = sql`case when o.ended_at is not null then 'cancelled' when upper(o.during) <= app.today() then 'past'
  when lower(o.during) > app.today() then 'coming' else 'current' end`;
const rank = sql`case when o.ended_at is not null then 3 when upper(o.during) <= app.today() then 2
  when lower(o.during) > app.today() then 1 else 0 end`;
const joined = sql`occupancy o
  join room r on r.space_id = o.space_id and r.park_id = o.park_id and r.id = o.room_id ${roomPlaces}
  left join company c on c.space_id = o.space_id and c.id = o.company_id`;
const card = sql`o.id, r.id as "roomId", r.code as "roomCode", r.room_num as "roomNum", b.id as "buildingId", b.name as "buildingName",
  f.name as "floorName", o.kind, ${from('o.during')} as "from", ${until('o.during')} as "to",
  o.company_id as "companyId", c.name as "companyName", o.holder, ${iso('o.expires_at')} as "expiresAt",
  ${dayText(sql`o.leaving_on`)} as "leavingOn",
  o.source, o.note, ${state} as state, upper(o.during) - app.today() as "daysLeft", ${iso('o.created_at')} as "createdDate", o.version`;

type ListInput = Received<typeof room.claims>;
const onlyIf = <T>(value: T | undefined, condition: (value: T) => ReturnType<typeof sql>) =>
  value === undefined ? sql`` : condition(value);
const searched = (pattern: string) =>
  sql`(r.code ilike ${pattern} or r.room_num ilike ${pattern} or c.name ilike ${pattern} or o.holder ilike ${pattern})`;
/** SQL condition for the filter of the list. Rooms and companies are joined only if a condition needs them. */
const filterCondition = ({ roomId, buildingId, companyId, kind, keyword, state: stateFilter, endsWithin }: ListInput) => sql`
  ${keyword || buildingId ? joined : sql`occupancy o`} where ${keyword ? searched(contains(keyword)) : sql`true`}
  ${onlyIf(roomId, (id) => sql`and o.room_id = ${id}`)} ${onlyIf(buildingId, (id) => sql`and r.building_id = ${id}`)}
  ${onlyIf(companyId, (id) => sql`and o.company_id = ${id}`)} ${onlyIf(kind, (one) => sql`and o.kind = ${one}`)}
  ${onlyIf(stateFilter, (one) => sql`and ${state} = ${one}`)}
  ${onlyIf(
    endsWithin,
    (days) => sql`and o.ended_at is null and upper(o.during) > app.today()
       and upper(o.during) <= app.today() + ${days}::integer`,
  )}`;
/** SQL order: current occupancies first, those that end soonest at the top. */
const order = sql`rank, ends nulls last, starts desc, id`;
export async function page(db: Db, input: ListInput): Promise<{ total: number; list: Claim[] }> {
  const { rows } = await sql<Claim & { total: number }>`
    with fitting as materialized (
           select o.space_id, o.park_id, o.id, ${rank} as rank, upper(o.during) as ends, lower(o.during) as starts
             from ${filterCondition(input)}),
         page as (select * from fitting order by ${order} limit ${input.pageSize} offset ${offsetOf(input)})
    select (select count(*)::int from fitting) as total, ${card}
      from (values (1)) as one
      left join (page p join (${joined}) on o.space_id = p.space_id and o.park_id = p.park_id and o.id = p.id) on true
     order by p.rank, p.ends nulls last, p.starts desc, p.id`.execute(db);
  return pageFrom(rows);
}

/**
 * Locks rooms in the order of their ids, so that two requests cannot deadlock. Read data of the rooms in a later statement: this one may
 * have waited and does not see the changes that the other transaction then committed.
 */
export async function lockRooms(db: Db, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`select from room where id = any (${ids}::uuid[]) order by id for no key update`.execute(db);
  return rows.length;
}

/** SQL that ends expired holds on the day they expired. A hold that expired on its first day is cancelled instead. */
const expireStatement = sql`update occupancy o set expired_at = app.now(), ${touched(null)},
  during = case when isempty(o.during * x.before) then o.during else o.during * x.before end,
  ended_at = case when isempty(o.during * x.before) then app.now() end
  from (select i.id, daterange(null, (i.expires_at at time zone 'Asia/Shanghai')::date) as before from occupancy i
         where i.ended_at is null and i.expired_at is null and i.expires_at <= app.now()) x
 where o.id = x.id and o.ended_at is null and o.expired_at is null`;
/** Ends the expired holds of some rooms. The caller must have locked the rooms. */
export const expireIn = (db: Db, roomIds: readonly string[]) =>
  sql`${expireStatement} and o.room_id = any (${roomIds}::uuid[])`.execute(db);

/** Ends all expired holds of the park. Locks the rooms first, as all code that writes occupancies does. */
export async function expireAll(db: Db): Promise<number> {
  await sql`select from room r where exists (
      select from occupancy o where o.space_id = r.space_id and o.park_id = r.park_id and o.room_id = r.id
         and o.ended_at is null and o.expired_at is null and o.expires_at <= app.now())
    order by r.id for no key update`.execute(db);
  return Number((await expireStatement.execute(db)).numAffectedRows ?? 0n);
}

export async function due(db: Db): Promise<{ spaceId: string; parkId: string }[]> {
  const { rows } = await sql<{ spaceId: string; parkId: string }>`
    select space_id as "spaceId", park_id as "parkId" from door.holds_due()`.execute(db);
  return rows;
}

type Term = { from: string; to: string | null; isBackward: boolean; isExpired: boolean };
type TermInput = { kind: ClaimKind; from?: string | undefined; to?: string | null | undefined; expiresAt?: string | null | undefined };
/** Returns the first day of an occupancy and the day after its last day. The last day of a hold is the day on which it expires. */
export async function term(db: Db, { kind, from, to, expiresAt }: TermInput): Promise<Term> {
  const expiry = kind === 'hold' ? (expiresAt ?? null) : null;
  const { rows } = await sql<Term>`
    with t as (
      select coalesce(${from ?? null}::date, app.today()) as starts,
             case when ${expiry}::timestamptz is null then ${to ?? null}::date
                  else (${expiry}::timestamptz at time zone 'Asia/Shanghai')::date + 1 end as ends)
    select ${dayText(sql`starts`)} as "from", ${dayText(sql`ends`)} as "to", coalesce(ends <= starts, false) as "isBackward",
           coalesce(${expiry}::timestamptz <= app.now(), false) as "isExpired" from t`.execute(db);
  return rows[0] as Term;
}

/** Tells whether a company belongs to the park, and locks it so that it cannot move out before the transaction ends. */
export async function lockCompany(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from company c join company_park p on p.space_id = c.space_id and p.company_id = c.id and p.left_at is null
     where c.id = ${id} and c.deleted_at is null and p.park_id = any (app.parks()) for key share of c for share of p`.execute(db);
  return rows.length > 0;
}

type Other = { kind: ClaimKind; from: string; to: string | null };
/**
 * Finds an occupancy that overlaps, so that the error message can name it. If two requests overlap each other, the constraint refuses the
 * second.
 */
export async function findOverlap(
  db: Db,
  at: { roomId: string; from: string; to: string | null },
  exceptId: string | null,
): Promise<Other | undefined> {
  const { rows } = await sql<Other>`
    select kind, ${dayText(sql`lower(during)`)} as "from", ${dayText(sql`upper(during)`)} as "to" from occupancy
     where room_id = ${at.roomId} and ended_at is null and during && daterange(${at.from}::date, ${at.to}::date)
       and id is distinct from ${exceptId}::uuid
     order by lower(during) limit 1`.execute(db);
  return rows[0];
}

type New = Omit<Received<typeof room.claim>, 'from' | 'to'> & Pick<Term, 'from' | 'to'>;
export async function insert(db: Db, { spaceId, parkId, userId }: Actor, given: New): Promise<{ id: string }> {
  const { rows } = await sql<{ id: string }>`
    insert into occupancy (space_id, park_id, room_id, kind, during, company_id, holder, expires_at, note, created_by)
    values (${spaceId}, ${parkId}, ${given.roomId}, ${given.kind}, daterange(${given.from}::date, ${given.to}::date),
            ${given.companyId ?? null},
            ${given.holder}, ${given.expiresAt ?? null}, ${given.note}, ${userId}) returning id`.execute(db);
  return rows[0] as { id: string };
}

export type LockedClaim = {
  id: string;
  roomId: string;
  kind: ClaimKind;
  from: string;
  to: string | null;
  companyId: string | null;
  source: string;
  state: Claim['state'];
  version: number;
};
export async function roomOf(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ roomId: string }>`select room_id as "roomId" from occupancy where id = ${id}`.execute(db);
  return rows[0]?.roomId;
}
/** Locks an occupancy. Its room must be locked first; all requests use this order and so cannot deadlock. */
export async function lock(db: Db, id: string): Promise<LockedClaim | undefined> {
  const { rows } = await sql<LockedClaim>`
    select o.id, o.room_id as "roomId", o.kind, ${from('o.during')} as "from", ${until('o.during')} as "to",
           o.company_id as "companyId", o.source, ${state} as state, o.version
      from occupancy o where o.id = ${id} for no key update`.execute(db);
  return rows[0];
}

type Changed = Omit<Received<typeof room.changeClaim>, 'from' | 'to' | 'version'> & Pick<Term, 'from' | 'to'>;
export const update = (db: Db, given: Changed, by: string) =>
  sql`update occupancy
         set during = daterange(${given.from}::date, ${given.to}::date), company_id = ${given.companyId ?? null}, holder = ${given.holder},
             expires_at = ${given.expiresAt ?? null}, leaving_on = ${given.leavingOn ?? null}, note = ${given.note}, ${touched(by)}
       where id = ${given.id}`.execute(db);

/** Sets the end of an occupancy. A lease whose end lies in the future gets the status "leaving". */
export const shorten = (db: Db, id: string, endsOn: string, by: string) =>
  sql`update occupancy set during = daterange(lower(during), ${endsOn}::date), ${touched(by)},
             leaving_on = case when kind = 'lease' and ${endsOn}::date > app.today() then ${endsOn}::date end
       where id = ${id}`.execute(db);

/** Cancels an occupancy that would end before its first day. */
export const cancel = (db: Db, id: string, by: string) =>
  sql`update occupancy set ended_at = app.now(), ended_by = ${by}, ${touched(by)} where id = ${id}`.execute(db);

/** Counts the leases and holds of a company in the park that are current or have not started yet. */
export async function claimsOf(db: Db, companyId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from occupancy
     where space_id = app.space() and company_id = ${companyId} and ended_at is null and expired_at is null
       and (upper(during) is null or upper(during) > app.today())`.execute(db);
  return rows[0]?.n ?? 0;
}
