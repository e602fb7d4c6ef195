import { sms } from '@park/contract/kernel/sms';
import { account } from '@park/contract/people/account';
import { password } from '@park/contract/people/password';
import { beforeEach, describe, expect, test } from 'vitest';
import { testServer } from '../../../../test/app.ts';
import { codeTo, textsTo } from '../../../../test/texts.ts';

const server = testServer();
const stranger = server.stranger();

beforeEach(async () => {
  server.passTime(undefined);
  await server.rows('delete from sms_code');
  await server.rows('delete from outbox');
});

describe('verification code to the user’s own phone number', () => {
  test('V248 V268 the code for binding is sent for an omitted, masked or full number, and the response contains the smsId', async () => {
    const person = await server.signIn('membera1');
    for (const [at, phoneNo] of [undefined, '138****1003', '13800001003', '+86 138 0000 1003'].entries()) {
      server.passTime(`${at * 61} seconds`);
      const { smsId } = await person.call(account.sendCode, { phoneNo });
      const given = { smsId, phone: '13800001003', code: await codeTo(server, '13800001003') };
      expect(await stranger.call(sms.validate, given)).toEqual({ isValid: true });
    }
    const rows = await server.rows('select distinct purpose from sms_code');
    expect(rows).toEqual([{ purpose: 'bind' }]);
  });

  test('codes for binding have limits of their own: a code that a stranger requested for the number does not use them up', async () => {
    const person = await server.signIn('membera1');
    await stranger.call(password.sendCode, { phoneNo: '13800001003' });
    await person.call(account.sendCode, {});
    expect((await person.refused(account.sendCode, {})).code).toBe('644');
  });

  test('no code is sent to a new number before the old number is proved, and an invalid number is refused on its field', async () => {
    const person = await server.signIn('membera1');
    expect(await person.refused(account.sendCode, { phoneNo: '13900007777' })).toMatchObject({ code: '403', errorMessage: '无权限' });
    expect((await person.refused(account.sendCode, { phoneNo: '138****1001' })).fields).toEqual({ phoneNo: '请输入正确的手机号' });
    expect((await stranger.refused(account.sendCode, {})).code).toBe('606');
    expect(await textsTo(server, '13900007777')).toHaveLength(0);
  });
});
