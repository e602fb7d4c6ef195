/** What an empty value looks like everywhere. */
export const dash = (value: string | number | null | undefined): string | number =>
  value === null || value === undefined || value === '' ? '--' : value;

const ahead = 8 * 3_600_000;
/**
 * A moment whose UTC fields are what the clocks of the park show, whatever zone the browser is in. By hand: China has no summer
 * time, and a browser takes thirty milliseconds to make its own formatter ready.
 */
const inPark = (moment: Date): Date => new Date(moment.getTime() + ahead);
/** A moment as the people of the park read it. */
export function dateTime(iso: string | null | undefined): string {
  const moment = inPark(new Date(iso ?? ''));
  return Number.isNaN(moment.getTime()) ? '--' : moment.toISOString().slice(0, 16).replace('T', ' ');
}

/** Its day alone. */
export const day = (iso: string | null | undefined): string => dateTime(iso).slice(0, 10);

/** The day it is in the park. */
export const today = (): string => day(new Date().toISOString());

/** How long something took or has taken so far, in the two largest units. */
export function duration(minutes: number): string {
  if (minutes < 1) return '不到1分钟';
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return hours > 0 ? `${days}天${hours}小时` : `${days}天`;
  const rest = minutes % 60;
  if (hours === 0) return `${rest}分钟`;
  return rest > 0 ? `${hours}小时${rest}分钟` : `${hours}小时`;
}
