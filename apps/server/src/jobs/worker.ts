import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { connection } from '../db/driver/index.ts';
import type { Receivers } from './events.ts';
import { listen } from './listen.ts';
import { outboxRelay } from './outbox.ts';

export type Schedule = { name: string; cron: string; run(): Promise<void> };
export type WorkerOptions = {
  /** Straight to PostgreSQL, not through a pooler. */
  url: string;
  password: string;
  receivers: (pool: pg.Pool) => Receivers;
  schedules: readonly Schedule[];
  log: (problem: string) => void;
};

const lookEvery = 5_000;
/** The first message after a while is looked for at once. Between two looks lies so long: a hundred messages a second are a few batches. */
export const gatherMs = 100;
/** From so many at once on it looks by itself for a while: being told of each of them would be the greater part of the work. */
const busy = 5;
const sealEvery = 5_000;
/** What is due by the minute may begin some seconds later; looking for each of them all the time was most of what an idle server did. */
const lookForTimers = { pollingIntervalSeconds: 10 };

/** Outbox, timers and the sealing of audit rows. Any number of processes may run one; each message and each tick is taken by one of them. */
export async function startWorker({ url, password, receivers, schedules, log }: WorkerOptions) {
  const config = { ...connection(url), user: 'park_worker', password };
  const pool = new pg.Pool({ ...config, max: 3, connectionTimeoutMillis: 5_000, application_name: 'park worker' });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const onClaim = (count: number) => {
    if (count < busy) return;
    void listener.pause();
    // whoever it was that looked: who does not listen looks again
    gather();
  };
  const relay = outboxRelay({ pool, receivers: receivers(pool), log, onClaim });
  let gathering: NodeJS.Timeout | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  const gather = () => {
    if (!isClosed) gathering ??= setTimeout(() => void look(), Math.max(0, lookedAt + gatherMs - performance.now()));
  };
  async function look(): Promise<void> {
    gathering = undefined;
    // its beginning: whoever wants the next one while it delivers waits as well
    lookedAt = performance.now();
    const found = await relay.wake();
    if (found >= busy || (await listener.resume())) gather();
  }
  const listener = listen({ config, channels: ['outbox'], onMessage: gather, onConnect: () => void relay.wake() });
  const looks = setInterval(() => void relay.wake(), lookEvery).unref();
  const seals = setInterval(() => {
    pool.query('select door.audit_seal()').catch((error: Error) => log(`audit seal: ${error.message}`));
  }, sealEvery).unref();

  const boss = new PgBoss({ ...(config as object), schema: 'pgboss', createSchema: false, max: 3, application_name: 'park timers' });
  boss.on('error', (error) => log(`timers: ${error.message}`));
  await boss.start();
  for (const { name, cron, run } of schedules) {
    await boss.createQueue(name, { retryLimit: 2, expireInSeconds: 300 });
    await boss.schedule(name, cron, null, { tz: 'Asia/Shanghai' });
    await boss.work(name, lookForTimers, run);
  }
  return {
    relay,
    async close() {
      isClosed = true;
      clearTimeout(gathering);
      clearInterval(looks);
      clearInterval(seals);
      await Promise.all([listener.close(), boss.stop({ graceful: true, timeout: 5_000 })]);
      await relay.idle();
      await pool.end();
    },
  };
}
export type Worker = Awaited<ReturnType<typeof startWorker>>;
