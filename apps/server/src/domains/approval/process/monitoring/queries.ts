import type { ProcessRow, process, Signature, Trouble } from '@park/contract/approval/process';
import type { Received, Reply } from '@park/contract/core';
import { sql } from 'kysely';
import type { Actor } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { deadlines } from '../../../../db/deadlines.ts';
import { contains, offsetOf, type Paging, pageFrom } from '../../../../db/paging.ts';
import { within as inDays, iso } from '../../../../db/time.ts';
import { type Scoped, within } from '../../../../db/within.ts';

type Sender = { spaceId: string; parkId: string; companyId: string; userId: string };

export async function attached(db: Db, instanceId: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select file_id as id from flow_attachment where instance_id = ${instanceId} and deleted_at is null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function ownName(db: Db, { companyId, userId }: Pick<Sender, 'companyId' | 'userId'>): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select real_name as name from staff where company_id = ${companyId} and user_id = ${userId}`.execute(db);
  return rows[0]?.name ?? '';
}

type Comment = { instanceId: string; name: string; comment: string };
export async function addComment(db: Db, sender: Sender, { instanceId, name, comment }: Comment): Promise<string> {
  const { spaceId, parkId, companyId, userId } = sender;
  const { rows } = await sql<{ id: string }>`
    insert into flow_comment (space_id, park_id, instance_id, company_id, user_id, user_name, comment)
    values (${spaceId}, ${parkId}, ${instanceId}, ${companyId}, ${userId}, ${name}, ${comment}) returning id`.execute(db);
  return rows[0]?.id ?? '';
}

/** A picture one has sent oneself. */
export async function isOwnPicture(db: Db, { companyId, userId }: Sender, fileId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from file where company_id = ${companyId} and user_id = ${userId} and id = ${fileId} and width is not null and deleted_at is null) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

/** One's own, and only while it is there; what a decision was signed with stays. */
/** A file of the form goes with the form, and what a decision was signed with stays. */
export const detach = (db: Db, instanceId: string, id: string) =>
  sql`update flow_attachment set deleted_at = app.now() where instance_id = ${instanceId} and id = ${id} and deleted_at is null
         and company_id = app.company() and user_id = app.user_id()
         and not exists (select from flow_instance i where i.id = ${instanceId}
           and jsonb_path_exists(i.form, '$.*[*] ? (@ == $file)', jsonb_build_object('file', file_id::text)))
         and not exists (select from flow_history h where h.instance_id = ${instanceId} and h.data -> 'signature' ->> 'fileId' = file_id::text)`.execute(
    db,
  );

export type Line = {
  at: number;
  event: string;
  userId: string | null;
  userName: string | null;
  node: string | null;
  nodeName: string | null;
  taskId: number | null;
  comment: string | null;
  data: {
    users?: { userId: string; name: string }[];
    fromName?: string;
    toName?: string;
    why?: string;
    round?: number;
    signature?: Signature;
  };
  createdDate: string;
};
type File = {
  attachmentId: string;
  id: string;
  name: string;
  size: number;
  needAuth: boolean;
  proof: string;
  expires: number;
  byName: string;
  isMine: boolean;
  createdDate: string;
};
export type Trail = {
  flowKey: string;
  lines: Line[];
  comments: { id: string; userId: string; realName: string; comment: string; createdDate: string }[];
  copies: { userId: string; isRead: boolean }[];
  files: File[];
  deadlines: { round: number; at: string }[];
};
/** All that belongs to an instance, in one go. */
export async function trail(db: Db, instanceId: string): Promise<Trail> {
  const { rows } = await sql<Trail>`
    select (select f.key from flow_instance i join flow f on f.space_id = i.space_id and f.id = i.flow_id where i.id = ${instanceId}) as "flowKey",
      (select coalesce(jsonb_agg(jsonb_build_object('at', h.at, 'event', h.event, 'userId', h.user_id, 'userName', h.user_name, 'node', h.node,
          'nodeName', h.node_name, 'taskId', h.task_id, 'comment', h.comment, 'data', h.data - array['event', 'heard'], 'createdDate', ${iso('h.created_at')})
          order by h.at), '[]')
        from flow_history h where h.instance_id = ${instanceId}) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'userId', c.user_id, 'realName', c.user_name, 'comment', c.comment,
          'createdDate', ${iso('c.created_at')}) order by c.created_at, c.id), '[]') from flow_comment c where c.instance_id = ${instanceId}) as comments,
      (select coalesce(jsonb_agg(jsonb_build_object('userId', c.user_id, 'isRead', c.read_at is not null) order by c.created_at, c.user_id), '[]')
        from flow_copy c where c.instance_id = ${instanceId}) as copies,
      (select coalesce(jsonb_agg(jsonb_build_object('attachmentId', a.id, 'id', f.id, 'name', f.name, 'size', f.size, 'needAuth', f.need_auth,
          'proof', encode(f.link_proof, 'hex'), 'expires', floor((extract(epoch from app.now()) + 600) / 60) * 60, 'byName', a.user_name,
          'isMine', a.company_id = app.company() and a.user_id = app.user_id(), 'createdDate', ${iso('a.created_at')}) order by a.created_at, a.id), '[]')
        from flow_attachment a join door.flow_files(${instanceId}) f on f.attachment_id = a.id where a.instance_id = ${instanceId}) as files,
      (select coalesce(jsonb_agg(jsonb_build_object('round', d.round, 'at', ${iso('d.at')})), '[]')
        from flow_instance i cross join lateral ${deadlines} as d where i.id = ${instanceId}) as deadlines`.execute(db);
  return rows[0] as Trail;
}

export async function departmentNames(db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from department where id = any (${ids}::uuid[])`.execute(db);
  return rows;
}

export async function managers(db: Db, flowId: string): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`select manager_ids as ids from flow where id = ${flowId}`.execute(db);
  return rows[0]?.ids ?? [];
}

type Absence = Reply<typeof process.absences>[number];
/** One that was ended while it held was over then, not when it was meant to be. */
export async function absences(db: Db): Promise<Absence[]> {
  const { rows } = await sql<Absence>`
    select a.id, a.delegate_id as "delegateId", s.real_name as "delegateName",
           to_char(lower(a.during) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "from",
           to_char(case when a.ended_at > lower(a.during) then a.ended_at else upper(a.during) end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "to",
           a.flow_ids as "flowIds",
           array(select f.name from flow f where f.id = any (a.flow_ids) order by f.name) as "flowNames", a.reason,
           case when a.ended_at is not null or upper(a.during) <= app.now() then 'over' when lower(a.during) > app.now() then 'coming' else 'active' end as state
      from flow_absence a join staff s on s.company_id = a.company_id and s.user_id = a.delegate_id
     order by a.during desc, a.id limit 100`.execute(db);
  return rows;
}

type Flow = Reply<typeof process.absenceFlows>[number];
export async function absenceFlows(db: Db): Promise<Flow[]> {
  const { rows } = await sql<Flow>`
    select f.id, f.name from flow f where f.live_id is not null and f.deleted_at is null order by f.rank, f.name, f.id`.execute(db);
  return rows;
}
export async function areFlows(db: Db, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select not exists (select from unnest(${ids}::uuid[]) as n (id) where not exists (select from flow f where f.id = n.id and f.deleted_at is null)) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

type NewAbsence = Received<typeof process.addAbsence>;
/** Only for a colleague who is there now. */
export async function addAbsence(db: Db, { spaceId, companyId, userId }: Actor, given: NewAbsence): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into flow_absence (space_id, company_id, user_id, delegate_id, during, flow_ids, reason)
    select ${spaceId}, ${companyId}, ${userId}, s.user_id, tstzrange(${given.from}, ${given.to}), ${given.flowIds ?? null}::uuid[], ${given.reason}
      from staff s where s.company_id = ${companyId} and s.user_id = ${given.delegateId} and s.left_at is null and s.enabled
    returning id`.execute(db);
  return rows[0]?.id;
}

export const endAbsence = (db: Db, id: string) =>
  sql`update flow_absence set ended_at = app.now() where id = ${id} and ended_at is null and upper(during) > app.now()
         and company_id = app.company() and user_id = app.user_id()`.execute(db);

type Filter = Omit<Received<typeof process.records>, 'pageNum' | 'pageSize'>;
const asked = ({ keyword, number, processKey, applicant, companyId, status, from, to }: Filter) => sql`
  ${keyword ? sql`and i.title like ${contains(keyword)}` : sql``} ${number ? sql`and i.number = ${number}` : sql``}
  ${processKey ? sql`and exists (select from flow f where f.space_id = i.space_id and f.id = i.flow_id and f.key = ${processKey})` : sql``}
  ${applicant ? sql`and i.people -> i.user_id::text ->> 'name' like ${contains(applicant)}` : sql``}
  ${companyId ? sql`and i.company_id = ${companyId}` : sql``} ${status ? sql`and i.status = ${status}` : sql``} ${inDays('i.created_at', { from, to })}`;

/** Whose processes a right covers: those its data scope covers the applicants of. */
const covered = (by: Scoped) =>
  sql`exists (select from staff s where s.company_id = i.company_id and s.user_id = i.user_id and ${within(by, 'process:read')})`;

const ofOpen = sql`from flow_task t left join staff s on s.company_id = t.company_id and s.user_id = t.user_id and s.left_at is null and s.enabled
   where t.space_id = i.space_id and t.instance_id = i.id and t.state = 'open'`;
const someLeft = sql`(i.ended_at is null and exists (select ${ofOpen} and s.user_id is null))`;
const nobodyThere = sql`(${someLeft} and not exists (select ${ofOpen} and s.user_id is not null))`;
const failing = sql`exists (select from flow_effect e where e.space_id = i.space_id and e.instance_id = i.id and e.state = 'failed')`;
const isStuck = (days: number) => sql`(i.ended_at is null and i.moved_at < app.now() - make_interval(days => ${days}))`;
const troubleOf = (days: number) =>
  ({ stuck: isStuck(days), left: someLeft, nobody: nobodyThere, incident: failing }) satisfies Record<Trouble, unknown>;

const card = (days: number) => sql`
  i.id, i.id as "processInstanceId", i.number, i.title, f.key as "processKey", i.flow_name as "processName", i.user_id as "applicantId",
  i.people -> i.user_id::text ->> 'name' as "applicantName", i.company_id as "companyId", i.company_name as "companyName", i.status, i.is_auto as "isAuto",
  i.summary, i.current as handlers, ${iso('i.created_at')} as "createdDate", ${iso('i.moved_at')} as "movedDate", ${iso('i.ended_at')} as "endedDate",
  array_remove(array[${sql.join(Object.entries(troubleOf(days)).map(([name, holds]) => sql`case when ${holds} then ${name}::text end`))}], null) as troubles`;

type Asked = Filter & Paging;
type Wanted = { trouble?: Trouble | undefined; stuckDays: number; isOpen: boolean };
export async function page(db: Db, by: Scoped, filter: Asked, wanted: Wanted): Promise<{ total: number; list: ProcessRow[] }> {
  const { trouble, stuckDays, isOpen } = wanted;
  // what decisions should have set off fails when the instance is over
  const open = isOpen && trouble !== 'incident' ? sql`and i.ended_at is null` : sql``;
  const { rows } = await sql<ProcessRow & { total: number }>`
    with fitting as materialized (
           select i.space_id, i.id, i.moved_at, i.created_at from flow_instance i
            where ${covered(by)} ${open} ${asked(filter)} ${trouble ? sql`and ${troubleOf(stuckDays)[trouble]}` : sql``}),
         page as (select * from fitting order by ${isOpen ? sql`moved_at, id` : sql`created_at desc, id`} limit ${filter.pageSize} offset ${offsetOf(filter)})
    select (select count(*)::int from fitting) as total, ${card(stuckDays)}
      from (values (1)) as one left join (page p join flow_instance i on i.space_id = p.space_id and i.id = p.id
        join flow f on f.space_id = i.space_id and f.id = i.flow_id) on true
     order by ${isOpen ? sql`i.moved_at, i.id` : sql`i.created_at desc, i.id`}`.execute(db);
  return pageFrom(rows);
}

type Exported = Filter & { ids: readonly string[] | undefined };
const exported = (by: Scoped, { ids, ...filter }: Exported) =>
  sql`flow_instance i join flow f on f.space_id = i.space_id and f.id = i.flow_id
     where ${covered(by)} ${asked(filter)} ${ids ? sql`and i.id = any (${ids}::uuid[])` : sql``}`;
export async function countRecords(db: Db, by: Scoped, wanted: Exported): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${exported(by, wanted)}`.execute(db);
  return rows[0]?.n ?? 0;
}
export async function slice(db: Db, by: Scoped, wanted: Exported, from: number, most: number): Promise<ProcessRow[]> {
  const { rows } = await sql<ProcessRow>`
    select ${card(3)} from ${exported(by, wanted)} order by i.created_at desc, i.id limit ${most} offset ${from}`.execute(db);
  return rows;
}

/** Whether an instance is one the right covers; a part of what row security lets its holder see. */
export async function isCovered(db: Db, by: Scoped, id: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from flow_instance i where i.id = ${id} and ${covered(by)}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

type Service = Reply<typeof process.serviceTypes>[number];
export async function serviceTypes(db: Db): Promise<Service[]> {
  const { rows } = await sql<Service>`
    select f.id, f.key as "processKey", f.name,
           (select count(*)::int from flow_instance i where i.space_id = f.space_id and i.flow_id = f.id and i.ended_at is null) as "runningNum"
      from flow f where f.live_id is not null order by f.rank, f.name, f.id`.execute(db);
  return rows;
}

export async function versionByKey(db: Db, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select live_id as id from flow where lower(key) = lower(${key}) and deleted_at is null and live_id is not null`.execute(db);
  return rows[0]?.id;
}

export type Standing = { taskId: number; companyName: string; isLeft: boolean };
export async function standings(db: Db, instanceId: string): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select t.id as "taskId", coalesce(c.name, '') as "companyName", s.user_id is null as "isLeft"
      from flow_task t left join company c on c.space_id = t.space_id and c.id = t.company_id
      left join staff s on s.company_id = t.company_id and s.user_id = t.user_id and s.left_at is null and s.enabled
     where t.instance_id = ${instanceId} and t.state = 'open'`.execute(db);
  return rows;
}

type Incident = Reply<typeof process.incidents>['list'][number];
export async function incidents(db: Db, by: Scoped, paging: Paging): Promise<{ total: number; list: Incident[] }> {
  const { rows } = await sql<Incident & { total: number }>`
    with fitting as (
           select e.* from flow_effect e join flow_instance i on i.space_id = e.space_id and i.id = e.instance_id
            where (e.state = 'failed' or (e.state = 'waiting' and e.attempts > 0)) and ${covered(by)}),
         page as (select * from fitting order by created_at desc, id limit ${paging.pageSize} offset ${offsetOf(paging)})
    select (select count(*)::int from fitting) as total, e.id, e.instance_id as "processInstanceId", i.number, i.title, e.name, e.state,
           e.attempts::int as attempts, e.last_error as "lastError", ${iso('e.created_at')} as "createdDate"
      from (values (1)) as one left join (page e join flow_instance i on i.space_id = e.space_id and i.id = e.instance_id) on true
     order by e.created_at desc, e.id`.execute(db);
  return pageFrom(rows);
}

type Trying = { id: string; parkId: string; companyId: string };
export async function settle(db: Db, by: Scoped, id: string, how: 'retry' | 'close'): Promise<Trying | undefined> {
  const { rows } = await sql<Trying>`
    update flow_effect e set state = ${how === 'retry' ? 'waiting' : 'closed'}, attempts = case when ${how === 'retry'} then 0 else e.attempts end,
           closed_by = case when ${how === 'close'} then ${by.userId}::uuid end
      from flow_instance i where i.space_id = e.space_id and i.id = e.instance_id and e.id = ${id} and e.state = 'failed' and ${covered(by)}
    returning e.id, e.park_id as "parkId", i.company_id as "companyId"`.execute(db);
  return rows[0];
}
