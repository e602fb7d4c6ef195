import { factor } from '@park/contract/people/factor';
import { type Challenge, identity } from '@park/contract/people/identity';
import { password as passwords } from '@park/contract/people/password';
import { beforeEach, describe, expect, test } from 'vitest';
import { password } from '../../../../../../demo/people.ts';
import { demoId } from '../../../../../../demo/rows.ts';
import { testServer } from '../../../../test/app.ts';
import { appCode, bytesOf, secondsOfACode } from '../../../../test/authenticator.ts';
import { race, rounds } from '../../../../test/race.ts';
import { codeTo, textsTo } from '../../../../test/texts.ts';

const server = testServer({ processes: 2 });
const stranger = server.stranger();
const signIn = (loginName: string) => stranger.raw(identity.login, { loginName, password });
const demand = (isRequired: boolean) =>
  server.rows(`update config_entry set content = $1 where code = 'platformadmin.login.secondFactor'`, [
    JSON.stringify({ isRequired, sides: ['platform', 'operator'] }),
  ]);
const wrongCode = { code: '400', status: 400, errorMessage: '验证码错误或已失效' };
const challenged = async (name: string): Promise<Challenge> => {
  const answer = await signIn(name);
  expect([answer.statusCode, answer.json().code, answer.json().errorMessage]).toEqual([401, '612', '请完成二次验证']);
  return answer.json().body;
};
const wrong = (code: string) => code.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10));

beforeEach(async () => {
  server.passTime(undefined);
  for (const table of ['login_attempt', 'rate_limit', 'sms_code', 'outbox', 'user_factor', 'login_challenge'])
    await server.rows(`delete from ${table}`);
  await demand(false);
});

describe('second factor required by the platform', () => {
  beforeEach(() => demand(true));

  test('to sign in, operators and the platform must enter a code sent to their phone; other users need no code', async () => {
    for (const [name, phone] of [
      ['operatora', '13800000011'],
      ['platform1', '13800000001'],
    ] as const) {
      const body = await challenged(name);
      expect(body).toEqual({ challenge: expect.any(String), method: 'sms', phone: `138****${phone.slice(-4)}`, seconds: 60 });
      const answer = (await stranger.raw(identity.secondFactor, { challenge: body.challenge, code: await codeTo(server, phone) })).json();
      expect(answer).toMatchObject({ code: '610', body: { loginToken: expect.any(String), change: true } });
      const person = server.stranger(answer.body.loginToken);
      expect(await person.call(factor.detail, {})).toEqual({ method: 'sms', isRequired: true });
    }
    expect((await signIn('supera1')).json().code).toBe('610');
    expect(await (await server.signIn('supera1')).call(factor.detail, {})).toEqual({ method: 'none', isRequired: false });
  });

  test('a login challenge allows five minutes and five tries; no session exists before the right code opens one', async () => {
    const code = () => codeTo(server, '13800000011');
    const { challenge } = await challenged('operatora');
    expect(await server.rows('select from session where user_id = $1 and revoked_at is null', [demoId('user operatora')])).toHaveLength(1);
    for (let n = 0; n < 5; n++)
      expect(await stranger.refused(identity.secondFactor, { challenge, code: wrong(await code()) })).toMatchObject(wrongCode);
    expect(await stranger.refused(identity.secondFactor, { challenge, code: await code() })).toMatchObject(wrongCode);
    server.passTime('61 seconds');
    const next = await challenged('operatora');
    await stranger.call(identity.secondFactor, { challenge: next.challenge, code: await code() });
    expect(await stranger.refused(identity.secondFactor, { challenge: next.challenge, code: await code() })).toMatchObject(wrongCode);
    server.passTime('122 seconds');
    const late = await challenged('operatora');
    server.passTime('430 seconds');
    expect(await stranger.refused(identity.secondFactor, { challenge: late.challenge, code: await code() })).toMatchObject(wrongCode);
    expect(await stranger.refused(identity.secondFactor, { challenge: 'x', code: '123456' })).toMatchObject(wrongCode);
    await server.rows('update session set revoked_at = now()');
  });

  test('codes that strangers request for a number, or from the same address, do not keep its owner from signing in', async () => {
    for (let n = 0; n < 5; n++) {
      server.passTime(`${n * 61} seconds`);
      await stranger.call(passwords.sendCode, { phoneNo: '13800000011' });
    }
    expect((await stranger.refused(passwords.sendCode, { phoneNo: '13800000011' })).code).toBe('644');
    for (let n = 0; n < 15; n++) await stranger.call(passwords.sendCode, { phoneNo: `139555500${10 + n}` });
    expect((await stranger.refused(passwords.sendCode, { phoneNo: '13955550099' })).code).toBe('644');
    await server.rows(`update rate_limit set taken = 20000 where name like 'sms%'`);
    const { challenge } = await challenged('operatora');
    const answer = await stranger.raw(identity.secondFactor, { challenge, code: await codeTo(server, '13800000011') });
    expect(answer.json().code).toBe('610');
  });

  test('a second sign-in within a minute uses the code already sent, and a later sign-in sends a new code', async () => {
    const first = await challenged('operatora');
    const second = await challenged('operatora');
    expect(await textsTo(server, '13800000011')).toHaveLength(1);
    expect((await stranger.refused(identity.resendFactor, { challenge: second.challenge })).code).toBe('644');
    server.passTime('61 seconds');
    expect(await stranger.call(identity.resendFactor, { challenge: second.challenge })).toEqual({ seconds: 60 });
    expect(await textsTo(server, '13800000011')).toHaveLength(2);
    await stranger.call(identity.secondFactor, { challenge: second.challenge, code: await codeTo(server, '13800000011') });
    const [old] = await textsTo(server, '13800000011');
    await stranger.call(identity.secondFactor, { challenge: first.challenge, code: old?.values.code ?? '' });
    expect(await stranger.refused(identity.resendFactor, { challenge: 'x' })).toMatchObject(wrongCode);
  });

  test('changing the password ends the challenge, and a wrong password does not reveal that a code would be needed', async () => {
    const { challenge } = await challenged('operatora');
    const [{ stored } = { stored: '' }] = await server.rows<{ stored: string }>(
      `select password as stored from "user" where username = 'operatora'`,
    );
    await server.rows(`update "user" set password = 'x' where username = 'operatora'`);
    expect(await stranger.refused(identity.secondFactor, { challenge, code: await codeTo(server, '13800000011') })).toMatchObject(
      wrongCode,
    );
    await server.rows(`update "user" set password = $1 where username = 'operatora'`, [stored]);
    const refused = (await stranger.raw(identity.login, { loginName: 'operatora', password: 'Wrong2026word' })).json();
    expect(refused).toMatchObject({ code: '400', errorMessage: '账号或密码错误' });
  });

  test('many concurrent calls with the right code open only one session', async () => {
    for (let round = 0; round < rounds(2, 50); round++) {
      for (const table of ['login_attempt', 'sms_code', 'outbox', 'rate_limit']) await server.rows(`delete from ${table}`);
      const { challenge } = await challenged('operatora');
      const code = await codeTo(server, '13800000011');
      const answers = await race(
        Array.from({ length: 5 }, (_, at) => () => stranger.raw(identity.secondFactor, { challenge, code }, { process: at % 2 })),
      );
      const codes = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.json().code : 'failed'));
      expect(codes.filter((one) => one === '610')).toHaveLength(1);
    }
  }, 300_000);

  test('wrong codes are counted per person, across all challenges', async () => {
    await server.rows(
      `insert into rate_limit (name, began_at, taken) values ($1, date_bin('1 hour', now(), timestamptz '2000-01-01 00:00:00+08'), 20)`,
      [`factor/${demoId('user operatora')}`],
    );
    const { challenge } = await challenged('operatora');
    expect(await stranger.refused(identity.secondFactor, { challenge, code: await codeTo(server, '13800000011') })).toMatchObject(
      wrongCode,
    );
  });
});

describe('authenticator app', () => {
  /**
   * Starts the set-up of an authenticator app and returns a function that computes its codes. Moves the clock to the first half of a time
   * step, so that the step does not end during the test.
   */
  const setUp = async (name: string) => {
    const seconds = Date.now() / 1000;
    const shift = seconds % 30 > 15 ? 15 : 0;
    server.passTime(`${shift} seconds`);
    const person = await server.signIn(name);
    const { secret, address } = await person.call(factor.begin, { password });
    return { person, secret, address, codeIn: (steps = 0) => appCode(secret, seconds + shift + steps * secondsOfACode) };
  };

  test('the authenticator app becomes active when one of its codes is confirmed, and sign-in then asks for a code of the app', async () => {
    const { person, secret, address, codeIn } = await setUp('supera1');
    expect(address).toBe(
      `otpauth://totp/${encodeURIComponent('智慧园区运营平台:supera1')}?` +
        `${new URLSearchParams({ secret, issuer: '智慧园区运营平台', algorithm: 'SHA1', digits: '6', period: '30' })}`,
    );
    expect(await person.call(factor.detail, {})).toEqual({ method: 'none', isRequired: false });
    expect((await signIn('supera1')).json().code).toBe('610');
    expect(await person.refused(factor.confirm, { code: wrong(codeIn()) })).toMatchObject({ errorMessage: '动态口令错误或已失效' });
    await person.call(factor.confirm, { code: codeIn() });
    expect(await person.call(factor.detail, {})).toEqual({ method: 'totp', isRequired: false });
    const { challenge, method, phone } = await challenged('supera1');
    expect([method, phone]).toEqual(['totp', null]);
    // confirming the app has used up the code of this time step
    expect(await stranger.refused(identity.secondFactor, { challenge, code: codeIn() })).toMatchObject(wrongCode);
    const opened = await stranger.call(identity.secondFactor, { challenge, code: codeIn(1) });
    expect(opened.loginToken).toMatch(/^[\w-]{43}$/);
    expect(await stranger.refused(identity.resendFactor, { challenge: (await challenged('supera1')).challenge })).toMatchObject(wrongCode);
  });

  test('a code of the app can be used once, across all challenges and in concurrent calls', async () => {
    const { person, codeIn } = await setUp('supera1');
    await person.call(factor.confirm, { code: codeIn(-1) });
    const challenges = [await challenged('supera1'), await challenged('supera1')];
    const code = codeIn();
    const answers = await race(
      challenges.map(
        ({ challenge }, at) =>
          () =>
            stranger.raw(identity.secondFactor, { challenge, code }, { process: at }),
      ),
    );
    const codes = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.json().code : 'failed'));
    expect(codes.sort()).toEqual(['400', '610']);
  });

  test('the secret of the authenticator app is stored encrypted', async () => {
    const { person, secret, codeIn } = await setUp('supera1');
    await person.call(factor.confirm, { code: codeIn() });
    const [row] = await server.rows<{ row: string }>('select f::text as row from user_factor f');
    expect(row?.row).not.toContain(secret);
    expect(row?.row).not.toContain(bytesOf(secret).toString('hex'));
    const audits = await server.rows<{ row: string }>(`select a::text as row from audit a where call like 'factor.%'`);
    for (const audit of audits) expect(audit.row).not.toContain(secret);
  });

  test('setting up and removing the authenticator app needs the password and affects only the actor', async () => {
    const { person, codeIn } = await setUp('supera1');
    await person.call(factor.confirm, { code: codeIn() });
    const other = await server.signIn('admina1');
    expect(await other.call(factor.detail, {})).toEqual({ method: 'none', isRequired: false });
    expect((await other.refused(factor.confirm, { code: codeIn() })).errorMessage).toBe('动态口令错误或已失效');
    await other.call(factor.drop, { password });
    for (const call of [factor.begin, factor.drop])
      expect(await person.refused(call, { password: 'Wrong2026word' })).toMatchObject({ code: '400', errorMessage: '原密码错误' });
    expect(await person.call(factor.detail, {})).toMatchObject({ method: 'totp' });
    await person.call(factor.drop, { password });
    expect(await person.call(factor.detail, {})).toMatchObject({ method: 'none' });
    expect((await signIn('supera1')).json().code).toBe('610');
    for (const call of [factor.detail, factor.begin, factor.confirm, factor.drop])
      expect((await stranger.refused(call, {})).code).toBe('606');
  });

  test('V137 V138 a code must have six digits', async () => {
    const person = await server.signIn('supera1');
    expect((await person.refused(factor.confirm, {})).fields).toEqual({ code: '请输入动态口令' });
    expect((await person.refused(factor.confirm, { code: '12a' })).fields).toEqual({ code: '请输入6位动态口令' });
    expect((await stranger.refused(identity.secondFactor, { challenge: 'x', code: '' })).fields).toEqual({ code: '请输入验证码' });
  });
});
