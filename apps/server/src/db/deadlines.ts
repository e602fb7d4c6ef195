import { sql } from 'kysely';

/**
 * When the time of each round of the instance `i` is up: a clock that went off is a line of history, one to come is a row. A clock
 * that is tried again is put off and one that reminds is set anew, so that its event says when it was due, and the first one counts.
 */
export const deadlines = sql`(
  select known.round, min(known.at) as at from (
    select (h.data ->> 'round')::integer as round, coalesce((h.data -> 'event' ->> 'due')::timestamptz, h.created_at) as at
      from flow_history h where h.space_id = i.space_id and h.instance_id = i.id and h.event = 'timeout'
    union all
    select (t.event ->> 'round')::integer, coalesce((t.event ->> 'due')::timestamptz, t.due_at)
      from flow_timer t where t.space_id = i.space_id and t.instance_id = i.id and t.event ->> 'type' = 'timeout') as known
   group by known.round)`;
