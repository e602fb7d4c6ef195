import { sql } from 'kysely';

/**
 * SQL for the deadlines of all rounds of the instance `i`: a timer that fired is a row of the history, a pending timer is a row of its own.
 * A retried timer is postponed and a reminding timer is set anew, so its event says when it was due, and the first event counts.
 */
export const deadlines = sql`(
  select known.round, min(known.at) as at from (
    select (h.data ->> 'round')::integer as round, coalesce((h.data -> 'event' ->> 'due')::timestamptz, h.created_at) as at
      from flow_history h where h.space_id = i.space_id and h.instance_id = i.id and h.event = 'timeout'
    union all
    select (t.event ->> 'round')::integer, coalesce((t.event ->> 'due')::timestamptz, t.due_at)
      from flow_timer t where t.space_id = i.space_id and t.instance_id = i.id and t.event ->> 'type' = 'timeout') as known
   group by known.round)`;
