import { sql } from 'kysely';

/**
 * SQL for the deadline of each round of the instance `i`. A timer that has fired is found in the history, a pending timer in flow_timer. A
 * retry postpones a timer and a reminder starts it anew, so the due time stored in its event is used; the earliest due time of a round is
 * its deadline.
 */
export const deadlines = sql`(
  select known.round, min(known.at) as at from (
    select (h.data ->> 'round')::integer as round, coalesce((h.data -> 'event' ->> 'due')::timestamptz, h.created_at) as at
      from flow_history h where h.space_id = i.space_id and h.instance_id = i.id and h.event = 'timeout'
    union all
    select (t.event ->> 'round')::integer, coalesce((t.event ->> 'due')::timestamptz, t.due_at)
      from flow_timer t where t.space_id = i.space_id and t.instance_id = i.id and t.event ->> 'type' = 'timeout') as known
   group by known.round)`;
