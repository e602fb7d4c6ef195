import { company } from '@park/contract/company';
import { commonErrors } from '@park/contract/core';
import { identity } from '@park/contract/identity';
import { password } from '@park/contract/password';
import { staff } from '@park/contract/staff';
import { beforeAll, expect, test } from 'vitest';
import { password as demoPassword } from '../../../../../../demo/people.ts';
import { type Person, testServer } from '../../../../test/app.ts';
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
/** Somebody of the company besides its super administrator. */
const memberOf = async (companyId: string) => {
  const phone = newPhone();
  await operatora.call(staff.create, { companyId, realName: '普通人', phone, departmentId: '-2', orgOrderNum: 1 });
  return phone;
};
const places = async (person: Person | undefined) => (await person?.call(identity.userInfo, {}))?.contexts.map((one) => one.hasPrivilege);

test('C0187 C0188 C0189 the rule of a park: by default the first sign-in, saved with its version, and back again', async () => {
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

test('by the first sign-in of its super administrator: until then nobody else of it comes in', async () => {
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
  // the session of before is let in too, in either process
  expect((await early?.call(company.detail, {}, { process: 1 }))?.companyId).toBe(added.id);
});

test('by the operator: not even its super administrator comes in before', async () => {
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

test('on a day, by itself, when the park’s day begins; who waits keeps the rule he was told', async () => {
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
const settledAgain = async (phone: string) => {
  const answer = (await server.stranger().raw(identity.login, { loginName: phone, password: demoPassword })).json();
  return answer.code === '610' ? server.stranger(answer.body.loginToken) : undefined;
};
