import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { offsetOf, type Paging, pageFrom } from '../../../../db/paging.ts';
import { iso } from '../../../../db/time.ts';
import { coversAll, type Scoped, within } from '../../../../db/within.ts';

type Person = { companyId: string; userId: string };
type LogRow = { id: string; call: string; isEnable: string | null; byName: string | null; createdDate: string };
const maxCounted = 10_000;
type LogFilter = Person & { calls: readonly string[]; joining: readonly string[] };
/** This condition must repeat the condition of the partial index literally, or the index is not used. */
const ofSeveral = sql`a.call in ('department.assign', 'department.setManagers', 'staff.handOver')`;
/** Limit of the audit entries about several people in which the person is searched, newest first. */
const maxRead = 2_000;
/**
 * Returns the audit entries about a person in a company that the reader may see. An entry about several people names them in its input. An
 * entry that added the person together with others names nobody; it is found by its time, which equals the time the card was created or
 * restored.
 */
export async function log(db: Db, by: Scoped, { companyId, userId, calls, joining }: LogFilter, paging: Paging) {
  const isCovered = coversAll(by, 'staff:update')
    ? sql`true`
    : sql`exists (select from staff s where s.company_id = ${companyId} and s.user_id = ${userId} and ${within(by, 'staff:update')})`;
  const [isHere, isSeen] = [
    sql`coalesce(a.input ->> 'companyId', a.company_id::text) = ${companyId}`,
    sql`a.company_id = any (array[${companyId}, ${by.companyId}]::uuid[])`,
  ];
  const { rows } = await sql<LogRow & { total: number }>`
    with about as (
           select a.space_id, a.at, a.id from audit a
            where a.space_id = app.space() and a.target = ${userId} and a.outcome = 'done' and a.call = any (${calls}::text[])
              and (${isHere} or a.input = '{}') and ${isCovered}
            order by a.at desc, a.id desc limit ${maxCounted}),
         several as materialized (
           select a.space_id, a.at, a.id, a.call, a.user_id, a.input from audit a
            where a.space_id = app.space() and ${isSeen} and ${ofSeveral} and a.outcome = 'done' and ${isHere}
            order by a.at desc limit ${maxRead}),
         named as (
           select a.space_id, a.at, a.id from several a
            where ${isCovered}
              and (a.input -> 'userIds' ? ${userId} or a.input -> 'otherManagerUserIds' ? ${userId}
                   or a.input ->> 'managerUserId' = ${userId}
                or a.call = 'staff.handOver' and ${userId} in (a.input ->> 'userId', a.user_id::text))),
         joined as (
           select a.space_id, a.at, a.id
             from staff own join audit a on a.space_id = own.space_id and a.at in (own.created_at, own.rejoined_at)
            where own.company_id = ${companyId} and own.user_id = ${userId} and ${isSeen}
              and a.outcome = 'done' and a.call = any (${joining}::text[]) and ${isCovered}),
         matched as materialized (select * from about union select * from named union select * from joined),
         page as (select * from matched order by at desc, id desc limit ${paging.pageSize} offset ${offsetOf(paging)})
    select (select count(*)::int from matched) as total, a.id::text as id, a.call, a.input ->> 'isEnable' as "isEnable",
           s.real_name as "byName", ${iso('a.at')} as "createdDate"
      from (values (1)) as one
      left join (page join audit a on a.space_id = page.space_id and a.at = page.at and a.id = page.id
                 left join staff s on s.company_id = a.company_id and s.user_id = a.user_id) on true
     order by a.at desc, a.id desc`.execute(db);
  return pageFrom(rows);
}
