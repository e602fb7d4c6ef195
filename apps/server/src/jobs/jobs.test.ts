import { setTimeout as delay } from 'node:timers/promises';
import { command, domain } from '@park/contract';
import { emptyObject } from '@park/contract/fields';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { demoId } from '../../../../demo/rows.ts';
import { type Person, testServer } from '../../test/app.ts';
import { secretKey } from '../../test/postgres.ts';
import { race, rounds } from '../../test/race.ts';
import { takeLimit } from '../db/driver/index.ts';
import { implement } from '../http/mount.ts';
import { secretsOf } from '../secret.ts';
import type { Delivery } from './events.ts';
import { mostAttempts, pauseAfter } from './outbox.ts';
import { pollPauseMs, startWorker, type Worker } from './worker.ts';

/** Commands for this test. */
const probe = domain('probe', {
  title: '测试',
  calls: {
    write: command({
      path: '/probe/write',
      access: 'signed-in',
      summary: '',
      input: z.object({ to: z.string(), fails: z.boolean().default(false) }),
      output: emptyObject,
    }),
    count: command({
      path: '/probe/count',
      access: 'signed-in',
      summary: '',
      input: z.object({ word: z.string() }),
      output: z.object({ made: z.string() }),
    }),
    limit: command({ path: '/probe/limit', access: 'signed-in', summary: '', input: emptyObject, output: z.object({ ok: z.boolean() }) }),
  },
});
const probeModule = implement(probe, {
  async write({ outbox }, { to, fails }) {
    outbox('mail.send', { to, subject: '主题', text: '正文' });
    if (fails) throw new Error('no');
    return {};
  },
  async count({ db, actor }, { word }) {
    await sql`update department set version = version + 1 where company_id = ${actor.companyId} and parent_id is null`.execute(db);
    return { made: `${word} ${Math.random()}` };
  },
  limit: async ({ db }) => ({ ok: (await takeLimit(db, 'probe', 3, 3_600)) ?? false }),
});

const server = testServer({ modules: [probeModule], processes: 2, env: { DATABASE_POOL: '16' } });
const password = secretsOf(secretKey).workerPassword;
let supera1: Person;
const workers: Worker[] = [];
const received: Delivery<'mail.send'>[] = [];
let receive: (delivery: Delivery<'mail.send'>) => Promise<void> = async (delivery) => void received.push(delivery);

beforeAll(async () => {
  supera1 = await server.signIn('supera1');
  for (let at = 0; at < 2; at++)
    workers.push(
      await startWorker({
        url: server.databaseUrl(),
        password,
        receivers: () => ({ 'mail.send': (delivery) => receive(delivery) }),
        schedules: [],
        log: () => {},
      }),
    );
});
afterAll(() => Promise.all(workers.map((worker) => worker.close())));
const settle = () =>
  Promise.all(
    workers.map(async ({ relay }) => {
      await relay.wake();
      await relay.idle();
    }),
  );
const rowsOf = (to: string) =>
  server.rows<{ state: string; attempts: number; last_error: string | null }>(
    `select state, attempts, last_error from outbox where payload ->> 'to' = $1`,
    [to],
  );

describe('outbox', () => {
  test('the first message after a pause is delivered without waiting for further messages', async () => {
    const taken: number[] = [];
    for (let at = 0; at < 7; at++) {
      await delay(2 * pollPauseMs);
      const to = `soon${at}@example.cn`;
      const began = performance.now();
      await supera1.call(probe.write, { to });
      await vi.waitFor(() => expect(received.some(({ payload }) => payload.to === to)).toBe(true), { interval: 5 });
      taken.push(performance.now() - began);
    }
    // the median counts, because a busy machine may be late now and then
    expect(taken.toSorted((one, other) => one - other)[3]).toBeLessThan(pollPauseMs);
  });

  test('a message is delivered once after its command commits, even if two workers fetch messages', async () => {
    await supera1.call(probe.write, { to: 'one@example.cn' });
    await vi.waitFor(async () => expect(await rowsOf('one@example.cn')).toEqual([{ state: 'sent', attempts: 1, last_error: null }]));
    expect(received.filter((delivery) => delivery.payload.to === 'one@example.cn')).toEqual([
      {
        id: expect.any(String),
        spaceId: demoId('space xinghe'),
        event: 'mail.send',
        payload: { to: 'one@example.cn', subject: '主题', text: '正文' },
        attempt: 1,
      },
    ]);
  });

  test('a command that fails sends no message', async () => {
    await supera1.refused(probe.write, { to: 'never@example.cn', fails: true });
    expect(await rowsOf('never@example.cn')).toEqual([]);
  });

  test('each of many simultaneous messages reaches its receiver once', async () => {
    const many = rounds(60, 500);
    // a larger wave would exceed the server's queue and be refused
    const wave = 100;
    for (let from = 0; from < many; from += wave)
      await Promise.all(
        Array.from({ length: Math.min(wave, many - from) }, (_, at) => supera1.call(probe.write, { to: `many${from + at}@example.cn` })),
      );
    await vi.waitFor(
      async () => expect(await server.rows(`select 1 from outbox where state <> 'sent' and payload ->> 'to' like 'many%'`)).toEqual([]),
      15_000,
    );
    const got = received.filter((delivery) => delivery.payload.to.startsWith('many')).map((delivery) => delivery.id);
    expect([got.length, new Set(got).size]).toEqual([many, many]);
  });

  test('a busy worker stops listening for notifications and listens again when the outbox is empty', async () => {
    const listening = () =>
      server.rows<{
        query: string;
      }>(`select query from pg_stat_activity where datname = current_database() and application_name = 'park listener'
                                        and query like '%listen outbox' order by 1`);
    const send = (to: string) => supera1.call(probe.write, { to });
    await vi.waitFor(async () => expect(await listening()).toEqual([{ query: 'listen outbox' }, { query: 'listen outbox' }]));
    let isOver = false;
    const sending = (async () => {
      for (let at = 0; !isOver; at++) await Promise.all(Array.from({ length: 20 }, (_, of) => send(`busy${at}-${of}@example.cn`)));
    })();
    await vi.waitFor(async () => expect(await listening()).toContainEqual({ query: 'unlisten outbox' }), 10_000);
    isOver = true;
    await sending;
    await vi.waitFor(async () => expect(await listening()).toEqual([{ query: 'listen outbox' }, { query: 'listen outbox' }]), 10_000);
    await vi.waitFor(async () =>
      expect(await server.rows(`select 1 from outbox where state <> 'sent' and payload ->> 'to' like 'busy%'`)).toEqual([]),
    );
    const quiet = `select from pg_stat_activity where datname = current_database() and application_name = 'park listener'
                      and query = 'listen outbox' and state_change < clock_timestamp() - interval '300 ms'`;
    await vi.waitFor(async () => expect(await server.rows(quiet)).toHaveLength(2), 10_000);
    // no notification announces these messages; a worker that finds many of them by polling must also listen again afterwards
    await server.rows(`update outbox set state = 'waiting', due_at = now() - interval '1 minute' where payload ->> 'to' like 'busy%'`);
    await settle();
    await vi.waitFor(async () => expect(await listening()).toEqual([{ query: 'listen outbox' }, { query: 'listen outbox' }]), 10_000);
    await send('after@example.cn');
    // shorter than the interval at which a worker that does not listen polls the outbox
    await vi.waitFor(async () => expect(await rowsOf('after@example.cn')).toMatchObject([{ state: 'sent' }]), 2_000);
  });

  test('the stored reason of a failed message contains no full phone number or mail address', async () => {
    receive = async () => {
      throw new Error('all recipients were rejected: 550 <named@example.cn>, 13800001001');
    };
    await supera1.call(probe.write, { to: 'named@example.cn' });
    const last_error = 'all recipients were rejected: 550 <n***@example.cn>, 138****1001';
    await vi.waitFor(async () => expect(await rowsOf('named@example.cn')).toMatchObject([{ last_error }]));
    receive = async (delivery) => void received.push(delivery);
  });

  test('a failed message is retried with growing pauses under the same id, and is finally given up as dead', async () => {
    const seen: string[] = [];
    receive = async (delivery) => {
      seen.push(delivery.id);
      throw new Error('the mail server is away');
    };
    await supera1.call(probe.write, { to: 'broken@example.cn' });
    await vi.waitFor(async () =>
      expect(await rowsOf('broken@example.cn')).toEqual([{ state: 'waiting', attempts: 1, last_error: 'the mail server is away' }]),
    );
    const [{ wait } = { wait: 0 }] = await server.rows<{ wait: number }>(
      `select extract(epoch from due_at - now())::int as wait from outbox where payload ->> 'to' = 'broken@example.cn'`,
    );
    expect(wait).toBeGreaterThan(0);
    for (let attempt = 2; attempt <= mostAttempts; attempt++) {
      await server.rows(`update outbox set due_at = now() where payload ->> 'to' = 'broken@example.cn'`);
      await settle();
    }
    expect(await rowsOf('broken@example.cn')).toEqual([{ state: 'dead', attempts: mostAttempts, last_error: 'the mail server is away' }]);
    expect(new Set(seen).size).toBe(1);
    receive = async (delivery) => void received.push(delivery);
  });

  test('the pauses between attempts grow up to one hour', () => {
    expect([1, 2, 3, 8, 20].map(pauseAfter)).toEqual([5, 10, 20, 640, 3600]);
  });
});

describe('commands with an idempotency key', () => {
  const send = (key: string, word = 'x', process = 0) =>
    supera1.raw(probe.count, { word }, { headers: { 'idempotency-key': key }, process });
  const done = async () => (await server.rows<{ n: number }>(`select count(*)::int as n from audit where call = 'probe.count'`))[0]?.n ?? 0;

  test('a command repeated with its idempotency key runs once and gets the same response in both processes', async () => {
    const before = await done();
    const [first, again, elsewhere] = [await send('key-once-1'), await send('key-once-1'), await send('key-once-1', 'x', 1)];
    expect([again.json(), elsewhere.json()]).toEqual([first.json(), first.json()]);
    expect(await done()).toBe(before + 1);
  });

  test('different input with the same idempotency key is refused', async () => {
    await send('key-other-1', 'a');
    expect((await send('key-other-1', 'b')).statusCode).toBe(409);
  });

  test('R5 simultaneous repetitions of a command run once, and each request gets the same response or is told to retry', async () => {
    for (let round = 0; round < rounds(3, 200); round++) {
      const before = await done();
      const results = await race(Array.from({ length: 8 }, (_, at) => () => send(`key-race-${round}`, 'r', at % 2)));
      const answers = results.map((result) => (result.status === 'fulfilled' ? result.value : undefined));
      expect(answers.every((answer) => answer && [200, 503].includes(answer.statusCode))).toBe(true);
      expect(new Set(answers.filter((answer) => answer?.statusCode === 200).map((answer) => answer?.body)).size).toBe(1);
      expect(await done()).toBe(before + 1);
    }
  });

  test('the same idempotency key of two users stands for two commands, and a malformed key is refused', async () => {
    const other = await server.signIn('membera1');
    const before = await done();
    await send('key-shared-1');
    await other.raw(probe.count, { word: 'x' }, { headers: { 'idempotency-key': 'key-shared-1' } });
    expect(await done()).toBe(before + 2);
    expect((await send('short')).statusCode).toBe(400);
  });

  test('an idempotency key whose command failed can be used again', async () => {
    const bad = await supera1.raw(probe.write, { to: 'retry@example.cn', fails: true }, { headers: { 'idempotency-key': 'key-retry-1' } });
    expect(bad.statusCode).toBe(500);
    expect((await send('key-retry-1')).statusCode).toBe(200);
  });
});

test('a rate limit is shared by all processes and is reset in the next time window', async () => {
  const take = (process: number) => async () => (await supera1.call(probe.limit, {}, { process })).ok;
  const taken = await race(Array.from({ length: 10 }, (_, at) => take(at % 2)));
  expect(taken.filter((one) => one.status === 'fulfilled' && one.value).length).toBe(3);
  await server.rows(`update rate_limit set began_at = began_at - interval '1 hour' where name = 'probe'`);
  expect(await take(0)()).toBe(true);
});
