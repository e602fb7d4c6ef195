import type { Reply } from '@park/contract/core';
import type { ParkAddress, parkuser } from '@park/contract/people/parkuser';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/* SQL fragments shared by statements over regions, buildings and rooms. */

type Fragment = RawBuilder<unknown>;
/** Returns the day that a call is about: the day named in its input, or today in the park's calendar. */
export const onDay = (asOf: string | undefined): Fragment => (asOf === undefined ? sql`app.today()` : sql`${asOf}::date`);
/** Tells whether a range contains the day. The day is a sub-select, so that it is computed once and not per row. */
export const holds = (range: string, day: Fragment): Fragment => sql`${sql.ref(range)} @> (select ${day})`;

/** Tells whether a region or building existed on a day: an object deleted today still existed yesterday. */
export const stood = (alias: string, day: Fragment): Fragment =>
  sql`(${sql.ref(`${alias}.deleted_at`)} is null
       or (${sql.ref(`${alias}.deleted_at`)} at time zone 'Asia/Shanghai')::date > (select ${day}))`;

/** Formats a day for an answer. */
export const dayText = (column: Fragment): Fragment => sql`to_char(${column}, 'YYYY-MM-DD')`;
/** First day of a range; null if the range has no first day. */
export const from = (range: string): Fragment => dayText(sql`lower(${sql.ref(range)})`);
export const until = (range: string): Fragment => dayText(sql`upper(${sql.ref(range)})`);

/** Sums the rooms of `building b` on a day without reading the rooms; for a lateral join. */
export const buildingTotals = (day: Fragment): Fragment => sql`
  select coalesce(sum(t.room_num), 0)::int as rooms, coalesce(sum(t.built_area), 0.0000) as built,
         coalesce(sum(t.usable_area), 0.0000) as usable, coalesce(sum(t.rentable_area), 0.0000) as rentable
    from building_tally t
   where t.space_id = b.space_id and t.park_id = b.park_id and t.building_id = b.id and t.day <= (select ${day})`;
/** Output columns of the totals `n`. */
export const totalColumns = sql`n.rooms as "roomNum", n.built::text as area, n.usable::text as "usableArea",
  n.rentable::text as "rentableArea"`;

/** Sort order of regions and buildings in the park. */
export const placeOrder = sql`g.rank, g.name, g.id, b.rank, b.name, b.id`;
export const inRegion = sql`join region g on g.space_id = b.space_id and g.park_id = b.park_id and g.id = b.region_id`;

/** Joins of everything shown with a room: `room r`, its building, floor and region, and its claim on the day. */
export const roomPlaces = sql`
  join building b on b.space_id = r.space_id and b.park_id = r.park_id and b.id = r.building_id ${inRegion}
  join floor f on f.space_id = r.space_id and f.park_id = r.park_id and f.id = r.floor_id`;
export const claimed = (day: Fragment): Fragment => sql`
  left join app.claims_on(${day}) o on o.space_id = r.space_id and o.park_id = r.park_id and o.room_id = r.id`;
export const roomClaim = (day: Fragment): Fragment => sql`${claimed(day)}
  left join company c on c.space_id = o.space_id and c.id = o.company_id`;
/** The first day after the claim `o`: a hold ends when it expires, whatever its days are. */
export const claimUntil = dayText(sql`least(upper(o.during), (o.expires_at at time zone 'Asia/Shanghai')::date + 1)`);
/** Status of `room r` with the claim `o` of the day. */
export const roomStatus = sql`app.room_status(r.is_disabled, o.kind, o.leaving_on)`;
export const roomPrice = (day: Fragment): Fragment =>
  sql`(select p.cents from room_price p
        where p.space_id = r.space_id and p.park_id = r.park_id and p.room_id = r.id and ${holds('p.during', day)})`;

const address = sql`r.id as "roomId", r.code as "roomCode", g.name as "regionName", b.name as "buildingName", f.name as "floorName",
  r.room_num as "roomNum"`;
/** Returns the rooms a company leases today, in the park's order. */
export async function addressesOf(db: Db, companyId: string): Promise<ParkAddress[]> {
  const { rows } = await sql<ParkAddress>`
    select ${address} from app.claims_on(app.today()) o
      join room r on r.space_id = o.space_id and r.park_id = o.park_id and r.id = o.room_id ${roomPlaces}
     where o.company_id = ${companyId} and o.kind = 'lease' order by ${placeOrder}, f.number, r.code, r.id`.execute(db);
  return rows;
}

type Place = Reply<typeof parkuser.room>;
/** Returns the location of a room, and the company that uses it today. */
export async function placeOf(db: Db, roomId: string): Promise<Place | undefined> {
  const day = onDay(undefined);
  const { rows } = await sql<Place>`
    select ${address}, r.built_area::text as area, ${roomStatus} as status, o.company_id as "companyId", c.name as "companyName"
      from room r ${roomPlaces} ${roomClaim(day)} where r.id = ${roomId} and ${holds('r.during', day)} and ${stood('b', day)}`.execute(db);
  return rows[0];
}
