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

/** The day it is in the park. */
export const today = (): string => day(new Date().toISOString());

const shifted = (text: string, by: number) => new Date(Date.parse(`${text}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);
export const nextDay = (text: string): string => shifted(text, 1);
/** Ranges travel with the first day they no longer have; people say the last one they do. */
export const previousDay = (text: string): string => shifted(text, -1);
