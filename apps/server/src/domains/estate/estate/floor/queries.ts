import type { Received, Reply } from '@park/contract/core';
import type { EstateNode, estate, Floor } from '@park/contract/estate/estate';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { holds, onDay, stood, totalColumns } from '../../../../db/estate.ts';
import { inUse } from '../../../../db/unused-file.ts';

type Fragment = RawBuilder<unknown>;
/** The SQL statement for the floors of a building, from the top down, with the totals of their rooms on a day. */
export const floorsOf = (buildingId: Fragment, day: Fragment): Fragment => sql`
  select f.id, f.building_id as "buildingId", f.number as "floorNum", f.name as "floorName", f.built_area::text as "declaredArea",
         f.plan_file_id is not null as "hasPlan", ${totalColumns}, f.version
    from floor f
    left join lateral (
      select count(*)::int as rooms, coalesce(sum(r.built_area), 0.0000) as built, coalesce(sum(r.usable_area), 0.0000) as usable,
             coalesce(sum(r.rentable_area), 0.0000) as rentable
        from room r
       where r.space_id = f.space_id and r.park_id = f.park_id and r.building_id = f.building_id and r.floor_id = f.id
         and ${holds('r.during', day)}) as n on true
   where f.building_id = ${buildingId} order by f.number desc`;

/** Reads the floors of a building; returns undefined if the building does not exist on the day. */
export async function list(db: Db, { buildingId, asOf }: Received<typeof estate.floors>): Promise<Floor[] | undefined> {
  const day = onDay(asOf);
  const { rows } = await sql<{ floors: Floor[] }>`
    select (select coalesce(json_agg(l), '[]') from (${floorsOf(sql`b.id`, day)}) as l) as floors
      from building b where b.id = ${buildingId} and ${stood('b', day)}`.execute(db);
  return rows[0]?.floors;
}

type New = { floorNum: number; floorName: string; area: string | null };
export const insert = (db: Db, { spaceId, parkId, userId }: Actor, buildingId: string, floors: readonly New[]) =>
  sql`insert into floor (space_id, park_id, building_id, number, name, built_area, updated_by)
      select ${spaceId}, ${parkId}, ${buildingId}, f."floorNum", f."floorName", f.area, ${userId}
        from jsonb_to_recordset(${JSON.stringify(floors)}::jsonb) as f ("floorNum" smallint, "floorName" text, area numeric)`.execute(db);

export const removeOthers = (db: Db, buildingId: string, retainedIds: readonly string[]) =>
  sql`delete from floor where building_id = ${buildingId} and id <> all (${retainedIds}::uuid[])`.execute(db);

/** Changes floors of a building. Returns the number of floors found, which tells whether all of them exist. */
export async function change(db: Db, buildingId: string, floors: readonly (New & { id: string })[], by: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update floor f
       set number = w."floorNum", name = w."floorName", built_area = w.area, version = f.version + 1, updated_at = app.now(),
           updated_by = ${by}
      from jsonb_to_recordset(${JSON.stringify(floors)}::jsonb) as w (id uuid, "floorNum" smallint, "floorName" text, area numeric)
     where f.building_id = ${buildingId} and f.id = w.id`.execute(db);
  return Number(numAffectedRows);
}

/**
 * The maximum number of buildings that the tree contains from the start. In a larger park the buildings of a region are loaded on request.
 */
const topLimit = 60;
type Top = { id: string; name: string; buildings: { id: string; name: string }[] | null };
export async function listTop(db: Db, asOf: string | undefined): Promise<Top[]> {
  const day = onDay(asOf);
  const { rows } = await sql<Top>`
    with few as materialized (
      select b.region_id, b.id, b.name, b.rank from building b where ${stood('b', day)} limit ${topLimit + 1})
    select g.id, g.name, case when (select count(*) from few) <= ${topLimit} then (
             select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name) order by b.rank, b.name, b.id), '[]')
               from few b where b.region_id = g.id) end as buildings
      from region g where ${stood('g', day)} order by g.rank, g.name, g.id`.execute(db);
  return rows;
}

type Below = { id: string; name: string; level: EstateNode['level'] };
/** Reads the next level of the tree below a region, building or floor. */
export async function listBelow(db: Db, parentId: string, asOf: string | undefined): Promise<Below[]> {
  const day = onDay(asOf);
  const { rows } = await sql<Below>`
    select * from (
      select b.id, b.name, 'building' as level, row_number() over (order by b.rank, b.name, b.id) as at
        from building b where b.region_id = ${parentId} and ${stood('b', day)}
      union all
      select f.id, f.name, 'floor', row_number() over (order by f.number desc) from floor f where f.building_id = ${parentId}
      union all
      select r.id, r.room_num, 'room', row_number() over (order by r.code, r.id)
        from floor f
        join room r on r.space_id = f.space_id and r.park_id = f.park_id and r.building_id = f.building_id and r.floor_id = f.id
       where f.id = ${parentId} and ${holds('r.during', day)}) as node
     order by at`.execute(db);
  return rows.map(({ id, name, level }) => ({ id, name, level }));
}

type Planned = Omit<Reply<typeof estate.plan>, 'plan'> & { fileId: string | null; width: number | null; height: number | null };
export async function plan(db: Db, floorId: string): Promise<Planned | undefined> {
  const { rows } = await sql<Planned>`
    select f.id, f.building_id as "buildingId", f.number as "floorNum", f.name as "floorName", f.version, f.plan_file_id as "fileId",
           f.plan_width as width, f.plan_height as height
      from floor f join building b on b.space_id = f.space_id and b.park_id = f.park_id and b.id = f.building_id and b.deleted_at is null
     where f.id = ${floorId}`.execute(db);
  return rows[0];
}

/** Sets or removes the plan of a floor. Changes no row if somebody else has changed the floor since it was read. */
export const savePlan = (db: Db, { floorId, version, fileUrl }: Received<typeof estate.savePlan>, by: string) =>
  sql`update floor f set plan_company_id = p.company_id, plan_file_id = p.id, plan_width = p.width, plan_height = p.height,
             version = f.version + 1, updated_at = app.now(), updated_by = ${by}
        from (values (1)) as one left join file p on p.id = ${fileUrl}::uuid and p.deleted_at is null and p.width is not null
       where f.id = ${floorId} and f.version = ${version} and (p.id is not null or ${fileUrl}::uuid is null)`.execute(db);

/** Tells whether the file can become the plan of a floor: a picture that the actor can see. */
export const usePicture = async (db: Db, id: string): Promise<boolean> =>
  (await sql`update file set ${inUse} where id = ${id} and deleted_at is null and width is not null`.execute(db)).numAffectedRows === 1n;
