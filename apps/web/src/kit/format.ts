/** Formats an empty value as two dashes. */
export const dash = (value: string | number | null | undefined): string | number =>
  value === null || value === undefined || value === '' ? '--' : value;

const parkOffsetMs = 8 * 3_600_000;
/**
 * Shifts a moment so that its UTC fields show the time of the park, independent of the browser's zone. Computed by hand: China has no
 * summer time, and a browser needs thirty milliseconds to create its formatter.
 */
const toParkTime = (moment: Date): Date => new Date(moment.getTime() + parkOffsetMs);
/** Formats a moment in the time of the park. */
export function dateTime(iso: string | null | undefined): string {
  const moment = toParkTime(new Date(iso ?? ''));
  return Number.isNaN(moment.getTime()) ? '--' : moment.toISOString().slice(0, 16).replace('T', ' ');
}

/** Formats the day of a moment. */
export const day = (iso: string | null | undefined): string => dateTime(iso).slice(0, 10);

/** Returns the current day in the park. */
export const today = (): string => day(new Date().toISOString());

/** Formats how long something took or has taken so far, in the two largest units. */
export function duration(minutes: number): string {
  if (minutes < 1) return '不到1分钟';
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return hours > 0 ? `${days}天${hours}小时` : `${days}天`;
  const rest = minutes % 60;
  if (hours === 0) return `${rest}分钟`;
  return rest > 0 ? `${hours}小时${rest}分钟` : `${hours}小时`;
}
