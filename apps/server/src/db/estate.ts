import type { Reply } from '@park/contract/core';
import type { ParkAddress, parkuser } from '@park/contract/people/parkuser';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/* What statements over regions, buildings and rooms share. */

type Fragment = RawBuilder<unknown>;
/** The day a call is about: the one it names, or today in the park's calendar. */
export const onDay = (asOf: string | undefined): Fragment => (asOf === undefined ? sql`app.today()` : sql`${asOf}::date`);
/** Whether a range of days holds it. The day is selected, so that it is worked out once and not for each row. */
export const holds = (range: string, day: Fragment): Fragment => sql`${sql.ref(range)} @> (select ${day})`;

/** Whether a region or a building was there on a day: what is deleted today was there yesterday. */
export const stood = (alias: string, day: Fragment): Fragment =>
  sql`(${sql.ref(`${alias}.deleted_at`)} is null or (${sql.ref(`${alias}.deleted_at`)} at time zone 'Asia/Shanghai')::date > (select ${day}))`;

/** A day as it leaves the server. */
export const dayText = (column: Fragment): Fragment => sql`to_char(${column}, 'YYYY-MM-DD')`;
/** Ends of a range of days; null where it has none. */
export const from = (range: string): Fragment => dayText(sql`lower(${sql.ref(range)})`);
export const until = (range: string): Fragment => dayText(sql`upper(${sql.ref(range)})`);

/** What the rooms of `building b` add up to on a day, without reading the rooms; for a lateral join. */
export const buildingTotals = (day: Fragment): Fragment => sql`
  select coalesce(sum(t.room_num), 0)::int as rooms, coalesce(sum(t.built_area), 0.0000) as built,
         coalesce(sum(t.usable_area), 0.0000) as usable, coalesce(sum(t.rentable_area), 0.0000) as rentable
    from building_tally t
   where t.space_id = b.space_id and t.park_id = b.park_id and t.building_id = b.id and t.day <= (select ${day})`;
/** The columns of totals `n` as they leave the server. */
export const totalColumns = sql`n.rooms as "roomNum", n.built::text as area, n.usable::text as "usableArea", n.rentable::text as "rentableArea"`;

/** Regions and buildings in the park's order. */
export const placeOrder = sql`g.rank, g.name, g.id, b.rank, b.name, b.id`;
export const inRegion = sql`join region g on g.space_id = b.space_id and g.park_id = b.park_id and g.id = b.region_id`;

/** Everything a room is shown with: `room r`, where it lies, and the claim on it of the day. */
export const roomPlaces = sql`
  join building b on b.space_id = r.space_id and b.park_id = r.park_id and b.id = r.building_id ${inRegion}
  join floor f on f.space_id = r.space_id and f.park_id = r.park_id and f.id = r.floor_id`;
export const claimed = (day: Fragment): Fragment => sql`
  left join app.claims_on(${day}) o on o.space_id = r.space_id and o.park_id = r.park_id and o.room_id = r.id`;
export const roomClaim = (day: Fragment): Fragment => sql`${claimed(day)}
  left join company c on c.space_id = o.space_id and c.id = o.company_id`;
/** The first day the claim `o` is no longer there: a hold runs out, whatever days it was given. */
export const claimUntil = dayText(sql`least(upper(o.during), (o.expires_at at time zone 'Asia/Shanghai')::date + 1)`);
/** Of `room r` and the claim `o` of the day. */
export const roomStatus = sql`app.room_status(r.is_disabled, o.kind, o.leaving_on)`;
export const roomPrice = (day: Fragment): Fragment =>
  sql`(select p.cents from room_price p
        where p.space_id = r.space_id and p.park_id = r.park_id and p.room_id = r.id and ${holds('p.during', day)})`;

const address = sql`r.id as "roomId", r.code as "roomCode", g.name as "regionName", b.name as "buildingName", f.name as "floorName", r.room_num as "roomNum"`;
/** The rooms a company leases today, in the park's order. */
export async function addressesOf(db: Db, companyId: string): Promise<ParkAddress[]> {
  const { rows } = await sql<ParkAddress>`
    select ${address} from app.claims_on(app.today()) o
      join room r on r.space_id = o.space_id and r.park_id = o.park_id and r.id = o.room_id ${roomPlaces}
     where o.company_id = ${companyId} and o.kind = 'lease' order by ${placeOrder}, f.number, r.code, r.id`.execute(db);
  return rows;
}

type Place = Reply<typeof parkuser.room>;
/** Where a room is, and the company that has it today. */
export async function placeOf(db: Db, roomId: string): Promise<Place | undefined> {
  const day = onDay(undefined);
  const { rows } = await sql<Place>`
    select ${address}, r.built_area::text as area, ${roomStatus} as status, o.company_id as "companyId", c.name as "companyName"
      from room r ${roomPlaces} ${roomClaim(day)} where r.id = ${roomId} and ${holds('r.during', day)} and ${stood('b', day)}`.execute(db);
  return rows[0];
}
