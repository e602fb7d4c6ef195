import { identity } from '@park/contract/people/identity';
import { password } from '@park/contract/people/password';
import { expect, test } from 'vitest';
import { testServer } from '../../test/app.ts';
import { secretKey } from '../../test/postgres.ts';
import { secretsOf } from '../secret.ts';
import { housekeeping } from './schedules.ts';

const server = testServer();
const swept = ['login_attempt', 'login_challenge', 'sms_code', 'session', 'rate_limit'];
const counts = async () => {
  const found: Record<string, number> = {};
  for (const table of swept) found[table] = (await server.rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n ?? 0;
  return found;
};

test('the nightly cleanup removes expired rows and keeps newer rows', async () => {
  const run = async () => {
    const password = secretsOf(secretKey).workerPassword;
    for (const schedule of housekeeping({ url: server.databaseUrl(), password, log: expect.unreachable })) await schedule.run();
  };
  await server.signIn('supera1');
  await server.stranger().refused(identity.login, { loginName: 'nobody99', password: 'Wrong2026word' });
  await server.stranger().call(password.sendCode, { phoneNo: '13800001001' });
  await server.stranger().call(identity.captcha, {});
  await server.rows(
    `insert into login_challenge (key_hash, user_id, proof, method, attempt, agreements, expires_at)
     select 'x', id, 'x', 'sms', 0, '[]', now() from "user" where username = 'supera1'`,
  );
  const before = await counts();
  for (const table of swept) expect([table, before[table]]).not.toEqual([table, 0]);
  await run();
  expect(await counts()).toEqual(before);
  await server.rows(`update login_attempt set created_at = created_at - interval '3 days'`);
  await server.rows(`update sms_code set created_at = created_at - interval '3 days'`);
  await server.rows(`update login_challenge set expires_at = expires_at - interval '3 days'`);
  await server.rows(`update session set expires_at = expires_at - interval '31 days'`);
  await server.rows(`update rate_limit set began_at = began_at - interval '3 days'`);
  await run();
  expect(await counts()).toEqual({ login_attempt: 0, login_challenge: 0, sms_code: 0, session: 0, rate_limit: 0 });
});
