import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { addresses } from '@park/contract/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAsked, passable } from '../matrix/cells.ts';
import { expectations, titled } from '../matrix/expectations.ts';
import { testStage } from '../matrix/stage.ts';
import { root } from '../postgres.ts';
import { judge } from './judge.ts';
import { fuzz, type Result } from './run.ts';

/*
 * Sends requests that no console would send. The short form divides a fixed number among all calls; PARK_LONG=1 and `npm run fuzz` send the
 * full lists. The same seed sends the same requests.
 */
const isWhole = Boolean(process.env.PARK_LONG);
const seed = Number(process.env.PARK_FUZZ_SEED ?? 20_260_101);
const requestsInShort = 5_000;
/**
 * Every row of the matrix that a person may make, and once more for each URL with another HTTP verb, since the fields then travel in
 * another part of the request.
 */
const all = passable(expectations).flatMap((row) => [
  { title: titled(row), row, call: row.call },
  ...addresses(row.call)
    .filter(({ method }) => method !== row.call.method)
    .map(({ method, path }) => ({ title: `${titled(row)} by ${method}`, row, call: { ...row.call, method, path, aliases: [] } })),
]);
const aims = all.filter(({ row }) => isAsked(row));
const share = Math.max(12, Math.floor(requestsInShort / all.length));
const plan = isWhole
  ? { seed, fixed: Number.POSITIVE_INFINITY, generated: Number(process.env.PARK_FUZZ_RUNS ?? 500) }
  : { seed, fixed: Math.ceil(share * 0.75), generated: Math.floor(share * 0.25) };

const { server, stage } = testStage();
const results: Result[] = [];
let before: Record<string, string>;
beforeAll(async () => {
  before = await stage().journal.digest();
});
const began = performance.now();
afterAll(() => {
  if (!isWhole) return;
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  writeFileSync(
    path.join(root, '.cache/fuzz.json'),
    `${JSON.stringify({ seed, seconds, date: new Date().toISOString(), results }, null, 2)}\n`,
  );
});

test.each(aims)(
  `$title responds to each request in the envelope, reveals no internals and changes no row when refusing (seed ${seed})`,
  async ({ title, row, call }) => {
    const result = await fuzz(stage(), row, { ...plan, instead: call });
    results.push({ ...result, call: title });
    expect(result.findings).toEqual([]);
    expect(result.accepted).toBeGreaterThan(0);
  },
  600_000,
);

test('after all fuzz requests every row of the database is unchanged', async () => {
  expect(await stage().journal.digest()).toEqual(before);
});

let address: Promise<string> | undefined;
test.each([
  ['text that is not HTTP', 'HELLO\r\n\r\n'],
  ['a header without a name', 'GET /healthz HTTP/1.1\r\n: x\r\n\r\n'],
  ['too many headers', `GET /healthz HTTP/1.1\r\n${'a: x\r\n'.repeat(4_000)}`],
  ['an invalid content length', 'POST /smartop/open/pvlg/login HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n'],
])('a connection that sends %s gets a refusal in the response envelope', async (_, bytes) => {
  address ??= server.listen();
  const { port } = new URL(await address);
  const [head = '', body = ''] = (await conversation(Number(port), bytes)).split('\r\n\r\n');
  const status = Number(head.split(' ')[1]);
  expect(judge({ status, isJson: /application\/json/i.test(head), text: body }, true, new Set(), [])).toEqual([]);
});

/** Sends raw bytes and returns the whole answer. */
async function conversation(port: number, bytes: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return received;
}
