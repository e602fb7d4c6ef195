import { type RawBuilder, sql } from 'kysely';

/** What stands in the `with` of a statement, the last of it called `made` and saying an id; and why it has made nothing. */
export type Parts = RawBuilder<unknown>;
export type Reason = RawBuilder<string>;

/** What a command leaves behind besides what it makes: its record, its messages, and the answer for who sends it again. */
export type Trace = {
  spaceId: string;
  parkId: string | null;
  companyId: string;
  userId: string;
  side: string;
  call: string;
  input: string;
  requestId: string;
  events: readonly object[];
  /** The sender's name for it. */
  key: string | undefined;
};

/** What a record says; in one order, for who writes it behind a command and who writes it within. */
export const recordColumns = 'space_id, park_id, company_id, user_id, side, call, target, input, outcome, request_id';
const columns = sql.raw(recordColumns);

const messages = ({ spaceId, events }: Trace) =>
  events.length
    ? sql`, sent as (insert into outbox (space_id, event, payload)
        select ${spaceId}::uuid, e.event, e.payload from done, jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (event text, payload jsonb))`
    : sql``;
const remembered = ({ userId, key }: Trace) =>
  key === undefined
    ? sql``
    : sql`, kept as (update idempotency i set answer = jsonb_build_object('id', done.id) from done where i.user_id = ${userId} and i.key = ${key})`;

/**
 * One statement that makes a thing and leaves the trace of it; where it makes nothing, nothing of it has happened.
 */
export const making = (parts: Parts, reason: Reason, trace: Trace) => sql<{ id: string }>`
  with ${parts},
       done as materialized (select coalesce((select id from made), app.refuse(${reason})) as id),
       recorded as (
         insert into audit (${columns})
         select ${trace.spaceId}::uuid, ${trace.parkId}::uuid, ${trace.companyId}::uuid, ${trace.userId}::uuid, ${trace.side}::text,
                ${trace.call}::text, id::text, ${trace.input}::jsonb, 'done', ${trace.requestId}::text from done)
       ${messages(trace)} ${remembered(trace)}
  select id from done`;
