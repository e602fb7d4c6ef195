import type { Received, Reply } from '@park/contract/core';
import type { Building, estate, Floor } from '@park/contract/estate/estate';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { buildingTotals, dayText, inRegion, onDay, placeOrder, stood, totalColumns } from '../../../../db/estate.ts';
import { contains, offsetOf, type Paging, pageFrom } from '../../../../db/paging.ts';
import { iso } from '../../../../db/time.ts';
import { isVersion, touched } from '../../../../db/touched.ts';
import { floorsOf } from '../floor/queries.ts';

const card = sql`b.id, b.region_id as "regionId", g.name as "regionName", b.code as "buildingCode", b.name as "buildingName", b.kind,
  b.rank, b.built_area::text as "declaredArea", b.usable_area::text as "declaredUsableArea",
  b.rentable_area::text as "declaredRentableArea", ${dayText(sql`b.completed_on`)} as "completedOn", b.address,
  b.longitude::text as longitude, b.latitude::text as latitude, l.upper as "upperFloorNum", l.lower as "lowerFloorNum", ${totalColumns},
  ${iso('b.created_at')} as "createdDate", b.version`;
const levels = sql`left join lateral (
  select (count(*) filter (where f.number > 0))::int as upper, (count(*) filter (where f.number < 0))::int as lower from floor f
   where f.space_id = b.space_id and f.park_id = b.park_id and f.building_id = b.id) as l on true`;
const totals = (day: RawBuilder<unknown>) => sql`left join lateral (${buildingTotals(day)}) as n on true`;

export type Narrowed = {
  keyword: string;
  regionId?: string | undefined;
  kind?: Building['kind'] | undefined;
  asOf?: string | undefined;
  ids?: readonly string[] | undefined;
};
const filterCondition = ({ keyword, regionId, kind, asOf, ids }: Narrowed) => sql`
  building b ${inRegion} where ${stood('b', onDay(asOf))} and (b.name like ${contains(keyword)} or b.code ilike ${contains(keyword)})
    ${regionId ? sql`and b.region_id = ${regionId}` : sql``} ${kind ? sql`and b.kind = ${kind}` : sql``}
    ${ids ? sql`and b.id = any (${ids}::uuid[])` : sql``}`;

export async function page(db: Db, input: Narrowed & Paging): Promise<{ total: number; list: Building[] }> {
  const { rows } = await sql<Building & { total: number }>`
    with fitting as materialized (select b.space_id, b.park_id, b.id, row_number() over (order by ${placeOrder}) as at
                                    from ${filterCondition(input)}),
         page as (select * from fitting order by at limit ${input.pageSize} offset ${offsetOf(input)})
    select (select count(*)::int from fitting) as total, ${card}
      from (values (1)) as one
      left join (page p join building b on b.space_id = p.space_id and b.park_id = p.park_id and b.id = p.id ${inRegion}) on true
      ${levels} ${totals(onDay(input.asOf))}
     order by p.at`.execute(db);
  return pageFrom(rows);
}

export async function count(db: Db, filter: Narrowed): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${filterCondition(filter)}`.execute(db);
  return rows[0]?.n ?? 0;
}

type Choice = Reply<typeof estate.everyBuilding>['list'][number];
type Chosen = Narrowed & Paging & { withRooms: boolean };
export async function choices(db: Db, { withRooms, ...input }: Chosen): Promise<{ total: number; list: Choice[] }> {
  const some = withRooms ? sql`and (select n.rooms from (${buildingTotals(onDay(input.asOf))}) as n) > 0` : sql``;
  const { rows } = await sql<Choice & { total: number }>`
    with fitting as materialized (
      select b.id, b.code as "buildingCode", b.name as "buildingName", b.region_id as "regionId", g.name as "regionName",
             row_number() over (order by ${placeOrder}) as at
        from ${filterCondition(input)} ${some}
    ), page as (select * from fitting order by at limit ${input.pageSize} offset ${offsetOf(input)})
    select (select count(*)::int from fitting) as total, p.id, p."buildingCode", p."buildingName", p."regionId", p."regionName"
      from (values (1)) as one left join page p on true order by p.at`.execute(db);
  return pageFrom(rows);
}

type Attached = { kind: 'photo' | 'attachment'; id: string };
type Whole = Building & {
  height: string | null;
  remark: string | null;
  files: Attached[];
  floors: Floor[];
};
export async function find(db: Db, id: string, asOf: string | undefined): Promise<Whole | undefined> {
  const day = onDay(asOf);
  const { rows } = await sql<Whole>`
    select ${card}, b.height::text as height, b.remark,
           (select coalesce(json_agg(json_build_object('kind', e.kind, 'id', e.file_id) order by e.rank, e.id), '[]') from estate_file e
             where e.space_id = b.space_id and e.park_id = b.park_id and e.building_id = b.id) as files,
           (select coalesce(json_agg(l), '[]') from (${floorsOf(sql`b.id`, day)}) as l) as floors
      from building b ${inRegion} ${levels} ${totals(day)}
     where b.id = ${id} and ${stood('b', day)}`.execute(db);
  return rows[0];
}

type Taken = { isCodeTaken: boolean; isNameTaken: boolean };
export async function taken(db: Db, input: Received<typeof estate.checkBuilding>): Promise<Taken> {
  const { rows } = await sql<Taken>`
    select coalesce(bool_or(lower(b.code) = lower(${input.buildingCode})), false) as "isCodeTaken",
           coalesce(bool_or(b.name = ${input.buildingName} and b.region_id = ${input.regionId ?? null}::uuid), false) as "isNameTaken"
      from building b where b.deleted_at is null and b.id is distinct from ${input.id ?? null}::uuid`.execute(db);
  return rows[0] as Taken;
}

type Facts = Omit<Received<typeof estate.addBuilding>, 'floors' | 'photos' | 'attachments'>;
export async function insert(db: Db, { spaceId, parkId, userId }: Actor, given: Facts): Promise<{ id: string }> {
  const { rows } = await sql<{ id: string }>`
    insert into building (space_id, park_id, region_id, code, name, kind, rank, built_area, usable_area, rentable_area, height,
                          completed_on, address, longitude, latitude, remark, updated_by)
    values (${spaceId}, ${parkId}, ${given.regionId}, ${given.buildingCode}, ${given.buildingName}, ${given.kind}, ${given.rank},
            ${given.declaredArea}, ${given.declaredUsableArea}, ${given.declaredRentableArea}, ${given.height}, ${given.completedOn},
            ${given.address}, ${given.longitude}, ${given.latitude}, ${given.remark}, ${userId})
    returning id`.execute(db);
  return rows[0] as { id: string };
}

/** Updates a building. Changes no row if the building was deleted or somebody else has changed it since it was read. */
export const update = (db: Db, given: Facts & { id: string; version?: number | undefined }, by: string) =>
  sql`update building set region_id = ${given.regionId}, code = ${given.buildingCode}, name = ${given.buildingName}, kind = ${given.kind},
             rank = ${given.rank}, built_area = ${given.declaredArea}, usable_area = ${given.declaredUsableArea},
             rentable_area = ${given.declaredRentableArea}, height = ${given.height}, completed_on = ${given.completedOn},
             address = ${given.address}, longitude = ${given.longitude}, latitude = ${given.latitude}, remark = ${given.remark},
             ${touched(by)}
       where id = ${given.id} and ${isVersion(given.version)} and deleted_at is null`.execute(db);

export const remove = (db: Db, { id, version }: Received<typeof estate.removeBuilding>, by: string) =>
  sql`update building set deleted_at = app.now(), ${touched(by)}
       where id = ${id} and deleted_at is null and ${isVersion(version)}`.execute(db);

export const exists = async (db: Db, id: string): Promise<boolean> =>
  (await sql`select from building where id = ${id} and deleted_at is null`.execute(db)).rows.length > 0;
