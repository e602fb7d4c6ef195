import type { Db } from '../../db/database.ts';
import { find } from './queries.ts';
import { type Calendar, ordinary } from './rules.ts';

export { afterWorking } from './rules.ts';

/** When a park works, for whoever counts working time. */
export async function calendarOf(db: Db, parkId: string): Promise<Calendar> {
  const { hours, weekdays, days } = await find(db, parkId);
  return {
    hours: hours ?? ordinary.hours,
    weekdays: weekdays ?? ordinary.weekdays,
    days: new Map(days.map(({ day, isWork }) => [day, isWork])),
  };
}
