import type { ProcessRow, process, Trouble } from '@park/contract/approval/process';
import type { Received, Reply } from '@park/contract/core';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { contains, offsetOf, type Paging, pageFrom } from '../../../../db/paging.ts';
import { within as inDays, iso } from '../../../../db/time.ts';
import { type Scoped, within } from '../../../../db/within.ts';

export async function managers(db: Db, flowId: string): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`select manager_ids as ids from flow where id = ${flowId}`.execute(db);
  return rows[0]?.ids ?? [];
}

type Filter = Omit<Received<typeof process.records>, 'pageNum' | 'pageSize'>;
const matching = ({ keyword, number, processKey, applicant, companyId, status, from, to }: Filter) => sql`
  ${keyword ? sql`and i.title like ${contains(keyword)}` : sql``} ${number ? sql`and i.number = ${number}` : sql``}
  ${processKey ? sql`and exists (select from flow f where f.space_id = i.space_id and f.id = i.flow_id and f.key = ${processKey})` : sql``}
  ${applicant ? sql`and i.people -> i.user_id::text ->> 'name' like ${contains(applicant)}` : sql``}
  ${companyId ? sql`and i.company_id = ${companyId}` : sql``}
  ${status ? sql`and i.status = ${status}` : sql``} ${inDays('i.created_at', { from, to })}`;

/** The SQL condition that limits instances to applicants within the actor's data scope. */
const withinScope = (by: Scoped) =>
  sql`exists (select from staff s where s.company_id = i.company_id and s.user_id = i.user_id and ${within(by, 'process:read')})`;

const openTasks = sql`
    from flow_task t
    left join staff s on s.company_id = t.company_id and s.user_id = t.user_id and s.left_at is null and s.enabled
   where t.space_id = i.space_id and t.instance_id = i.id and t.state = 'open'`;
const hasFormerHandler = sql`(i.ended_at is null and exists (select ${openTasks} and s.user_id is null))`;
const hasNoHandler = sql`(${hasFormerHandler} and not exists (select ${openTasks} and s.user_id is not null))`;
const failing = sql`exists (select from flow_effect e where e.space_id = i.space_id and e.instance_id = i.id and e.state = 'failed')`;
const isStuck = (days: number) => sql`(i.ended_at is null and i.moved_at < app.now() - make_interval(days => ${days}))`;
const troubleOf = (days: number) =>
  ({ stuck: isStuck(days), left: hasFormerHandler, nobody: hasNoHandler, incident: failing }) satisfies Record<Trouble, unknown>;
const troubleNames = (days: number) =>
  Object.entries(troubleOf(days)).map(([name, condition]) => sql`case when ${condition} then ${name}::text end`);

const card = (days: number) => sql`
  i.id, i.id as "processInstanceId", i.number, i.title, f.key as "processKey", i.flow_name as "processName", i.user_id as "applicantId",
  i.people -> i.user_id::text ->> 'name' as "applicantName", i.company_id as "companyId", i.company_name as "companyName", i.status,
  i.is_auto as "isAuto", i.summary, i.current as handlers, ${iso('i.created_at')} as "createdDate", ${iso('i.moved_at')} as "movedDate",
  ${iso('i.ended_at')} as "endedDate",
  array_remove(array[${sql.join(troubleNames(days))}], null) as troubles`;

type PageFilter = Filter & Paging;
type MonitorOptions = { trouble?: Trouble | undefined; stuckDays: number; isOpen: boolean };
export async function page(
  db: Db,
  by: Scoped,
  filter: PageFilter,
  options: MonitorOptions,
): Promise<{ total: number; list: ProcessRow[] }> {
  const { trouble, stuckDays, isOpen } = options;
  // A follow-up action can fail after the instance has ended, so the list of incidents includes ended instances.
  const open = isOpen && trouble !== 'incident' ? sql`and i.ended_at is null` : sql``;
  const { rows } = await sql<ProcessRow & { total: number }>`
    with fitting as materialized (
           select i.space_id, i.id, i.moved_at, i.created_at from flow_instance i
            where ${withinScope(by)} ${open} ${matching(filter)} ${trouble ? sql`and ${troubleOf(stuckDays)[trouble]}` : sql``}),
         page as (select * from fitting
                   order by ${isOpen ? sql`moved_at, id` : sql`created_at desc, id`} limit ${filter.pageSize} offset ${offsetOf(filter)})
    select (select count(*)::int from fitting) as total, ${card(stuckDays)}
      from (values (1)) as one left join (page p join flow_instance i on i.space_id = p.space_id and i.id = p.id
        join flow f on f.space_id = i.space_id and f.id = i.flow_id) on true
     order by ${isOpen ? sql`i.moved_at, i.id` : sql`i.created_at desc, i.id`}`.execute(db);
  return pageFrom(rows);
}

type Exported = Filter & { ids: readonly string[] | undefined };
const exported = (by: Scoped, { ids, ...filter }: Exported) =>
  sql`flow_instance i join flow f on f.space_id = i.space_id and f.id = i.flow_id
     where ${withinScope(by)} ${matching(filter)} ${ids ? sql`and i.id = any (${ids}::uuid[])` : sql``}`;
export async function countRecords(db: Db, by: Scoped, filter: Exported): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${exported(by, filter)}`.execute(db);
  return rows[0]?.n ?? 0;
}
export async function slice(db: Db, by: Scoped, filter: Exported, from: number, most: number): Promise<ProcessRow[]> {
  const { rows } = await sql<ProcessRow>`
    select ${card(3)} from ${exported(by, filter)} order by i.created_at desc, i.id limit ${most} offset ${from}`.execute(db);
  return rows;
}

/** Tells whether an instance is within the actor's data scope. The row security policy alone would admit more instances. */
export async function isCovered(db: Db, by: Scoped, id: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from flow_instance i where i.id = ${id} and ${withinScope(by)}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

type Service = Reply<typeof process.serviceTypes>[number];
export async function serviceTypes(db: Db): Promise<Service[]> {
  const { rows } = await sql<Service>`
    select f.id, f.key as "processKey", f.name,
           (select count(*)::int from flow_instance i
             where i.space_id = f.space_id and i.flow_id = f.id and i.ended_at is null) as "runningNum"
      from flow f where f.live_id is not null order by f.rank, f.name, f.id`.execute(db);
  return rows;
}

export async function versionByKey(db: Db, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select live_id as id from flow where lower(key) = lower(${key}) and deleted_at is null and live_id is not null`.execute(db);
  return rows[0]?.id;
}

export type HandlerCompany = { taskId: number; companyName: string; isLeft: boolean };
export async function handlerCompanies(db: Db, instanceId: string): Promise<HandlerCompany[]> {
  const { rows } = await sql<HandlerCompany>`
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
            where (e.state = 'failed' or (e.state = 'waiting' and e.attempts > 0)) and ${withinScope(by)}),
         page as (select * from fitting order by created_at desc, id limit ${paging.pageSize} offset ${offsetOf(paging)})
    select (select count(*)::int from fitting) as total, e.id, e.instance_id as "processInstanceId", i.number, i.title, e.name, e.state,
           e.attempts::int as attempts, e.last_error as "lastError", ${iso('e.created_at')} as "createdDate"
      from (values (1)) as one left join (page e join flow_instance i on i.space_id = e.space_id and i.id = e.instance_id) on true
     order by e.created_at desc, e.id`.execute(db);
  return pageFrom(rows);
}

type RetriedEffect = { id: string; parkId: string; companyId: string };
export async function settleIncident(db: Db, by: Scoped, id: string, how: 'retry' | 'close'): Promise<RetriedEffect | undefined> {
  const { rows } = await sql<RetriedEffect>`
    update flow_effect e
       set state = ${how === 'retry' ? 'waiting' : 'closed'}, attempts = case when ${how === 'retry'} then 0 else e.attempts end,
           closed_by = case when ${how === 'close'} then ${by.userId}::uuid end
      from flow_instance i
     where i.space_id = e.space_id and i.id = e.instance_id and e.id = ${id} and e.state = 'failed' and ${withinScope(by)}
    returning e.id, e.park_id as "parkId", i.company_id as "companyId"`.execute(db);
  return rows[0];
}
