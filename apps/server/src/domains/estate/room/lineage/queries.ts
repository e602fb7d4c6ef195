import type { Received } from '@park/contract/core';
import type { Operation, room } from '@park/contract/estate/room';
import { sql } from 'kysely';
import type { Actor } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { dayText } from '../../../../db/estate.ts';
import { contains, offsetOf, pageFrom } from '../../../../db/paging.ts';
import { iso } from '../../../../db/time.ts';

/**
 * SQL condition: a split or merge `p` can be undone. None of the rooms it created may have an end, an occupancy, a further split or merge,
 * or a price set later.
 */
const mayUndo = sql`(p.undone_at is null and not exists (
  select from room_lineage l join room r on r.space_id = l.space_id and r.park_id = l.park_id and r.id = l.child_id
   where l.space_id = p.space_id and l.park_id = p.park_id and l.operation_id = p.id and (
     not upper_inf(r.during)
     or exists (select from occupancy o
                 where o.space_id = l.space_id and o.park_id = l.park_id and o.room_id = l.child_id and o.ended_at is null)
     or exists (select from room_price x where x.space_id = l.space_id and x.park_id = l.park_id and x.room_id = l.child_id
                   and (lower(x.during) is distinct from p.on_date or x.created_at > p.created_at)))))`;

/** Returns all rooms of a split or merge: the rooms it ended and the rooms it created. */
export async function roomsOf(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select parent_id as id from room_lineage where operation_id = ${id}
    union select child_id from room_lineage where operation_id = ${id}`.execute(db);
  return rows.map((row) => row.id);
}

export type LockedOperation = { id: string; isUndone: boolean; mayUndo: boolean };
/** Locks a split or merge. Its rooms must be locked first; all requests use this order and so cannot deadlock. */
export async function lock(db: Db, id: string): Promise<LockedOperation | undefined> {
  const { rows } = await sql<LockedOperation>`
    select p.id, p.undone_at is not null as "isUndone", ${mayUndo} as "mayUndo" from room_operation p
     where p.id = ${id} for no key update of p`.execute(db);
  return rows[0];
}

/**
 * Undoes a split or merge: the rooms it created then exist on no day. Must run before `restore`, because the earlier rooms may have the
 * same codes.
 */
export const undo = (db: Db, id: string, by: string) =>
  sql`with operation as (update room_operation set undone_at = app.now(), undone_by = ${by} where id = ${id}),
           offered as (delete from room_price x using room_lineage l where l.operation_id = ${id} and x.room_id = l.child_id)
      update room r set during = 'empty', version = r.version + 1, updated_at = app.now(), updated_by = ${by}
       where r.id in (select child_id from room_lineage where operation_id = ${id})`.execute(db);

export const restore = (db: Db, { spaceId, parkId, userId }: Actor, id: string) =>
  sql`with logged as (
        insert into room_log (space_id, park_id, room_id, by_user, what, source, source_id)
        select ${spaceId}, ${parkId}, x.room_id, ${userId}, 'undone', p.kind, p.id
          from room_operation p, (select parent_id as room_id from room_lineage where operation_id = ${id}
                                  union select child_id from room_lineage where operation_id = ${id}) x
         where p.id = ${id})
      update room r set during = l.parent_during, version = r.version + 1, updated_at = app.now(), updated_by = ${userId}
        from (select distinct parent_id, parent_during from room_lineage where operation_id = ${id}) l
       where r.id = l.parent_id`.execute(db);

const roomsOfSide = (column: 'parent_id' | 'child_id') => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'roomCode', r.code, 'roomNum', r.room_num, 'area', r.built_area::text,
           'rentableArea', r.rentable_area::text) order by r.code, r.id), '[]')
    from room r where (r.space_id, r.park_id, r.id) in (
      select l.space_id, l.park_id, ${sql.ref(`l.${column}`)} from room_lineage l
       where l.space_id = p.space_id and l.park_id = p.park_id and l.operation_id = p.id))`;
/** SQL for the name of a user. It is null for people outside the actor's own company. */
const nameOf = (column: string) =>
  sql`(select s.real_name from staff s where s.company_id = app.company() and s.user_id = ${sql.ref(column)})`;
const card = sql`p.id, p.kind, ${dayText(sql`p.on_date`)} as "onDate", p.note, b.id as "buildingId", b.name as "buildingName",
  f.id as "floorId", f.name as "floorName", ${roomsOfSide('parent_id')} as parents, ${roomsOfSide('child_id')} as children,
  ${nameOf('p.created_by')} as "byName", ${iso('p.created_at')} as at,
  ${iso('p.undone_at')} as "undoneAt", ${nameOf('p.undone_by')} as "undoneByName", ${mayUndo} as "mayUndo"`;
const places = sql`join building b on b.space_id = p.space_id and b.park_id = p.park_id and b.id = p.building_id
  join floor f on f.space_id = p.space_id and f.park_id = p.park_id and f.id = p.floor_id`;

const onlyIf = (value: unknown, condition: ReturnType<typeof sql>) => (value ? condition : sql``);
export async function page(db: Db, input: Received<typeof room.operations>): Promise<{ total: number; list: Operation[] }> {
  const named = sql`and exists (
    select from room_lineage l join room r on r.space_id = l.space_id and r.park_id = l.park_id and r.id in (l.parent_id, l.child_id)
     where l.space_id = p.space_id and l.park_id = p.park_id and l.operation_id = p.id and r.code ilike ${contains(input.keyword)})`;
  const { rows } = await sql<Operation & { total: number }>`
    with fitting as materialized (
           select p.* from room_operation p
            where true ${onlyIf(input.buildingId, sql`and p.building_id = ${input.buildingId}`)}
              ${onlyIf(input.floorId, sql`and p.floor_id = ${input.floorId}`)}
              ${onlyIf(input.kind, sql`and p.kind = ${input.kind}`)} ${onlyIf(input.from, sql`and p.on_date >= ${input.from}::date`)}
              ${onlyIf(input.to, sql`and p.on_date <= ${input.to}::date`)} ${onlyIf(input.keyword, named)}),
         page as (select * from fitting order by on_date desc, created_at desc, id limit ${input.pageSize} offset ${offsetOf(input)})
    select (select count(*)::int from fitting) as total, ${card}
      from (values (1)) as one left join (page p ${places}) on true order by p.on_date desc, p.created_at desc, p.id`.execute(db);
  return pageFrom(rows);
}

/** Reads the splits and merges that led to a room and those that followed. Undefined if the room does not exist. */
export async function lineage(db: Db, roomId: string): Promise<Operation[] | undefined> {
  const { rows } = await sql<Operation>`
    with recursive back as (
           select l.operation_id, l.parent_id as room_id from room_lineage l where l.child_id = ${roomId}
           union select l.operation_id, l.parent_id from back x join room_lineage l on l.child_id = x.room_id),
         onward as (
           select l.operation_id, l.child_id as room_id from room_lineage l where l.parent_id = ${roomId}
           union select l.operation_id, l.child_id from onward x join room_lineage l on l.parent_id = x.room_id)
    select ${card}
      from room one left join (room_operation p ${places}) on p.id in (select operation_id from back union select operation_id from onward)
     where one.id = ${roomId} order by p.on_date, p.created_at, p.id`.execute(db);
  return rows.length === 0 ? undefined : rows.filter((row) => row.id !== null);
}

type Change = { day: string; began: number; ended: number };
/** Reads the days on which rooms begin or end. A room that has always existed and has no end adds no day. */
export async function days(db: Db, buildingId: string | undefined): Promise<{ today: string; days: Change[] }> {
  const { rows } = await sql<Change & { today: string }>`
    with change as (
      select d.day, d.began, d.ended from room r
       cross join lateral (values (lower(r.during), 1, 0), (upper(r.during), 0, 1)) as d (day, began, ended)
       where d.day is not null
         and not (lower_inf(r.during) and upper_inf(r.during)) ${onlyIf(buildingId, sql`and r.building_id = ${buildingId}`)})
    select ${dayText(sql`app.today()`)} as today, ${dayText(sql`c.day`)} as day, sum(c.began)::int as began, sum(c.ended)::int as ended
      from (values (1)) as one left join change c on true group by c.day order by c.day`.execute(db);
  return { today: rows[0]?.today ?? '', days: rows.filter((row) => row.day !== null) };
}
