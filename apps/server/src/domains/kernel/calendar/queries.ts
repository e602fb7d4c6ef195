import type { Received } from '@park/contract/core';
import type { calendar, Hours } from '@park/contract/kernel/calendar';
import { sql } from 'kysely';
import type { Actor } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';

type Stored = {
  hours: Hours | null;
  weekdays: number[] | null;
  version: number | null;
  days: { day: string; isWork: boolean; name: string | null }[];
};
/** Returns the calendar settings of a park, with the days that the park has set as working or free, in one year or in all years. */
export async function find(db: Db, parkId: string | null, year?: number): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select c.hours, c.weekdays, c.version, (
             select coalesce(jsonb_agg(jsonb_build_object('day', to_char(d.day, 'YYYY-MM-DD'), 'isWork', d.is_work, 'name', d.name)
                                       order by d.day), '[]')
               from park_calendar_day d
              where d.park_id = k.id ${year === undefined ? sql`` : sql`and extract(year from d.day) = ${year}`}) as days
      from (select ${parkId}::uuid as id) as k left join park_calendar c on c.park_id = k.id`.execute(db);
  return rows[0] ?? { hours: null, weekdays: null, version: null, days: [] };
}

/** Saves the weekdays and hours. Changes no row when somebody else has saved first. */
export const save = (db: Db, { spaceId, parkId, userId }: Actor, given: Received<typeof calendar.save>) =>
  sql`insert into park_calendar as c (space_id, park_id, hours, weekdays, updated_by)
      values (${spaceId}, ${parkId}, ${JSON.stringify(given.hours)}::jsonb, ${[...given.weekdays].sort()}::smallint[], ${userId})
      on conflict (space_id, park_id) do update set hours = excluded.hours, weekdays = excluded.weekdays, version = c.version + 1,
        updated_at = app.now(), updated_by = excluded.updated_by
        where c.version = ${given.version ?? null}`.execute(db);

/** Saves days that the park sets as working or free. A day that is reset follows the published calendar again. */
export const setDays = (db: Db, { spaceId, parkId, userId }: Actor, days: Received<typeof calendar.setDays>['days']) =>
  sql`with given as (
        select distinct on (g.day) g.day, g."isWork", g.name
          from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as g (day date, "isWork" boolean, name text)),
      dropped as (
        delete from park_calendar_day d using given g where d.park_id = ${parkId} and d.day = g.day and g."isWork" is null)
      insert into park_calendar_day (space_id, park_id, day, is_work, name, updated_by)
      select ${spaceId}, ${parkId}, g.day, g."isWork", g.name, ${userId} from given g where g."isWork" is not null
      on conflict (space_id, park_id, day)
        do update set is_work = excluded.is_work, name = excluded.name, updated_by = excluded.updated_by`.execute(db);
