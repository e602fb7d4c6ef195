import { department } from '@park/contract/people/department';
import { expect, test } from 'vitest';
import { testServer } from '../../test/app.ts';

const server = testServer();

test('the metrics contain the count, duration and status of each call and no personal data', async () => {
  const person = await server.signIn('supera1');
  await person.call(department.tree, {});
  await person.refused(department.detail, { id: 'x' });
  const { body, statusCode } = await server.inject({ method: 'GET', url: '/metrics', remoteAddress: '127.0.0.1' });
  expect(statusCode).toBe(200);
  expect(body).toContain('park_calls_total{call="department.tree",status="200"} 1');
  expect(body).toContain('park_calls_total{call="department.detail",status="400"} 1');
  expect(body).toMatch(/park_call_seconds_count\{call="department.tree"\} 1/);
  expect(body).not.toMatch(/云启|138/);
});

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
  'a request that a proxy on this machine passes on reads no metrics: %s',
  async (header) => {
    const answer = await server.inject({ method: 'GET', url: '/metrics', remoteAddress: '127.0.0.1', headers: { [header]: '10.0.0.7' } });
    expect(answer.statusCode).toBe(404);
  },
);

test('the metrics can be read only from this machine', async () => {
  expect((await server.inject({ method: 'GET', url: '/metrics', remoteAddress: '10.0.0.7' })).statusCode).toBe(404);
  const forged = await server.inject({
    method: 'GET',
    url: '/metrics',
    remoteAddress: '10.0.0.7',
    headers: { 'x-forwarded-for': '127.0.0.1' },
  });
  expect(forged.statusCode).toBe(404);
});
