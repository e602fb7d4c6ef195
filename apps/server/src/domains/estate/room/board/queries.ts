import type { Received } from '@park/contract/core';
import type { BoardCell, EstateWarning, room } from '@park/contract/estate/room';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import {
  claimUntil,
  dayText,
  from,
  holds,
  inRegion,
  onDay,
  placeOrder,
  roomClaim,
  roomPrice,
  roomStatus,
  stood,
  until,
} from '../../../../db/estate.ts';
import { offsetOf, pageFrom } from '../../../../db/paging.ts';

type Head = { asOf: string; buildingId: string; buildingName: string; regionName: string };
type Row = Head & BoardCell & { floorId: string | null; floorName: string; floorNum: number };
/**
 * Reads the board of a building: floors from the top down, and the rooms of a floor by code. A floor without rooms gives one row without a
 * room, a building without floors one row without a floor.
 */
export async function cells(db: Db, buildingId: string, asOf: string | undefined): Promise<Row[]> {
  const day = onDay(asOf);
  // For an occupied room, `since` and `until` are the days of its occupancy. For a vacant room they are the end of the previous occupancy
  // and the start of the next.
  const { rows } = await sql<Row>`
    select ${dayText(day)} as "asOf", b.id as "buildingId", b.name as "buildingName", g.name as "regionName", f.id as "floorId",
           f.name as "floorName", f.number as "floorNum", r.id, r.code as "roomCode", r.room_num as "roomNum", r.kind,
           r.built_area::text as area, r.rentable_area::text as "rentableArea", ${roomStatus} as status, ${roomPrice(day)} as price,
           o.id as "occupancyId", o.company_id as "companyId",
           ${dayText(sql`o.leaving_on`)} as "leavingOn", ${until('r.during')} as "endsOn", r.is_disabled::int as "isDisabled", r.version,
           o.kind as "claimKind", coalesce(c.name, o.holder) as "tenantName",
           case when o.id is null then ${dayText(sql`greatest(n.since, lower(r.during))`)} else ${from('o.during')} end as since,
           case when o.id is null then ${dayText(sql`n.until`)} else ${claimUntil} end as until
      from building b ${inRegion}
      left join floor f on f.space_id = b.space_id and f.park_id = b.park_id and f.building_id = b.id
      left join room r on r.space_id = f.space_id and r.park_id = f.park_id and r.building_id = f.building_id and r.floor_id = f.id
       and ${holds('r.during', day)}
      ${roomClaim(day)}
      left join lateral (
        select max(upper(x.during)) filter (where upper(x.during) <= (select ${day})) as since,
               min(lower(x.during)) filter (where lower(x.during) > (select ${day})) as until
          from occupancy x
         where x.space_id = r.space_id and x.park_id = r.park_id and x.room_id = r.id and x.ended_at is null) n on o.id is null
     where b.id = ${buildingId} and ${stood('b', day)}
     order by f.number desc, lower(r.code), r.id`.execute(db);
  return rows;
}

/** Lists faults in the data of the buildings: areas that do not add up, floors without rooms, and rooms without a price. */
export async function warnings(db: Db, input: Received<typeof room.warnings>): Promise<{ total: number; list: EstateWarning[] }> {
  const day = onDay(input.asOf);
  const { rows } = await sql<EstateWarning & { total: number }>`
    with place as materialized (
           select b.*, row_number() over (order by ${placeOrder}) as place from building b ${inRegion}
            where ${stood('b', day)} ${input.regionId ? sql`and b.region_id = ${input.regionId}` : sql``}
              ${input.buildingId ? sql`and b.id = ${input.buildingId}` : sql``}),
         standing as materialized (select r.* from room r join place b on b.id = r.building_id where ${holds('r.during', day)}),
         storey as materialized (
           select f.*, coalesce(n.rooms, 0) as rooms, coalesce(n.built, 0.0000) as built, coalesce(n.rentable, 0.0000) as rentable
             from place b
             join floor f on f.space_id = b.space_id and f.park_id = b.park_id and f.building_id = b.id
             left join (select r.floor_id, count(*) as rooms, sum(r.built_area) as built, sum(r.rentable_area) as rentable from standing r
                         group by 1) n
               on n.floor_id = f.id),
         whole as (
           select b.id, sum(coalesce(f.built_area, f.built)) as built, sum(f.rentable) as rentable
             from place b join storey f on f.building_id = b.id
            group by b.id),
         found as (
           select 'buildingArea' as kind, b.id as building_id, null::uuid as floor_id, null::uuid as room_id, b.built_area as declared,
                  w.built as counted
             from place b join whole w on w.id = b.id where b.built_area <> w.built
           union all
           select 'buildingRentable', b.id, null, null, b.rentable_area, w.rentable from place b join whole w on w.id = b.id
            where b.rentable_area <> w.rentable
           union all
           select 'floorArea', f.building_id, f.id, null, f.built_area, f.built from storey f where f.rooms > 0 and f.built_area <> f.built
           union all
           select 'noRooms', f.building_id, f.id, null, f.built_area, null from storey f where f.rooms = 0
           union all
           select 'noPrice', r.building_id, r.floor_id, r.id, null, null
             from standing r
            where not r.is_disabled
              and not exists (select from room_price p where p.space_id = r.space_id and p.room_id = r.id and ${holds('p.during', day)})),
         wanted as materialized (
           select x.*, b.name as building, f.name as floor, r.code, row_number() over (
                    order by b.place, f.number desc nulls first, r.code nulls first, x.kind, x.floor_id, x.room_id) as at
             from found x join place b on b.id = x.building_id
             left join storey f on f.id = x.floor_id
             left join room r on r.space_id = b.space_id and r.park_id = b.park_id and r.id = x.room_id
            ${input.kind ? sql`where x.kind = ${input.kind}` : sql``}),
         page as (select * from wanted order by at limit ${input.pageSize} offset ${offsetOf(input)})
    select (select count(*)::int from wanted) as total, p.kind || ':' || coalesce(p.room_id, p.floor_id, p.building_id) as id, p.kind,
           p.building_id as "buildingId", p.building as "buildingName", p.floor_id as "floorId", p.floor as "floorName",
           p.room_id as "roomId", p.code as "roomCode", p.declared::text as declared, p.counted::text as counted
      from (values (1)) as one left join page p on true order by p.at`.execute(db);
  return pageFrom(rows);
}
