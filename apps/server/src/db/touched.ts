import { type RawBuilder, sql } from 'kysely';

/** Columns for the end of an update's SET list: version, time and author of the change. */
export const touched = (by: string | null): RawBuilder<unknown> => sql`version = version + 1, updated_at = app.now(), updated_by = ${by}`;

/** Condition that a row still has the version the user read. Without a version every row fits: calls of the documents may omit it. */
export const isVersion = (version: number | undefined, column: RawBuilder<unknown> = sql`version`): RawBuilder<unknown> =>
  sql`${column} = coalesce(${version ?? null}::integer, ${column})`;
