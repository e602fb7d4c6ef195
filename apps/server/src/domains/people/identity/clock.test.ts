import { file } from '@park/contract/kernel/file';
import { sms } from '@park/contract/kernel/sms';
import { ticket } from '@park/contract/kernel/ticket';
import { account } from '@park/contract/people/account';
import { type Challenge, identity } from '@park/contract/people/identity';
import { password } from '@park/contract/people/password';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { password as demoPassword } from '../../../../../../demo/people.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { form, png } from '../../../../test/keep.ts';
import { codeTo, solve } from '../../../../test/texts.ts';

/*
 * The clock of the server is set forward or back. Nothing that is valid for minutes stays valid for longer, and nobody has to wait until
 * the clock reaches an earlier time of day again.
 */
const server = testServer();
const stranger = server.stranger();
const phone = '13800001003';
let app: { appCode: string; appSecret: string };
let member: Person;

beforeAll(async () => {
  const platform = await server.signIn('platform1');
  const { secret } = await platform.call(ticket.saveApp, { code: 'map', name: '园区地图', origin: 'https://map.example', path: '/' });
  app = { appCode: 'map', appSecret: secret as string };
});
beforeEach(async () => {
  for (const table of ['login_attempt', 'rate_limit', 'sms_code', 'outbox', 'login_challenge', 'phone_proof', 'captcha'])
    await server.rows(`delete from ${table}`);
  await server.rows(`update config_entry set content = $1 where code = 'platformadmin.login.secondFactor'`, [
    JSON.stringify({ isRequired: true, sides: ['operator'] }),
  ]);
  member = await server.signIn('membera1');
});
afterEach(() => server.passTime(undefined));

const status = (answer: { statusCode: number }) => answer.statusCode;
const captcha = async () => solve(server, (await stranger.call(identity.captcha, {})).vaildCodeKey);

const always = (isAlways: boolean) =>
  server.rows(`update config_entry set content = $1 where code = 'platformadmin.login.captcha'`, [JSON.stringify({ always: isAlways })]);

/** Things that are valid for minutes: each function makes one and returns a function that uses it and answers the status. */
const shortLived = {
  async 'a code of a text message'() {
    const { smsId } = await stranger.call(password.sendCode, { phoneNo: phone });
    const code = await codeTo(server, phone);
    return async () => status(await stranger.raw(sms.validate, { smsId, phone, code }));
  },
  async 'a ticket for an application'() {
    const { url } = await member.call(ticket.issue, { appCode: 'map' });
    const presented = new URL(url).searchParams.get('ticket') ?? '';
    return async () => status(await stranger.raw(ticket.redeem, { ...app, ticket: presented }));
  },
  async 'the second step of a sign-in'() {
    const answer = (await stranger.raw(identity.login, { loginName: 'operatora', password: demoPassword })).json();
    const { challenge } = answer.body as Challenge;
    const code = await codeTo(server, '13800000011');
    return async () => status(await stranger.raw(identity.secondFactor, { challenge, code }));
  },
  async 'a captcha'() {
    const solved = await captcha();
    return async () => {
      await always(true);
      const answer = await stranger.raw(identity.login, { loginName: 'supera1', password: demoPassword, ...solved });
      await always(false);
      return answer.statusCode;
    };
  },
  async 'the proof of the old number'() {
    const { smsId } = await member.call(account.sendCode, {});
    await member.call(account.proveOldPhone, { smsCode: await codeTo(server, phone), smsId, smsType: 2 });
    return async () => status(await member.raw(account.sendCode, { phoneNo: '13700008001' }));
  },
  async 'the link of a file'() {
    const { payload, headers } = form([{ bytes: png(2, 2), name: 'a.png' }]);
    const request = { method: 'POST', url: server.base + file.upload.path, payload } as const;
    const answer = (await server.inject({ ...request, headers: { ...headers, logintoken: member.token ?? '' } })).json();
    return async () => status(await server.inject({ method: 'GET', url: answer.body.url }));
  },
};

describe.each(['1 hour', '1 day'])('the clock is set by %s', (step) => {
  describe.each(Object.entries(shortLived))('%s', (_, make) => {
    test('is over after the clock was set forward, and a new one is valid', async () => {
      const use = await make();
      server.passTime(step);
      member = await server.signIn('membera1');
      expect(await use()).toBeGreaterThanOrEqual(400);
      const again = await make();
      expect(await again()).toBe(200);
    });

    test('is not valid for longer because the clock was set back, and a new one is valid at once', async () => {
      server.passTime(step);
      member = await server.signIn('membera1');
      const use = await make();
      server.passTime(undefined);
      expect(await use()).toBeGreaterThanOrEqual(400);
      await server.rows('delete from outbox');
      member = await server.signIn('membera1');
      const again = await make();
      expect(await again()).toBe(200);
    });
  });

  test('the lock of an account ends when the clock is set forward, and does not last longer because it is set back', async () => {
    const attempt = async (word: string) =>
      (await stranger.raw(identity.login, { loginName: 'supera1', password: word, ...(await captcha()) })).json().code;
    const lock = async () => {
      for (let n = 0; n < 10; n++) await attempt('Wrong2026word');
      expect(await attempt(demoPassword)).toBe('400');
    };
    await lock();
    server.passTime(step);
    expect(await attempt(demoPassword)).toBe('610');
    await server.rows('delete from login_attempt');
    await lock();
    server.passTime(undefined);
    expect(await attempt(demoPassword)).toBe('610');
  });
});
