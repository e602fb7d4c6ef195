import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { inRegion, onDay, placeOrder, roomPrice, until } from '../../../../db/estate.ts';
import type { ExistingRoom, Placed } from './rules.ts';

export type Building = {
  id: string;
  code: string;
  name: string;
  floors: { id: string; number: number; name: string }[];
};
/** Reads the buildings of the park with their floors, in order. */
export async function places(db: Db): Promise<Building[]> {
  const { rows } = await sql<Building>`
    select b.id, b.code, b.name, (
             select coalesce(json_agg(json_build_object('id', f.id, 'number', f.number, 'name', f.name) order by f.number), '[]')
               from floor f
              where f.space_id = b.space_id and f.park_id = b.park_id and f.building_id = b.id) as floors
      from building b ${inRegion} where b.deleted_at is null order by ${placeOrder}`.execute(db);
  return rows;
}

/** Reads the current and ended rooms with these codes. Locks them if the import may change them. */
export async function findExistingRooms(
  db: Db,
  places: readonly { buildingId: string; code: string }[],
  isLocked: boolean,
): Promise<ExistingRoom[]> {
  const { rows } = await sql<ExistingRoom>`
    select r.id, r.building_id as "buildingId", lower(r.code) as code, r.built_area::text as area, r.usable_area::text as "usableArea",
           r.rentable_area::text as "rentableArea", ${roomPrice(onDay(undefined))} as price,
           case when upper(r.during) <= app.today() then ${until('r.during')} end as "overOn",
           not upper_inf(r.during) or exists (
             select from room_lineage l join room_operation p on p.space_id = l.space_id and p.park_id = l.park_id and p.id = l.operation_id
              where l.space_id = r.space_id and l.park_id = r.park_id and r.id in (l.parent_id, l.child_id)
                and p.undone_at is null) as "isDivided",
           exists (select from room_price p where p.space_id = r.space_id and p.park_id = r.park_id and p.room_id = r.id
                      and lower(p.during) > app.today()) as "hasLaterPrice"
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as w ("buildingId" uuid, code text)
      join room r on r.building_id = w."buildingId" and lower(r.code) = w.code
     where not isempty(r.during) order by r.id ${isLocked ? sql`for update of r` : sql``}`.execute(db);
  return rows;
}

export type Written = Omit<Placed, 'number'>;
const given = (rows: readonly object[]) => sql`
  given as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (id uuid, "buildingId" uuid, "floorId" uuid, code text,
    "roomNum" text, kind text, area numeric, "usableArea" numeric, "rentableArea" numeric, fitting text, price integer, "availableOn" date,
    "beginsOn" date, remark text, ext jsonb))`;

/**
 * Inserts rooms with their prices, logs each, and returns how many were added. If another request has just taken a code, an import fails on
 * the constraint and is retried, while a synchronization skips the room.
 */
export async function insertAll(db: Db, rows: readonly Written[], by: string, source: 'import' | 'third'): Promise<number> {
  const { numAffectedRows } = await sql`
      with ${given(rows)}, added as (
        insert into room (space_id, park_id, building_id, floor_id, code, room_num, kind, built_area, usable_area, rentable_area, fitting,
                          available_on, remark, ext, during, created_by)
        select app.space(), (app.parks())[1], g."buildingId", g."floorId", g.code, coalesce(g."roomNum", g.code), g.kind, g.area,
               g."usableArea", coalesce(g."rentableArea", g.area), g.fitting, g."availableOn", g.remark, g.ext,
               daterange(g."beginsOn", null), ${by}
          from given g order by g."buildingId", g.code ${source === 'third' ? sql`on conflict do nothing` : sql``}
        returning space_id, park_id, id, building_id, code, during, built_area
      ), priced as (
        insert into room_price (space_id, park_id, room_id, during, cents, created_by)
        select a.space_id, a.park_id, a.id, a.during, g.price, ${by}
          from added a join given g on g."buildingId" = a.building_id and g.code = a.code where g.price is not null)
      insert into room_log (space_id, park_id, room_id, by_user, what, to_status, source, details)
      select a.space_id, a.park_id, a.id, ${by}, 'created', 'vacant', ${source},
             jsonb_build_object('roomCode', a.code, 'area', a.built_area::text)
        from added a`.execute(db);
  return Number(numAffectedRows);
}

/** Updates rooms with the rows of a workbook. An empty cell leaves the stored value. */
export const changeAll = (db: Db, rows: readonly (Written & { id: string })[], by: string) =>
  sql`with ${given(rows)}, changed as (
        update room r set floor_id = g."floorId", room_num = coalesce(g."roomNum", r.room_num), kind = g.kind, built_area = g.area,
               usable_area = coalesce(g."usableArea", r.usable_area), rentable_area = coalesce(g."rentableArea", r.rentable_area),
               fitting = coalesce(g.fitting, r.fitting), available_on = coalesce(g."availableOn", r.available_on),
               remark = coalesce(g.remark, r.remark), ext = r.ext || g.ext, version = r.version + 1, updated_at = app.now(),
               updated_by = ${by}
          from given g where r.id = g.id
        returning r.space_id, r.park_id, r.id, r.code)
      insert into room_log (space_id, park_id, room_id, by_user, what, source, details)
      select c.space_id, c.park_id, c.id, ${by}, 'changed', 'import', jsonb_build_object('roomCode', c.code) from changed c`.execute(db);

export async function today(db: Db): Promise<string> {
  const { rows } = await sql<{ day: string }>`select to_char(app.today(), 'YYYY-MM-DD') as day`.execute(db);
  return rows[0]?.day ?? '';
}
