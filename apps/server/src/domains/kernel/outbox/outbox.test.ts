import { command, domain } from '@park/contract';
import { emptyObject } from '@park/contract/fields';
import { eventNames, outbox } from '@park/contract/kernel/outbox';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { secretKey } from '../../../../test/postgres.ts';
import { implement } from '../../../http/mount.ts';
import type { EventName } from '../../../jobs/events.ts';
import { mostAttempts } from '../../../jobs/outbox.ts';
import { receiversOf } from '../../../jobs/receivers.ts';
import { sealText } from '../../../jobs/text.ts';
import { startWorker, type Worker } from '../../../jobs/worker.ts';
import { providersOf } from '../../../outside/providers.ts';
import { secretsOf } from '../../../secret.ts';

const secrets = secretsOf(secretKey);
const probe = domain('probe', {
  title: '测试',
  calls: {
    text: command({ path: '/probe/text', title: '发短信', access: 'signed-in', summary: '', input: emptyObject, output: emptyObject }),
  },
});
const server = testServer({
  modules: [
    implement(probe, {
      async text(context) {
        context.outbox('sms.send', sealText(secrets, 'code', { phone: '13800001003', values: { code: '135790', minutes: '5' } }));
        return {};
      },
    }),
  ],
});
let platform: Person;
let worker: Worker;
let isAway = false;
beforeAll(async () => {
  platform = await server.signIn('platform1');
  worker = await startWorker({
    url: server.databaseUrl(),
    password: secrets.workerPassword,
    receivers: (pool: pg.Pool) => {
      const { sms, mail } = providersOf({ provider: 'local' }, undefined, pool);
      const flaky = {
        send: async (message: Parameters<typeof sms.send>[0]) => (isAway ? Promise.reject(new Error('away')) : sms.send(message)),
      };
      return receiversOf({ sms: flaky, mail }, secrets);
    },
    schedules: [],
    log: () => {},
  });
});
afterAll(() => worker.close());

test('without an SMS gateway the platform lists each text message once, with its number masked; reading the list is audited', async () => {
  await (await server.signIn('supera1')).call(probe.text, {});
  await vi.waitFor(async () => expect((await platform.call(outbox.local, {})).total).toBe(1));
  const { list } = await platform.call(outbox.local, {});
  expect(list[0]).toMatchObject({ channel: 'sms', recipient: '138****1003', spaceName: '星河产业运营' });
  expect((await platform.raw(outbox.local, {})).body).not.toMatch(/135790|13800001003/);
  const { id, spaceId } = list[0] as { id: string; spaceId: string };
  expect(await platform.call(outbox.look, { id, spaceId })).toEqual({
    recipient: '13800001003',
    body: '验证码 135790，5 分钟内有效。如非本人操作，请忽略。',
  });
  const recorded = await server.rows<{ entry: string }>(`select a::text as entry from audit a where call = 'outbox.look'`);
  expect(recorded).toEqual([{ entry: expect.stringContaining(id) }]);
  expect(recorded[0]?.entry).not.toMatch(/135790|13800001003/);
  expect((await platform.refused(outbox.look, { id: demoId('x'), spaceId })).code).toBe('404');
  const [row] = await server.rows<{ row: string }>(`select o::text as row from outbox o where event = 'sms.send'`);
  expect(row?.row).not.toMatch(/135790|13800001003/);
  expect((await platform.raw(outbox.list, {})).body).not.toMatch(/135790|13800001003/);
});

test('a message that was given up is listed with its error and can be retried', async () => {
  isAway = true;
  await (await server.signIn('supera1')).call(probe.text, {});
  await vi.waitFor(async () => expect((await platform.call(outbox.list, { state: 'waiting' })).list[0]?.lastError).toBe('away'));
  for (let attempt = 2; attempt <= mostAttempts; attempt++) {
    await server.rows(`update outbox set due_at = now() where state = 'waiting'`);
    await worker.relay.wake();
    await worker.relay.idle();
  }
  const { list } = await platform.call(outbox.list, { state: 'dead' });
  expect(list).toEqual([expect.objectContaining({ event: 'sms.send', attempts: mostAttempts, lastError: 'away' })]);
  isAway = false;
  const { id, spaceId } = list[0] as { id: string; spaceId: string };
  await platform.call(outbox.retry, { id, spaceId });
  await vi.waitFor(async () => expect((await platform.call(outbox.local, {})).total).toBe(2));
  expect((await platform.refused(outbox.retry, { id, spaceId })).code).toBe('404');
});

test('only the platform can see and retry messages', async () => {
  for (const user of ['operatora', 'operatorab', 'supera1', 'membera1']) {
    const person = await server.signIn(user);
    for (const [call, input] of [
      [outbox.list, {}],
      [outbox.local, {}],
      [outbox.look, { id: demoId('x'), spaceId: demoId('space xinghe') }],
      [outbox.retry, { id: demoId('x'), spaceId: demoId('space xinghe') }],
    ] as const)
      expect([user, call.key, (await person.refused(call, input)).code]).toEqual([user, call.key, '403']);
  }
});

test('every kind of outbox message has a Chinese name, which the message list of the platform shows', () => {
  const named: Readonly<Record<EventName, string>> = eventNames;
  expect(Object.values(named).every((name) => /^\p{Script=Han}+$/u.test(name))).toBe(true);
});
