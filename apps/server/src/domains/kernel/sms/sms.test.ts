import { sms } from '@park/contract/kernel/sms';
import { password } from '@park/contract/people/password';
import { beforeEach, describe, expect, test } from 'vitest';
import { testServer } from '../../../../test/app.ts';
import { secretKey } from '../../../../test/postgres.ts';
import { race, rounds } from '../../../../test/race.ts';
import { codeTo } from '../../../../test/texts.ts';
import { secretsOf } from '../../../secret.ts';
import { consumeCode } from './index.ts';

const server = testServer({ processes: 2 });
const secrets = secretsOf(secretKey);
const stranger = server.stranger();
const phone = '13800001001';

beforeEach(async () => {
  server.passTime(undefined);
  await server.rows('delete from sms_code');
  await server.rows('delete from outbox');
});

describe('SMS codes', () => {
  const sent = async (phoneNo = phone) => {
    const { smsId } = await stranger.call(password.sendCode, { phoneNo });
    return { smsId, phone: phoneNo, code: await codeTo(server, phoneNo) };
  };
  const wrong = (code: string) => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
  const isGood = async (given: object) => (await stranger.raw(sms.validate, given)).json().code === '200';

  test('a code is valid for its phone number and message at both API addresses, and checking a code does not use it up', async () => {
    const given = await sent();
    for (let n = 0; n < 8; n++) expect(await stranger.call(sms.validate, given)).toEqual({ isValid: true });
    const other = await server.inject({ method: 'GET', url: `${server.base}/validateSMSCode`, query: given });
    expect(other.json()).toEqual({ code: '200', body: { isValid: true } });
    for (const foreign of [
      { ...given, phone: '13800001002' },
      { ...given, smsId: '11111111-1111-4111-8111-111111111111' },
    ])
      expect(await stranger.refused(sms.validate, foreign)).toMatchObject({ code: '400', errorMessage: '验证码错误或已失效' });
  });

  test('after five wrong attempts even the correct code is refused', async () => {
    const given = await sent();
    for (let n = 0; n < 5; n++) expect(await isGood({ ...given, code: wrong(given.code) })).toBe(false);
    expect(await isGood(given)).toBe(false);
  });

  test('a code expires after five minutes', async () => {
    const given = await sent();
    server.passTime('299 seconds');
    expect(await isGood(given)).toBe(true);
    server.passTime('301 seconds');
    expect(await isGood(given)).toBe(false);
  });

  test('of a hundred simultaneous attempts at most five are compared with the code', async () => {
    const given = await sent();
    await race(
      Array.from({ length: 100 }, (_, at) => () => stranger.raw(sms.validate, { ...given, code: wrong(given.code) }, { process: at % 2 })),
    );
    expect(await server.rows('select tries from sms_code')).toEqual([{ tries: 5 }]);
    expect(await isGood(given)).toBe(false);
  });

  test('of several simultaneous uses of a code one succeeds; a code cannot be used for another purpose than it was sent for', async () => {
    const { openDatabase } = await import('../../../db/database.ts');
    const database = openDatabase({ url: server.databaseUrl(), password: secrets.databasePassword, pool: 8 });
    const consume = (given: Awaited<ReturnType<typeof sent>>, purpose: 'reset' | 'bind' | 'signIn') =>
      database.run({ entry: undefined, audit: 'none' }, (db) => consumeCode(db, secrets, { ...given, purpose }));
    try {
      for (let round = 0; round < rounds(3, 200); round++) {
        await server.rows('delete from sms_code');
        const given = await sent();
        expect([await consume(given, 'bind'), await consume(given, 'signIn')]).toEqual([false, false]);
        const answers = await race(Array.from({ length: 8 }, () => () => consume(given, 'reset')));
        expect(answers.filter((answer) => answer.status === 'fulfilled' && answer.value)).toHaveLength(1);
        expect(await isGood(given)).toBe(false);
      }
    } finally {
      await database.close();
    }
  }, 300_000);

  test.each([
    ['', '请输入验证码'],
    ['12345', '请输入6位验证码'],
    ['1234567', '请输入6位验证码'],
    ['12345a', '请输入6位验证码'],
  ])('V137 V138 the input "%s" is refused with an error on the code field', async (code, message) => {
    const smsId = '11111111-1111-4111-8111-111111111111';
    expect((await stranger.refused(sms.validate, { smsId, phone, code })).fields).toEqual({ code: message });
  });
});
