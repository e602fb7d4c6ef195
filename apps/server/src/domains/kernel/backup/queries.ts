import type { BackupPlan, BackupRow } from '@park/contract/kernel/backup';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { offsetOf, pageFrom } from '../../../db/paging.ts';
import { iso } from '../../../db/time.ts';

type BackupFilter = { pageNum: number; pageSize: number; state?: 'running' | 'done' | 'failed' | undefined };
const states = { running: ['waiting', 'running'], done: ['done'], failed: ['failed'] };

export async function page(db: Db, { state, ...paging }: BackupFilter): Promise<{ total: number; list: BackupRow[] }> {
  const { rows } = await sql<BackupRow & { total: number }>`
    with matched as (select * from backup ${state ? sql`where state = any (${states[state]}::text[])` : sql``}),
    page as (select * from matched order by created_at desc, id limit ${paging.pageSize} offset ${offsetOf(paging)})
    select (select count(*)::int from matched) as total, b.id, b.cause, s.real_name as "userName", b.state, b.step, b.done::float8 as done,
           b.total::float8 as total_rows, b.host, b.file, b.removed_at is not null as "isRemoved", b.size::float8 as size,
           b.row_count::float8 as "rowCount", b.file_count as "fileCount", b.has_key as "hasKey", b.problem,
           extract(epoch from b.finished_at - b.started_at)::int as seconds,
           ${iso('b.created_at')} as "createdDate", ${iso('b.finished_at')} as "finishedDate"
      from (values (1)) as one
      left join (page b left join staff s on s.company_id = (select app.company()) and s.user_id = b.user_id) on true
     order by b.created_at desc, b.id`.execute(db);
  const { total, list } = pageFrom(rows as (BackupRow & { total: number; total_rows: number })[]);
  return { total, list: list.map(({ total_rows, ...row }) => ({ ...row, total: total_rows })) };
}

/** Returns the plan with the last and the next backup time. The next time is today's planned hour or, if that has passed, tomorrow's. */
export async function plan(db: Db): Promise<Omit<BackupPlan, 'folder' | 'hasKey'> | undefined> {
  const { rows } = await sql<Omit<BackupPlan, 'folder' | 'hasKey'>>`
    select p.is_on::int as "isOn", p.hour, p.keep, p.version, ${iso('last.at')} as "lastDate", ${iso('next.at')} as "nextDate"
      from backup_plan p
      left join lateral (select max(created_at) as at from backup b where b.state = 'done') as last on true
      left join lateral (
        select min(t.at) filter (where t.at > app.now()) as at from (
          select (date_trunc('day', app.now() at time zone 'Asia/Shanghai') + make_interval(days => d, hours => p.hour))
                   at time zone 'Asia/Shanghai' as at
            from generate_series(0, 1) as d) as t where p.is_on) as next on true`.execute(db);
  return rows[0];
}

export const savePlan = (db: Db, { isOn, hour, keep, version }: { isOn: 0 | 1; hour: number; keep: number; version: number }) =>
  sql`update backup_plan set is_on = ${isOn === 1}, hour = ${hour}, keep = ${keep}, version = version + 1, changed_at = app.now()
       where version = ${version}`.execute(db);

/** Inserts a backup request. Returns undefined when a backup is already waiting or running. */
export async function requestBackup(db: Db, userId: string): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into backup (cause, user_id) values ('person', ${userId}) on conflict do nothing returning id`.execute(db);
  return rows[0];
}
