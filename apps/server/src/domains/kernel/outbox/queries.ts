import type { LocalMessage, OutboxRow } from '@park/contract/kernel/outbox';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { offsetOf, type Paging, pageFrom } from '../../../db/paging.ts';
import { iso } from '../../../db/time.ts';

/** The messages are counted only up to this limit: nobody pages further, and there may be millions of delivered messages. */
const mostCounted = 10_000;

export async function page(db: Db, state: string | undefined, paging: Paging): Promise<{ total: number; list: OutboxRow[] }> {
  const { rows } = await sql<OutboxRow & { total: number }>`
    with matched as materialized (
      select o.space_id, o.id, o.created_at from outbox o ${state ? sql`where o.state = ${state}` : sql``}
       order by o.created_at desc, o.id limit ${mostCounted}
    ), page as (select * from matched order by created_at desc, id limit ${paging.pageSize} offset ${offsetOf(paging)})
    select (select count(*)::int from matched) as total, o.id, o.space_id as "spaceId", s.name as "spaceName", o.event, o.state, o.attempts,
           o.last_error as "lastError", ${iso('o.created_at')} as "createdDate", ${iso('o.due_at')} as "dueDate",
           ${iso('o.sent_at')} as "sentDate"
      from (values (1)) as one
      left join (page p join outbox o on o.space_id = p.space_id and o.id = p.id join space s on s.id = o.space_id) on true
     order by o.created_at desc, o.id`.execute(db);
  return pageFrom(rows);
}

/** Queues a dead message again. Messages in other states are still being delivered. */
export const retry = (db: Db, spaceId: string, id: string) =>
  sql`update outbox set state = 'waiting', attempts = 0, due_at = app.now()
       where space_id = ${spaceId} and id = ${id} and state = 'dead'`.execute(db);

export const wakeWorkers = (db: Db) => sql`select pg_notify('outbox', '')`.execute(db);

export async function localPage(db: Db, paging: Paging): Promise<{ total: number; list: LocalMessage[] }> {
  const { rows } = await sql<LocalMessage & { total: number }>`
    with page as (select * from local_message order by created_at desc, id limit ${paging.pageSize} offset ${offsetOf(paging)})
    select (select count(*)::int from local_message) as total, p.id, p.space_id as "spaceId", s.name as "spaceName", p.channel, p.recipient,
           ${iso('p.created_at')} as "createdDate"
      from (values (1)) as one left join (page p join space s on s.id = p.space_id) on true order by p.created_at desc, p.id`.execute(db);
  return pageFrom(rows);
}

/** Returns recipient and content of a message that was stored instead of sent. */
export async function localMessage(db: Db, spaceId: string, id: string): Promise<{ recipient: string; body: string } | undefined> {
  const { rows } = await sql<{ recipient: string; body: string }>`
    select recipient, body from local_message where space_id = ${spaceId} and id = ${id}`.execute(db);
  return rows[0];
}
