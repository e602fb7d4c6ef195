import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { inUse } from '../../../../db/unused-file.ts';

/** A participant and the company they act for in the instance. */
export type Member = { companyId: string; name: string };
export type People = Record<string, Member>;
export type Handler = { taskId: number; taskKey: string; taskName: string; userId: string; realName: string; startTime: string };
export type Summary = { name: string; value: string }[];

/** A stored instance, locked until the transaction ends. */
export type InstanceRow = {
  id: string;
  space_id: string;
  park_id: string;
  company_id: string;
  user_id: string;
  number: string;
  flow_id: string;
  version_id: string;
  flow_name: string;
  company_name: string;
  title: string;
  form: Record<string, unknown>;
  summary: Summary;
  state: unknown;
  people: People;
  participants: string[];
  current: Handler[];
  status: string;
  is_auto: boolean;
  subject: string | null;
  subject_id: string | null;
  parent_id: string | null;
  parent_key: string | null;
  created_at: string;
  ended_at: string | null;
  version: number;
  now: string;
};

export async function lock(db: Db, id: string): Promise<InstanceRow | undefined> {
  const { rows } = await sql<{ found: InstanceRow | null }>`select door.flow_lock(${id}) as found`.execute(db);
  return rows[0]?.found ?? undefined;
}

/** Reads an instance without a lock. */
export async function readInstanceRow(db: Db, id: string): Promise<InstanceRow | undefined> {
  const { rows } = await sql<{ found: InstanceRow }>`
    select to_jsonb(i) || jsonb_build_object('now', app.now()) as found from flow_instance i where i.id = ${id}`.execute(db);
  return rows[0]?.found;
}

export async function readDefinition(db: Db, versionId: string): Promise<unknown> {
  const { rows } = await sql<{ definition: unknown }>`select definition from flow_version where id = ${versionId}`.execute(db);
  return rows[0]?.definition;
}

/** A flow that a user can start, and the user as its applicant. */
export type Startable = {
  id: string;
  key: string;
  name: string;
  description: string | null;
  starters: unknown;
  managerIds: string[];
  versionId: string;
  isAuto: boolean;
  applicant: string;
  companyName: string;
  departmentId: string | null;
  level: number;
  roleIds: string[];
  now: string;
};
type Starter = { parkId: string; companyId: string; userId: string };
const startable = ({ parkId, companyId, userId }: Starter) => sql`
  f.id, f.key, f.name, f.description, f.starters, f.manager_ids as "managerIds", f.live_id as "versionId",
  coalesce(f.auto_from <= app.now() and f.auto_until > app.now(), false) as "isAuto", s.real_name as applicant, c.name as "companyName",
  s.department_id as "departmentId", s.admin_level::int as level, app.now() as now,
  array(select h.role_id::text from role_user h where h.company_id = ${companyId} and h.user_id = ${userId} and h.valid @> app.now()
          and (h.park_id is null or h.park_id = ${parkId})) as "roleIds"
  from flow f join staff s on s.company_id = ${companyId} and s.user_id = ${userId}
  join company c on c.space_id = s.space_id and c.id = s.company_id
 where f.park_id = ${parkId} and f.enabled and f.deleted_at is null and f.live_id is not null`;

export async function findStartable(db: Db, starter: Starter, key: string): Promise<Startable | undefined> {
  const { rows } = await sql<Startable>`select ${startable(starter)} and lower(f.key) = lower(${key})`.execute(db);
  return rows[0];
}

export type StartableRow = Startable & { groupId: string | null; groupName: string | null; icon: string };
export async function allStartable(db: Db, starter: Starter): Promise<StartableRow[]> {
  const { rows } = await sql<StartableRow>`
    select x.*, f.icon, g.id as "groupId", g.name as "groupName"
      from (select ${startable(starter)}) as x join flow f on f.id = x.id
      left join flow_group g on g.space_id = f.space_id and g.id = f.group_id
     order by g.rank nulls last, g.name, f.rank, f.name`.execute(db);
  return rows;
}

export type Rule = { key: number; kind: string; ids?: readonly string[]; up?: number; companies?: readonly string[] };
export type Found = {
  key: number;
  userId: string;
  companyId: string;
  name: string;
  delegateId: string | null;
  delegateName: string | null;
};
type PeopleScope = { parkId: string; companyId: string; userId: string; flowId: string };
/** Finds the people whom candidate rules describe, in the order in which they are asked. */
export async function findPeople(db: Db, { parkId, companyId, userId, flowId }: PeopleScope, rules: readonly Rule[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select key, user_id as "userId", company_id as "companyId", user_name as name, delegate_id as "delegateId",
           delegate_name as "delegateName"
      from door.flow_people(${parkId}, ${companyId}, ${userId}, ${flowId}, ${JSON.stringify(rules)}::jsonb)`.execute(db);
  return rows;
}

/** All rows and values that an event changes, in the format of door.flow_write. */
export type StepRecord = {
  instance: object;
  tasks: readonly object[];
  history: readonly object[];
  cleared: readonly string[];
  timers: readonly object[];
  copies: readonly object[];
  messages: readonly object[];
  effects: readonly object[];
  outbox: readonly object[];
  live: readonly string[];
};
export async function writeStep(db: Db, written: StepRecord): Promise<{ number: string }> {
  const { rows } = await sql<{ said: { number: string } }>`select door.flow_write(${JSON.stringify(written)}::jsonb) as said`.execute(db);
  return rows[0]?.said as { number: string };
}

type Sender = { spaceId: string; parkId: string; companyId: string; userId: string };
/** Attaches files to an instance. Returns the number of files that the sender owns, and how many of them were not attached before. */
export async function attach(
  db: Db,
  { spaceId, parkId, companyId, userId }: Sender,
  given: { instanceId: string; fileIds: readonly string[]; name: string; commentId?: string | undefined },
): Promise<{ own: number; added: number }> {
  const { rows } = await sql<{ own: number; added: number }>`
    with own as (
           update file set ${inUse}
            where company_id = ${companyId} and user_id = ${userId} and id = any (${given.fileIds}::uuid[]) and deleted_at is null
            returning id),
         added as (
           insert into flow_attachment (space_id, park_id, instance_id, file_id, company_id, user_id, user_name, comment_id)
           select ${spaceId}, ${parkId}, ${given.instanceId}, o.id, ${companyId}, ${userId}, ${given.name}, ${given.commentId ?? null}
             from own o
           on conflict do nothing returning 1)
    select (select count(*)::int from own) as own, (select count(*)::int from added) as added`.execute(db);
  return rows[0] as { own: number; added: number };
}

export async function managersOf(db: Db, flowId: string): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`select manager_ids as ids from flow where id = ${flowId}`.execute(db);
  return rows[0]?.ids ?? [];
}

export type OpenTask = { parkId: string; instanceId: string; taskId: number; flowId: string; title: string };
export async function listOpenTasks(db: Db, companyId: string, userId: string): Promise<OpenTask[]> {
  const { rows } = await sql<OpenTask>`
    select park_id as "parkId", instance_id as "instanceId", task_id as "taskId", flow_id as "flowId", title
      from door.flow_waiting(${companyId}, ${userId})`.execute(db);
  return rows;
}

/** Returns the people of a company who have open tasks, once per task. */
export async function peopleWithOpenTasks(db: Db, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.user_id as id from staff s cross join lateral door.flow_waiting(s.company_id, s.user_id) t
     where s.company_id = ${companyId} and s.left_at is null order by s.user_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the names of the flows in the company's parks that name a user: at a node, as a manager, or as the target of a timeout. */
export async function flowsNaming(db: Db, companyId: string, userId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from door.flow_naming(${companyId}, ${userId}) as name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Queues the hand-over of open tasks for the worker: the instances may belong to parks the actor cannot access. */
export const requestHandOver = (db: Db, payload: { companyId: string; userId: string; toUserId: string }) =>
  sql`insert into outbox (space_id, event, payload) values (app.space(), 'flow.handOver', ${JSON.stringify(payload)}::jsonb)`.execute(db);

type Due = { spaceId: string; parkId: string; companyId: string; instanceId: string; key: string; event: unknown };
export async function dueTimers(db: Db, most: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select space_id as "spaceId", park_id as "parkId", company_id as "companyId", instance_id as "instanceId", key, event
      from door.flow_due(${most})`.execute(db);
  return rows;
}
/** Deletes a timer that has fired. A timer set again since then has 0 attempts and is kept. */
export const dropTimer = (db: Db, instanceId: string, key: string) =>
  sql`delete from flow_timer where instance_id = ${instanceId} and key = ${key} and attempts > 0`.execute(db);

type Absent = { spaceId: string; companyId: string; userId: string; flowIds: string[] | null };
export async function listAbsences(db: Db): Promise<Absent[]> {
  const { rows } = await sql<Absent>`
    select space_id as "spaceId", company_id as "companyId", user_id as "userId", flow_ids as "flowIds" from door.flow_absences()`.execute(
    db,
  );
  return rows;
}

export type EffectRow = {
  id: string;
  instanceId: string;
  name: string;
  payload: Record<string, unknown>;
  state: string;
  attempts: number;
};
/** Locks an effect until its transaction ends. A concurrent delivery waits and then finds the effect done. */
export async function lockEffect(db: Db, id: string): Promise<EffectRow | undefined> {
  const { rows } = await sql<EffectRow>`
    select id, instance_id as "instanceId", name, payload, state, attempts::int as attempts from flow_effect
     where id = ${id} for update`.execute(db);
  return rows[0];
}
export const effectDone = (db: Db, id: string) =>
  sql`update flow_effect set state = 'done', done_at = app.now(), attempts = attempts + 1, last_error = null where id = ${id}`.execute(db);
export async function effectFailed(db: Db, id: string, error: string, most: number): Promise<{ state: string } | undefined> {
  const { rows } = await sql<{ state: string }>`
    update flow_effect
       set attempts = attempts + 1, last_error = ${error}, state = case when attempts + 1 >= ${most} then 'failed' else state end
     where id = ${id} and state = 'waiting' returning state`.execute(db);
  return rows[0];
}

export async function openParts(db: Db, parentId: string, key: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from flow_instance where parent_id = ${parentId} and parent_key = ${key} and ended_at is null`.execute(db);
  return rows.map(({ id }) => id);
}

/** Queues the message that an effect has failed for good. The message is sent after the commit. */
export const requestIncidentNotice = (db: Db, payload: { parkId: string; companyId: string; effectId: string }) =>
  sql`insert into outbox (space_id, event, payload) values (app.space(), 'flow.incident', ${JSON.stringify(payload)}::jsonb)`.execute(db);

export type KeeperScope = { parkId: string; companyId: string | null; flowId: string | null };
export type Keeper = { companyId: string; userId: string; side: 'company' | 'assist' | 'operator'; isManager: boolean };
export async function findKeepers(db: Db, { parkId, companyId, flowId }: KeeperScope): Promise<Keeper[]> {
  const { rows } = await sql<Keeper>`
    select company_id as "companyId", user_id as "userId", side, is_manager as "isManager"
      from door.flow_keepers(${parkId}, ${companyId}, ${flowId})`.execute(db);
  return rows;
}

/** Returns the name of a person who has left the company or is disabled; undefined for an active person. */
export async function formerName(db: Db, companyId: string, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select real_name as name from staff
     where company_id = ${companyId} and user_id = ${userId} and (left_at is not null or not enabled)`.execute(db);
  return rows[0]?.name;
}

export async function calendarGaps(db: Db, year: number): Promise<{ spaceId: string; parkId: string }[]> {
  const { rows } = await sql<{ spaceId: string; parkId: string }>`
    select space_id as "spaceId", park_id as "parkId" from door.calendar_gaps(${year})`.execute(db);
  return rows;
}
export async function today(db: Db): Promise<number> {
  const { rows } = await sql<{ now: string }>`select app.now() as now`.execute(db);
  return new Date(rows[0]?.now ?? 0).getTime();
}
