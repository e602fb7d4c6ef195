import { nodes } from '@park/contract/access';
import type { Invitation, JoinRequest } from '@park/contract/people/invitation';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { recounted } from '../../../db/live.ts';
import { offsetOf, type Paging, pageFrom } from '../../../db/paging.ts';
import { found, type Search } from '../../../db/people.ts';
import { iso } from '../../../db/time.ts';
import { placeWithin, type Scoped } from '../../../db/within.ts';

const requestCount = (condition: RawBuilder<unknown>) =>
  sql`(select count(*)::int from join_request r where r.company_id = i.company_id and r.invitation_id = i.id and ${condition})`;
/**
 * Number of people counted against the limit of an invitation. A link counts everybody who was not refused. The company code counts only
 * waiting requests, because an index without the people who have joined makes this count fast.
 */
export const takenCount = sql`case i.kind
  when 'link' then ${requestCount(sql`r.state <> 'refused'`)}
  else ${requestCount(sql`r.state = 'waiting'`)} end`;
const isUsable = sql`i.ended_at is null and (i.expires_at is null or i.expires_at > app.now())`;
const stateOrder = sql`array_position(array['open', 'full', 'ended'], i.state)`;

/** Condition for invitations into departments where the actor may add people. */
export const within = (by: Scoped, companyId: string) => placeWithin(by, 'staff:create', companyId);
export const departmentJoin = sql`left join department d
  on d.company_id = i.company_id and d.id = i.department_id and d.deleted_at is null`;

export async function page(db: Db, by: Scoped, companyId: string, paging: Paging): Promise<{ total: number; list: Invitation[] }> {
  const { rows } = await sql<Invitation & { total: number }>`
    with counted as (
           select i.*, ${takenCount} as taken
             from invitation i ${departmentJoin}
            where i.company_id = ${companyId} and i.kind = 'link' and ${within(by, companyId)}),
         matched as materialized (
           select i.*,
                  case when not (${isUsable}) then 'ended' when i.taken >= i.most_num then 'full' else 'open' end as state
             from counted i),
         page as (select i.* from matched i
                   order by ${stateOrder}, i.created_at desc, i.id limit ${paging.pageSize} offset ${offsetOf(paging)})
    select (select count(*)::int from matched) as total, i.id, i.code, i.company_id as "companyId",
           d.id as "departmentId", d.name as "departmentName",
           i.needs_approval::int as "needsApproval", i.taken as "joinedNum", i.most_num as "mostNum",
           ${iso('i.expires_at')} as "expiresDate", s.real_name as "createdBy", i.state
      from (values (1)) as one
      left join (page i ${departmentJoin} left join staff s on s.company_id = i.company_id and s.user_id = i.created_by) on true
     order by ${stateOrder}, i.created_at desc, i.id`.execute(db);
  return pageFrom(rows);
}

type NewInvitation = {
  code: string;
  companyId: string;
  departmentId: string | null;
  needsApproval: 0 | 1;
  mostNum: number;
  days: number;
  by: string;
};
type CreatedInvitation = { id: string | null; companyName: string | null };
/**
 * Creates an invitation. In the result, `companyName` is null when the actor does not see the company, and `id` is null when the department
 * does not belong to the company.
 */
export async function create(
  db: Db,
  { code, companyId, departmentId, needsApproval, mostNum, days, by }: NewInvitation,
): Promise<CreatedInvitation> {
  const { rows } = await sql<CreatedInvitation>`
    with place as (select space_id, id, name from company where id = ${companyId} and deleted_at is null),
         made as (
           insert into invitation (space_id, company_id, code, department_id, needs_approval, most_num, expires_at, created_by)
           select p.space_id, p.id, ${code}, ${departmentId}::uuid, ${needsApproval === 1}, ${mostNum},
                  app.now() + make_interval(days => ${days}), ${by}
             from place p
            where ${departmentId}::uuid is null
               or exists (select from department d where d.company_id = p.id and d.id = ${departmentId}::uuid and d.deleted_at is null)
           returning id)
    select (select id from made) as id, (select name from place) as "companyName"`.execute(db);
  return rows[0] as CreatedInvitation;
}

export const end = (db: Db, by: Scoped, companyId: string, id: string) =>
  sql`update invitation set ended_at = coalesce(ended_at, app.now()) where company_id = ${companyId} and id = (
        select i.id from invitation i ${departmentJoin}
         where i.company_id = ${companyId} and i.id = ${id} and i.kind = 'link' and ${within(by, companyId)})`.execute(db);

/** Returns those phone numbers to which the company may still send a text message today. */
export async function findReachable(db: Db, companyId: string, hashes: readonly Buffer[]): Promise<Set<string>> {
  const { rows } = await sql<{ hash: string }>`
    select encode(hash, 'base64') as hash from door.company_texts(${companyId},
      (select array_agg(decode(given, 'base64'))
         from unnest(${hashes.map((hash) => hash.toString('base64'))}::text[]) as given)) as hash`.execute(db);
  return new Set(rows.map(({ hash }) => hash));
}

export type OpenInvitation = {
  spaceId: string;
  companyId: string;
  id: string;
  companyName: string;
  needsApproval: 0 | 1;
  expiresDate: string | null;
};
/** Returns the invitation a valid code leads to, for a person without a session. */
export async function findOpen(db: Db, code: string): Promise<OpenInvitation | undefined> {
  const { rows } = await sql<OpenInvitation>`
    select o.space_id as "spaceId", o.company_id as "companyId", o.id,
           o.company_name as "companyName", o.needs_approval::int as "needsApproval",
           ${iso('o.expires_at')} as "expiresDate" from door.invitation_open(${code}) o`.execute(db);
  return rows[0];
}

export type LockedInvitation = { id: string; departmentId: string | null; needsApproval: boolean; mostNum: number };
/**
 * Locks a valid invitation, so that one person joins at a time and its limit holds. If its department was deleted, the invitation leads to
 * no department.
 */
export async function lockInvitation(db: Db, companyId: string, id: string): Promise<LockedInvitation | undefined> {
  const { rows } = await sql<LockedInvitation>`
    select i.id, d.id as "departmentId", i.needs_approval as "needsApproval", i.most_num as "mostNum" from invitation i ${departmentJoin}
     where i.company_id = ${companyId} and i.id = ${id} and ${isUsable} for update of i`.execute(db);
  return rows[0];
}

export type ApplicantState = { taken: number; isHere: boolean; hasLeft: boolean; admins: string[] };
/**
 * Returns how many people have used up the limit of the invitation, whether a member or former member of the company has the phone number,
 * and the company's administrators. Must run after the invitation is locked, or the count could be stale.
 */
export async function findApplicantState(db: Db, companyId: string, invitationId: string, phoneHash: Buffer): Promise<ApplicantState> {
  const { rows } = await sql<ApplicantState>`
    select ${takenCount} as taken,
           exists (select from staff s where s.company_id = i.company_id and s.phone_hash = ${phoneHash} and s.left_at is null) as "isHere",
           exists (select from staff s
                    where s.company_id = i.company_id and s.phone_hash = ${phoneHash} and s.left_at is not null) as "hasLeft",
           (select coalesce(json_agg(s.user_id), '[]') from staff s
             where s.company_id = i.company_id and s.admin_level >= 2 and s.enabled and s.left_at is null) as admins
      from invitation i where i.company_id = ${companyId} and i.id = ${invitationId}`.execute(db);
  return rows[0] as ApplicantState;
}

type NewRequest = {
  companyId: string;
  invitationId: string;
  realName: string;
  pinyin: string;
  phone: { cipher: Buffer; hash: Buffer; mask: string };
  remark: string | null;
};
const insertRequest = (newRequest: NewRequest, state: 'waiting' | 'accepted') => sql`
  insert into join_request (space_id, company_id, invitation_id, real_name, pinyin, phone_cipher, phone_hash,
    phone_mask, remark, state, decided_at)
  values (app.space(), ${newRequest.companyId}, ${newRequest.invitationId}, ${newRequest.realName}, ${newRequest.pinyin},
    ${newRequest.phone.cipher}, ${newRequest.phone.hash}, ${newRequest.phone.mask}, ${newRequest.remark}, ${state}::text,
    case when ${state}::text <> 'waiting' then app.now() end)`;

const staffCreateNodes = nodes.filter(({ grants }) => grants.includes('staff:create')).map(({ code }) => code);
/** Maximum number of administrators whose consoles are told to reload, and also of other members. */
const maxRecipients = 300;
/**
 * Selects the users whose consoles are told to reload their to-dos. The selection is an approximation. It may include a few users who may
 * not decide about the request; their consoles reload without a change. Users who may decide only by the built-in role of all members, and
 * users beyond the limit, see the change at the next regular reload of their console.
 */
const deciders = (companyId: string) => sql`
  with held as materialized (select distinct h.role_id from role_user h where h.company_id = ${companyId}),
       opening as materialized (select o.role_id from held o
                                 where door.role_nodes(o.role_id, ${companyId}, null) && ${staffCreateNodes}::text[])
  (select s.user_id from staff s
    where s.company_id = ${companyId} and s.admin_level >= 2 and s.enabled and s.left_at is null limit ${maxRecipients})
  union
  (select s.user_id from staff s where s.company_id = ${companyId} and s.enabled and s.left_at is null and s.user_id in (
     select h.user_id from role_user h join opening o on o.role_id = h.role_id where h.company_id = ${companyId} and h.valid @> app.now())
   limit ${maxRecipients})`;

/** Adds a waiting request; the unique key refuses a second one with the same phone number. */
export const insertWaiting = (db: Db, newRequest: NewRequest) =>
  sql`with added as (${insertRequest(newRequest, 'waiting')}) ${recounted(deciders(newRequest.companyId))}`.execute(db);

/** Adds an accepted request, and marks a waiting request with the same phone number as accepted. */
export const insertAccepted = (db: Db, newRequest: NewRequest) =>
  sql`with settled as (update join_request set state = 'accepted', decided_at = app.now()
        where company_id = ${newRequest.companyId} and phone_hash = ${newRequest.phone.hash} and state = 'waiting' returning 1),
      added as (${insertRequest(newRequest, 'accepted')})
      ${recounted(sql`select d.user_id from (${deciders(newRequest.companyId)}) as d where exists (select from settled)`)}`.execute(db);

/** Writes an audit entry for a person who joins without a session, in the form of an entry of a command. */
type JoinRecord = { companyId: string; userId: string; call: string; requestId: string };
export const record = (db: Db, { companyId, userId, call, requestId }: JoinRecord) =>
  sql`insert into audit (space_id, company_id, user_id, side, call, target, outcome, request_id)
      values (app.space(), ${companyId}, ${userId}, 'company', ${call}, ${userId}::uuid::text, 'done', ${requestId})`.execute(db);

type RequestFilter = Search & { companyId: string; id: string | undefined; state: JoinRequest['state'] | undefined };
export async function listRequests(
  db: Db,
  by: Scoped,
  { companyId, id, state, ...search }: RequestFilter,
  paging: Paging,
): Promise<{ total: number; list: JoinRequest[] }> {
  const { rows } = await sql<JoinRequest & { total: number }>`
    with matched as materialized (
           select s.* from join_request s join invitation i on i.company_id = s.company_id and i.id = s.invitation_id ${departmentJoin}
            where s.company_id = ${companyId} ${id ? sql`and s.id = ${id}` : sql``}
              and ${found(search)} ${state ? sql`and s.state = ${state}` : sql``} and ${within(by, companyId)}),
         page as (select * from matched
                   order by (state = 'waiting') desc, created_at desc, id limit ${paging.pageSize} offset ${offsetOf(paging)})
    select (select count(*)::int from matched) as total, r.id, r.company_id as "companyId",
           r.real_name as "realName", r.phone_mask as phone, r.remark,
           d.id as "departmentId", r.state, r.reason, ${iso('r.created_at')} as "createdDate", ${iso('r.decided_at')} as "decidedDate",
           s.real_name as "decidedBy"
      from (values (1)) as one
      left join (page r join invitation i on i.company_id = r.company_id and i.id = r.invitation_id ${departmentJoin}
                 left join staff s on s.company_id = r.company_id and s.user_id = r.decided_by) on true
     order by (r.state = 'waiting') desc, r.created_at desc, r.id`.execute(db);
  return pageFrom(rows);
}

export type LockedRequest = {
  id: string;
  companyId: string;
  companyName: string;
  departmentId: string | null;
  realName: string;
  phoneCipher: Buffer;
  phoneHash: Buffer;
  state: JoinRequest['state'];
};
/** Locks a request, so that it is decided only once. */
export async function lockRequest(db: Db, by: Scoped, companyId: string, id: string): Promise<LockedRequest | undefined> {
  const { rows } = await sql<LockedRequest>`
    select r.id, r.company_id as "companyId", c.name as "companyName", d.id as "departmentId", r.real_name as "realName",
           r.phone_cipher as "phoneCipher", r.phone_hash as "phoneHash", r.state
      from join_request r join company c on c.space_id = r.space_id and c.id = r.company_id
      join invitation i on i.company_id = r.company_id and i.id = r.invitation_id ${departmentJoin}
     where r.company_id = ${companyId} and r.id = ${id} and ${within(by, companyId)} for update of r`.execute(db);
  return rows[0];
}

type Decision = { companyId: string; id: string; isAccepted: boolean; reason: string | null; by: string };
export const decide = (db: Db, { companyId, id, isAccepted, reason, by }: Decision) =>
  sql`with decided as (
        update join_request
           set state = ${isAccepted ? 'accepted' : 'refused'}, reason = ${reason}, decided_at = app.now(), decided_by = ${by}
         where company_id = ${companyId} and id = ${id})
      ${recounted(deciders(companyId))}`.execute(db);

/** Counts all waiting requests of a company, no matter which users may decide about them. */
export async function countWaiting(db: Db, companyId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from join_request where company_id = ${companyId} and state = 'waiting'`.execute(db);
  return rows[0]?.n ?? 0;
}
