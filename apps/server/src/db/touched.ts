import { type RawBuilder, sql } from 'kysely';

/** That a row was changed, when and by whom; stands at the end of an update's list. */
export const touched = (by: string | null): RawBuilder<unknown> => sql`version = version + 1, updated_at = app.now(), updated_by = ${by}`;
