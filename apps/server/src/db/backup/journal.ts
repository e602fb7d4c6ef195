import { hostname } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Made } from './write.ts';

type Cause = 'schedule' | 'person' | 'command';
type StoredBackup = { id: string; file: string };
export type Journal = Awaited<ReturnType<typeof openJournal>>;

/** Duration of the lease of a running backup: longer than its process can go without renewing the lease. */
const lease = `interval '2 minutes'`;
const host = hostname();

/** Opens the table of backups, as the owner of the database in the maintenance role park_keeper. */
export async function openJournal(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'park backup' });
  client.on('error', () => {});
  await client.connect();
  await client.query('set role park_keeper');
  const ask = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) => (await client.query<T>(text, values)).rows;

  return {
    /** Tells whether the table exists; false if the database is of a version without backups. */
    isThere: async () => (await ask<{ known: boolean }>(`select to_regclass('public.backup') is not null as known`))[0]?.known === true,

    /** Requests a backup; false if a backup is requested or running already. */
    request: async (cause: Cause) =>
      (await ask(`insert into backup (cause) values ($1) on conflict do nothing returning id`, [cause])).length === 1,

    /** Tells whether the nightly backup is due now. A failed backup is tried again after half an hour, at most three times a day. */
    async isDue(): Promise<boolean> {
      const [found] = await ask<{ is_due: boolean }>(
        `with plan as (
           select p.is_on, at - case when at > app.now() then interval '1 day' else interval '0' end as since
             from backup_plan p cross join lateral (
               select (date_trunc('day', app.now() at time zone 'Asia/Shanghai') + make_interval(hours => p.hour))
                        at time zone 'Asia/Shanghai' as at) t
         )
         select plan.is_on
            and not exists (select from backup b
                             where b.state in ('waiting', 'running') or (b.state = 'done' and b.created_at >= plan.since))
            and not exists (select from backup b
                             where b.state = 'failed' and b.created_at >= plan.since and b.finished_at > app.now() - interval '30 minutes')
            and (select count(*) from backup b where b.state = 'failed' and b.created_at >= plan.since) < 3 as is_due
           from plan`,
      );
      return found?.is_due === true;
    },

    /** Claims the waiting backup, so that no other process makes it. A running backup whose lease has expired is marked as failed. */
    async claim(): Promise<{ id: string } | undefined> {
      await ask(
        `update backup set state = 'failed', finished_at = app.now(), lease_until = null, problem = '备份进程中断'
          where state = 'running' and lease_until < app.now()`,
      );
      const [taken] = await ask<{ id: string }>(
        `update backup set state = 'running', started_at = app.now(), lease_until = app.now() + ${lease}, host = $1
          where state = 'waiting' returning id`,
        [host],
      );
      return taken;
    },

    reportProgress: (id: string, step: string, done: number, total: number) =>
      ask(
        `update backup set step = $2, done = $3, total = $4, lease_until = app.now() + ${lease} where id = $1 and state = 'running'
         returning id`,
        [id, step, done, total],
      ),

    done: (id: string, file: string, { size, rows, files, problems }: Made, hasKey: boolean) =>
      ask(
        `update backup set state = 'done', finished_at = app.now(), lease_until = null, step = null, file = $2, size = $3, row_count = $4,
                file_count = $5, problem = left($6, 500), has_key = $7 where id = $1`,
        [id, file, size, rows, files, problems.join('；') || null, hasKey],
      ),

    failed: (id: string, problem: string) =>
      ask(
        `update backup set state = 'failed', finished_at = app.now(), lease_until = null, step = null, problem = left($2, 500)
          where id = $1 and state = 'running'`,
        [id, problem || '未知原因'],
      ),

    /** Lists files in this folder of this machine beyond the newest N, counted separately for nightly and for requested backups. */
    surplus: (folder: string) =>
      ask<StoredBackup>(
        `select id, file from (
           select b.id, b.file, p.keep, row_number() over (partition by b.cause = 'schedule' order by b.created_at desc, b.id) as place
             from backup b cross join backup_plan p
            where b.state = 'done' and b.removed_at is null and b.host = $1 and starts_with(b.file, $2)) ranked
          where place > keep`,
        [host, folder + path.sep],
      ),

    removed: (id: string) => ask('update backup set removed_at = app.now() where id = $1', [id]),
    /** Removes old rows, since the list shows only recent backups. */
    forget: () =>
      ask(`delete from backup where finished_at < app.now() - interval '400 days' and (state = 'failed' or removed_at is not null)`),
    close: () => client.end(),
  };
}
