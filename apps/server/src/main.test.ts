import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Counter, startProxy } from '../../../bench/proxy.ts';
import { cloneDatabase } from '../test/database.ts';
import { secretKey } from '../test/postgres.ts';
import { loadConfig } from './config.ts';
import { startServer } from './main.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'park-stop-'));
let proxy: Counter | undefined;
let drop = async () => {};
afterAll(async () => {
  proxy?.close();
  await drop();
  await rm(folder, { recursive: true, force: true });
});

test('a server whose database gives no answer stops within ten seconds, with its worker and listeners', { timeout: 60_000 }, async () => {
  const database = await cloneDatabase();
  drop = database.drop;
  proxy = await startProxy(database.url);
  const config = loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', SECRET_KEY: secretKey, PORT: '0' });
  const server = await startServer({ config, databaseUrl: proxy.url, directUrl: proxy.url });
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  proxy.freeze();
  const began = performance.now();
  await server.close();
  expect(performance.now() - began).toBeLessThan(10_000);
});
