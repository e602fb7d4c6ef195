import { type RawBuilder, sql } from 'kysely';

/** Columns for the end of an update's SET list: version, time and author of the change. */
export const touched = (by: string | null): RawBuilder<unknown> => sql`version = version + 1, updated_at = app.now(), updated_by = ${by}`;
