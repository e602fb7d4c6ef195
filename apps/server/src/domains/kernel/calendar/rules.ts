import type { Hours } from '@park/contract/kernel/calendar';
import { publishedDay } from './published.ts';

export type Calendar = { hours: Hours; weekdays: readonly number[]; days: ReadonlyMap<string, boolean> };

/** The calendar of a park that has saved no calendar settings. */
export const ordinary = {
  hours: [
    { from: '09:00', to: '12:00' },
    { from: '13:30', to: '18:00' },
  ],
  weekdays: [1, 2, 3, 4, 5],
};

const minute = 60_000;
const dayLength = 86_400_000;
/** UTC+8: China has one time zone and no daylight saving time. */
const zone = 8 * 3_600_000;
/**
 * Upper limit of the days searched for working time, longer than any timeout, so that a calendar without workdays does not loop for ever.
 */
const longestWalk = 1_500;

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Tells whether a day is a working day: the park's setting for the day decides, or else the published calendar, or else the weekday. */
export function isWorkday({ weekdays, days }: Omit<Calendar, 'hours'>, day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return days.get(day) ?? publishedDay(day)?.isWork ?? weekdays.includes(weekday);
}

/** Returns the moment that lies `minutes` of working time after `from`. If the calendar has no working time, every minute counts. */
export function afterWorking(calendar: Calendar, from: number, minutes: number): number {
  let left = minutes;
  const first = Math.floor((from + zone) / dayLength);
  for (let at = first; at < first + longestWalk; at++) {
    const midnight = at * dayLength - zone;
    if (!isWorkday(calendar, new Date(at * dayLength).toISOString().slice(0, 10))) continue;
    for (const stretch of calendar.hours) {
      const begin = Math.max(from, midnight + minutesOf(stretch.from) * minute);
      const length = (midnight + minutesOf(stretch.to) * minute - begin) / minute;
      if (length <= 0) continue;
      if (length >= left) return begin + left * minute;
      left -= length;
    }
  }
  return from + minutes * minute;
}
