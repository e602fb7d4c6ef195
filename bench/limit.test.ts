import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testServer } from '../apps/server/test/app.ts';
import { secretKey } from '../apps/server/test/postgres.ts';
import { seedBulk, usualSize } from '../demo/bulk.ts';
import { bareLanes, signedLanes } from './calls.ts';
import { limitChild, mustAgree } from './limit.ts';

const server = testServer();
let limit: Awaited<ReturnType<typeof limitChild>> | undefined;
afterAll(() => limit?.stop());

test('the reference server returns the same responses as our server, so the benchmark compares the same work', async () => {
  const url = server.databaseUrl();
  await seedBulk(url, secretKey, { ...usualSize, staff: 6_000 });
  limit = await limitChild(url, path.join(server.folder, 'limit.log'));
  const [bare, ours] = [await limit.told<string>('address'), await server.listen()];
  const [lane] = bareLanes.list;
  const found = await (await fetch(bare + lane?.paths[0], { method: 'POST', body: lane?.bodies?.[0] ?? '' })).json();
  expect(found.body.list.length).toBeGreaterThan(0);
  await mustAgree(bare, ours, await signedLanes(ours));
});
