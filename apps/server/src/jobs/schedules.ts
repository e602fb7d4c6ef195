import pg from 'pg';
import { connection } from '../db/driver/index.ts';
import type { Schedule } from './worker.ts';

type Options = { url: string; password: string; log: (problem: string) => void };

/**
 * Time limit of the nightly check in milliseconds, shorter than the time after which the queue considers a job lost. The next night
 * continues with the remaining seals.
 */
const longestCheck = 240_000;
const rowsAtOnce = 50_000;

/** Returns the nightly jobs of the kernel: they remove expired rows and check the sealed audit entries. */
export function housekeeping({ url, password, log }: Options): Schedule[] {
  const connected = (work: (client: pg.Client) => Promise<void>) => async () => {
    const client = new pg.Client({ ...connection(url), user: 'park_worker', password });
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  };
  const tidy = connected(async (client) => {
    await client.query(`delete from idempotency where created_at < app.now() - interval '2 days'`);
    await client.query(`delete from rate_limit where began_at < app.now() - interval '2 days'`);
    await client.query(`delete from login_attempt where created_at < app.now() - interval '2 days'`);
    await client.query(`delete from login_challenge where expires_at < app.now() - interval '2 days'`);
    await client.query(`delete from sms_code where created_at < app.now() - interval '2 days'`);
    await client.query(`delete from session where coalesce(revoked_at, expires_at) < app.now() - interval '30 days'`);
    await client.query(`delete from outbox where state = 'sent' and sent_at < app.now() - interval '30 days'`);
  });
  const checkAudit = connected(async (client) => {
    const began = performance.now();
    const { rows: since } = await client.query<{ now: string }>('select app.now()::text as now');
    while (performance.now() - began < longestCheck) {
      const { rows } = await client.query<{ space: string | null; broken: string | null }>('select * from door.audit_round($1, $2)', [
        since[0]?.now,
        rowsAtOnce,
      ]);
      const [step] = rows;
      if (!step?.space) return;
      if (step.broken) log(`audit: seal ${step.broken} of space ${step.space} does not match its rows`);
    }
  });
  return [
    { name: 'housekeeping', cron: '20 3 * * *', run: tidy },
    { name: 'audit-check', cron: '50 3 * * *', run: checkAudit },
  ];
}
