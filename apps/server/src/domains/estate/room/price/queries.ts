import type { Reply } from '@park/contract/core';
import type { room } from '@park/contract/estate/room';
import { sql } from 'kysely';
import type { Actor } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { from, onDay, roomClaim, roomStatus, until } from '../../../../db/estate.ts';
import { iso } from '../../../../db/time.ts';

type Price = Reply<typeof room.prices>[number];
export async function history(db: Db, roomId: string): Promise<Price[]> {
  const { rows } = await sql<Price>`
    select p.id, p.cents as price, ${from('p.during')} as "fromDate", ${until('p.during')} as "untilDate", p.note,
           ${iso('p.created_at')} as "createdDate",
           (select s.real_name from staff s where s.user_id = p.created_by and s.space_id = p.space_id
             order by s.company_id limit 1) as "byName"
      from room_price p where p.room_id = ${roomId} order by lower(p.during) desc nulls last, p.id`.execute(db);
  return rows;
}

export type PriceStart = { fromDate: string; isOutside: boolean; isLate: boolean };
/**
 * Tells whether a price may start on a day, which defaults to today. The caller must have locked the room, so that prices are set one after
 * the other.
 */
export async function findPriceStart(db: Db, roomId: string, fromDate: string | undefined): Promise<PriceStart | undefined> {
  const { rows } = await sql<PriceStart>`
    select to_char(${onDay(fromDate)}, 'YYYY-MM-DD') as "fromDate", not (r.during @> ${onDay(fromDate)}) as "isOutside",
           exists (select from room_price p where p.space_id = r.space_id and p.park_id = r.park_id and p.room_id = r.id
                      and lower(p.during) > ${onDay(fromDate)}) as "isLate"
      from room r where r.id = ${roomId} and not isempty(r.during)`.execute(db);
  return rows[0];
}

/** Ends the prices that are in force on the day, and deletes prices that start on it. */
export const endPrices = (db: Db, roomIds: readonly string[], fromDate: string) =>
  sql`with replaced as (delete from room_price where room_id = any (${roomIds}::uuid[]) and lower(during) = ${fromDate}::date)
      update room_price set during = daterange(lower(during), ${fromDate}::date)
       where room_id = any (${roomIds}::uuid[]) and during @> ${fromDate}::date
         and lower(during) is distinct from ${fromDate}::date`.execute(db);

type Offer = { roomId: string; price: number };
type Terms = { fromDate: string | null; note: string | null };
/** Adds prices that apply from the day on, or for all time if no day is given. Logs each price. */
export const insertPrices = (db: Db, { userId }: Pick<Actor, 'userId'>, offers: readonly Offer[], { fromDate, note }: Terms) =>
  sql`with given as (select * from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as g ("roomId" uuid, price integer)),
      offered as (
        insert into room_price (space_id, park_id, room_id, during, cents, note, created_by)
        select r.space_id, r.park_id, r.id, daterange(${fromDate}::date, null), g.price, ${note}, ${userId}
          from given g join room r on r.id = g."roomId")
      insert into room_log (space_id, park_id, room_id, by_user, what, to_status, details)
      select r.space_id, r.park_id, r.id, ${userId}, 'price', ${roomStatus},
             jsonb_strip_nulls(jsonb_build_object('price', g.price, 'fromDate', ${fromDate}::text, 'note', ${note}::text))
        from given g join room r on r.id = g."roomId" ${roomClaim(onDay(undefined))}`.execute(db);
