import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/**
 * Stores a new order of regions or buildings. Returns the number of rows found. Locks them in the order of their ids, so that two requests
 * cannot deadlock.
 */
export async function updateOrder(db: Db, table: 'region' | 'building', ids: readonly string[], by: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with held as (select t.id from ${sql.table(table)} t where t.id = any (${ids}::uuid[]) and t.deleted_at is null
                   order by t.id for no key update)
    update ${sql.table(table)} t set rank = w.at, updated_at = app.now(), updated_by = ${by}
      from held h join unnest(${ids}::uuid[]) with ordinality as w (id, at) on w.id = h.id where t.id = h.id`.execute(db);
  return Number(numAffectedRows);
}

/* Queries for the import of buildings. */

export async function regions(db: Db): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from region where deleted_at is null order by rank, name, id`.execute(db);
  return rows;
}

export type ExistingBuilding = { id: string; code: string; name: string; regionId: string };
export async function listExistingBuildings(db: Db): Promise<ExistingBuilding[]> {
  const { rows } = await sql<ExistingBuilding>`
    select id, code, name, region_id as "regionId" from building where deleted_at is null`.execute(db);
  return rows;
}

export type Written = {
  regionId: string;
  code: string;
  name: string;
  kind: string;
  upper: number | null;
  lower: number | null;
  area: string | null;
  usableArea: string | null;
  rentableArea: string | null;
  completedOn: string | null;
  address: string | null;
  remark: string | null;
};
const given = (rows: readonly object[]) => sql`
  given as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (
    id uuid, "regionId" uuid, code text, name text, kind text, upper integer, lower integer, area numeric, "usableArea" numeric,
    "rentableArea" numeric, "completedOn" date, address text, remark text))`;

export async function insertAll(db: Db, rows: readonly Written[], by: string): Promise<{ id: string; code: string }[]> {
  const { rows: added } = await sql<{ id: string; code: string }>`
    with ${given(rows)}
    insert into building (space_id, park_id, region_id, code, name, kind, built_area, usable_area, rentable_area, completed_on, address,
                          remark, updated_by)
    select app.space(), (app.parks())[1], g."regionId", g.code, g.name, g.kind, g.area, g."usableArea", g."rentableArea", g."completedOn",
           g.address, g.remark, ${by}
      from given g returning id, code`.execute(db);
  return added;
}

/** Updates buildings with the rows of a workbook. An empty cell leaves the stored value. */
export const changeAll = (db: Db, rows: readonly (Written & { id: string })[], by: string) =>
  sql`with ${given(rows)}
      update building b set region_id = g."regionId", name = g.name, kind = g.kind, built_area = coalesce(g.area, b.built_area),
             usable_area = coalesce(g."usableArea", b.usable_area), rentable_area = coalesce(g."rentableArea", b.rentable_area),
             completed_on = coalesce(g."completedOn", b.completed_on), address = coalesce(g.address, b.address),
             remark = coalesce(g.remark, b.remark), version = b.version + 1, updated_at = app.now(), updated_by = ${by}
        from given g where b.id = g.id and b.deleted_at is null`.execute(db);

type Levels = { buildingId: string; floorNum: number; floorName: string };
/** Adds floors to buildings, except floors that exist already. */
export const addFloors = (db: Db, floors: readonly Levels[], by: string) =>
  sql`insert into floor (space_id, park_id, building_id, number, name, updated_by)
      select app.space(), (app.parks())[1], w."buildingId", w."floorNum", w."floorName", ${by}
        from jsonb_to_recordset(${JSON.stringify(floors)}::jsonb) as w ("buildingId" uuid, "floorNum" smallint, "floorName" text)
       where not exists (select from floor f where f.building_id = w."buildingId" and f.number = w."floorNum")`.execute(db);
