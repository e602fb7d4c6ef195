import { commonErrors } from '@park/contract/core';
import { smsErrors } from '@park/contract/kernel/sms';
import { account, accountErrors } from '@park/contract/people/account';
import { department } from '@park/contract/people/department';
import { identity } from '@park/contract/people/identity';
import { staff } from '@park/contract/people/staff';
import { beforeEach, describe, expect, test } from 'vitest';
import { password } from '../../../../../../demo/people.ts';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { secretKey } from '../../../../test/postgres.ts';
import { race } from '../../../../test/race.ts';
import { codeTo } from '../../../../test/texts.ts';
import { secretsOf } from '../../../secret.ts';

const secrets = secretsOf(secretKey);
const server = testServer({ processes: 2 });
let person: Person;
const me = demoId('user membera1');
beforeEach(async () => {
  const { cipher, hash, mask } = secrets.phone('13800001003');
  await server.rows('delete from sms_code');
  await server.rows('delete from phone_proof');
  await server.rows('update "user" set phone_cipher = $2, phone_hash = $3, phone_mask = $4 where id = $1', [me, cipher, hash, mask]);
  person = await server.signIn('membera1');
});

/** Requests a code to the user's own number or to `phoneNo`, and reads the code from the message that was sent. */
async function code(of = person, phoneNo?: string, goesTo = phoneNo ?? '13800001003') {
  const { smsId } = await of.call(account.sendCode, phoneNo === undefined ? {} : { phoneNo });
  return { smsId, code: await codeTo(server, goesTo) };
}
async function prove(of = person, more: object = {}) {
  const { smsId, code: smsCode } = await code(of);
  await of.call(account.proveOldPhone, { smsCode, smsId, smsType: 2, ...more });
}
const fresh = '13700008001';
async function bind(newMobileNo = fresh, more: object = {}) {
  const sent = await code(person, newMobileNo);
  return { newMobileNo, verifyCode: sent.code, smsId: sent.smsId, smsType: 2, ...more };
}
const maskNow = async () => (await server.rows<{ mask: string }>('select phone_mask as mask from "user" where id = $1', [me]))[0]?.mask;
const wrong = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

test('C0044 only a user who has proved the old phone number is told whether a number belongs to an account', async () => {
  const elsewhere = { phone: '13800003001' };
  expect(await person.call(staff.exists, elsewhere)).toEqual({ isExit: false });
  await prove();
  expect(await person.call(staff.exists, elsewhere)).toEqual({ isExit: true });
  expect(await person.call(staff.exists, { phone: fresh })).toEqual({ isExit: false });
  expect(await (await server.signIn('membera1')).call(staff.exists, elsewhere)).toEqual({ isExit: false });
});

describe('C0020, C0021 change of the phone number', () => {
  test('V103, V112, V248, V269 a user changes the phone number by a code sent to the old phone and one sent to the new phone', async () => {
    const other = await server.signIn('membera1');
    const old = await code();
    expect(old.code).toMatch(/^\d{6}$/);
    await person.call(account.proveOldPhone, { phone: '138****1003', smsCode: old.code, smsId: old.smsId, smsType: 2, id: me });
    const input = await bind(fresh, { oldMobileNo: '138 0000 1003', id: me });
    await person.call(account.bindPhone, input);
    expect(await maskNow()).toBe('137****8001');

    // this session stays and every other session of the user ends, in every process
    for (const process of [0, 1]) {
      expect((await person.call(account.detail, {}, { process })).phone).toBe('137****8001');
      expect((await other.refused(account.detail, {}, { process })).code).toBe('903');
    }
    const signIn = async (loginName: string) => (await server.stranger().raw(identity.login, { loginName, password })).json().code;
    expect([await signIn(fresh), await signIn('13800001003')]).toEqual(['610', '400']);
    const { list } = await person.call(department.members, { keyword: fresh });
    expect(list).toMatchObject([{ id: me, phone: '137****8001' }]);
  });

  test('a user who has not entered the code of the old phone gets no code on a new phone and cannot change to it', async () => {
    expect((await person.refused(account.sendCode, { phoneNo: fresh })).errorMessage).toBe(commonErrors.forbidden.message);
    const own = await code();
    const answer = await person.refused(account.bindPhone, { newMobileNo: fresh, verifyCode: own.code, smsId: own.smsId });
    expect(answer).toMatchObject({ status: 400, errorMessage: '请先验证原手机号' });
    expect(await maskNow()).toBe('138****1003');
  });

  test('the code of the old phone allows one change of the phone number, in the same session and within ten minutes', async () => {
    await prove();
    const other = await server.signIn('membera1');
    expect((await other.refused(account.sendCode, { phoneNo: fresh })).code).toBe('403');
    try {
      server.passTime('10 minutes 1 second');
      expect((await person.refused(account.sendCode, { phoneNo: fresh })).code).toBe('403');
    } finally {
      server.passTime(undefined);
    }
    const input = await bind();
    await person.call(account.bindPhone, input);
    expect((await person.refused(account.sendCode, { phoneNo: '13700008002' })).code).toBe('403');
  });

  test('of two concurrent changes after one code of the old phone only one is made', async () => {
    await prove();
    const inputs = [await bind('13700008003'), await bind('13700008004')];
    const outcome = await race(inputs.map((input, process) => () => person.raw(account.bindPhone, input, { process })));
    const codes = outcome.map((one) => (one.status === 'fulfilled' ? one.value.json().code : 'failed'));
    expect(codes.sort()).toEqual(['200', '400']);
    expect(await maskNow()).toMatch(/^137\*{4}800[34]$/);
  });

  test('V136 the new phone number must differ from the old one', async () => {
    await prove();
    const { smsId } = await person.call(account.sendCode, { phoneNo: fresh });
    for (const newMobileNo of ['13800001003', '+86 138-0000-1003']) {
      const answer = await person.refused(account.bindPhone, { newMobileNo, verifyCode: '123456', smsId });
      const text = '新手机号和旧手机号不能相同，请更换手机号';
      expect(answer).toMatchObject({ status: 400, errorMessage: text, fields: { newMobileNo: text } });
    }
  });

  test('V158 a number of another user is refused, and only a user who proved the old number is told the reason', async () => {
    await prove();
    const guess = await person.refused(account.bindPhone, {
      newMobileNo: '13800002002',
      verifyCode: '000000',
      smsId: demoId('no such message'),
    });
    expect(guess.errorMessage).toBe(smsErrors.wrongCode.message);
    const answer = await person.refused(account.bindPhone, await bind('13800002002'));
    expect(answer).toMatchObject({ status: 409, errorMessage: '该手机号已被注册', fields: { newMobileNo: '该手机号已被注册' } });
    expect(await maskNow()).toBe('138****1003');
    // the refused call was rolled back, so the proof that the old phone is the user's is not used up
    await person.call(account.bindPhone, await bind());
  });

  test('V226 an administrator of a company cannot change their phone number', async () => {
    for (const [name, number] of [
      ['supera1', '13800001001'],
      ['admina1', '13800001002'],
    ] as const) {
      const admin = await server.signIn(name);
      const own = await code(admin, undefined, number);
      expect(await admin.refused(account.proveOldPhone, { smsCode: own.code, smsId: own.smsId })).toMatchObject({
        ...{ status: 403, errorMessage: '单位管理员不能更换绑定手机号' },
      });
    }
    await prove();
    const input = await bind();
    await server.rows(`update staff set admin_level = 2 where user_id = $1`, [me]);
    expect((await person.refused(account.bindPhone, input)).errorMessage).toBe(accountErrors.adminPhone.message);
    await server.rows(`update staff set admin_level = 1 where user_id = $1`, [me]);
  });

  test('a code is valid only for its phone number and purpose and for five tries; a refused call counts as a try', async () => {
    const own = await code();
    const proof = (smsCode: string) => ({ smsCode, smsId: own.smsId });
    for (let at = 0; at < 5; at++)
      expect((await person.refused(account.proveOldPhone, proof(wrong(own.code)))).errorMessage).toBe('验证码错误或已失效');
    expect((await person.refused(account.proveOldPhone, proof(own.code))).errorMessage).toBe('验证码错误或已失效');
    await server.rows('delete from sms_code');
    await prove();
    const sent = await code(person, fresh);
    const answer = await person.refused(account.bindPhone, { newMobileNo: '13700008009', verifyCode: sent.code, smsId: sent.smsId });
    expect(answer.errorMessage).toBe('验证码错误或已失效');
  });

  test('a call that names another person or another old number is refused', async () => {
    const own = await code();
    const proof = { smsCode: own.code, smsId: own.smsId };
    for (const change of [{ phone: '13800001001' }, { phone: '139****1003' }, { id: demoId('user membera2') }])
      expect((await person.refused(account.proveOldPhone, { ...proof, ...change })).errorMessage).toBe(commonErrors.forbidden.message);
    await person.call(account.proveOldPhone, { ...proof, phone: '１３８００００１００３' });
    const input = await bind();
    for (const change of [{ oldMobileNo: '13800001001' }, { id: demoId('user membera2') }])
      expect((await person.refused(account.bindPhone, { ...input, ...change })).errorMessage).toBe(commonErrors.forbidden.message);
    await person.call(account.bindPhone, input);
  });

  test('V134, V135, V137, V138 a missing or wrong value is refused with an error on its field', async () => {
    const bindFields = async (change: object) =>
      (await person.refused(account.bindPhone, { newMobileNo: fresh, verifyCode: '123456', smsId: demoId('x'), ...change })).fields;
    expect(await bindFields({ newMobileNo: undefined })).toEqual({ newMobileNo: '请输入手机号' });
    for (const newMobileNo of ['10000000000', '1380000', '138000010031', 'x'])
      expect(await bindFields({ newMobileNo })).toEqual({ newMobileNo: '请输入正确的手机号' });
    expect(await bindFields({ verifyCode: '' })).toEqual({ verifyCode: '请输入验证码' });
    for (const verifyCode of ['12345', '1234567', 'abcdef'])
      expect(await bindFields({ verifyCode })).toEqual({ verifyCode: '请输入6位验证码' });
    expect(await bindFields({ smsId: undefined })).toEqual({ smsId: '请先获取验证码' });
    expect(await bindFields({ smsType: 1 })).toEqual({ smsType: '验证码类型不正确' });
    expect((await person.refused(account.proveOldPhone, { smsId: demoId('x') })).fields).toEqual({ smsCode: '请输入验证码' });
  });
});

describe('C0017 phone number in the personal-information dialog', () => {
  const good = { realName: '王梓涵', nickName: '梓涵', sex: 1 as const };

  test('a user changes the phone number by proving the old one and a code sent to the new one; all values are saved or none', async () => {
    const { smsId } = await code();
    const input = { ...good, nickName: '改名', phone: fresh, smsCode: '123456', smsId };
    expect((await person.refused(account.edit, input)).errorMessage).toBe('请先验证原手机号');
    await server.rows('delete from sms_code');
    await prove();
    const sent = await code(person, fresh);
    expect((await person.refused(account.edit, { ...input, smsCode: wrong(sent.code), smsId: sent.smsId })).errorMessage).toBe(
      '验证码错误或已失效',
    );
    expect((await person.call(account.detail, {})).nickName).not.toBe('改名');
    await person.call(account.edit, { ...input, smsCode: sent.code, smsId: sent.smsId });
    expect(await person.call(account.detail, {})).toMatchObject({ nickName: '改名', phone: '137****8001' });
  });

  test('V157, V158 changing the number needs a code, and the number must not belong to another user', async () => {
    expect((await person.refused(account.edit, { ...good, phone: '' })).fields).toEqual({ phone: '请输入手机号' });
    expect((await person.refused(account.edit, { ...good, phone: fresh })).fields).toEqual({ smsCode: '请输入验证码' });
    expect((await person.refused(account.edit, { ...good, phone: fresh, smsCode: '123456' })).fields).toEqual({ smsId: '请先获取验证码' });
    await prove();
    const sent = await code(person, '13800002002');
    const answer = await person.refused(account.edit, { ...good, phone: '13800002002', smsCode: sent.code, smsId: sent.smsId });
    expect(answer).toMatchObject({ errorMessage: '该手机号已被注册', fields: { phone: '该手机号已被注册' } });
  });
});
