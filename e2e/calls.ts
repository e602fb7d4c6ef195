import { type APIRequestContext, expect } from '@playwright/test';
import { password } from '../demo/people.ts';
import type { Call, Reply, Sent } from '../packages/contract/src/core.ts';
import { outbox } from '../packages/contract/src/kernel/outbox.ts';
import { identity } from '../packages/contract/src/people/identity.ts';

/** Makes a call directly to the server, for actions of another person or another server during a test. */
export async function call<C extends Call>(request: APIRequestContext, token: string, what: C, input: Sent<C>): Promise<Reply<C>> {
  const answer = await request.post(`/smartop${what.path}`, { headers: { loginToken: token }, data: input as object });
  expect(answer.status(), `${what.key}: ${await answer.text()}`).toBe(200);
  return (await answer.json()).body as Reply<C>;
}

export const tokenOf = async (request: APIRequestContext, loginName: string): Promise<string> =>
  (await call(request, '', identity.login, { loginName, password })).loginToken;

/** Returns the texts sent to a number, the newest first, as the platform operator reads them in the outbox. */
export async function textsTo(request: APIRequestContext, phone: string): Promise<string[]> {
  const token = await tokenOf(request, 'platform1');
  const { list } = await call(request, token, outbox.local, { pageSize: 100 });
  const masked = `${phone.slice(0, 3)}****${phone.slice(-4)}`;
  const own = list.filter((message) => message.recipient === masked);
  const messages = await Promise.all(own.map(({ id, spaceId }) => call(request, token, outbox.look, { id, spaceId })));
  return messages.filter(({ recipient }) => recipient === phone).map(({ body }) => body);
}

/** Returns the newest verification code that was sent to a number. */
export async function codeTo(request: APIRequestContext, phone: string, count = 1): Promise<string> {
  const sent = async () => (await textsTo(request, phone)).filter((text) => text.includes('验证码'));
  await expect.poll(async () => (await sent()).length).toBeGreaterThanOrEqual(count);
  return /验证码 (\d{6})/.exec((await sent())[0] ?? '')?.[1] ?? '';
}
