import type { Received, Reply } from '@park/contract/core';
import type { RoomDetail, RoomEvent, room } from '@park/contract/estate/room';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { holds, onDay, roomClaim, roomPlaces, roomStatus } from '../../../../db/estate.ts';
import { offsetOf, pageFrom } from '../../../../db/paging.ts';
import { iso } from '../../../../db/time.ts';
import { touched } from '../../../../db/touched.ts';
import { card } from '../list/queries.ts';

type Whole = Omit<RoomDetail, 'photos' | 'attachments' | 'extValues'> & {
  ext: Record<string, unknown>;
  files: { kind: 'photo' | 'attachment'; id: string }[];
};
/** Reads a room with its values on the given day. The room may have ended before that day or begin after it. */
export async function find(db: Db, id: string, asOf: string | undefined): Promise<Whole | undefined> {
  const day = onDay(asOf);
  const { rows } = await sql<Whole>`
    select ${card(day)}, r.outline, r.ext, ${iso('r.created_at')} as "createdDate",
           (select coalesce(json_agg(json_build_object('kind', e.kind, 'id', e.file_id) order by e.rank, e.id), '[]') from estate_file e
             where e.space_id = r.space_id and e.park_id = r.park_id and e.room_id = r.id) as files
      from room r ${roomPlaces} ${roomClaim(day)} where r.id = ${id} and not isempty(r.during)`.execute(db);
  return rows[0];
}

export async function hasCode(db: Db, input: Received<typeof room.checkCode>): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from room r
      where r.building_id = ${input.buildingId} and lower(r.code) = lower(${input.roomCode})
        and r.id is distinct from ${input.id ?? null}::uuid
        and r.during && daterange(${onDay(input.asOf)}, null)) as taken`.execute(db);
  return rows[0]?.taken ?? false;
}

type Facts = Omit<Received<typeof room.create>, 'photos' | 'attachments' | 'extValues' | 'price'> & { ext: Record<string, unknown> };
export async function insert(db: Db, { spaceId, parkId, userId }: Actor, given: Facts): Promise<{ id: string }> {
  const { rows } = await sql<{ id: string }>`
    insert into room (space_id, park_id, building_id, floor_id, code, room_num, kind, built_area, usable_area, rentable_area, fitting,
                      available_on, remark, ext, during, created_by)
    values (${spaceId}, ${parkId}, ${given.buildingId}, ${given.floorId}, ${given.roomCode}, ${given.roomNum ?? given.roomCode},
            ${given.kind}, ${given.area}, ${given.usableArea}, ${given.rentableArea ?? given.area}, ${given.fitting}, ${given.availableOn},
            ${given.remark}, ${JSON.stringify(given.ext)}::jsonb, daterange(${given.beginsOn}::date, null), ${userId})
    returning id`.execute(db);
  return rows[0] as { id: string };
}

export type LockedRoom = {
  version: number;
  ext: Record<string, unknown>;
  area: string;
  rentableArea: string;
  beginsOn: string | null;
  isOver: boolean;
  /** Whether the room came from a split or merge, or ended by one. */
  isDivided: boolean;
};
/** Locks a room for a change. A concurrent request for an occupancy of the room waits for the lock. */
export async function lock(db: Db, id: string): Promise<LockedRoom | undefined> {
  const { rows } = await sql<LockedRoom>`
    select r.version, r.ext, r.built_area::text as area, r.rentable_area::text as "rentableArea",
           to_char(lower(r.during), 'YYYY-MM-DD') as "beginsOn",
           coalesce(upper(r.during) <= app.today(), false) as "isOver", ${isDivided(sql``)} as "isDivided"
      from room r where r.id = ${id} and not isempty(r.during) for update of r`.execute(db);
  return rows[0];
}
const isDivided = (further: RawBuilder<unknown>) => sql`exists (
  select from room_lineage l join room_operation p on p.space_id = l.space_id and p.park_id = l.park_id and p.id = l.operation_id
   where l.space_id = r.space_id and l.park_id = r.park_id and r.id in (l.parent_id, l.child_id) and p.undone_at is null ${further})`;

/** Tells whether a room may begin on a day: no occupancy has started before that day, and the room does not end by then. */
export async function mayBegin(db: Db, id: string, beginsOn: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select coalesce(upper(r.during) > ${beginsOn}::date, true) and not exists (
        select from occupancy o where o.space_id = r.space_id and o.park_id = r.park_id and o.room_id = r.id and not isempty(o.during)
           and (lower_inf(o.during) or lower(o.during) < ${beginsOn}::date)) as may
      from room r where r.id = ${id}`.execute(db);
  return rows[0]?.may ?? false;
}

type Changed = Omit<Facts, 'buildingId' | 'beginsOn'> & { id: string; beginsOn: string | null };
export const update = (db: Db, given: Changed, by: string) =>
  sql`update room
         set floor_id = ${given.floorId}, code = ${given.roomCode}, room_num = ${given.roomNum ?? given.roomCode}, kind = ${given.kind},
             built_area = ${given.area}, usable_area = ${given.usableArea}, rentable_area = ${given.rentableArea ?? given.area},
             fitting = ${given.fitting}, available_on = ${given.availableOn}, remark = ${given.remark},
             ext = ${JSON.stringify(given.ext)}::jsonb, during = daterange(${given.beginsOn}::date, upper(during)), ${touched(by)}
       where id = ${given.id}`.execute(db);

type Removing = { id: string; roomCode: string; isClaimed: boolean; isDivided: boolean; isFresh: boolean };
/**
 * Reads the rooms to delete and the facts that prevent it. `isFresh`: the room was added today or begins later, so it is erased instead of
 * ended.
 */
export async function removing(db: Db, ids: readonly string[]): Promise<Removing[]> {
  const { rows } = await sql<Removing>`
    select r.id, r.code as "roomCode",
           exists (select from occupancy o
                    where o.space_id = r.space_id and o.park_id = r.park_id and o.room_id = r.id and o.ended_at is null
                      and (upper_inf(o.during) or upper(o.during) > app.today())) as "isClaimed",
           not upper_inf(r.during) or ${isDivided(sql`and p.on_date >= app.today()`)} as "isDivided",
           coalesce(lower(r.during) >= app.today(), false) or (r.created_at at time zone 'Asia/Shanghai')::date = app.today() as "isFresh"
      from room r
     where r.id = any (${ids}::uuid[]) and not isempty(r.during) and coalesce(upper(r.during) > app.today(), true)
     order by r.id`.execute(db);
  return rows;
}

export const deleteRooms = (db: Db, ids: readonly string[]) => sql`delete from room where id = any (${ids}::uuid[])`.execute(db);

/** Ends rooms as of today. They remain visible for earlier days. */
export const end = (db: Db, ids: readonly string[], by: string) =>
  sql`update room set during = daterange(lower(during), app.today()), ${touched(by)} where id = any (${ids}::uuid[])`.execute(db);

type Disabling = { ids: readonly string[]; isDisabled: boolean; reason: string | null };
/**
 * Disables or enables rooms. Returns how many rooms were found and how many were changed. Each change is logged with the status before and
 * after it.
 */
export async function setDisabled(
  db: Db,
  { userId }: Actor,
  { ids, isDisabled, reason }: Disabling,
): Promise<{ found: number; changed: number }> {
  const day = onDay(undefined);
  const { rows } = await sql<{ found: number; changed: number }>`
    with held as materialized (
      select r.* from room r where r.id = any (${ids}::uuid[]) and ${holds('r.during', day)} order by r.id for no key update
    ), changed as (
      update room r
         set is_disabled = ${isDisabled}, disabled_reason = ${isDisabled ? reason : null},
             ${sql`version = r.version + 1, updated_at = app.now(), updated_by = ${userId}`}
        from held h where r.space_id = h.space_id and r.park_id = h.park_id and r.id = h.id
         and (h.is_disabled, h.disabled_reason) is distinct from (${isDisabled}::boolean, ${isDisabled ? reason : null}::text)
      returning r.id
    ), logged as (
      insert into room_log (space_id, park_id, room_id, by_user, what, from_status, to_status, details)
      select r.space_id, r.park_id, r.id, ${userId}, ${isDisabled ? 'disabled' : 'enabled'}, ${roomStatus},
             app.room_status(${isDisabled}, o.kind, o.leaving_on), jsonb_strip_nulls(jsonb_build_object('reason', ${reason}::text))
        from held r join changed x on x.id = r.id ${roomClaim(day)})
    select (select count(*)::int from held) as found, (select count(*)::int from changed) as changed`.execute(db);
  return rows[0] as { found: number; changed: number };
}

type Event = { event: RoomEvent; details?: Record<string, unknown> };
/** Logs an event for each of the rooms, with the room's status of today. */
export const log = (db: Db, { userId }: Pick<Actor, 'userId'>, ids: readonly string[], { event, details = {} }: Event) =>
  sql`insert into room_log (space_id, park_id, room_id, by_user, what, to_status, details)
      select r.space_id, r.park_id, r.id, ${userId}, ${event}, ${roomStatus}, ${JSON.stringify(details)}::jsonb
        from room r ${roomClaim(onDay(undefined))} where r.id = any (${ids}::uuid[])`.execute(db);

type Logged = Reply<typeof room.logs>['list'][number];
export async function logs(db: Db, input: Received<typeof room.logs>): Promise<{ total: number; list: Logged[] }> {
  const { rows } = await sql<Logged & { total: number }>`
    with fitting as (select * from room_log l where l.room_id = ${input.id}),
         page as (select * from fitting order by id desc limit ${input.pageSize} offset ${offsetOf(input)})
    select (select count(*)::int from fitting) as total, l.id::text as id, l.what, l.from_status as "fromStatus", l.to_status as "toStatus",
           l.source, l.details,
           (select s.real_name from staff s where s.user_id = l.by_user and s.space_id = l.space_id
             order by s.company_id limit 1) as "byName",
           ${iso('l.at')} as "createdDate"
      from (values (1)) as one left join page l on true order by l.id desc`.execute(db);
  return pageFrom(rows);
}

export const exists = async (db: Db, id: string): Promise<boolean> =>
  (await sql`select from room where id = ${id} and not isempty(during)`.execute(db)).rows.length > 0;

export const hasFloor = async (db: Db, id: string): Promise<boolean> =>
  (await sql`select from floor where id = ${id}`.execute(db)).rows.length > 0;

type Outlined = Reply<typeof room.outlines>[number];
export async function outlines(db: Db, { floorId, asOf }: Received<typeof room.outlines>): Promise<Outlined[]> {
  const { rows } = await sql<Outlined>`
    select r.id, r.code as "roomCode", r.room_num as "roomNum", r.outline
      from floor f join room r on r.space_id = f.space_id and r.park_id = f.park_id and r.building_id = f.building_id and r.floor_id = f.id
     where f.id = ${floorId} and ${holds('r.during', onDay(asOf))} order by r.code, r.id`.execute(db);
  return rows;
}

/**
 * Stores the outlines of rooms on the floor plan. Returns how many of the rooms are on the floor. Locks the rooms in the order of their
 * ids, so that two requests cannot deadlock.
 */
export async function saveOutlines(db: Db, { floorId, outlines: drawn }: Received<typeof room.saveOutlines>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(drawn)}::jsonb) as d (id uuid, outline jsonb)),
         held as (
           select r.space_id, r.park_id, r.id from room r join given d on d.id = r.id
            where r.floor_id = ${floorId} and not isempty(r.during)
            order by r.id for no key update of r)
    update room r set outline = case when jsonb_typeof(d.outline) = 'array' then d.outline end
      from held h join given d on d.id = h.id
     where r.space_id = h.space_id and r.park_id = h.park_id and r.id = h.id`.execute(db);
  return Number(numAffectedRows);
}
