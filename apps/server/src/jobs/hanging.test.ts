import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoId } from '../../../../demo/rows.ts';
import { testServer } from '../../test/app.ts';
import { secretKey } from '../../test/postgres.ts';
import { providersOf } from '../outside/providers.ts';
import { secretsOf } from '../secret.ts';
import { receiversOf } from './receivers.ts';
import { sealText } from './text.ts';
import { startWorker, type Worker } from './worker.ts';

/* A real worker with the real client of a gateway, which accepts every connection and never answers. */
const server = testServer();
const secrets = secretsOf(secretKey);
const mails: string[] = [];
let worker: Worker;
let asked = 0;
const gateway = createServer((socket) => socket.on('error', () => {}).once('data', () => asked++));
const templates = { code: '1', firstPassword: '2', notice: '3' };
const settings = { provider: 'aliyun', keyId: 'k', keySecret: 's', signName: '星河', templates } as const;
const limits: AbortController[] = [];

beforeAll(async () => {
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
  const { port } = gateway.address() as { port: number };
  const send = fetch;
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => send(`http://127.0.0.1:${port}`, init));
  // the test decides when the time limit of a request ends
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  worker = await startWorker({
    url: server.databaseUrl(),
    password: secrets.workerPassword,
    receivers: (pool) => ({
      ...receiversOf(providersOf(settings, undefined, pool), secrets),
      'mail.send': async ({ payload }) => void mails.push(payload.to),
    }),
    schedules: [],
    log: () => {},
  });
});
afterAll(async () => {
  const stopped = worker.close();
  for (const limit of limits) limit.abort(new Error('too late'));
  await stopped;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  gateway.close();
});

const put = (event: string, payload: object) =>
  server.rows('insert into outbox (space_id, event, payload) values ($1, $2, $3)', [demoId('space xinghe'), event, payload]);
const text = (phone: string) => put('sms.send', sealText(secrets, 'notice', { phone, values: { text: '你好' } }));
const mail = (to: string) => put('mail.send', { to, subject: '主题', text: '正文' });
const texts = () =>
  server.rows<{ attempts: number; state: string; last_error: string | null }>(
    `select attempts, state, last_error from outbox where event = 'sms.send' order by created_at`,
  );

test('while an SMS gateway never answers, other messages are delivered, and the text messages are tried again', async () => {
  for (let at = 0; at < 5; at++) await text(`1380000000${at}`);
  await vi.waitFor(() => expect(asked).toBeGreaterThan(0));
  for (const to of ['one@example.cn', 'two@example.cn']) {
    await mail(to);
    await vi.waitFor(() => expect(mails).toContain(to));
  }
  expect((await texts()).every(({ state, last_error }) => state === 'waiting' && last_error === null)).toBe(true);

  await vi.waitFor(async () => {
    for (const limit of limits) limit.abort(new Error('too late'));
    expect(await texts()).toEqual(Array.from({ length: 5 }, () => ({ attempts: 1, state: 'waiting', last_error: 'too late' })));
  });
  const before = asked;
  await server.rows(`update outbox set due_at = app.now() where event = 'sms.send'`);
  await worker.relay.wake();
  await vi.waitFor(() => expect(asked).toBe(before + 5));
  expect((await texts()).map(({ attempts }) => attempts)).toEqual([2, 2, 2, 2, 2]);
  expect(new Set(mails)).toEqual(new Set(['one@example.cn', 'two@example.cn']));
});
