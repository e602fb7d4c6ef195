import type { Received } from '@park/contract/core';
import type { Message, message } from '@park/contract/people/message';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { deadlines } from '../../../db/deadlines.ts';
import { recounted } from '../../../db/live.ts';
import { contains, offsetOf, pageFrom } from '../../../db/paging.ts';
import { within as inDays, iso } from '../../../db/time.ts';

type Filter = Received<typeof message.list>;
type Own = Pick<Actor, 'companyId' | 'userId' | 'parkId'>;
type Sql = RawBuilder<unknown>;
const readCondition = (isRead: 0 | 1 | undefined, column: Sql) =>
  isRead === undefined ? sql`` : isRead ? sql`and ${column} is not null` : sql`and ${column} is null`;

/** Filter conditions of a list of instances, each starting with `and`. */
const filterCondition = ({ keyword, number, processKey, applicant, status }: Filter) => sql`
  ${keyword ? sql`and i.title like ${contains(keyword)}` : sql``} ${number ? sql`and i.number = ${number}` : sql``}
  ${processKey ? sql`and exists (select from flow f where f.space_id = i.space_id and f.id = i.flow_id and f.key = ${processKey})` : sql``}
  ${applicant ? sql`and i.people -> i.user_id::text ->> 'name' like ${contains(applicant)}` : sql``}
  ${status ? sql`and i.status = ${status}` : sql``}`;

/** Condition for the reader's own messages that belong to the current park or to no park. */
const ownMessages = ({ companyId, userId, parkId }: Own, as = sql``) =>
  sql`${as}company_id = ${companyId} and ${as}user_id = ${userId} and (${as}park_id is null or ${as}park_id = ${parkId})`;
const tasks = sql`flow_task x join flow_instance i on i.space_id = x.space_id and i.id = x.instance_id`;
const mine = ({ companyId, userId, parkId }: Own) => sql`x.company_id = ${companyId} and x.user_id = ${userId} and x.park_id = ${parkId}`;
const noTask = sql`null::integer as task, null::text as "taskName", null::text as action, null::timestamptz as done`;
const noTodo = sql`null::jsonb as told`;
/** Appends to-dos other than approval tasks to the list; `told` holds the texts shown for a to-do. */
const unionTodo = (todo: Sql) => sql`union all select o.space_id, o.id, o.at, false, ${noTask}, o.told from (${todo}) as o`;

/** Query of each list: instances, the time by which they are sorted, and the reader's task in them. */
const sources: Record<1 | 2 | 3 | 4, (own: Own, filter: Filter) => Sql> = {
  1: (own, filter) => sql`
    select i.space_id, i.id, x.opened_at as at, x.read_at is not null as seen,
           x.id as task, x.node_name as "taskName", x.action, x.done_at as done, ${noTodo}
      from ${tasks}
     where ${mine(own)} and x.state = 'open'
       ${readCondition(filter.isRead, sql`x.read_at`)} ${inDays('x.opened_at', filter)} ${filterCondition(filter)}`,
  // a person who decided several times about one instance has it once in the list, with their last decision
  2: (own, filter) => sql`
    select distinct on (i.id) i.space_id, i.id, x.done_at as at, true as seen,
           x.id as task, x.node_name as "taskName", x.action, x.done_at as done, ${noTodo}
      from ${tasks}
     where ${mine(own)} and x.state = 'done' ${inDays('x.done_at', filter)} ${filterCondition(filter)}
     order by i.id, x.done_at desc, x.id desc`,
  3: ({ companyId, userId, parkId }, filter) => sql`
    select i.space_id, i.id, i.created_at as at, true as seen, ${noTask}, ${noTodo} from flow_instance i
     where i.company_id = ${companyId} and i.user_id = ${userId} and i.park_id = ${parkId}
       ${inDays('i.created_at', filter)} ${filterCondition(filter)}`,
  4: (own, filter) => sql`
    select i.space_id, i.id, x.created_at as at, x.read_at is not null as seen, ${noTask}, ${noTodo}
      from flow_copy x
      join flow_instance i on i.space_id = x.space_id and i.id = x.instance_id
     where ${mine(own)} ${readCondition(filter.isRead, sql`x.read_at`)} ${inDays('x.created_at', filter)} ${filterCondition(filter)}`,
};

/** Deadline of the reader's task. The instance state, which knows the round of the task, is read only when the instance has a deadline. */
const deadline = sql`(
  select ${iso('d.at')} from ${deadlines} as d where d.round = (
    select (t.task ->> 'round')::integer
      from jsonb_array_elements(i.state -> 'tasks') as t (task)
     where (t.task ->> 'id')::integer = p.task))`;

type Page = { total: number; list: Message[] };
/** Returns a page of one of the lists of instances. To-dos of other domains are merged into the list. */
export async function processes(db: Db, own: Own, type: 1 | 2 | 3 | 4, filter: Filter, todos: readonly Sql[]): Promise<Page> {
  const { rows } = await sql<Message & { total: number }>`
    with fitting as materialized (${sources[type](own, filter)} ${sql.join(todos.map(unionTodo), sql` `)}),
         page as (select * from fitting order by at desc, id, task limit ${filter.pageSize} offset ${offsetOf(filter)})
    select (select count(*)::int from fitting) as total, p.id, ${type}::int as type, p.told ->> 'kindName' as "kindName",
           coalesce(i.title, p.told ->> 'title') as title, p.told ->> 'content' as content, p.told ->> 'link' as link,
           i.id as "processInstanceId", i.number, f.key as "processKey", i.flow_name as "processName",
           i.user_id as "applicantId", coalesce(i.people -> i.user_id::text ->> 'name', p.told ->> 'applicantName') as "applicantName",
           coalesce(i.company_name, p.told ->> 'companyName') as "companyName", i.status, coalesce(i.summary, '[]') as summary,
           p.task as "taskId", p."taskName", p.action,
           coalesce(${type}::int = 1 and (v.definition -> 'settings' ->> 'batch')::boolean, false) as "isBatch",
           coalesce(i.current, '[]') as handlers,
           p.seen::int as "isRead", ${iso('p.at')} as "createdDate", ${iso('p.done')} as "doneDate",
           ${type === 1 ? deadline : sql`null`} as deadline
      from (values (1)) as one left join (page p
        left join flow_instance i on p.told is null and i.space_id = p.space_id and i.id = p.id
        left join flow f on f.space_id = i.space_id and f.id = i.flow_id
        left join flow_version v on v.space_id = i.space_id and v.id = i.version_id) on true
     order by p.at desc, p.id, p.task`.execute(db);
  return pageFrom(rows);
}

export async function listMessages(db: Db, own: Own, type: 5 | 6, filter: Filter): Promise<Page> {
  const { rows } = await sql<Message & { total: number }>`
    with fitting as materialized (
           select * from message m
            where ${ownMessages(own, sql`m.`)}
              and m.kind = ${type === 5 ? 'service' : 'system'} ${filter.id ? sql`and m.id = ${filter.id}` : sql``}
              ${filter.keyword ? sql`and (m.title like ${contains(filter.keyword)} or m.content like ${contains(filter.keyword)})` : sql``}
              ${readCondition(filter.isRead, sql`m.read_at`)} ${inDays('m.created_at', filter)}),
         page as (select * from fitting order by created_at desc, id limit ${filter.pageSize} offset ${offsetOf(filter)})
    select (select count(*)::int from fitting) as total, p.id, ${type}::int as type, null as "kindName",
           p.title, p.content, p.link, p.instance_id as "processInstanceId", i.number,
           null as "processKey", i.flow_name as "processName",
           i.user_id as "applicantId", i.people -> i.user_id::text ->> 'name' as "applicantName", i.company_name as "companyName", i.status,
           '[]'::jsonb as summary, null as "taskId", null as "taskName", null as action, false as "isBatch", '[]'::jsonb as handlers,
           (p.read_at is not null)::int as "isRead", ${iso('p.created_at')} as "createdDate", null as "doneDate", null as deadline
      from (values (1)) as one left join (page p left join flow_instance i on i.space_id = p.space_id and i.id = p.instance_id) on true
     order by p.created_at desc, p.id`.execute(db);
  return pageFrom(rows);
}

type Counts = { todo: number; copied: number; service: number; system: number };
export async function counts(db: Db, own: Own, todos: readonly Sql[]): Promise<Counts> {
  const { companyId, userId, parkId } = own;
  const unread = (kind: string) =>
    sql`(select count(*)::int from message where ${ownMessages(own)} and kind = ${kind} and read_at is null)`;
  const others = sql.join(
    todos.map((todo) => sql`+ (select count(*)::int from (${todo}) as o)`),
    sql` `,
  );
  const { rows } = await sql<Counts>`
    select (select count(*)::int from flow_task
             where company_id = ${companyId} and user_id = ${userId} and park_id = ${parkId} and state = 'open')
           ${others} as todo,
           (select count(*)::int from flow_copy
             where company_id = ${companyId} and user_id = ${userId} and park_id = ${parkId} and read_at is null) as copied,
           ${unread('service')} as service, ${unread('system')} as system`.execute(db);
  return rows[0] as Counts;
}

const setRead = sql`set read_at = app.now()`;
type ReadSelection = { instanceId: string | undefined; ids: readonly string[] | undefined; kind: 'service' | 'system' | undefined };
/** Marks messages as read and returns how many were unread. With `instanceId`, marks the messages, tasks and copies of this instance. */
export async function markRead(db: Db, mine: Own, { instanceId, ids, kind }: ReadSelection): Promise<number> {
  const own = sql`${ownMessages(mine)} and read_at is null`;
  if (!instanceId) {
    const { numAffectedRows } = await sql`
      update message ${setRead}
       where ${own} ${ids ? sql`and id = any (${ids}::uuid[])` : sql``} ${kind ? sql`and kind = ${kind}` : sql``}`.execute(db);
    return Number(numAffectedRows ?? 0n);
  }
  const { rows } = await sql<{ n: number }>`
    with t as (update flow_task ${setRead} where ${own} and instance_id = ${instanceId} and state = 'open' returning 1),
         c as (update flow_copy ${setRead} where ${own} and instance_id = ${instanceId} returning 1),
         m as (update message ${setRead} where ${own} and instance_id = ${instanceId} returning 1)
    select ((select count(*) from t) + (select count(*) from c) + (select count(*) from m))::int as n`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Marks the messages about instances as read when a user decides about the instances without opening them. */
export const markReadByInstances = (db: Db, mine: Own, instanceIds: readonly string[]) =>
  sql`update message ${setRead} where ${ownMessages(mine)} and read_at is null and instance_id = any (${instanceIds}::uuid[])`.execute(db);

type NewMessage = {
  companyId: string;
  userId: string;
  kind: 'service' | 'system';
  title: string;
  content: string;
  /** The message is shown only in this park; without it, in all parks. */
  parkId?: string | null;
  instanceId?: string | null;
  /** Console page the message links to. */
  link?: string | null;
  /** A user gets only one message per key. */
  key?: string;
};
/** Sends messages in the caller's transaction; open consoles reload their counts when it commits. */
export async function notify(db: Db, messages: readonly NewMessage[]): Promise<void> {
  if (!messages.length) return;
  await sql`
    with given as (
           select * from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
             as n ("companyId" uuid, "userId" uuid, kind text, title text,
                   content text, "parkId" uuid, "instanceId" uuid, link text, key text)),
         added as (
           insert into message (space_id, company_id, user_id, kind, title, content, park_id, instance_id, link, key)
           select app.space(), "companyId", "userId", kind, left(title, 100), left(content, 500),
                  "parkId", "instanceId", link, key from given
           on conflict do nothing)
    ${recounted(sql`select distinct "userId" from given`)}`.execute(db);
}
