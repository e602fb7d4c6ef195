import type { Task } from '@park/contract/kernel/task';
import { sql } from 'kysely';
import type { Actor } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { offsetOf, pageFrom } from '../../../db/paging.ts';
import { iso } from '../../../db/time.ts';

export type TaskParams = {
  companyId: string;
  isUpdate?: boolean;
  isDryRun?: boolean;
  columns?: string[];
  filter?: Record<string, unknown> | undefined;
  /** The encrypted filter; it replaces `filter` when the filter contains a phone or ID number. */
  sealed?: string;
  ids?: string[];
  /** Id of the company group to which the companies of a checked workbook are added besides the groups that the rows name. */
  groupId?: string;
};
type TaskResult = { message?: string; problems?: { row: number; column: string; reason: string }[] };
type PartRole = 'source' | 'file' | 'failed';

type Place = { spaceId: string; companyId: string; parkId: string | null; userId: string };
type NewTask = Place & {
  kind: 'import' | 'export';
  subject: string;
  title: string;
  params: TaskParams;
  fileName: string | null;
};

export async function insert(db: Db, task: NewTask): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into task (space_id, company_id, park_id, user_id, kind, subject, title, params, file_name)
    values (${task.spaceId}, ${task.companyId}, ${task.parkId}, ${task.userId}, ${task.kind}, ${task.subject}, ${task.title},
            ${JSON.stringify(task.params)}::jsonb, ${task.fileName})
    returning id`.execute(db);
  return (rows[0] as { id: string }).id;
}

export async function countUnfinished(db: Db, { companyId, userId }: Place): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from task
    where company_id = ${companyId} and user_id = ${userId} and state in ('waiting', 'running')`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Tells whether the actor may write into that company. Row security decides, in the request and again when the task runs. */
export async function isCompanyReachable(db: Db, companyId: string): Promise<boolean> {
  const { rows } = await sql<{ reached: boolean }>`select ${companyId}::uuid = any (app.companies()) as reached`.execute(db);
  return rows[0]?.reached ?? false;
}

const has = (role: PartRole) =>
  sql`exists (select from task_part p where p.company_id = t.company_id and p.task_id = t.id and p.role = ${role} and p.at = 0
        and (t.expires_at is null or t.expires_at > app.now()))`;
const shown = sql`t.id, t.kind, t.subject, t.title, t.state, t.total, t.done, t.failed,
  coalesce((t.params ->> 'isDryRun')::boolean, false) as "isDryRun",
  t.file_name as "fileName", (t.kind = 'export' and t.state = 'done' and ${has('file')}) as "hasFile",
  (t.state = 'done' and ${has('failed')}) as "hasFailedRows", t.result ->> 'message' as message,
  ${iso('t.created_at')} as "createdDate", ${iso('t.finished_at')} as "finishedDate", ${iso('t.expires_at')} as "expiresDate"`;

type TaskFilter = { pageNum: number; pageSize: number; kind?: string | undefined; subject?: string | undefined };
export async function page(db: Db, { companyId, userId }: Place, { kind = '', subject = '', ...paging }: TaskFilter) {
  const { rows } = await sql<Task & { total: number; rowTotal: number }>`
    with mine as (select * from task where company_id = ${companyId} and user_id = ${userId}
                   and (${kind} = '' or kind = ${kind}) and (${subject} = '' or subject = ${subject})),
         page as (select * from mine order by created_at desc, id limit ${paging.pageSize} offset ${offsetOf(paging)})
    select ${shown}, t.total as "rowTotal", (select count(*)::int from mine) as total
      from (values (1)) as one left join page t on true order by t.created_at desc, t.id`.execute(db);
  const { total, list } = pageFrom(rows);
  return { total, list: list.map((row) => ({ ...row, total: row.rowTotal })) };
}

type Detail = Task & { problems: { row: number; column: string; reason: string }[] };
export async function detail(db: Db, { companyId, userId }: Place, id: string): Promise<Detail | undefined> {
  const { rows } = await sql<Detail>`
    select ${shown}, coalesce(t.result -> 'problems', '[]') as problems
      from task t where t.company_id = ${companyId} and t.user_id = ${userId} and t.id = ${id}`.execute(db);
  return rows[0];
}

/** Cancels a task. Changes no row when the task is over already. */
export const cancel = (db: Db, { companyId, userId }: Place, id: string) =>
  sql`update task set state = 'cancelled', finished_at = app.now(), lease = null, lease_until = null
       where company_id = ${companyId} and user_id = ${userId} and id = ${id} and state in ('waiting', 'running')`.execute(db);

export const restart = (db: Db, { companyId, userId }: Place, id: string) =>
  sql`update task set state = 'waiting', finished_at = null, started_at = null, result = '{}', attempts = 0, done = 0, failed = 0
       where company_id = ${companyId} and user_id = ${userId} and id = ${id} and state in ('failed', 'cancelled')`.execute(db);

export type Claimed = Place & { id: string; kind: 'import' | 'export'; subject: string; params: TaskParams };
export async function claim(db: Db, lease: string, seconds: number): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    select space_id as "spaceId", company_id as "companyId", park_id as "parkId", user_id as "userId", id, kind, subject, params
      from door.task_claim(${lease}, make_interval(secs => ${seconds}))`.execute(db);
  return rows[0];
}

export type LeasedTask = { companyId: string; id: string; lease: string };
const isLeased = ({ companyId, id, lease }: LeasedTask) =>
  sql`company_id = ${companyId} and id = ${id} and lease = ${lease} and state = 'running'`;
export type Counts = { total: number; done: number; failed: number };

/**
 * Renews the lease of a running task and stores its progress. Changes no row when the task was cancelled or another process has taken it
 * over.
 */
export const renew = (db: Db, task: LeasedTask, { total, done, failed }: Counts, seconds: number) =>
  sql`update task set lease_until = app.now() + make_interval(secs => ${seconds}), total = ${total}, done = ${done}, failed = ${failed}
       where ${isLeased(task)}`.execute(db);

type End = Counts & { result: TaskResult; days: number };
/** Ends a task. Changes no row when this process has lost the lease of the task; then no result of this run may be kept. */
export const finish = (db: Db, task: LeasedTask, { total, done, failed, result, days }: End) =>
  sql`update task
         set state = 'done', lease = null, lease_until = null, finished_at = app.now(),
             expires_at = app.now() + make_interval(days => ${days}),
             total = ${total}, done = ${done}, failed = ${failed}, result = ${JSON.stringify(result)}::jsonb
       where ${isLeased(task)}`.execute(db);

export const markFailed = (db: Db, task: LeasedTask, message: string) =>
  sql`update task
         set state = 'failed', lease = null, lease_until = null, finished_at = app.now(),
             result = jsonb_build_object('message', ${message}::text)
       where ${isLeased(task)}`.execute(db);

/** Releases a running task, so that another process can run it at once. */
export const requeue = (db: Db, task: LeasedTask) =>
  sql`update task set state = 'waiting', lease = null, lease_until = null, attempts = greatest(attempts - 1, 0)
       where ${isLeased(task)}`.execute(db);

/** Ends a task that ran within the call that created it. */
export const finishNow = (db: Db, { companyId, userId }: Place, id: string, { total, done, failed, result, days }: End) =>
  sql`update task
         set state = 'done', finished_at = app.now(), started_at = app.now(), expires_at = app.now() + make_interval(days => ${days}),
             total = ${total}, done = ${done}, failed = ${failed}, result = ${JSON.stringify(result)}::jsonb
       where company_id = ${companyId} and user_id = ${userId} and id = ${id}`.execute(db);

/** Finds the given import, or the actor's latest import of the subject, provided its refused rows still exist. */
export async function latestRefused(db: Db, { companyId, userId }: Place, subject: string, id?: string) {
  const { rows } = await sql<{ id: string; title: string }>`
    select t.id, t.title from task t
     where t.company_id = ${companyId} and t.user_id = ${userId} and t.kind = 'import' and t.subject = ${subject} and t.state = 'done'
       and ${id ? sql`t.id = ${id}` : sql`true`} and ${has('failed')}
     order by t.created_at desc, t.id limit 1`.execute(db);
  return rows[0];
}

export type Checked = { fileName: string; params: TaskParams; bytes: Buffer };
/** Finds a workbook that the actor has checked but not imported. */
export async function checkedSource(db: Db, { companyId, userId }: Place, subject: string, id: string): Promise<Checked | undefined> {
  const { rows } = await sql<Omit<Checked, 'bytes'> & { bytes: Buffer[] }>`
    select t.file_name as "fileName", t.params, array_agg(p.bytes order by p.at) as bytes
      from task t join task_part p on p.company_id = t.company_id and p.task_id = t.id and p.role = 'source'
     where t.company_id = ${companyId} and t.user_id = ${userId} and t.id = ${id} and t.subject = ${subject} and t.kind = 'import'
       and t.state = 'done' and t.expires_at > app.now()
     group by t.file_name, t.params`.execute(db);
  return rows[0] && { ...rows[0], bytes: Buffer.concat(rows[0].bytes) };
}

export type PartOf = Omit<Place, 'parkId'> & {
  id: string;
  role: PartRole;
  /** The lease of the running task, needed to write; a process that has lost the lease cannot write. */
  lease?: string;
};
export const addPart = (db: Db, { spaceId, companyId, userId, id, role, lease }: PartOf, at: number, bytes: Buffer) =>
  sql`insert into task_part (space_id, company_id, user_id, task_id, role, at, bytes)
      select ${spaceId}, ${companyId}, ${userId}, ${id}, ${role}, ${at}, ${bytes}
       where ${lease === undefined} or exists (select from task where ${isLeased({ companyId, id, lease: lease ?? id })})`.execute(db);

export async function part(
  db: Db,
  { companyId, id, role }: Pick<PartOf, 'companyId' | 'id' | 'role'>,
  at: number,
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select bytes from task_part where company_id = ${companyId} and task_id = ${id} and role = ${role} and at = ${at}`.execute(db);
  return rows[0]?.bytes;
}

export const dropParts = (db: Db, { companyId, id }: { companyId: string; id: string }, roles: readonly PartRole[]) =>
  sql`delete from task_part where company_id = ${companyId} and task_id = ${id} and role = any (${roles}::text[])`.execute(db);

/** Removes the results of a cancelled task. Results of a task that another process runs are kept. */
export const dropCancelled = (db: Db, { companyId, id }: { companyId: string; id: string }) =>
  sql`delete from task_part p using task t
       where t.company_id = p.company_id and t.id = p.task_id and t.state = 'cancelled'
         and p.company_id = ${companyId} and p.task_id = ${id} and p.role <> 'source'`.execute(db);

export async function contextOf(db: Db, userId: string, companyId: string, parkId: string | null) {
  const { rows } = await sql<{ spaceId: string; side: Actor['side'] }>`
    select space_id as "spaceId", side from door.contexts_of(${userId})
     where company_id = ${companyId} and park_id is not distinct from ${parkId}::uuid and has_privilege`.execute(db);
  return rows[0];
}

type Recorded = Place & { side: string; call: string; taskId: string; input: object };
/** Writes the audit entry of a finished import or export, in addition to that of the call that requested it. */
export const record = (db: Db, { spaceId, companyId, parkId, userId, side, call, taskId, input }: Recorded) =>
  sql`insert into audit (space_id, park_id, company_id, user_id, side, call, target, input, outcome, request_id)
      values (${spaceId}, ${parkId}, ${companyId}, ${userId}, ${side}, ${call}, ${taskId}, ${JSON.stringify(input)}::jsonb, 'done',
              ${taskId})`.execute(db);

export const tidy = (db: Db) => sql`select door.task_tidy()`.execute(db);
