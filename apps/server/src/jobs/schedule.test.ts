import { setTimeout as delay } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { afterEach, expect, test } from 'vitest';
import { testServer } from '../../test/app.ts';
import { secretKey } from '../../test/postgres.ts';
import { rounds } from '../../test/race.ts';
import { connection } from '../db/driver/index.ts';
import { secretsOf } from '../secret.ts';
import { type Schedule, startWorker, type Worker } from './worker.ts';

/* Several workers on one database, each with its own connections, as in separate processes. */
const server = testServer();
const moreMinutes = rounds(0, 3);
const workers: Worker[] = [];
const problems: string[] = [];
const password = secretsOf(secretKey).workerPassword;

async function start(schedule: Schedule): Promise<void> {
  const log = (problem: string) => void problems.push(problem);
  workers.push(
    await startWorker({ url: server.databaseUrl(), password, receivers: () => ({}), schedules: [schedule], timersEverySeconds: 1, log }),
  );
}
const stopAll = () => Promise.all(workers.splice(0).map((worker) => worker.close()));
afterEach(async () => {
  await stopAll();
  expect(problems.splice(0)).toEqual([]);
});
/** Adds a due run of a schedule to the queue, as the scheduler does. */
async function file(name: string): Promise<void> {
  const boss = new PgBoss({
    ...(connection(server.databaseUrl()) as object),
    ...{ user: 'park_worker', password, schema: 'pgboss', createSchema: false, supervise: false, schedule: false, max: 1 },
  });
  await boss.start();
  await boss.send(name);
  await boss.stop({ graceful: false });
}
const never = '0 0 1 1 *';

test('a schedule is stored under its name, and its times are Shanghai times', async () => {
  await start({ name: 'nightly', cron: '20 3 * * *', run: async () => {} });
  expect(await server.rows(`select name, cron, timezone from pgboss.schedule where name = 'nightly'`)).toEqual([
    { name: 'nightly', cron: '20 3 * * *', timezone: 'Asia/Shanghai' },
  ]);
});

/** Returns the minutes in which the schedule was due, as recorded by any of the workers. */
const dueMinutes = async () =>
  (
    await server.rows<{ minute: number }>(
      `select (extract(epoch from singleton_on) / 60)::int as minute from pgboss.job where name = '__pgboss__send-it'
        order by singleton_on`,
    )
  ).map(({ minute }) => minute);
const openJobs = async () =>
  (await server.rows<{ n: number }>(`select count(*)::int as n from pgboss.job where completed_on is null`))[0]?.n ?? 0;
/**
 * Simulates that no worker has searched for due runs for a while, so that the next worker that starts does so; waits until it has searched.
 */
const looksAgain = async (work: () => Promise<void>) => {
  await server.rows('update pgboss.version set cron_on = null');
  await work();
  await expect.poll(async () => (await server.rows('select from pgboss.version where cron_on is not null')).length).toBe(1);
};

test('three workers together run a schedule exactly once for each due time', async () => {
  let runs = 0;
  const everyMinute: Schedule = { name: 'minutely', cron: '* * * * *', run: async () => void runs++ };
  await start(everyMinute);
  // both new workers search for due runs, usually in the same minute; if a minute ends between the two searches, the schedule is due twice
  for (let worker = 0; worker < 2; worker++) await looksAgain(() => start(everyMinute));
  await expect.poll(() => runs, { timeout: 30_000 }).toBeGreaterThan(0);
  await delay(moreMinutes * 60_000);
  await expect.poll(openJobs, { timeout: 30_000 }).toBe(0);
  // closing a worker waits for runs that have begun and for its last search for due runs
  await stopAll();
  const due = await dueMinutes();
  expect(due.length).toBeGreaterThan(moreMinutes - 1);
  // the due minutes follow one another without a gap or a duplicate
  expect(due).toEqual(due.map((_, at) => (due[0] as number) + at));
  const filed = await server.rows<{ isDone: boolean }>(
    `select completed_on is not null as "isDone" from pgboss.job where name = 'minutely'`,
  );
  expect(filed.length).toBeLessThanOrEqual(due.length);
  expect(runs).toBe(filed.filter(({ isDone }) => isDone).length);
}, 400_000);

test('a run that fell due while no worker was running is run once when workers start again', async () => {
  let runs = 0;
  const schedule: Schedule = { name: 'late', cron: never, run: async () => void runs++ };
  await start(schedule);
  await stopAll();
  await file('late');
  await start(schedule);
  await start(schedule);
  await expect.poll(() => runs).toBe(1);
  await expect.poll(openJobs).toBe(0);
  expect(runs).toBe(1);
});

test('a failed run is retried twice', async () => {
  let runs = 0;
  const failing: Schedule = {
    name: 'failing',
    cron: never,
    run: async () => {
      runs += 1;
      throw new Error('out of order');
    },
  };
  await start(failing);
  await file('failing');
  const ended = () => server.rows<{ state: string }>(`select state::text from pgboss.job where name = 'failing'`);
  await expect.poll(ended, { timeout: 20_000 }).toEqual([{ state: 'failed' }]);
  expect(runs).toBe(3);
});
