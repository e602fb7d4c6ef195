import type { Call } from '@park/contract/core';
import { account } from '@park/contract/people/account';
import { password } from '@park/contract/people/password';
import { beforeEach, describe, expect, test } from 'vitest';
import { testServer } from '../../../../test/app.ts';
import { race, rounds } from '../../../../test/race.ts';
import { codeTo, textsTo } from '../../../../test/texts.ts';
import { medians, near, spread } from '../../../../test/timing.ts';

const server = testServer({ processes: 2 });
const stranger = server.stranger();
const phone = '13800001001';

/** All spellings of one phone number. */
const spellings = [
  phone,
  Number(phone),
  `+86${phone}`,
  `+86 138 0000 1001`,
  `0086${phone}`,
  `86${phone}`,
  '138 0000 1001',
  '138-0000-1001',
  ' 13800001001 ',
  '１３８００００１００１',
  '138\u20100000\u20141001',
  '１３８ ００００ １００１',
];

beforeEach(async () => {
  server.passTime(undefined);
  await server.rows('delete from sms_code');
  await server.rows('delete from outbox');
});

describe('limits on messages', () => {
  test('V114 V300 a phone number gets one message a minute over all calls and spellings; a second is refused with 644', async () => {
    expect(await stranger.call(password.sendCode, { phoneNo: phone })).toMatchObject({ smsId: expect.any(String), seconds: 60 });
    for (const [at, phoneNo] of spellings.entries())
      expect(await stranger.refused(at % 2 ? password.sendCode : password.sendOpenCode, { phoneNo, type: 1 })).toMatchObject({
        ...{ code: '644', status: 429, errorMessage: '验证码发送过于频繁，请稍后再试' },
      });
    expect(await textsTo(server, phone)).toHaveLength(1);
    server.passTime('61 seconds');
    await stranger.call(password.sendOpenCode, { phoneNo: phone });
    expect(await textsTo(server, phone)).toHaveLength(2);
  });

  test('forty concurrent requests for a phone number, in every spelling, over two processes, send one message', async () => {
    for (let round = 0; round < rounds(2, 50); round++) {
      await server.rows('delete from sms_code');
      await server.rows('delete from outbox');
      const answers = await race(
        Array.from({ length: 40 }, (_, at) => () => {
          const call: Call = at % 2 ? password.sendCode : password.sendOpenCode;
          const headers = { 'x-forwarded-for': `203.0.113.${at}`, 'x-real-ip': `203.0.113.${at}` };
          return stranger.raw(call, { phoneNo: spellings[at % spellings.length] }, { headers, process: at % 2 });
        }),
      );
      const codes = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.json().code : 'failed'));
      expect(codes.filter((code) => code === '200')).toHaveLength(1);
      expect(new Set(codes)).toEqual(new Set(['200', '644']));
      expect(await textsTo(server, phone)).toHaveLength(1);
    }
  }, 300_000);

  test('a phone number gets at most five messages an hour and ten a day, and can get messages again the next day', async () => {
    const tries = async (from: number, count: number, step: number) => {
      const codes: string[] = [];
      for (let n = 0; n < count; n++) {
        server.passTime(`${from + n * step} seconds`);
        codes.push((await stranger.raw(password.sendCode, { phoneNo: phone })).json().code);
      }
      return codes.filter((code) => code === '200').length;
    };
    expect(await tries(0, 8, 61)).toBe(5);
    expect(await tries(3_601, 8, 61)).toBe(5);
    expect(await tries(7_300, 8, 61)).toBe(0);
    expect(await tries(86_400, 1, 0)).toBe(1);
  });

  test('a client gets at most twenty messages an hour over all phone numbers', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 25; n++) codes.push((await stranger.raw(password.sendCode, { phoneNo: `139555500${10 + n}` })).json().code);
    expect([codes.slice(0, 20), codes.slice(20)]).toEqual([Array(20).fill('200'), Array(5).fill('644')]);
  });

  test('V301 once the daily budget of messages is used up, none is sent, and the responses reveal nothing about numbers', async () => {
    await server.rows(`insert into rate_limit (name, began_at, taken) values ('sms', now(), 10000)`);
    for (const phoneNo of [phone, '13999990000'])
      expect(await stranger.refused(password.sendCode, { phoneNo })).toMatchObject({
        code: '503',
        errorMessage: '验证码发送失败，请稍后再试',
      });
    await server.rows(`delete from rate_limit where name = 'sms'`);
  });
});

describe('no information about accounts', () => {
  test('a phone without account, of a disabled person and of a user get the same response; only the user gets a message', async () => {
    const shapes: string[] = [];
    for (const phoneNo of [phone, '13999990000', '13800001006']) {
      const answer = await stranger.raw(password.sendCode, { phoneNo });
      const { code, body } = answer.json();
      const { date: _, 'x-request-id': __, ...headers } = answer.headers;
      shapes.push(JSON.stringify([answer.statusCode, code, Object.keys(body), body.seconds, body.smsId.length, headers]));
      expect((await stranger.refused(password.sendCode, { phoneNo })).code).toBe('644');
    }
    expect(new Set(shapes).size).toBe(1);
    const rows = await server.rows<{ state: string }>('select state from outbox');
    expect(rows.filter((row) => row.state === 'waiting')).toHaveLength(1);
  });

  test.runIf(process.env.PARK_LONG)(
    'the median response time is the same for phone numbers with and without an account',
    async () => {
      const clear = () => server.rows('delete from sms_code');
      const found = await medians([phone, '13999990000', '13800001006'], 300, clear, (phoneNo) =>
        stranger.call(password.sendCode, { phoneNo }),
      );
      expect(spread(found), JSON.stringify(found)).toBeLessThan(near);
    },
    600_000,
  );

  test('neither the outbox nor the table of codes contains the phone number or the code in plain text', async () => {
    await stranger.call(password.sendCode, { phoneNo: phone });
    const code = await codeTo(server, phone);
    expect(code).toMatch(/^\d{6}$/);
    const rows = await server.rows<{ row: string }>(`select o::text as row from outbox o union all select s::text from sms_code s`);
    for (const { row } of rows) expect(row).not.toMatch(new RegExp(`"${code}"|:${code}|,${code},|${phone}`));
    const [sent] = await server.rows<{ space_id: string }>('select space_id from outbox');
    expect(sent?.space_id).toBe('00000000-0000-0000-0000-000000000001');
  });

  test('C0010 V103 a code of type 2, for a change of the phone number, is refused without a session or with an ended one', async () => {
    for (const caller of [stranger, server.stranger('x'.repeat(43))])
      expect(await caller.refused(password.sendOpenCode, { phoneNo: phone, type: 2 })).toMatchObject({ code: '606', status: 401 });
    expect(await textsTo(server, phone)).toHaveLength(0);
  });

  test('C0010 in a session, a code of type 2 is sent to the user’s own number and binds it, and to no other number', async () => {
    const own = '13800001003';
    const member = await server.signIn('membera1');
    expect(await member.refused(password.sendOpenCode, { phoneNo: phone, type: 2 })).toMatchObject({ code: '403', status: 403 });
    const { smsId } = await member.call(password.sendOpenCode, { phoneNo: own, type: 2 });
    await member.call(account.proveOldPhone, { phone: own, smsId, smsCode: await codeTo(server, own) });
    expect(await textsTo(server, phone)).toHaveLength(0);
  });

  test('C0010 a code of type 1 is sent whether or not the request names a session', async () => {
    await server.stranger('x'.repeat(43)).call(password.sendOpenCode, { phoneNo: phone, type: 1 });
    expect(await textsTo(server, phone)).toHaveLength(1);
  });

  test.each([
    ['', '请输入手机号码'],
    [undefined, '请输入手机号码'],
    ['12345', '请输入正确的手机号码'],
    ['10800001001', '请输入正确的手机号码'],
    ['+1 13800001001', '请输入正确的手机号码'],
    [{ toString: '13800001001' }, '请输入手机号码'],
  ])('V139 V140 the number %j is refused on its field', async (phoneNo, message) => {
    expect((await stranger.refused(password.sendCode, { phoneNo })).fields).toEqual({ phoneNo: message });
  });
});
