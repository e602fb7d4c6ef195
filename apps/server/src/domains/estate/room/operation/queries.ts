import type { Crossing, OperationKind } from '@park/contract/estate/room';
import { sql } from 'kysely';
import type { Actor } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { dayText, from, roomPrice, until } from '../../../../db/estate.ts';
import { touched } from '../../../../db/touched.ts';

export type Parent = {
  id: string;
  buildingId: string;
  floorId: string;
  roomCode: string;
  roomNum: string;
  area: string;
  usableArea: string | null;
  rentableArea: string;
  /** The price on the day, in fen. */
  cents: number | null;
  during: string;
  /** Whether the room exists on the day and has no planned end. */
  isThere: boolean;
  version: number;
};
const parent = (day: string) => sql`
  r.id, r.building_id as "buildingId", r.floor_id as "floorId", r.code as "roomCode", r.room_num as "roomNum", r.built_area::text as area,
  r.usable_area::text as "usableArea", r.rentable_area::text as "rentableArea", ${roomPrice(sql`${day}::date`)} as cents,
  r.during::text as during,
  r.during @> ${day}::date and upper_inf(r.during) as "isThere", r.version`;

type Day = { day: string; isPast: boolean };
/** Returns the given day, or today, and whether it lies in the past. */
export async function dayOf(db: Db, given: string | undefined): Promise<Day> {
  const { rows } = await sql<Day>`
    select ${dayText(sql`t.day`)} as day, t.day < app.today() as "isPast"
      from (select coalesce(${given ?? null}::date, app.today()) as day) t`.execute(db);
  return rows[0] as Day;
}

/**
 * Locks the building of the rooms. Splits and merges in one building run one after the other, because room codes are unique per building.
 */
export const lockBuilding = (db: Db, roomIds: readonly string[]) =>
  sql`select from building where id in (select building_id from room where id = any (${roomIds}::uuid[]))
       order by id for no key update`.execute(db);

export async function parents(db: Db, ids: readonly string[], day: string): Promise<Parent[]> {
  const { rows } = await sql<Parent>`select ${parent(day)} from room r where r.id = any (${ids}::uuid[]) order by r.id`.execute(db);
  return rows;
}

/**
 * Reads the occupancies of rooms that last beyond the day or start later. Leaves out expired holds, even if the job has not ended them yet.
 */
export async function crossing(db: Db, ids: readonly string[], day: string): Promise<Crossing[]> {
  const { rows } = await sql<Crossing>`
    select o.id as "claimId", o.room_id as "roomId", r.code as "roomCode", o.kind, ${from('o.during')} as "from",
           ${until('o.during')} as "to", c.name as "companyName", o.holder,
           lower(o.during) >= ${day}::date and o.source = 'manual' as "mayCarry"
      from occupancy o
      join room r on r.space_id = o.space_id and r.park_id = o.park_id and r.id = o.room_id
      left join company c on c.space_id = o.space_id and c.id = o.company_id
     where o.room_id = any (${ids}::uuid[]) and o.ended_at is null and (upper_inf(o.during) or upper(o.during) > ${day}::date)
       and (o.expires_at is null or o.expires_at > app.now())
     order by lower(o.during), r.code, o.id`.execute(db);
  return rows;
}

/** Returns the room codes of the building that begin with the given code and are in use from the day on. */
export async function codesLike(db: Db, { buildingId, roomCode }: Parent, day: string): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select distinct lower(r.code) as code from room r
     where r.building_id = ${buildingId} and r.during && daterange(${day}::date, null)
       and starts_with(lower(r.code), lower(${roomCode.slice(0, 26)}))`.execute(db);
  return new Set(rows.map(({ code }) => code));
}

/** Ends occupancies for the moment, because their rooms are about to end. `moveClaims` reopens them in the new rooms. */
export const suspendClaims = (db: Db, claimIds: readonly string[], by: string) =>
  sql`update occupancy set ended_at = app.now(), ended_by = ${by} where id = any (${claimIds}::uuid[])`.execute(db);
export const moveClaims = (db: Db, moved: readonly { claimId: string; roomId: string }[], by: string) =>
  sql`update occupancy o
         set room_id = m.room_id, ended_at = null, ended_by = null, version = o.version + 1, updated_at = app.now(), updated_by = ${by}
        from unnest(${moved.map(({ claimId }) => claimId)}::uuid[], ${moved.map(({ roomId }) => roomId)}::uuid[]) as m (id, room_id)
       where o.id = m.id`.execute(db);

export type Child = { id: string; roomCode: string; roomNum: string; area: string; usableArea: string | null; rentableArea: string };
export type OperationRows = {
  id: string;
  kind: OperationKind;
  day: string;
  note: string | null;
  parents: readonly Parent[];
  children: readonly Child[];
  /** The id of the room whose kind, fitting and custom fields the new rooms copy. */
  like: string;
  cents: number | null;
};
const idsOf = (rooms: readonly { id: string }[]) => rooms.map(({ id }) => id);

/** Inserts a split or merge and ends the earlier rooms on its day. */
export const insertOperation = (db: Db, { spaceId, parkId, userId }: Actor, { id, kind, day, note, parents: old }: OperationRows) =>
  sql`
  with operation as (
         insert into room_operation (space_id, park_id, id, kind, building_id, floor_id, on_date, note, created_by)
         values (${spaceId}, ${parkId}, ${id}, ${kind}, ${old[0]?.buildingId}, ${old[0]?.floorId}, ${day}, ${note}, ${userId})),
       logged as (
         insert into room_log (space_id, park_id, room_id, by_user, what, source, source_id, details)
         select ${spaceId}, ${parkId}, room_id, ${userId}, ${kind === 'split' ? 'split' : 'merged'}, ${kind}, ${id},
                jsonb_build_object('onDate', ${day}::date)
           from unnest(${idsOf(old)}::uuid[]) as room_id)
  update room set during = during * daterange(null, ${day}::date), ${touched(userId)}
   where id = any (${idsOf(old)}::uuid[])`.execute(db);

/** Inserts the new rooms and their lineage. The lineage keeps the original days of the earlier rooms, so that an undo can restore them. */
export const insertChildren = (
  db: Db,
  { spaceId, parkId, userId }: Actor,
  { id, kind, day, parents: old, children, like, cents }: OperationRows,
) =>
  sql`
  with born as (
         insert into room (space_id, park_id, id, building_id, floor_id, code, room_num, kind, built_area, usable_area, rentable_area,
                           fitting, available_on, ext, during, created_by)
         select r.space_id, r.park_id, n.id, r.building_id, r.floor_id, n.code, n.num, r.kind, n.built, n.usable, n.rentable, r.fitting,
                r.available_on, r.ext, daterange(${day}::date, null), ${userId}
           from room r, unnest(${idsOf(children)}::uuid[], ${children.map((child) => child.roomCode)}::text[],
                  ${children.map((child) => child.roomNum)}::text[], ${children.map((child) => child.area)}::numeric[],
                  ${children.map((child) => child.usableArea)}::numeric[],
                  ${children.map((child) => child.rentableArea)}::numeric[]) as n (id, code, num, built, usable, rentable)
          where r.id = ${like}),
       offered as (
         insert into room_price (space_id, park_id, room_id, during, cents, created_by)
         select ${spaceId}, ${parkId}, room_id, daterange(${day}::date, null), ${cents}::integer, ${userId}
           from unnest(${idsOf(children)}::uuid[]) as room_id where ${cents}::integer is not null),
       logged as (
         insert into room_log (space_id, park_id, room_id, by_user, what, to_status, source, source_id, details)
         select ${spaceId}, ${parkId}, room_id, ${userId}, 'created', 'vacant', ${kind}, ${id}, jsonb_build_object('onDate', ${day}::date)
           from unnest(${idsOf(children)}::uuid[]) as room_id)
  insert into room_lineage (space_id, park_id, operation_id, parent_id, child_id, parent_during)
  select ${spaceId}, ${parkId}, ${id}, p.id, c.id, p.during
    from unnest(${idsOf(old)}::uuid[], ${old.map(({ during }) => during)}::daterange[]) as p (id, during),
         unnest(${idsOf(children)}::uuid[]) as c (id)`.execute(db);
