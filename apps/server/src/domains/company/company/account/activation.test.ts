import { company } from '@park/contract/company/company';
import { intake } from '@park/contract/company/intake';
import { temporary } from '@park/contract/company/temporary';
import { commonErrors } from '@park/contract/core';
import { identity } from '@park/contract/people/identity';
import { password } from '@park/contract/people/password';
import { staff } from '@park/contract/people/staff';
import { beforeAll, expect, test } from 'vitest';
import { password as demoPassword } from '../../../../../../../demo/people.ts';
import { demoId } from '../../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../../test/app.ts';
import { upload, workbook } from '../../../../../test/sheet/workbooks.ts';
import { addedBy, firstSignIn, newPhone, settledIn } from '../test/accounts.ts';

const server = testServer({ processes: 2 });
let operatora: Person;
let operatorb: Person;
let assistant1: Person;
let supera1: Person;
beforeAll(async () => {
  [operatora, operatorb] = [await server.signIn('operatora'), await server.signIn('operatorb')];
  [assistant1, supera1] = [await server.signIn('assistant1'), await server.signIn('supera1')];
});

const ruled = async (rule: 'operator' | 'firstSignIn' | 'date', days?: number) => {
  const { version } = await operatora.call(company.activation, {});
  await operatora.call(company.saveActivation, { rule, days, version });
};
const isActivated = async (companyId: string) => (await operatora.call(company.detail, { companyId })).isActivated;
/** Adds an ordinary member to the company. */
const memberOf = async (companyId: string) => {
  const phone = newPhone();
  await operatora.call(staff.create, { companyId, realName: '普通人', phone, departmentId: '-2', orgOrderNum: 1 });
  return phone;
};
const places = async (person: Person | undefined) => (await person?.call(identity.userInfo, {}))?.contexts.map((one) => one.hasPrivilege);

test('C0187 C0188 C0189 the activation rule of a park defaults to the first sign-in, requires its version and can be reset', async () => {
  expect(await operatora.call(company.activation, {})).toEqual({ rule: 'firstSignIn', days: null, version: 0 });
  await operatora.call(company.saveActivation, { rule: 'date', days: 3, version: 0 });
  expect(await operatora.call(company.activation, {})).toEqual({ rule: 'date', days: 3, version: 1 });
  expect(await operatorb.call(company.activation, {})).toMatchObject({ rule: 'firstSignIn', version: 0 });
  for (const version of [0, 7])
    expect(await operatora.refused(company.saveActivation, { rule: 'operator', version })).toMatchObject({
      errorMessage: commonErrors.stale.message,
    });
  expect((await operatora.refused(company.saveActivation, { rule: 'date', version: 1 })).fields).toEqual({ days: '请输入天数' });
  expect((await operatora.refused(company.saveActivation, { rule: 'date', days: 366, version: 1 })).fields).toHaveProperty('days');
  expect((await operatora.refused(company.saveActivation, { rule: 'x', version: 1 })).fields).toHaveProperty('rule');
  for (const person of [assistant1, supera1])
    for (const [call, input] of [
      [company.saveActivation, { rule: 'operator', version: 1 }],
      [company.dropActivation, {}],
    ] as const)
      expect((await person.refused(call, input)).code).toBe('403');
  await operatora.call(company.dropActivation, {});
  expect(await operatora.call(company.activation, {})).toEqual({ rule: 'firstSignIn', days: null, version: 0 });
  expect((await operatora.refused(company.saveActivation, { rule: 'operator', version: 1 })).errorMessage).toBe(commonErrors.stale.message);
});

test('with the rule "first sign-in", members cannot enter the company until its super administrator has signed in', async () => {
  const added = await addedBy(operatora);
  const phone = await memberOf(added.id);
  const early = await firstSignIn(server, phone);
  await early?.call(password.first, { newPassword: demoPassword });
  expect(await places(early)).toEqual([false]);
  expect((await early?.refused(company.detail, {}))?.code).toBe('403');
  expect(await isActivated(added.id)).toBe(0);
  const admin = await settledIn(server, added.superAdminPhone);
  expect(await places(admin)).toEqual([true]);
  expect(await isActivated(added.id)).toBe(1);
  // a member who signed in before the activation can enter the company now, without a new sign-in and in every process
  expect((await early?.call(company.detail, {}, { process: 1 }))?.companyId).toBe(added.id);
});

test('with the operator rule, even the super administrator cannot enter the company before the operator activates it', async () => {
  await ruled('operator');
  const added = await addedBy(operatora);
  const admin = await settledIn(server, added.superAdminPhone);
  expect((await admin.refused(company.detail, {})).code).toBe('403');
  expect(await operatora.call(company.detail, { companyId: added.id })).toMatchObject({ isActivated: 0, activates: 'operator' });
  for (const [person, code] of [
    [assistant1, '403'],
    [supera1, '403'],
    [admin, '403'],
    [operatorb, '404'],
  ] as const)
    expect((await person.refused(company.activate, { companyId: added.id })).code).toBe(code);
  await operatora.call(company.activate, { companyId: added.id });
  expect(await admin.call(company.detail, {})).toMatchObject({ companyId: added.id, isActivated: 1, activates: null });
  await operatora.call(company.activate, { companyId: added.id });
});

test('with the date rule, a company becomes active at the start of that day, even if the rule is changed later', async () => {
  await ruled('date', 2);
  const added = await addedBy(operatora);
  await ruled('operator');
  const admin = await settledIn(server, added.superAdminPhone);
  const { activatesDate, activates } = await operatora.call(company.detail, { companyId: added.id });
  expect(activates).toBe('date');
  expect(activatesDate).toMatch(/T16:00:00Z$/);
  expect((await admin.refused(company.detail, {})).code).toBe('403');
  server.passTime('2 days');
  const later = (await settledAgain(added.superAdminPhone)) as Person;
  expect(await later.call(company.detail, {})).toMatchObject({ companyId: added.id, isActivated: 1 });
  server.passTime(undefined);
});

test('the activation rule applies however a company is added: by hand, by workbook, from a third party, or as temporary', async () => {
  await ruled('operator');
  const byHand = (await addedBy(operatora)).id;
  const [title, phone] = [`激活企业${newPhone()}`, newPhone()];
  const titles = ['*企业名称', '统一社会信用代码', '企业身份', '超级管理员姓名', '超级管理员手机号', '联系人', '联系电话', '企业分组'];
  const sheet = upload({}, { name: '企业.xlsx', bytes: await workbook(titles, [[title, '', '', '钱经理', phone, '', '', '']]) });
  const headers = { ...sheet.headers, logintoken: operatora.token ?? '' };
  const { body } = (await server.inject({ method: 'POST', url: server.base + intake.check.path, headers, payload: sheet.payload })).json();
  await operatora.call(intake.commit, { id: body.id });
  const imported = (await operatora.call(company.accounts, { keyword: title })).list[0]?.companyId;
  await operatora.call(intake.fromThird, {});
  const third = (await operatora.call(intake.third, { isTaken: 1 })).list[0]?.companyId;
  const forATime = { companyName: `展商${newPhone()}`, superAdminName: '展经理', superAdminPhone: newPhone() };
  const { id: temporaryId } = await operatora.call(temporary.create, forATime);
  for (const companyId of [byHand, imported, third, temporaryId] as string[])
    expect(await operatora.call(company.detail, { companyId })).toMatchObject({ isActivated: 0, activates: 'operator' });
  expect(await operatora.call(temporary.detail, { id: temporaryId })).toMatchObject({ state: 'active', isActivated: 0 });
  const admin = await settledIn(server, forATime.superAdminPhone);
  expect((await admin.refused(company.detail, {})).code).toBe('403');
  await operatora.call(company.activate, { companyId: temporaryId });
  expect(await admin.call(company.detail, {})).toMatchObject({ companyId: temporaryId });
});

test('if a signed-in person becomes super administrator of several companies, only the company they enter is activated', async () => {
  await ruled('firstSignIn');
  const first = await addedBy(operatora);
  const admin = await settledIn(server, first.superAdminPhone);
  const [entered, waiting] = [
    await addedBy(operatora, { superAdminPhone: first.superAdminPhone }),
    await addedBy(operatora, { superAdminPhone: first.superAdminPhone }),
  ];
  await admin.call(company.detail, {});
  expect([await isActivated(entered.id), await isActivated(waiting.id)]).toEqual([0, 0]);
  await admin.call(identity.switchContext, { companyId: entered.id, parkId: demoId('park A') });
  expect(await admin.call(company.detail, {}, { process: 1 })).toMatchObject({ companyId: entered.id, isActivated: 1 });
  expect(await isActivated(waiting.id)).toBe(0);
});

const settledAgain = async (phone: string) => {
  const answer = (await server.stranger().raw(identity.login, { loginName: phone, password: demoPassword })).json();
  return answer.code === '610' ? server.stranger(answer.body.loginToken) : undefined;
};
