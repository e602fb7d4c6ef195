import type { Received, Reply } from '@park/contract/core';
import type { room } from '@park/contract/estate/room';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { dayText, inRegion, onDay, placeOrder, roomClaim, roomStatus, stood } from '../../../../db/estate.ts';
import { iso } from '../../../../db/time.ts';
import { type Narrowed as Listed, roomConditions } from '../list/queries.ts';
import type { Counted } from './rules.ts';

type Narrowed = Partial<Omit<Listed, 'status'>>;

type Fragment = ReturnType<typeof onDay>;
const onlyIf = (value: unknown, condition: Fragment): Fragment => (value ? condition : sql``);

/**
 * Returns the given day, or today. This extra query costs a round trip, but with a known day the planner reads all rooms of a park much
 * faster.
 */
export async function dayOf(db: Db, asOf: string | undefined): Promise<string> {
  const { rows } = await sql<{ day: string }>`select ${dayText(onDay(asOf))} as day`.execute(db);
  return rows[0]?.day ?? '';
}

/** The SQL source of all rooms that exist on a day, each with its occupancy. */
const roomsOnDay = ({ regionId, buildingId, floorId, ...others }: Narrowed, day: Fragment): Fragment => sql`
  room r ${roomClaim(day)} where r.during @> ${day} ${roomConditions(others)}
    ${onlyIf(regionId, sql`and r.building_id in (select id from building where region_id = ${regionId})`)}
    ${onlyIf(buildingId, sql`and r.building_id = ${buildingId}`)} ${onlyIf(floorId, sql`and r.floor_id = ${floorId}`)}`;

const countColumns = sql`count(r.id)::int as "roomNum", coalesce(sum(r.built_area), 0.0000)::text as area,
  coalesce(sum(r.usable_area), 0.0000)::text as "usableArea",
  coalesce(sum(r.rentable_area), 0.0000)::text as "rentableArea"`;
export async function counts(db: Db, filter: Narrowed, day: string): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select ${roomStatus} as status, ${countColumns} from ${roomsOnDay(filter, onDay(day))} group by 1`.execute(db);
  return rows;
}

type Place = { buildingId: string; buildingName: string; regionId: string; regionName: string };
export type OfBuilding = Counted & Place;
/** Counts rooms by building and status. A building without rooms gives one row whose status is null. */
export async function byBuilding(db: Db, filter: Narrowed, day: string): Promise<(OfBuilding | (Place & { status: null }))[]> {
  const { rows } = await sql<OfBuilding>`
    with counted as (select r.building_id, ${roomStatus} as status, ${countColumns} from ${roomsOnDay(filter, onDay(day))} group by 1, 2)
    select b.id as "buildingId", b.name as "buildingName", g.id as "regionId", g.name as "regionName", c.status, c."roomNum", c.area,
           c."usableArea", c."rentableArea"
      from building b ${inRegion} left join counted c on c.building_id = b.id
     where ${stood('b', onDay(day))} ${onlyIf(filter.regionId, sql`and b.region_id = ${filter.regionId}`)}
     order by ${placeOrder}`.execute(db);
  return rows;
}

type Month = { day: string; roomNum: number; area: string; usableArea: string; rentableArea: string; leasedArea: string };
/**
 * Reads the figures of the first day of each month up to `day`, and of `day` itself. Room totals come from the stored totals of buildings,
 * leased areas from the leases.
 */
export async function months(db: Db, input: Received<typeof room.rental>, day: string): Promise<Month[]> {
  const until = onDay(day);
  const of = sql`${onlyIf(input.regionId, sql`and b.region_id = ${input.regionId}`)}
    ${onlyIf(input.buildingId, sql`and b.id = ${input.buildingId}`)}`;
  const { rows } = await sql<Month>`
    with month as materialized (
           select distinct least(${until}, (date_trunc('month', ${until}) - make_interval(months => at) + interval '1 month')::date) as day
             from generate_series(0, ${input.months - 1}::integer) as at),
         lease as materialized (
           select o.during, r.rentable_area as area from occupancy o
             join room r on r.space_id = o.space_id and r.park_id = o.park_id and r.id = o.room_id
             join building b on b.space_id = r.space_id and b.park_id = r.park_id and b.id = r.building_id
            where o.kind = 'lease' and o.ended_at is null and not r.is_disabled ${of}),
         leased as (select m.day, sum(l.area) as area from month m join lease l on l.during @> m.day group by m.day)
    select ${dayText(sql`m.day`)} as day, n.rooms as "roomNum", n.built::text as area, n.usable::text as "usableArea",
           n.rentable::text as "rentableArea", coalesce(l.area, 0.0000)::text as "leasedArea"
      from month m
      cross join lateral (
        select coalesce(sum(t.room_num), 0)::int as rooms, coalesce(sum(t.built_area), 0.0000) as built,
               coalesce(sum(t.usable_area), 0.0000) as usable, coalesce(sum(t.rentable_area), 0.0000) as rentable
          from building_tally t join building b on b.space_id = t.space_id and b.park_id = t.park_id and b.id = t.building_id
         where t.day <= m.day and ${stood('b', sql`m.day`)} ${of}) n
      left join leased l on l.day = m.day
     order by m.day`.execute(db);
  return rows;
}

type Park = Pick<
  Reply<typeof room.parkInfo>,
  'parkId' | 'parkName' | 'regions' | 'buildings' | 'floors' | 'landArea' | 'companies' | 'tenants'
>;
export async function park(db: Db, on: string): Promise<Park> {
  const day = onDay(on);
  const { rows } = await sql<Park>`
    select k.id as "parkId", k.name as "parkName",
           (select count(*)::int from region g where ${stood('g', day)}) as regions,
           (select coalesce(sum(g.land_area), 0.0000)::text from region g where ${stood('g', day)}) as "landArea",
           (select count(*)::int from building b where ${stood('b', day)}) as buildings,
           (select count(*)::int from floor f join building b on b.space_id = f.space_id and b.park_id = f.park_id and b.id = f.building_id
             where ${stood('b', day)}) as floors,
           (select count(*)::int from company_park p join company c on c.space_id = p.space_id and c.id = p.company_id
             where p.left_at is null and p.relation = 'settled' and c.comp_type = 0) as companies,
           (select count(distinct coalesce(o.company_id::text, o.holder))::int from app.claims_on(${day}) o
             where o.kind = 'lease') as tenants
      from park k where k.id = any (app.parks())`.execute(db);
  return rows[0] as Park;
}

type Freshness = Pick<Reply<typeof room.refresh>, 'asOf' | 'refreshedAt' | 'changedAt'>;
export async function freshness(db: Db): Promise<Freshness> {
  const { rows } = await sql<Freshness>`
    select ${dayText(sql`app.today()`)} as "asOf", to_char(app.now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "refreshedAt",
           ${iso('l.at')} as "changedAt"
      from (select max(at) as at from room_log) l`.execute(db);
  return rows[0] as Freshness;
}

export async function hasRegion(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from region where id = ${id}) as found`.execute(db);
  return rows[0]?.found ?? false;
}
