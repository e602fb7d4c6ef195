import { type RawBuilder, sql } from 'kysely';

/** Open consoles of these people (a query of one column, their ids) ask anew what is to do; they hear of it when the transaction is committed. */
export const recounted = (people: RawBuilder<unknown>) => sql`
  select pg_notify('live', jsonb_build_object('userId', told.id, 'kind', 'todo')::text) from (${people}) as told (id)`;
