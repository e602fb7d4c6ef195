import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { connection } from '../db/driver/index.ts';
import type { Receivers } from './events.ts';
import { listen } from './listen.ts';
import { outboxRelay } from './outbox.ts';

export type Schedule = { name: string; cron: string; run(): Promise<void> };
export type WorkerOptions = {
  /** Address without a connection pooler. */
  url: string;
  password: string;
  receivers: (pool: pg.Pool) => Receivers;
  schedules: readonly Schedule[];
  /** Interval for checking due schedules; shorter in tests only. */
  timersEverySeconds?: number;
  log: (problem: string) => void;
};

const pollEvery = 5_000;
/**
 * Minimum time in milliseconds between two queries for due messages of the outbox. The first message after a pause is delivered at once,
 * while a hundred messages a second become a few batches.
 */
export const pollPauseMs = 100;
/**
 * Number of messages from which the worker polls for a while instead of listening, because notifications would then be most of the work.
 */
const busy = 5;
const sealEvery = 5_000;
/** Schedules are due by the minute and may start some seconds late. Shorter polling was most of the load of an idle server. */
const timersEvery = { seconds: 10, dueSeconds: 5 };

/**
 * Starts a worker that delivers the outbox, runs schedules and seals audit rows. Any number of processes may run one; each message and each
 * scheduled run is taken by one of them.
 */
export async function startWorker({ url, password, receivers, schedules, timersEverySeconds, log }: WorkerOptions) {
  const config = { ...connection(url), user: 'park_worker', password };
  const pool = new pg.Pool({ ...config, max: 3, connectionTimeoutMillis: 5_000, application_name: 'park worker' });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const onClaim = (count: number) => {
    if (count < busy) return;
    void listener.pause();
    // called on every claim, because a worker that does not listen has to query the outbox again by itself
    schedulePoll();
  };
  const relay = outboxRelay({ pool, receivers: receivers(pool), log, onClaim });
  let scheduled: NodeJS.Timeout | undefined;
  let polledAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  const schedulePoll = () => {
    if (!isClosed) scheduled ??= setTimeout(() => void poll(), Math.max(0, polledAt + pollPauseMs - performance.now()));
  };
  async function poll(): Promise<void> {
    scheduled = undefined;
    // set before the delivery, so that the pause also applies to queries requested during it
    polledAt = performance.now();
    const found = await relay.wake();
    if (found >= busy || (await listener.resume())) schedulePoll();
  }
  const listener = listen({ config, channels: ['outbox'], onMessage: schedulePoll, onConnect: () => void relay.wake() });
  const polls = setInterval(() => void relay.wake(), pollEvery).unref();
  const seals = setInterval(() => {
    pool.query('select door.audit_seal()').catch((error: Error) => log(`audit seal: ${error.message}`));
  }, sealEvery).unref();

  const boss = new PgBoss({
    ...(config as object),
    ...{ schema: 'pgboss', createSchema: false, max: 3, application_name: 'park timers' },
    cronWorkerIntervalSeconds: timersEverySeconds ?? timersEvery.dueSeconds,
  });
  boss.on('error', (error) => log(`timers: ${error.message}`));
  await boss.start();
  for (const { name, cron, run } of schedules) {
    await boss.createQueue(name, { retryLimit: 2, expireInSeconds: 300 });
    await boss.schedule(name, cron, null, { tz: 'Asia/Shanghai' });
    await boss.work(name, { pollingIntervalSeconds: timersEverySeconds ?? timersEvery.seconds }, run);
  }
  return {
    relay,
    async close() {
      isClosed = true;
      clearTimeout(scheduled);
      clearInterval(polls);
      clearInterval(seals);
      await Promise.all([listener.close(), boss.stop({ graceful: true, timeout: 5_000 })]);
      await relay.stop();
      await pool.end();
    },
  };
}
export type Worker = Awaited<ReturnType<typeof startWorker>>;
