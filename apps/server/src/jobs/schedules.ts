import pg from 'pg';
import { connection } from '../db/database.ts';
import type { Schedule } from './worker.ts';

/** What the kernel itself does at night: lets go of what nobody will ask for again. */
export function housekeeping(url: string, password: string): Schedule[] {
  const tidy = async () => {
    const client = new pg.Client({ ...connection(url), user: 'park_worker', password });
    await client.connect();
    try {
      await client.query(`delete from idempotency where created_at < app.now() - interval '2 days'`);
      await client.query(`delete from rate_limit where began_at < app.now() - interval '2 days'`);
      await client.query(`delete from login_attempt where created_at < app.now() - interval '2 days'`);
      await client.query(`delete from login_challenge where expires_at < app.now() - interval '2 days'`);
      await client.query(`delete from sms_code where created_at < app.now() - interval '2 days'`);
      await client.query(`delete from session where coalesce(revoked_at, expires_at) < app.now() - interval '30 days'`);
      await client.query(`delete from outbox where state = 'sent' and sent_at < app.now() - interval '30 days'`);
    } finally {
      await client.end();
    }
  };
  return [{ name: 'housekeeping', cron: '20 3 * * *', run: tidy }];
}
