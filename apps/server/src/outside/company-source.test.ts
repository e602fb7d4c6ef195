import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companySource, httpCompanies, SourceDown, sampleCompanies } from './company-source.ts';

const one = { id: 7, name: ' 启明光电 ', creditCode: '', contactPhone: '13700003001' };
let status = 200;
let body: string;
let heard: string | undefined;
const server = createServer((request, response) => {
  heard = request.headers.authorization;
  response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end(body);
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/companies`;
});
afterAll(() => server.close());
const ask = () => httpCompanies({ url, token: 'secret' }).companies();

test('a company source receives the bearer token and may respond with a list or with an object that contains the list', async () => {
  const read = { id: '7', name: '启明光电', creditCode: null, contactName: null, contactPhone: '13700003001' };
  for (const answer of [[one], { list: [one] }]) {
    body = JSON.stringify(answer);
    expect(await ask()).toEqual([read]);
  }
  expect(heard).toBe('Bearer secret');
});

test.each([
  ['status 500', 500, '[]'],
  ['HTML instead of JSON', 200, '<html>'],
  ['invalid companies', 200, '[{"id": 1}]'],
  ['a redirect', 302, ''],
  ['too many companies', 200, JSON.stringify(Array.from({ length: 5_001 }, () => one))],
])('a company source that responds with %s is reported as unavailable, and no companies are read from it', async (_, code, text) => {
  [status, body] = [code, text];
  await expect(ask()).rejects.toBeInstanceOf(SourceDown);
  status = 200;
});

test('an unreachable company source is reported as unavailable, and without a configured source sample data is used', async () => {
  await expect(httpCompanies({ url: 'http://127.0.0.1:1/', token: undefined }).companies()).rejects.toBeInstanceOf(SourceDown);
  expect(companySource(undefined)).toBe(sampleCompanies);
});
