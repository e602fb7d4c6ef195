import { z } from 'zod';

/* Schemas for cells of a workbook, for use in import columns. An empty cell becomes null. */

/**
 * Accepts one of the given words or an empty cell. A union schema would create an error object for every empty cell before it accepts it.
 */
export const oneOf = <T>(words: Readonly<Record<string, T>>, message: string) =>
  z.string().transform((cell, context): T | null => {
    if (cell === '') return null;
    if (Object.hasOwn(words, cell)) return words[cell] as T;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** Accepts an empty cell or a value of the schema, and reports the schema's own message otherwise. */
export const orBlank = <T extends z.ZodType>(schema: T) =>
  z.unknown().transform((cell, context): z.output<T> | null => {
    if (cell === '') return null;
    const read = schema.safeParse(cell);
    if (read.success) return read.data;
    context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? '' });
    return z.NEVER;
  });

const isPlain = /^\d{4}-\d{2}-\d{2}$/;
/** Converts the usual date notations of a sheet to YYYY-MM-DD. Returns other text unchanged. */
export function dayOf(cell: string): string {
  if (isPlain.test(cell)) return cell;
  const [, year, month = '', day = ''] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?: 00:00:00)?$/.exec(cell) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell;
}

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });
const minutes = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' });
/** Formats a moment in Shanghai time for a workbook, with or without hours and minutes. */
export const onDay = (at: string) => days.format(new Date(at));
export const atMinute = (at: string) => minutes.format(new Date(at));
