import type { AuditRow, audit } from '@park/contract/audit';
import type { Received } from '@park/contract/core';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { contains, offsetOf, pageFrom } from '../../db/paging.ts';

const columns = sql`a.id::text as id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, a.user_id as "userId",
  s.real_name as "userName", a.company_id as "companyId", c.name as "companyName", a.side, a.call, a.target, a.outcome, a.request_id as "requestId"`;
const joined = sql`left join staff s on s.company_id = a.company_id and s.user_id = a.user_id
  left join company c on c.space_id = a.space_id and c.id = a.company_id`;

type Row = Omit<AuditRow, 'callName'>;

/** Counting stops here: nobody pages through more, and a space may have millions. */
const mostCounted = 10_000;

export async function page(db: Db, asked: Received<typeof audit.list>): Promise<{ total: number; list: Row[] }> {
  const conditions = [
    asked.keyword
      ? sql`and (s.real_name like ${contains(asked.keyword)} or a.call like ${contains(asked.keyword)} or a.target = ${asked.keyword} or a.request_id = ${asked.keyword})`
      : sql``,
    asked.call ? sql`and a.call = ${asked.call}` : sql``,
    asked.outcome ? sql`and a.outcome = ${asked.outcome}` : sql``,
    asked.from ? sql`and a.at >= ${asked.from}` : sql``,
    asked.to ? sql`and a.at < ${asked.to}` : sql``,
  ];
  const { rows } = await sql<Row & { total: number }>`
    with matched as materialized (
      select a.space_id, a.at, a.id from audit a left join staff s on s.company_id = a.company_id and s.user_id = a.user_id
       where true ${sql.join(conditions, sql` `)} order by a.at desc, a.id desc limit ${mostCounted}
    ), page as (select * from matched order by at desc, id desc limit ${asked.pageSize} offset ${offsetOf(asked)})
    select (select count(*)::int from matched) as total, ${columns}
      from (values (1)) as one left join (page p join audit a on a.space_id = p.space_id and a.at = p.at and a.id = p.id ${joined}) on true
     order by a.at desc, a.id desc`.execute(db);
  return pageFrom(rows);
}

type Whole = Row & { input: Record<string, unknown>; before: Record<string, unknown> | null };
export async function detail(db: Db, id: number, at: string): Promise<Whole | undefined> {
  const { rows } = await sql<Whole>`
    select ${columns}, a.input, (
      select b.input from audit b
       where b.space_id = a.space_id and b.company_id = a.company_id and b.call = a.call and b.target = a.target and b.outcome = 'done' and (b.at, b.id) < (a.at, a.id)
       order by b.at desc, b.id desc limit 1) as before
      from audit a ${joined} where a.id = ${id} and a.at = ${at}`.execute(db);
  return rows[0];
}

export async function brokenSeal(db: Db): Promise<number | null> {
  const { rows } = await sql<{ seq: string | null }>`select door.audit_check(app.space()) as seq`.execute(db);
  return rows[0]?.seq ? Number(rows[0].seq) : null;
}
