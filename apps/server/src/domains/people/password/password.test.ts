import * as argon2 from '@node-rs/argon2';
import { sms } from '@park/contract/kernel/sms';
import { account } from '@park/contract/people/account';
import { department } from '@park/contract/people/department';
import { identity } from '@park/contract/people/identity';
import { password as passwords } from '@park/contract/people/password';
import { beforeEach, describe, expect, test } from 'vitest';
import { password } from '../../../../../../demo/people.ts';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { race, rounds } from '../../../../test/race.ts';
import { codeTo } from '../../../../test/texts.ts';

const server = testServer({ processes: 2 });
const stranger = server.stranger();
const fresh = 'Lantern73Bridge';
const opens = async (loginName: string, typed: string) =>
  (await stranger.raw(identity.login, { loginName, password: typed })).json().code === '610';
const codeOf = async (person: Person, process = 0) => (await person.raw(department.tree, {}, { process })).json().code;

let original: string;
beforeEach(async () => {
  server.passTime(undefined);
  original ??= (await server.rows<{ password: string }>(`select password from "user" where username = 'supera1'`))[0]?.password as string;
  await server.rows(`update "user" set password = $1 where password is not null`, [original]);
  for (const table of ['sms_code', 'outbox', 'login_attempt', 'rate_limit']) await server.rows(`delete from ${table}`);
});

describe('password change', () => {
  test('V335 a password change needs the old password and ends every session, and the new password signs the user in', async () => {
    const [person, other] = [await server.signIn('supera1'), await server.signIn('supera1')];
    const answer = (await person.raw(passwords.modify, { oldPassword: password, newPassword: fresh })).json();
    expect(answer).toEqual({ code: '200', body: {} });
    for (const process of [0, 1]) expect([await codeOf(person, process), await codeOf(other, process)]).toEqual(['903', '903']);
    expect([await opens('supera1', password), await opens('supera1', fresh)]).toEqual([false, true]);
    const [{ stored } = { stored: '' }] = await server.rows<{ stored: string }>(
      `select password as stored from "user" where username = 'supera1'`,
    );
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('a password change does not end sessions of other users', async () => {
    const [person, other] = [await server.signIn('supera1'), await server.signIn('admina1')];
    await person.call(passwords.modify, { oldPassword: password, newPassword: fresh });
    expect(await codeOf(other)).toBe('200');
    expect(await opens('admina1', password)).toBe(true);
  });

  test('a wrong old password leaves the password unchanged, and ten tries are allowed in fifteen minutes', async () => {
    const person = await server.signIn('supera1');
    const tries = [];
    for (let n = 0; n < 11; n++) tries.push(await person.refused(passwords.modify, { oldPassword: 'Wrong2026word', newPassword: fresh }));
    expect(tries.slice(0, 10).map((answer) => answer.errorMessage)).toEqual(Array(10).fill('原密码错误'));
    expect(tries[10]).toMatchObject({ code: '429', errorMessage: '操作过于频繁，请稍后再试' });
    expect((await person.refused(passwords.modify, { oldPassword: password, newPassword: fresh })).code).toBe('429');
    server.passTime('16 minutes');
    await person.call(passwords.modify, { oldPassword: password, newPassword: fresh });
    server.passTime(undefined);
    expect(await opens('supera1', fresh)).toBe(true);
  });

  test.each([
    ['', '请输入密码'],
    [undefined, '请输入密码'],
    ['Abc1234', '密码格式错误，请重新输入'],
    ['Abcdefgh1234567890xyz', '密码格式错误，请重新输入'],
    ['abcdefg1', '密码格式错误，请重新输入'],
    ['ABCDEFG1', '密码格式错误，请重新输入'],
    ['Abcdefgh', '密码格式错误，请重新输入'],
    ['Abcdef 1x', '密码格式错误，请重新输入'],
    ['Ａbcdefg1x', '密码格式错误，请重新输入'],
  ])('V148 V149 the new password %j is refused on its field by every call that sets a password', async (newPassword, message) => {
    const person = await server.signIn('supera1');
    expect((await person.refused(passwords.modify, { oldPassword: password, newPassword })).fields).toEqual({ newPassword: message });
    expect((await person.refused(passwords.first, { newPassword })).fields).toEqual({ newPassword: message });
    const forgot = await stranger.refused(passwords.forget, { loginName: 'supera1', newPassword });
    expect(forgot.fields).toEqual({ newPassword: message });
  });

  test('a common password, a password that contains the user’s name or phone number, and the old password are refused', async () => {
    const person = await server.signIn('supera1');
    const refused = async (newPassword: string) =>
      (await person.refused(passwords.modify, { oldPassword: password, newPassword })).errorMessage;
    for (const common of ['Password1', 'P@ssw0rd', 'Qwer1234', 'Aa123456', 'xSUPERA1y', 'Ab13800001001', 'Xy00001001z'])
      expect([common, await refused(common)]).toEqual([common, '密码过于常见，请更换一个']);
    expect(await refused(password)).toBe('新密码不能与原密码相同');
    expect(await opens('supera1', password)).toBe(true);
  });

  test('of two concurrent password changes exactly one takes effect', async () => {
    for (let round = 0; round < rounds(2, 30); round++) {
      await server.rows(`update "user" set password = $1`, [original]);
      await server.rows('delete from rate_limit');
      const people = [await server.signIn('supera1'), await server.signIn('supera1')];
      const answers = await race(
        people.map(
          (person, at) => () => person.raw(passwords.modify, { oldPassword: password, newPassword: `${fresh}${at}` }, { process: at }),
        ),
      );
      const codes = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.json().code : 'failed'));
      expect(codes.filter((code) => code === '200')).toHaveLength(1);
      expect(await opens('supera1', `${fresh}${codes.indexOf('200')}`)).toBe(true);
      await server.rows('delete from login_attempt');
    }
  }, 300_000);
});

describe('V116 first password', () => {
  beforeEach(async () => {
    await server.rows(`update "user" set change = false where username = 'newcomera1'`);
  });

  test('V115 V334 until the first password is replaced only user info and log-out work; replacing it ends other sessions', async () => {
    const [person, other] = [await server.signIn('newcomera1'), await server.signIn('newcomera1')];
    expect((await person.call(identity.userInfo, {})).change).toBe(false);
    for (const process of [0, 1])
      expect(await person.refused(department.tree, {}, { process })).toMatchObject({ code: '403', errorMessage: '请先修改初始密码' });
    expect((await person.refused(passwords.modify, { oldPassword: password, newPassword: fresh })).errorMessage).toBe('请先修改初始密码');
    expect(await person.call(passwords.first, { newPassword: fresh })).toEqual({});
    // the other process has the session in its cache
    for (const process of [1, 0]) expect([process, await codeOf(person, process)]).toEqual([process, '200']);
    expect((await person.call(identity.userInfo, {})).change).toBe(true);
    expect(await codeOf(other)).toBe('903');
    expect([await opens('newcomera1', password), await opens('newcomera1', fresh)]).toEqual([false, true]);
  });

  test('the first password can be replaced only once and must be replaced by a different password', async () => {
    const person = await server.signIn('newcomera1');
    expect((await person.refused(passwords.first, { newPassword: password })).errorMessage).toBe('新密码不能与原密码相同');
    expect((await person.refused(passwords.first, { newPassword: 'Admin123' })).errorMessage).toBe('密码过于常见，请更换一个');
    await person.call(passwords.first, { newPassword: fresh });
    expect(await person.refused(passwords.first, { newPassword: `${fresh}2` })).toMatchObject({
      code: '403',
      errorMessage: '初始密码已修改',
    });
    expect((await (await server.signIn('supera1')).refused(passwords.first, { newPassword: fresh })).code).toBe('403');
  });

  test('replacing the first password leaves an audit entry without the password', async () => {
    const person = await server.signIn('newcomera1');
    await person.call(passwords.first, { newPassword: fresh });
    const rows = await server.rows<{ row: string }>(`select a::text as row from audit a where call = 'password.first'`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain(fresh);
  });
});

describe('reset of a forgotten password', () => {
  const phone = '13800001003';
  const sent = async (phoneNo = phone) => {
    const { smsId } = await stranger.call(passwords.sendCode, { phoneNo });
    return { smsId, smsCode: await codeTo(server, phoneNo) };
  };
  const wrongCode = { code: '400', status: 400, errorMessage: '验证码错误或已失效' };
  const reset = { mobileNo: phone, password: fresh };
  const forget = { loginName: 'membera1', newPassword: fresh };

  test('V302 a code sent to the phone resets the password, ends every session and removes a lock', async () => {
    const person = await server.signIn('membera1');
    for (let n = 0; n < 3; n++) await opens('membera1', 'Wrong2026word');
    const answer = (await stranger.raw(passwords.reset, { ...reset, username: 'MemberA1', ...(await sent()) })).json();
    expect(answer).toEqual({ code: '200', body: {} });
    expect(await codeOf(person)).toBe('903');
    expect([await opens('membera1', fresh), await opens('membera1', password)]).toEqual([true, false]);
    const [row] = await server.rows(`select call, outcome from audit where user_id = $1 order by at desc, id desc limit 1 offset 1`, [
      demoId('user membera1'),
    ]);
    expect(await server.rows(`select from audit where call = 'password.reset' and user_id = $1`, [demoId('user membera1')])).toHaveLength(
      1,
    );
    expect(row).toBeDefined();
  });

  test('a reset needs the same proof for a user name and for a phone number', async () => {
    await stranger.call(passwords.forget, { ...forget, ...(await sent()) });
    expect(await opens('membera1', fresh)).toBe(true);
    server.passTime('61 seconds');
    await stranger.call(passwords.forget, { loginName: '+86 138 0000 1003', newPassword: `${fresh}2`, ...(await sent()) });
    expect(await opens('membera1', `${fresh}2`)).toBe(true);
  });

  test('every invalid proof gets the same response, so it does not reveal what was wrong', async () => {
    const good = await sent();
    const other = await sent('13800001002');
    const nobody = '11111111-1111-4111-8111-111111111111';
    const answers = [];
    for (const input of [
      forget,
      { ...forget, smsId: null, smsCode: '' },
      { ...forget, smsId: 'x', smsCode: good.smsCode },
      { ...forget, smsId: good.smsId },
      { ...forget, ...other },
      { ...forget, ...good, smsId: nobody },
      { ...forget, ...good, loginName: 'admina1' },
      { ...forget, ...good, loginName: 'nobody99' },
      { ...forget, ...good, loginName: 'disableda1' },
    ])
      answers.push(await stranger.refused(passwords.forget, input));
    for (const input of [
      { ...reset, ...other },
      { ...reset, ...good, mobileNo: '13800001002' },
      { ...reset, ...good, mobileNo: '13999990000' },
      { ...reset, ...good, username: 'admina1' },
      { ...reset, ...good, smsId: nobody },
    ])
      answers.push(await stranger.refused(passwords.reset, input));
    for (const { requestId: _, ...answer } of answers) expect(answer).toEqual(wrongCode);
    expect(await opens('membera1', password)).toBe(true);
    await stranger.call(passwords.forget, { ...forget, ...good });
  });

  test('a reset code can be used once, and neither checking the code nor a refused password uses it up', async () => {
    const good = await sent();
    await stranger.call(sms.validate, { phone, smsId: good.smsId, code: good.smsCode });
    expect((await stranger.refused(passwords.reset, { ...reset, password: 'Password1', ...good })).errorMessage).toBe(
      '密码过于常见，请更换一个',
    );
    expect((await stranger.refused(passwords.reset, { ...reset, password: 'xMEMBERA1x', ...good })).errorMessage).toBe(
      '密码过于常见，请更换一个',
    );
    await stranger.call(passwords.reset, { ...reset, ...good });
    expect(await stranger.refused(passwords.reset, { ...reset, ...good })).toMatchObject(wrongCode);
    expect(await stranger.refused(sms.validate, { phone, smsId: good.smsId, code: good.smsCode })).toMatchObject(wrongCode);
  });

  test('a code for binding a phone number cannot reset a password', async () => {
    const person = await server.signIn('membera1');
    const { smsId } = await person.call(account.sendCode, {});
    const smsCode = await codeTo(server, phone);
    expect(await stranger.refused(passwords.reset, { ...reset, smsId, smsCode })).toMatchObject(wrongCode);
  });

  test('a reset code becomes invalid after five wrong tries, counted over both calls and the check together', async () => {
    const good = await sent();
    const wrong = good.smsCode.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10));
    for (let n = 0; n < 2; n++) await stranger.refused(passwords.reset, { ...reset, ...good, smsCode: wrong });
    for (let n = 0; n < 2; n++) await stranger.refused(passwords.forget, { ...forget, ...good, smsCode: wrong });
    await stranger.refused(sms.validate, { phone, smsId: good.smsId, code: wrong });
    expect(await stranger.refused(passwords.reset, { ...reset, ...good })).toMatchObject(wrongCode);
  });

  test('of many concurrent calls with one code exactly one resets the password', async () => {
    for (let round = 0; round < rounds(1, 20); round++) {
      await server.rows('delete from sms_code');
      await server.rows('delete from outbox');
      const good = await sent();
      const answers = await race(
        Array.from(
          { length: 6 },
          (_, at) => () => stranger.raw(passwords.reset, { ...reset, password: `${fresh}${at}`, ...good }, { process: at % 2 }),
        ),
      );
      const codes = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.json().code : 'failed'));
      expect(codes.filter((code) => code === '200')).toHaveLength(1);
      expect(await opens('membera1', `${fresh}${codes.indexOf('200')}`)).toBe(true);
    }
  }, 300_000);

  test('a missing or wrong value is refused with an error on its field', async () => {
    expect((await stranger.refused(passwords.reset, {})).fields).toEqual({
      mobileNo: expect.stringContaining('请输入手机号'),
      password: '请输入密码',
      smsId: '请先获取验证码',
      smsCode: '请输入验证码',
    });
    expect((await stranger.refused(passwords.forget, {})).fields).toEqual({ loginName: '请输入账号或手机号', newPassword: '请输入密码' });
  });
});

test('a password is stored as an argon2id hash, and a user cannot sign in with the hash', async () => {
  const stored = await argon2.hash('Whatever2026');
  await server.rows(`update "user" set password = $1 where username = 'membera1'`, [stored]);
  expect([await opens('membera1', stored.slice(0, 128)), await opens('membera1', 'Whatever2026')]).toEqual([false, true]);
});
