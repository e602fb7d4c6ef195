import { type RawBuilder, sql } from 'kysely';

const made = new Map<string, RawBuilder<unknown>>();
/** Formats a time for an answer: ISO text in UTC, to the second. Memoized per column, since many statements have several. */
export function iso(column: string): RawBuilder<unknown> {
  const known = made.get(column) ?? sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  made.set(column, known);
  return known;
}

type Days = { from?: string | undefined; to?: string | undefined };
const startOf = (day: string, later = 0) => sql`((${day}::date + ${later}::integer)::timestamp at time zone 'Asia/Shanghai')`;
/** A condition to append to others (begins with `and`): within days of the park's calendar, both included. */
export const within = (column: string, { from, to }: Days) =>
  sql`${from ? sql`and ${sql.ref(column)} >= ${startOf(from)}` : sql``} ${to ? sql`and ${sql.ref(column)} < ${startOf(to, 1)}` : sql``}`;
