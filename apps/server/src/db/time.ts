import { sql } from 'kysely';

/** A time as it leaves the server: ISO text in UTC, to the second. */
export const iso = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
