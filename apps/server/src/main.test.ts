import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { type Counter, startProxy } from '../../../bench/proxy.ts';
import { demoId } from '../../../demo/rows.ts';
import { cloneDatabase } from '../test/database.ts';
import { secretKey } from '../test/postgres.ts';
import { loadConfig } from './config.ts';
import { sealText } from './jobs/text.ts';
import { startServer } from './main.ts';
import { secretsOf } from './secret.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'park-stop-'));
const longestStop = 10_000;
let proxy: Counter | undefined;
let gateway: Server | undefined;
let drop = async () => {};
afterEach(async () => {
  proxy?.close();
  gateway?.close();
  vi.unstubAllGlobals();
  await drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}) {
  const database = await cloneDatabase();
  drop = database.drop;
  proxy = await startProxy(database.url);
  const config = loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', SECRET_KEY: secretKey, PORT: '0', ...env });
  const server = await startServer({ config, databaseUrl: proxy.url, directUrl: proxy.url });
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  return { url: database.url, server, proxy };
}

async function stopTime(server: { close(): Promise<unknown> }): Promise<number> {
  const began = performance.now();
  await server.close();
  return performance.now() - began;
}

test('a server whose database gives no answer stops within ten seconds, with its worker and listeners', { timeout: 60_000 }, async () => {
  const started = await start();
  started.proxy.freeze();
  expect(await stopTime(started.server)).toBeLessThan(longestStop);
});

test('a server whose SMS gateway gives no answer stops within ten seconds, and the message is left to be sent', {
  timeout: 60_000,
}, async () => {
  const asked = Promise.withResolvers<void>();
  const silent = createServer((socket) => socket.on('error', () => {}).once('data', () => asked.resolve()));
  gateway = silent;
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as { port: number };
  const real = fetch;
  const redirect = (url: string, init?: RequestInit) => real(url.includes('aliyuncs') ? `http://127.0.0.1:${port}` : url, init);
  vi.stubGlobal('fetch', redirect);
  const templates = JSON.stringify({ code: '1', firstPassword: '2', notice: '3' });
  const keys = { SMS_KEY_ID: 'k', SMS_KEY_SECRET: 's', SMS_SIGN_NAME: '星河' };
  const { url, server } = await start({ SMS_PROVIDER: 'aliyun', SMS_TEMPLATES: templates, ...keys });
  const owner = new pg.Client(url);
  await owner.connect();
  const payload = sealText(secretsOf(secretKey), 'notice', { phone: '13800001001', values: { text: '你好' } });
  await owner.query(`insert into outbox (space_id, event, payload) values ('${demoId('space xinghe')}', 'sms.send', $1)`, [payload]);
  await asked.promise;
  expect(await stopTime(server)).toBeLessThan(longestStop);
  const { rows } = await owner.query(`select state, attempts from outbox where event = 'sms.send'`);
  await owner.end();
  expect(rows).toEqual([{ state: 'waiting', attempts: 1 }]);
});
