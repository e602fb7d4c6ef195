import type { Received, Reply } from '@park/contract/core';
import { type AuditRow, type audit, maxCounted } from '@park/contract/kernel/audit';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nameOf } from '../../../db/named.ts';
import { contains, offsetOf, pageFrom } from '../../../db/paging.ts';
import { iso, within } from '../../../db/time.ts';

const columns = sql`a.id::text as id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, a.user_id as "userId",
  s.real_name as "userName", a.company_id as "companyId", c.name as "companyName", a.side, a.call, a.target, named.name as "targetName",
  a.address, a.outcome, a.request_id as "requestId"`;
const joined = sql`left join staff s on s.company_id = a.company_id and s.user_id = a.user_id
  left join company c on c.space_id = a.space_id and c.id = a.company_id
  left join lateral ${nameOf(sql`a.space_id`, sql`a.target`)} as named on true`;

export type Row = Omit<AuditRow, 'callName'>;
type AuditFilter = Omit<Received<typeof audit.list>, 'pageNum' | 'pageSize'> & { ids?: readonly string[] | undefined };

/** SQL condition for a keyword: part of a name or of a call, or exactly a target or a request id. */
const searched = (keyword: string) => sql`
  and (s.real_name like ${contains(keyword)} or a.call like ${contains(keyword)} or a.target = ${keyword} or a.request_id = ${keyword})`;
/**
 * Builds the query of the entries that match the filter, joined with the staff record of the actor because the keyword also searches names.
 */
const fitting = ({ keyword, call, outcome, ids, ...days }: AuditFilter) => sql`
  audit a left join staff s on s.company_id = a.company_id and s.user_id = a.user_id
   where true ${within('a.at', days)}
     ${keyword ? searched(keyword) : sql``}
     ${call ? sql`and a.call = ${call}` : sql``} ${outcome ? sql`and a.outcome = ${outcome}` : sql``}
     ${ids ? sql`and a.id::text = any (${ids}::text[])` : sql``}`;

export async function page(db: Db, filter: Received<typeof audit.list>): Promise<{ total: number; list: Row[] }> {
  const { rows } = await sql<Row & { total: number }>`
    with matched as materialized (
      select a.space_id, a.at, a.id from ${fitting(filter)} order by a.at desc, a.id desc limit ${maxCounted}
    ), page as (select * from matched order by at desc, id desc limit ${filter.pageSize} offset ${offsetOf(filter)})
    select (select count(*)::int from matched) as total, ${columns}
      from (values (1)) as one left join (page p join audit a on a.space_id = p.space_id and a.at = p.at and a.id = p.id ${joined}) on true
     order by a.at desc, a.id desc`.execute(db);
  return pageFrom(rows);
}

/** Rows are counted only up to this limit. The count decides between a small and a large export and lets the export show its progress. */
const mostExpected = 1_000_000;
export async function count(db: Db, filter: AuditFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from ${fitting(filter)} limit ${mostExpected}) as matched`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Returns the next `most` entries of the list after the given entry (keyset pagination). */
export async function after(db: Db, filter: AuditFilter, last: Pick<Row, 'at' | 'id'> | undefined, most: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with next as (select a.space_id, a.at, a.id
                    from ${fitting(filter)} ${last ? sql`and (a.at, a.id) < (${last.at}::timestamptz, ${last.id}::bigint)` : sql``}
                   order by a.at desc, a.id desc limit ${most})
    select ${columns} from next n join audit a on a.space_id = n.space_id and a.at = n.at and a.id = n.id ${joined}
     order by a.at desc, a.id desc`.execute(db);
  return rows;
}

type Whole = Row & { input: Record<string, unknown>; before: Record<string, unknown> | null };
export async function detail(db: Db, id: number, at: string): Promise<Whole | undefined> {
  const { rows } = await sql<Whole>`
    select ${columns}, a.input, (
      select b.input from audit b
       where b.space_id = a.space_id and b.company_id = a.company_id and b.call = a.call and b.target = a.target and b.outcome = 'done'
         and (b.at, b.id) < (a.at, a.id)
       order by b.at desc, b.id desc limit 1) as before
      from audit a ${joined} where a.id = ${id} and a.at = ${at}`.execute(db);
  return rows[0];
}

export async function chain(db: Db): Promise<Reply<typeof audit.check>> {
  const { rows } = await sql<Reply<typeof audit.check>>`
    select broken_seal::int as "brokenSeal", checked_to::int as "checkedTo", ${iso('checked_at')} as "checkedAt",
           recent_from::int as "recentFrom", sealed_to::int as "sealedTo" from door.audit_check()`.execute(db);
  return rows[0] as Reply<typeof audit.check>;
}
