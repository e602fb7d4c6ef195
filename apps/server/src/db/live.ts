import { type RawBuilder, sql } from 'kysely';

/** Tells the open consoles of these users (a query of one column, their ids) to reload their to-do count when the transaction commits. */
export const recounted = (people: RawBuilder<unknown>) => sql`
  select pg_notify('live', jsonb_build_object('userId', told.id, 'kind', 'todo')::text) from (${people}) as told (id)`;
