export type Day = { day: string; date: number; isWork: boolean; isOwn: boolean; name: string | null; isSpecial: boolean };
type WorkCalendar = { weekdays: readonly number[]; days: readonly { day: string; isWork: boolean; isOwn: boolean; name: string | null }[] };

export const weekdayNames = ['一', '二', '三', '四', '五', '六', '日'] as const;
export const weekdaysText = (weekdays: readonly number[]) =>
  weekdays
    .toSorted((one, other) => one - other)
    .map((number) => `周${weekdayNames[number - 1]}`)
    .join('、');

/** Returns the weekday as a number; Monday is 1, as in the contract. */
const weekdayOf = (at: Date) => ((at.getUTCDay() + 6) % 7) + 1;

/** Returns the days of a month; `before` is the number of empty cells in front of the first day. */
export function monthOf(year: number, month: number, { weekdays, days }: WorkCalendar): { before: number; days: Day[] } {
  const special = new Map(days.map((one) => [one.day, one]));
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const first = new Date(Date.UTC(year, month - 1, 1));
  return {
    before: weekdayOf(first) - 1,
    days: Array.from({ length: count }, (_, at) => {
      const moment = new Date(Date.UTC(year, month - 1, at + 1));
      const day = moment.toISOString().slice(0, 10);
      const override = special.get(day);
      return {
        day,
        date: at + 1,
        isWork: override?.isWork ?? weekdays.includes(weekdayOf(moment)),
        isOwn: override?.isOwn ?? false,
        name: override?.name ?? null,
        isSpecial: override !== undefined,
      };
    }),
  };
}
