import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../test/app.ts';
import { secretKey } from '../../test/postgres.ts';
import { rounds } from '../../test/race.ts';
import { secretsOf } from '../secret.ts';

/* Two worker processes over one database, and a schedule that is due every minute. */
const server = testServer();
const moreMinutes = rounds(0, 3);
const children: ChildProcess[] = [];
const said: string[] = [];
const fired = () => said.filter((word) => word === 'fired').length;

async function start(): Promise<void> {
  const settings = { url: server.databaseUrl(), password: secretsOf(secretKey).workerPassword };
  const child = fork(path.join(import.meta.dirname, '../../test/schedule-worker.ts'), {
    env: { ...process.env, SCHEDULE_WORKER: JSON.stringify(settings) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  children.push(child);
  const ready = once(child, 'message');
  child.on('message', (word: string) => said.push(word));
  await ready;
}
const stop = (child: ChildProcess) => {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  return ended;
};
beforeAll(async () => {
  // the schedule is known from an earlier start
  await start();
  await stop(children[0] as ChildProcess);
});
afterAll(() => Promise.all(children.slice(1).map(stop)));

/** The minutes it was due in, as whoever looked wrote them down. */
const dueMinutes = async () =>
  (
    await server.rows<{ minute: number }>(
      `select (extract(epoch from singleton_on) / 60)::int as minute from pgboss.job where name = '__pgboss__send-it' order by singleton_on`,
    )
  ).map(({ minute }) => minute);
/** As if nobody had looked for a while: whoever comes next looks for what is due. */
const forgetLook = () => server.rows('update pgboss.version set cron_on = null');

test('two workers look in the same minute, and what is due fires once; so it goes on minute by minute', async () => {
  // both looks in one minute, not around its end
  const second = new Date().getSeconds();
  if (second > 35) await delay((60 - second) * 1_000);
  for (let worker = 0; worker < 2; worker++) {
    await forgetLook();
    await start();
  }
  await expect.poll(fired, { timeout: 20_000, interval: 200 }).toBeGreaterThan(0);
  await delay(4_000);
  expect(await dueMinutes()).toHaveLength(1);
  expect(fired()).toBe(1);

  await delay(moreMinutes * 60_000);
  const due = await dueMinutes();
  expect(due.length).toBeGreaterThan(moreMinutes);
  // one after the other, none left out and none twice
  expect(due).toEqual(due.map((_, at) => (due[0] as number) + at));
  await expect.poll(fired, { timeout: 10_000 }).toBe(due.length);
  expect(said.filter((word) => word !== 'ready' && word !== 'fired')).toEqual([]);
  console.log(`${due.length} due times, ${fired()} firings over two processes`);
}, 400_000);
