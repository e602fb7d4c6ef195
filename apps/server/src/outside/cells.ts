import { z } from 'zod';

/* What a cell of a workbook may hold, as schemas of the columns it stands in. A blank cell is null. */

/** One of a few words, or nothing. A union would make an error of every blank before it takes it. */
export const oneOf = <T>(words: Readonly<Record<string, T>>, message: string) =>
  z.string().transform((cell, context): T | null => {
    if (cell === '') return null;
    if (Object.hasOwn(words, cell)) return words[cell] as T;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** As the schema reads it, in its own words where it cannot, or nothing. */
export const orBlank = <T extends z.ZodType>(schema: T) =>
  z.unknown().transform((cell, context): z.output<T> | null => {
    if (cell === '') return null;
    const read = schema.safeParse(cell);
    if (read.success) return read.data;
    context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? '' });
    return z.NEVER;
  });

const isPlain = /^\d{4}-\d{2}-\d{2}$/;
/** A day however a sheet shows it, as far as it is one. */
export function dayOf(cell: string): string {
  if (isPlain.test(cell)) return cell;
  const [, year, month = '', day = ''] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?: 00:00:00)?$/.exec(cell) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell;
}

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });
const minutes = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' });
/** A moment as a workbook shows it, by the day or by the minute. */
export const onDay = (at: string) => days.format(new Date(at));
export const atMinute = (at: string) => minutes.format(new Date(at));
