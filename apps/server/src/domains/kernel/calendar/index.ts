import type { Db } from '../../../db/database.ts';
import { publishedYear } from './published.ts';
import { find } from './queries.ts';
import { type Calendar, ordinary } from './rules.ts';

export { afterWorking } from './rules.ts';

/** Returns the working calendar of a park, for code that computes working time. */
export async function calendarOf(db: Db, parkId: string): Promise<Calendar> {
  const { hours, weekdays, days } = await find(db, parkId);
  return {
    hours: hours ?? ordinary.hours,
    weekdays: weekdays ?? ordinary.weekdays,
    days: new Map(days.map(({ day, isWork }) => [day, isWork])),
  };
}

const yearAt = (moment: number) => Number(new Date(moment + 8 * 3_600_000).toISOString().slice(0, 4));
/** Returns the years of the given moments for which no public holidays have been published. */
export const yearsUnknown = (moments: readonly number[]): number[] =>
  [...new Set(moments.map(yearAt))].filter((year) => publishedYear(String(year)) === undefined);
