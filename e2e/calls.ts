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

/** Returns the newest verification code that was sent to a number. The platform operator can read it in the outbox. */
export async function codeTo(request: APIRequestContext, phone: string, count = 1): Promise<string> {
  const token = await tokenOf(request, 'platform1');
  const sent = async () => {
    const { list } = await call(request, token, outbox.local, { pageSize: 100 });
    return list.filter((message) => message.recipient === phone && message.body.includes('验证码'));
  };
  await expect.poll(async () => (await sent()).length).toBeGreaterThanOrEqual(count);
  return /验证码 (\d{6})/.exec((await sent())[0]?.body ?? '')?.[1] ?? '';
}
