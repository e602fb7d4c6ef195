import type { Received, Reply } from '@park/contract/core';
import { mostPriced, type room } from '@park/contract/estate/room';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { dayText, placeOrder, roomPlaces, roomPrice } from '../../../../db/estate.ts';

type PreviewInput = Received<typeof room.previewPrices>;
type Line = Reply<typeof room.previewPrices>['list'][number];
const onlyIf = (value: unknown, condition: ReturnType<typeof sql>) => (value ? condition : sql``);

/**
 * SQL for the selected rooms of the day, with their price before and after the change. The price after is null if the change needs an old
 * price and the room has none.
 */
const priced = ({ ids, regionId, buildingId, floorId, kind, mode, value, fromDate }: PreviewInput) => {
  const day = sql`d.day`;
  const after = {
    set: sql`${value}::bigint`,
    add: sql`x.before + ${value}::bigint`,
    percent: sql`round(x.before * (10000 + ${value}::bigint) / 10000.0)::bigint`,
  }[mode];
  return sql`
    d as materialized (select coalesce(${fromDate ?? null}::date, app.today()) as day),
    priced as materialized (
      select x.*, ${after} as after from (
        select r.space_id, r.park_id, r.id, r.code, b.name as building, f.name as floor, ${roomPrice(day)} as before,
               row_number() over (order by ${placeOrder}, f.number, r.code, r.id) as place
          from d join room r on r.during @> d.day ${roomPlaces}
         where true ${onlyIf(ids, sql`and r.id = any (${ids}::uuid[])`)} ${onlyIf(regionId, sql`and b.region_id = ${regionId}`)}
           ${onlyIf(buildingId, sql`and r.building_id = ${buildingId}`)} ${onlyIf(floorId, sql`and r.floor_id = ${floorId}`)}
           ${onlyIf(kind, sql`and r.kind = ${kind}`)}
         limit ${mostPriced + 1}) x)`;
};
/** SQL hash of the rooms, prices and day of a preview. The change compares it, so that it sets exactly the prices the actor saw. */
const fingerprint = sql`md5((select day from d)::text || coalesce((
  select string_agg(id || ':' || coalesce(before, -1) || ':' || after, ',' order by id) from priced where after is not null), ''))`;

type Preview = { day: string; isPast: boolean; fingerprint: string; meant: number; isBeyond: boolean };
const summary = sql`${dayText(sql`(select day from d)`)} as day, (select day from d) < app.today() as "isPast",
  ${fingerprint} as fingerprint, (select count(*)::int from priced) as meant,
  exists (select from priced where after not between 0 and 100000000) as "isBeyond"`;
export async function preview(db: Db, input: PreviewInput): Promise<Preview & { list: Line[] }> {
  const { rows } = await sql<Preview & Line & { id: string | null }>`
    with ${priced(input)}
    select ${summary}, p.id, p.id as "roomId", p.code as "roomCode", p.building as "buildingName", p.floor as "floorName", p.before,
           p.after::float8 as after
      from (values (1)) as one left join priced p on p.after is not null order by p.place`.execute(db);
  return { ...(rows[0] as Preview), list: rows.filter(({ id }) => id !== null) };
}

/** Deletes the prices that start on the day or later, and ends the price in force before it. */
export const clear = (db: Db, ids: readonly string[], day: string) =>
  sql`with planned as (delete from room_price where room_id = any (${ids}::uuid[]) and lower(during) >= ${day}::date)
      update room_price set during = during * daterange(null, ${day}::date)
       where room_id = any (${ids}::uuid[]) and during @> ${day}::date and (lower_inf(during) or lower(during) < ${day}::date)`.execute(db);
