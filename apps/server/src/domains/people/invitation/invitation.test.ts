import { commonErrors } from '@park/contract/core';
import { department as departments } from '@park/contract/people/department';
import { invitationErrors as errors, invitation } from '@park/contract/people/invitation';
import { staff } from '@park/contract/people/staff';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../test/app.ts';
import { textsTo } from '../../../../test/texts.ts';
import {
  company,
  department,
  formFor,
  invite,
  joinBy,
  listed,
  membership,
  newPhone,
  secrets,
  user,
  waitingRequest,
} from './test/joining.ts';

const server = testServer({ env: { PUBLIC_URL: 'https://park.example.com/' } });
const stranger = server.stranger();
let supera1: Person;
let operatora: Person;
beforeAll(async () => {
  [supera1, operatora] = [await server.signIn('supera1'), await server.signIn('operatora')];
});
beforeEach(async () => {
  server.passTime(undefined);
  await server.rows('delete from rate_limit');
});

describe('invitations to a company', () => {
  test('invitations are listed with department, creator and number of people who joined, open invitations first', async () => {
    const ended = await invite(supera1);
    await supera1.call(invitation.end, { id: ended.id });
    const market = department('A1 市场部');
    const { id, code } = await invite(supera1, { departmentId: market, mostNum: 3, days: 2 });
    await joinBy(server, code);
    expect(code).toMatch(/^[A-Za-z0-9]{10}$/);
    const { list } = await supera1.call(invitation.list, { pageSize: 1000 });
    expect(list[0]).toMatchObject({
      ...{ id, code, companyId: company('A1'), departmentId: market, departmentName: '市场部', needsApproval: 0 },
      ...{ joinedNum: 1, mostNum: 3, state: 'open', createdBy: expect.any(String) },
    });
    const states = list.map(({ state }) => state);
    expect(states).toEqual([...states].sort().reverse());
    expect(states.at(-1)).toBe('ended');
  });

  test('a person with the code is shown only the company’s name', async () => {
    const { code } = await invite(supera1, { departmentId: department('A1 市场部') });
    const shown = await stranger.call(invitation.show, { code });
    expect(shown).toEqual({ companyName: '云启科技有限公司', needsApproval: 0, expiresDate: expect.any(String) });
  });

  test('looking up codes, also unknown codes, is limited per minute and network, and other networks are not affected', async () => {
    server.freshMinute();
    const { code } = await invite(supera1);
    const most = 120;
    for (let n = 0; n < most; n++) {
      const looked = n % 2 ? stranger.call(invitation.show, { code }) : stranger.refused(invitation.show, { code: 'aaaaaaaaaa' });
      await looked;
    }
    for (const one of [code, 'aaaaaaaaaa'])
      expect(await stranger.refused(invitation.show, { code: one })).toMatchObject({
        status: 429,
        errorMessage: commonErrors.tooMany.message,
      });
    await server.rows(`update rate_limit set name = 'invited/another' where name like 'invited/%'`);
    expect((await stranger.call(invitation.show, { code })).companyName).toBe('云启科技有限公司');
  });

  test('an unknown, ended, expired or full invitation gets the same response in every call', async () => {
    const [ended, full, old] = [await invite(supera1), await invite(supera1, { mostNum: 1 }), await invite(supera1, { days: 1 })];
    const phone = newPhone();
    const forms = [await formFor(server, ended.code), await formFor(server, full.code), await formFor(server, old.code)];
    await supera1.call(invitation.end, { id: ended.id });
    await supera1.call(invitation.end, { id: ended.id });
    await joinBy(server, full.code);
    server.passTime('24 hours 1 second');
    const unknown = { ...forms[0], code: 'aaaaaaaaaa' };
    for (const form of [...forms, unknown]) {
      for (const [call, input] of [
        [invitation.show, { code: form.code }],
        [invitation.sendCode, { code: form.code, phone }],
        [invitation.apply, form],
      ] as const)
        expect(await stranger.refused(call, input)).toMatchObject({ status: 404, errorMessage: errors.badCode.message });
    }
    expect(await textsTo(server, phone)).toEqual([]);
    server.passTime(undefined);
    expect((await listed(supera1, full.id))?.state).toBe('full');
  });

  test('a full invitation is listed below the open ones until a refused request makes it open again or it ends or expires', async () => {
    const { id: requestId, code } = await waitingRequest(server, supera1, { mostNum: 1 });
    const { list } = await supera1.call(invitation.list, { pageSize: 1000 });
    const id = list.find((one) => one.code === code)?.id ?? '';
    const [open, full] = [list.map(({ state }) => state).lastIndexOf('open'), list.findIndex((one) => one.id === id)];
    expect([list[full]?.state, full > open]).toEqual(['full', true]);
    await supera1.call(invitation.decide, { id: requestId, isAccepted: 0, reason: '非本单位人员' });
    expect((await listed(supera1, id))?.state).toBe('open');
    await joinBy(server, code);
    expect((await listed(supera1, id))?.state).toBe('full');
    await supera1.call(invitation.end, { id });
    expect((await listed(supera1, id))?.state).toBe('ended');
    const { code: old, id: oldId } = await invite(supera1, { mostNum: 1, days: 1 });
    await joinBy(server, old);
    server.passTime('24 hours 1 second');
    expect((await listed(await server.signIn('supera1'), oldId))?.state).toBe('ended');
  });

  test('the invitation of a disabled company cannot be used', async () => {
    const { code } = await invite(supera1);
    await server.rows('update company set enabled = false where id = $1', [company('A1')]);
    expect((await stranger.refused(invitation.show, { code })).code).toBe('404');
    await server.rows('update company set enabled = true where id = $1', [company('A1')]);
    // disabling the company ended the sessions of its people
    supera1 = await server.signIn('supera1');
  });

  test('the invitation link is sent by text message to each given number once', async () => {
    const phone = newPhone();
    const { code } = await invite(supera1, { phones: [phone, `+86 ${phone}`], days: 3 });
    expect((await textsTo(server, phone)).map(({ template, values }) => [template, values.text])).toEqual([
      ['notice', `云启科技有限公司邀请你加入，请打开 https://park.example.com/join?code=${code} 申请加入，3天内有效。`],
    ]);
    for (let n = 0; n < 6; n++) await invite(supera1, { phones: [phone] });
    expect(await textsTo(server, phone)).toHaveLength(5);
  });

  test('a company can create twenty invitations a day, each sent to at most fifty numbers', async () => {
    const phones = Array.from({ length: 51 }, newPhone);
    expect((await supera1.refused(invitation.create, { phones })).fields).toEqual({ phones: '一次最多邀请50人' });
    await invite(supera1, { phones: phones.slice(1) });
    for (let n = 1; n < 20; n++) await invite(supera1);
    expect(await supera1.refused(invitation.create, {})).toMatchObject({ code: '429' });
    await invite(operatora, { companyId: company('A2') });
    server.passTime('25 hours');
    await invite(await server.signIn('supera1'));
  });

  test('an invitation can lead only into a department of the company', async () => {
    for (const name of ['A2 商务部', 'C1 设计部'])
      expect(await supera1.refused(invitation.create, { departmentId: department(name) })).toMatchObject({
        ...{ code: '404', fields: { departmentId: '请选择部门' } },
      });
  });

  test.each([
    ['mostNum', 0],
    ['mostNum', 501],
    ['days', 31],
    ['days', 0],
    ['departmentId', 'x'],
    ['phones', ['123']],
    ['needsApproval', 2],
  ])('an invitation with %s %j is refused on its field', async (name, value) => {
    const { fields } = await supera1.refused(invitation.create, { [name]: value });
    expect(Object.keys(fields ?? {})[0]).toMatch(new RegExp(`^${name}`));
  });
});

describe('joining without approval', () => {
  test('a new person joins the department at once and gets an account with a first password by text message', async () => {
    const { code, id } = await invite(supera1, { departmentId: department('A1 市场部') });
    const { phone, state } = await joinBy(server, code);
    expect(state).toBe('joined');
    expect(await membership(server, 'A1', phone)).toMatchObject({
      ...{ real_name: '陈小禾', department_id: department('A1 市场部'), admin_level: 1, enabled: true, change: false },
    });
    expect((await textsTo(server, phone)).at(-1)).toMatchObject({ template: 'firstPassword', values: { company: '云启科技有限公司' } });
    const { list } = await supera1.call(invitation.requests, { keyword: phone });
    expect(list).toMatchObject([{ state: 'accepted', realName: '陈小禾', phone: `187****${phone.slice(-4)}`, decidedBy: null }]);
    expect((await listed(supera1, id))?.joinedNum).toBe(1);
    const found = await supera1.call(staff.search, { keyword: phone });
    const log = await supera1.call(staff.log, { userId: found.list[0]?.id ?? '' });
    expect(log.list.map(({ title }) => title)).toEqual(['申请加入企业']);
  });

  test('a person of another company joins with their existing account, and no data of the other company is read or written', async () => {
    const phone = newPhone();
    const { id } = await operatora.call(staff.create, {
      ...{ companyId: company('A2'), realName: '林别处', phone, departmentId: department('A2 商务部'), orgOrderNum: 7 },
    });
    const there = () =>
      server.rows(
        `select s.*, u.password, u.real_name as own_name from staff s join "user" u on u.id = s.user_id where s.company_id = $1`,
        [company('A2')],
      );
    const before = await there();
    const { code } = await invite(supera1);
    expect((await joinBy(server, code, phone, '林此处')).state).toBe('joined');
    expect(await there()).toEqual(before);
    expect(await membership(server, 'A1', phone)).toMatchObject({ user_id: id, real_name: '林此处', department_id: null, email: null });
    expect((await textsTo(server, phone)).at(-1)?.values.text).toContain('登录账号和密码不变');
  });

  test('a person who is already in the company, enabled or disabled, is told so', async () => {
    const { code } = await invite(supera1);
    const { phone } = await joinBy(server, code);
    const again = async () => stranger.refused(invitation.apply, await formFor(server, code, phone));
    expect(await again()).toMatchObject({ status: 409, errorMessage: errors.alreadyHere.message });
    await server.rows('update staff set enabled = false where phone_hash = $1', [secrets.phoneHash(phone)]);
    expect((await again()).errorMessage).toBe(errors.alreadyHere.message);
    expect(await membership(server, 'A1', phone)).toMatchObject({ enabled: false });
  });

  test('a person who was once removed from the company needs approval', async () => {
    const { code } = await invite(supera1);
    const { phone } = await joinBy(server, code);
    const place = await membership(server, 'A1', phone);
    await supera1.call(staff.remove, { removedUserId: String(place?.user_id) });
    expect((await joinBy(server, code, phone)).state).toBe('waiting');
    expect(await membership(server, 'A1', phone)).toBeUndefined();
  });

  test('joining closes the person’s waiting request, and ignores a department that was deleted meanwhile', async () => {
    const { id, phone } = await waitingRequest(server, supera1);
    const { id: departmentId } = await supera1.call(departments.create, { name: '裁撤部', parentId: department('A1'), orderNum: 1 });
    const { code } = await invite(supera1, { departmentId });
    await supera1.call(departments.change, { type: 2, id: departmentId });
    expect((await joinBy(server, code, phone)).state).toBe('joined');
    expect(await membership(server, 'A1', phone)).toMatchObject({ department_id: null });
    expect((await supera1.refused(invitation.decide, { id, isAccepted: 1 })).errorMessage).toBe(errors.decided.message);
  });
});

describe('proof of the phone number by a code', () => {
  test('a wrong code and a code for another phone number or purpose are refused, and a correct code can be used once', async () => {
    const { code } = await invite(supera1);
    const form = await formFor(server, code);
    const wrong = form.smsCode === '000000' ? '000001' : '000000';
    const other = await formFor(server, code);
    for (const bad of [{ smsCode: wrong }, { phone: newPhone() }, { smsId: other.smsId, smsCode: other.smsCode }])
      expect((await stranger.refused(invitation.apply, { ...form, ...bad })).errorMessage).toBe('验证码错误或已失效');
    await server.rows(`update sms_code set purpose = 'reset' where id = $1`, [form.smsId]);
    expect((await stranger.refused(invitation.apply, form)).errorMessage).toBe('验证码错误或已失效');
    await server.rows(`update sms_code set purpose = 'join' where id = $1`, [form.smsId]);
    expect(await membership(server, 'A1', form.phone)).toBeUndefined();
    await stranger.call(invitation.apply, form);
    expect((await stranger.refused(invitation.apply, form)).errorMessage).toBe('验证码错误或已失效');
  });

  test('a second message to the same phone number within a minute is refused with 644', async () => {
    const { code } = await invite(supera1);
    const phone = newPhone();
    expect(await stranger.call(invitation.sendCode, { code, phone })).toEqual({ smsId: expect.any(String), seconds: 60 });
    expect((await stranger.refused(invitation.sendCode, { code, phone: `+86${phone}` })).code).toBe('644');
  });

  test('an address has ten tries an hour, and every request counts as a try', async () => {
    const { code } = await invite(supera1);
    const form = await formFor(server, code);
    const tries = Array.from({ length: 11 }, () => () => stranger.refused(invitation.apply, { ...form, code: 'aaaaaaaaaa' }));
    const codes: string[] = [];
    for (const attempt of tries) codes.push((await attempt()).code);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => '404'), '429']);
    server.passTime('1 hour');
    expect((await stranger.refused(invitation.apply, form)).code).toBe('400');
  });

  test.each([
    ['realName', '陈', '姓名长度为2到20个字'],
    ['realName', '🙂', '姓名长度为2到20个字'],
    ['realName', ' ', '请输入姓名'],
    ['realName', '陈\0禾', '包含无法识别的字符'],
    ['phone', '12', '请输入正确的手机号'],
    ['smsId', 'x', '请先获取验证码'],
    ['smsCode', '12', '请输入6位验证码'],
    ['remark', '长'.repeat(101), '最多只能输入100个字'],
    ['code', '%', errors.badCode.message],
  ])('a join request with %s %j is refused on its field', async (name, value, message) => {
    const form = { code: 'aaaaaaaaaa', realName: '陈小禾', phone: newPhone(), smsId: user('supera1'), smsCode: '123456' };
    expect((await stranger.refused(invitation.apply, { ...form, [name]: value })).fields).toEqual({ [name]: message });
  });
});
