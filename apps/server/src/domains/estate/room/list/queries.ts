import type { Received, Reply } from '@park/contract/core';
import type { Room, RoomOrder, room } from '@park/contract/estate/room';
import { extendModules } from '@park/contract/people/extend';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import {
  claimed,
  claimUntil,
  dayText,
  from,
  holds,
  inRegion,
  onDay,
  placeOrder,
  roomClaim,
  roomPlaces,
  roomPrice,
  roomStatus,
  stood,
  until,
} from '../../../../db/estate.ts';
import { shownColumns, shownValues } from '../../../../db/extend.ts';
import { contains, offsetOf, pageFrom } from '../../../../db/paging.ts';
import { iso } from '../../../../db/time.ts';

type Fragment = RawBuilder<unknown>;
const nothing = sql``;

/**
 * SQL columns of a room without its custom fields. Expects `room r` joined with its building and floor, and the occupancy `o` of the day.
 */
export const card = (
  day: Fragment,
): Fragment => sql`r.id, r.code as "roomCode", r.room_num as "roomNum", g.id as "regionId", g.name as "regionName",
  b.id as "buildingId", b.name as "buildingName", f.id as "floorId", f.name as "floorName", f.number as "floorNum", r.kind,
  r.built_area::text as area, r.usable_area::text as "usableArea", r.rentable_area::text as "rentableArea", r.fitting,
  ${roomPrice(day)} as price, ${dayText(sql`r.available_on`)} as "availableOn", r.is_disabled::int as "isDisabled",
  r.disabled_reason as "disabledReason", ${roomStatus} as status,
  o.company_id as "companyId", c.name as "companyName", o.holder, o.id as "occupancyId", ${from('o.during')} as "occupiedFrom",
  ${claimUntil} as "occupiedUntil", ${iso('o.expires_at')} as "expiresDate", ${dayText(sql`o.leaving_on`)} as "leavingOn", array(
    select l.parent_id
      from room_lineage l join room_operation p on p.space_id = l.space_id and p.park_id = l.park_id and p.id = l.operation_id
     where l.space_id = r.space_id and l.park_id = r.park_id and l.child_id = r.id and p.undone_at is null
     order by l.parent_id) as "parentIds",
  ${from('r.during')} as "beginsOn", ${until('r.during')} as "endsOn", r.remark, r.version`;

export type Narrowed = Omit<Received<typeof room.export>, 'asOf'> & {
  asOf?: string | undefined;
  ids?: readonly string[] | undefined;
  buildingIds?: readonly string[] | undefined;
};
type ListInput = Received<typeof room.list>;
/** SQL condition on region and building, for which no room has to be read. */
const placeCondition = ({ regionId, buildingId, buildingIds }: Narrowed): Fragment =>
  sql`${regionId ? sql`and b.region_id = ${regionId}` : nothing} ${buildingId ? sql`and b.id = ${buildingId}` : nothing}
    ${buildingIds ? sql`and b.id = any (${buildingIds}::uuid[])` : nothing}`;
const byClaim = ({ keyword, status, companyId }: Narrowed) => keyword !== '' || status !== undefined || companyId !== undefined;
const equals = (column: string, value: unknown): Fragment => (value === undefined ? nothing : sql`and ${sql.ref(column)} = ${value}`);

/** SQL condition of a keyword search. Names of companies are matched in a subquery that runs once, not once per room. */
const keywordCondition = (pattern: string): Fragment =>
  sql`r.code ilike ${pattern} or r.room_num ilike ${pattern} or o.holder like ${pattern}
      or o.company_id = any (array(select c.id from company c where c.name like ${pattern}))`;

/** SQL conditions on a room, except those on its building, floor and status. Expects `room r` and the occupancy `o` of the day. */
export const roomConditions = ({
  keyword = '',
  kind,
  fitting: fitted,
  companyId,
  isDisabled,
  areaFrom,
  areaTo,
}: Partial<Narrowed>): Fragment => sql`
  ${equals('r.kind', kind)} ${equals('r.fitting', fitted)} ${equals('o.company_id', companyId)}
  ${isDisabled === undefined ? nothing : sql`and r.is_disabled = ${isDisabled === 1}`}
  ${areaFrom === undefined ? nothing : sql`and r.built_area >= ${areaFrom}::numeric`}
  ${areaTo === undefined ? nothing : sql`and r.built_area <= ${areaTo}::numeric`}
  ${keyword === '' ? nothing : sql`and (${keywordCondition(contains(keyword))})`}`;

/**
 * SQL for the matching rooms of a day, as table `fitting`. Occupancies are joined only if a condition needs them. The few floors are sorted
 * by name first, so that the many rooms need no sorting by names.
 */
const fitting = (filter: Narrowed, day: Fragment, value: Fragment = sql`null`): Fragment => sql`
  storey as materialized (
    select f.space_id, f.park_id, f.building_id, f.id, row_number() over (order by ${placeOrder}, f.number) as at
      from building b ${inRegion} join floor f on f.space_id = b.space_id and f.park_id = b.park_id and f.building_id = b.id
     where ${stood('b', day)} ${placeCondition(filter)} ${equals('f.id', filter.floorId)}
  ), fitting as materialized (
    select r.space_id, r.park_id, r.id, r.code, s.at as storey, ${value} as value
      from storey s
      join room r on r.space_id = s.space_id and r.park_id = s.park_id and r.building_id = s.building_id and r.floor_id = s.id
      ${byClaim(filter) ? claimed(day) : nothing}
     where ${holds('r.during', day)} ${roomConditions(filter)}
       ${filter.status === undefined ? nothing : sql`and ${roomStatus} = ${filter.status}`}
       ${filter.ids ? sql`and r.id = any (${filter.ids}::uuid[])` : nothing})`;
const columns = (day: Fragment): Record<RoomOrder, Fragment> => ({
  roomCode: sql`r.code`,
  area: sql`r.built_area`,
  price: roomPrice(day),
  availableOn: sql`r.available_on`,
});
/** The default order: by floor and room code. With another order, rooms without a value come last. */
const inBuilding = sql`storey, code, id`;
const order = (sort: ListInput['sort']): Fragment =>
  sort === undefined ? inBuilding : sql`value ${sql.raw(sort.startsWith('-') ? 'desc' : 'asc')} nulls last, ${inBuilding}`;

const isFiltered = ({ keyword, floorId, kind, fitting: fitted, status, companyId, isDisabled, areaFrom, areaTo, sort }: ListInput) =>
  keyword !== '' || [floorId, kind, fitted, status, companyId, isDisabled, areaFrom, areaTo, sort].some((value) => value !== undefined);

type Page = { total: number; list: Room[] };
export const page = (db: Db, input: ListInput, isKeeper: boolean): Promise<Page> =>
  isFiltered(input) ? pageByFilter(db, input, isKeeper) : pageByTally(db, input, isKeeper);

const shown = (day: Fragment): Fragment =>
  sql`join room r on r.space_id = p.space_id and r.park_id = p.park_id and r.id = p.id ${roomPlaces} ${roomClaim(day)}`;

/**
 * The end of each list statement: the rooms of table `page`, each with the total number. An empty page gives one row, which carries only
 * the total.
 */
const listed = (total: Fragment, day: Fragment, isKeeper: boolean): Fragment =>
  sql`${shownColumns(extendModules.room, isKeeper)}
    select ${total} as total, ${card(day)}, ${shownValues('r.ext')} as "extValues"
      from (values (1)) as one left join (page p ${shown(day)}) on true order by p.at`;

async function pageByFilter(db: Db, input: ListInput, isKeeper: boolean): Promise<Page> {
  const day = onDay(input.asOf);
  const { sort, pageSize } = input;
  const value = sort && columns(day)[sort.replace(/^-/, '') as RoomOrder];
  const { rows } = await sql<Room & { total: number }>`
    with ${fitting(input, day, value)}, page as (
      select x.*, row_number() over () as at
        from (select * from fitting order by ${order(sort)} limit ${pageSize} offset ${offsetOf(input)}) x),
    ${listed(sql`(select count(*)::int from fitting)`, day, isKeeper)}`.execute(db);
  return pageFrom(rows);
}

/**
 * Reads a page of the rooms of a park, region or building, without further filters. The stored number of rooms per building tells which
 * buildings the page needs, so only those are read.
 */
async function pageByTally(db: Db, input: ListInput, isKeeper: boolean): Promise<Page> {
  const day = onDay(input.asOf);
  const [first, size] = [offsetOf(input), input.pageSize];
  const { rows } = await sql<Room & { total: number }>`
    with counted as materialized (
      select b.space_id, b.park_id, b.id, sum(t.room_num) as n, sum(sum(t.room_num)) over (order by ${placeOrder}) as up_to
        from building b ${inRegion}
        join building_tally t on t.space_id = b.space_id and t.park_id = b.park_id and t.building_id = b.id and t.day <= (select ${day})
       where ${stood('b', day)} ${placeCondition(input)}
       group by b.space_id, b.park_id, b.id, b.rank, b.name, g.rank, g.name, g.id
    ), touched as (
      select * from counted where up_to > ${first}::bigint and up_to - n < ${first + size}::bigint
    ), page as (
      select r.space_id, r.park_id, r.id, row_number() over (order by t.up_to, f.number, r.code, r.id) as at
        from touched t
        join room r on r.space_id = t.space_id and r.park_id = t.park_id and r.building_id = t.id and ${holds('r.during', day)}
        join floor f on f.space_id = r.space_id and f.park_id = r.park_id and f.id = r.floor_id
       order by at limit ${size} offset ${first}::bigint - (select min(up_to - n) from touched)::bigint
    ), ${listed(sql`(select coalesce(sum(n), 0)::int from counted)`, day, isKeeper)}`.execute(db);
  return pageFrom(rows);
}

export async function count(db: Db, filter: Narrowed): Promise<number> {
  const { rows } = await sql<{ n: number }>`with ${fitting(filter, onDay(filter.asOf))} select count(*)::int as n from fitting`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Returns the matching buildings in order; an export reads the rooms of a few buildings at a time. */
export async function buildings(db: Db, filter: Narrowed): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from building b ${inRegion} where ${stood('b', onDay(filter.asOf))} ${placeCondition(filter)}
     order by ${placeOrder}`.execute(db);
  return rows.map(({ id }) => id);
}

export type Exported = Omit<Room, 'extValues'> & { ext: Record<string, unknown> };
export async function rowsOf(db: Db, filter: Narrowed): Promise<Exported[]> {
  const day = onDay(filter.asOf);
  const { rows } = await sql<Exported>`
    with ${fitting(filter, day)} select ${card(day)}, r.ext from fitting p ${shown(day)} order by p.storey, p.code, p.id`.execute(db);
  return rows;
}

type Structure = Reply<typeof room.structure>;
export async function structure(db: Db, { buildingId, asOf }: Received<typeof room.structure>): Promise<Structure> {
  const day = onDay(asOf);
  const rooms = sql`
    select coalesce(json_agg(json_build_object('id', r.id, 'roomCode', r.code, 'roomNum', r.room_num, 'area', r.built_area::text)
                             order by r.code, r.id), '[]')
      from room r
     where r.space_id = f.space_id and r.park_id = f.park_id and r.building_id = f.building_id and r.floor_id = f.id
       and ${holds('r.during', day)}`;
  const floors = sql`case when b.id = ${buildingId ?? null}::uuid then (
    select coalesce(json_agg(json_build_object('floorId', f.id, 'floorName', f.name, 'floorNum', f.number, 'rooms', (${rooms}))
                             order by f.number), '[]')
      from floor f where f.space_id = b.space_id and f.park_id = b.park_id and f.building_id = b.id) end`;
  const { rows } = await sql<Structure[number]>`
    select g.id as "regionId", g.name as "regionName", coalesce(json_agg(json_build_object(
             'buildingId', b.id, 'buildingName', b.name, 'buildingCode', b.code, 'floors', ${floors}) order by b.rank, b.name, b.id)
             filter (where b.id is not null), '[]') as buildings
      from region g
      left join building b on b.space_id = g.space_id and b.park_id = g.park_id and b.region_id = g.id and ${stood('b', day)}
     where ${stood('g', day)} group by g.space_id, g.park_id, g.id, g.name, g.rank order by g.rank, g.name, g.id`.execute(db);
  return rows;
}
