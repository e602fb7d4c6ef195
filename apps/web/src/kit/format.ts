/** What an empty value looks like everywhere. */
export const dash = (value: string | number | null | undefined): string | number =>
  value === null || value === undefined || value === '' ? '--' : value;

// The Swedish way of writing dates happens to be the one asked for: 2026-03-01 08:30.
const minutes = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' });
/** A moment as the people of the park read it, whatever zone the browser is in. */
export function dateTime(iso: string | null | undefined): string {
  const moment = new Date(iso ?? '');
  return Number.isNaN(moment.getTime()) ? '--' : minutes.format(moment);
}

/** Its day alone. */
export const day = (iso: string | null | undefined): string => dateTime(iso).slice(0, 10);
