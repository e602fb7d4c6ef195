import { identity } from '@park/contract/people/identity';
import { staffErrors as errors, staff, staffTexts } from '@park/contract/people/staff';
import { beforeAll, describe, expect, test } from 'vitest';
import { password as demoPassword } from '../../../../../../../demo/people.ts';
import { demoId } from '../../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../../test/app.ts';
import { giveRole, hold, makeRole } from '../../../../../test/role.ts';
import { account, addedBy, company, department, form, membership, newPhone, texts, user } from '../test/people.ts';

const server = testServer();
const a1 = company('A1');
const park = (key: string) => demoId(`park ${key}`);
let supera1: Person;
let admina1: Person;
let supera2: Person;
beforeAll(async () => {
  supera1 = await server.signIn('supera1');
  admina1 = await server.signIn('admina1');
  supera2 = await server.signIn('supera2');
});
const add = (changes: object = {}, by = supera1) => addedBy(by, changes);
const detail = (id: string, by = supera1, companyId?: string) => by.call(staff.detail, { userId: id, ...(companyId && { companyId }) });
const trySignIn = async (loginName: string, password: string) =>
  (await server.stranger().raw(identity.login, { loginName, password })).json();

describe('first password', () => {
  test('a new first password can be sent, which makes the earlier one invalid; no response contains a first password', async () => {
    const { id, phone } = await add();
    const [first] = await texts(server, phone);
    server.freshMinute();
    expect(await supera1.call(staff.resend, { userId: id })).toEqual({});
    const [second] = await texts(server, phone);
    expect(second?.values.password).not.toBe(first?.values.password);
    expect(await trySignIn(phone, first?.values.password ?? '')).toMatchObject({ code: '400' });
    expect(await trySignIn(phone, second?.values.password ?? '')).toMatchObject({ code: '610' });
    expect(await supera1.refused(staff.resend, { userId: id })).toMatchObject({ code: '429' });
    server.passTime(undefined);
    const audit = await server.rows<{ row: string }>(`select a::text as row from audit a where call = 'staff.resend'`);
    expect(JSON.stringify(audit)).not.toContain(second?.values.password);
  });

  test('no first password is sent to a person who chose a password; a reset creates a first password and ends their sessions', async () => {
    const person = await server.signIn('membera2');
    expect(await supera1.refused(staff.resend, { userId: user('membera2') })).toMatchObject({ errorMessage: errors.alreadySet.message });
    await supera1.call(staff.resetPassword, { userId: user('membera2') });
    expect((await person.raw(staff.list, {})).statusCode).toBe(401);
    const [text] = await texts(server, '13800001004');
    expect(await trySignIn('membera2', text?.values.password ?? '')).toMatchObject({ code: '610', body: { change: false } });
    expect(await trySignIn('membera2', demoPassword)).toMatchObject({ code: '400' });
  });
});

describe('a person who also belongs to another company', () => {
  test('a company can add or disable a person, reset the password or change the phone without effect on the other company', async () => {
    const superb1 = await server.signIn('superb1');
    const before = await account(server, '13800003001');
    const { id } = await add({ phone: '13800003001' });
    const [stranger, ours] = [id, (await add()).id];
    server.passTime('2 minutes');
    for (const [call, input] of [
      [staff.resetPassword, (userId: string) => ({ userId })],
      [staff.setEnable, (of: string) => ({ id: of, isEnable: 0 })],
      [staff.changePhone, (of: string) => ({ id: of, phone: newPhone() })],
    ] as const) {
      const [one, other] = [await supera1.raw(call, input(stranger)), await supera1.raw(call, input(ours))];
      expect([call.key, one.statusCode, one.body]).toEqual([call.key, 200, other.body]);
    }
    server.passTime(undefined);
    expect(await account(server, '13800003001')).toEqual({ ...before, rights_version: expect.any(Number) });
    expect(await superb1.call(staff.detail, { userId: id })).toMatchObject({ isSuperAdmin: 1, isEnable: 1 });
    expect((await texts(server, '13800003001')).map(({ template }) => template)).toEqual(['notice', 'notice']);
  });

  test('the company that created an account can no longer change it once the person also belongs to another company', async () => {
    const { id, phone } = await add();
    await supera2.call(staff.create, form({ phone, departmentId: department('A2 商务部') }));
    const before = await account(server, phone);
    server.passTime('2 minutes');
    await supera1.call(staff.resend, { userId: id });
    await supera1.call(staff.changePhone, { id, phone: newPhone() });
    server.passTime(undefined);
    expect(await account(server, phone)).toEqual({ ...before, rights_version: expect.any(Number) });
    expect((await membership(server, company('A2'), id))?.left_at).toBeNull();
    expect((await membership(server, a1, id))?.left_at).toBeTruthy();
  });

  test('a changed phone of a person of two companies moves membership, roles and posts to the account with the new phone', async () => {
    const { id } = await add({ phone: '13800002001', realName: '郑经理', position: '顾问', companyRoleIdList: [] });
    await server.rows(
      `insert into department_manager (space_id, company_id, department_id, user_id, rank)
       select space_id, company_id, $2, user_id, 3 from staff where company_id = $1 and user_id = $3`,
      [a1, department('A1 综合管理部'), id],
    );
    const phone = newPhone();
    await supera1.call(staff.changePhone, { id, phone });
    const moved = await account(server, phone);
    expect(moved?.id).not.toBe(id);
    expect(await detail(String(moved?.id))).toMatchObject({ realName: '郑经理', position: '顾问', phone: `188****${phone.slice(-4)}` });
    expect((await supera1.refused(staff.detail, { userId: id })).code).toBe('404');
    expect(
      await server.rows(`select user_id from department_manager where department_id = $1 and rank = 3`, [department('A1 综合管理部')]),
    ).toEqual([{ user_id: moved?.id }]);
    expect((await supera1.call(staff.list, { isLeft: 1, pageSize: 100 })).list.map((one) => one.id)).not.toContain(id);
    expect((await supera1.refused(staff.restore, { userId: id })).code).toBe('404');
    expect((await account(server, '13800002001'))?.id).toBe(id);
  });
});

describe('change of a phone number', () => {
  test('a person of only this company keeps the account with the new number and is signed out; both numbers get a message', async () => {
    const { id, phone } = await add();
    const next = newPhone();
    await supera1.call(staff.changePhone, { id, phone: next });
    expect((await account(server, next))?.id).toBe(id);
    expect((await detail(id)).phone).toBe(`188****${next.slice(-4)}`);
    expect((await texts(server, next))[0]).toMatchObject({ template: 'notice' });
    expect((await texts(server, phone))[0]).toMatchObject({ template: 'notice' });
  });

  test('changing to the same number is refused on the field, but the edit form accepts the same number as unchanged', async () => {
    const { id, phone } = await add();
    expect((await supera1.refused(staff.changePhone, { id, phone })).fields).toEqual({ phone: staffTexts.samePhone });
    const { version } = await detail(id);
    await supera1.call(staff.create, form({ id, version, phone, position: '主管' }));
    expect((await detail(id)).position).toBe('主管');
    expect((await texts(server, phone)).map(({ template }) => template)).toEqual(['firstPassword']);
  });

  test('the phone number of a colleague is refused with 700000 on its field', async () => {
    const [one, other] = [await add(), await add()];
    const refusal = await supera1.refused(staff.changePhone, { id: one.id, phone: other.phone });
    expect(refusal).toMatchObject({ code: '700000', fields: { phone: errors.phoneUsed.message } });
    expect((await account(server, one.phone))?.id).toBe(one.id);
  });

  test('V193 V229 the number of an administrator or of a person of an operator company cannot be changed', async () => {
    expect(await supera1.refused(staff.changePhone, { id: user('supera1'), phone: newPhone() })).toMatchObject({
      errorMessage: errors.phoneLocked.message,
    });
    expect(await admina1.refused(staff.changePhone, { id: user('admina1'), phone: newPhone() })).toMatchObject({
      errorMessage: errors.phoneLocked.message,
    });
    const operatorab = await server.signIn('operatorab');
    expect(await operatorab.refused(staff.changePhone, { id: user('operatora'), phone: newPhone() })).toMatchObject({
      errorMessage: errors.phoneLocked.message,
    });
    expect(await operatorab.call(staff.detail, { userId: user('operatora') })).toMatchObject({ isPhoneLocked: true });
  });
});

describe('accounts with more rights than the actor may grant', () => {
  const numberOf = async (id: string) =>
    (await server.rows<{ mask: string }>('select phone_mask as mask from "user" where id = $1', [id]))[0]?.mask;

  test('a phone number cannot be changed if its account has rights (also of park or operator) beyond the actor’s', async () => {
    await giveRole(server, { companyId: a1, userId: user('membera1') }, { nodes: ['M1014001002', 'M1014001002:edit'] });
    const membera1 = await server.signIn('membera1');
    const { id, phone } = await add();
    const before = await numberOf(id);
    const role = await makeRole(server.rows, { company: 'OP', kind: 'inner', nodes: ['M1014001002', 'M1014001002:delete'] });
    await server.rows(
      `insert into role_user (space_id, company_id, role_space_id, role_id, user_id)
       select s.space_id, s.company_id, r.space_id, r.id, s.user_id
         from staff s, role r where s.company_id = $1 and s.user_id = $2 and r.id = $3`,
      [a1, id, role],
    );
    const refusal = await membera1.refused(staff.changePhone, { id, phone: newPhone() });
    expect(refusal).toMatchObject({ status: 403, code: errors.roleNotYours.code, fields: { phone: staffTexts.notYourPhone } });
    expect([await numberOf(id), phone.slice(-4)]).toEqual([before, before?.slice(-4)]);
    // an actor who has all of these rights can change the phone number
    await supera1.call(staff.changePhone, { id, phone: newPhone() });
    expect(await numberOf(id)).not.toBe(before);
    await server.rows('delete from role_user where role_id = $1', [role]);
    await membera1.call(staff.changePhone, { id, phone: newPhone() });
  });

  test('a phone number cannot be changed if its account has the same nodes for more people or fields than the actor', async () => {
    const { id } = await add();
    const nodes = ['M1014001002', 'M1014001002:edit'];
    await server.rows('delete from role_user where user_id = $1', [user('membera1')]);
    await giveRole(server, { companyId: a1, userId: user('membera1') }, { nodes, scope: 'company', fields: { email: 'mask' } });
    const membera1 = await server.signIn('membera1');
    const held = await giveRole(server, { companyId: a1, userId: id }, { nodes, scope: 'company', fields: { email: 'mask' } });
    await membera1.call(staff.changePhone, { id, phone: newPhone() });
    for (const wider of [`data_scope = 'all'`, `data_scope = 'company', field_policy = '{}'`]) {
      await server.rows(`update role set ${wider} where id = $1`, [held]);
      const refusal = await membera1.refused(staff.changePhone, { id, phone: newPhone() });
      expect(refusal).toMatchObject({ status: 403, code: errors.roleNotYours.code, fields: { phone: staffTexts.notYourPhone } });
    }
    await server.rows('delete from role_user where role_id = $1', [held]);
  });

  test('in an assisting organisation only an operator can change the phone number of a person who may enter a park', async () => {
    const [assistant0, companyId] = [user('assistant0'), company('AS')];
    await giveRole(server, { companyId, userId: user('assistant1') }, { nodes: ['M1014001002', 'M1014001002:edit'] });
    const assistant1 = await server.signIn('assistant1');
    const before = await numberOf(assistant0);
    const entry = [assistant0, companyId, park('B')];
    await server.rows(
      `insert into park_access (space_id, park_id, company_id, user_id)
       select space_id, $3, company_id, user_id from staff where user_id = $1 and company_id = $2`,
      entry,
    );
    expect((await assistant1.refused(staff.changePhone, { id: assistant0, phone: newPhone() })).errorMessage).toBe(
      errors.roleNotYours.message,
    );
    await server.rows('delete from park_access where user_id = $1 and company_id = $2 and park_id = $3', entry);
    await server.rows(
      `insert into role_user (space_id, company_id, role_space_id, role_id, user_id, park_id)
       select s.space_id, s.company_id, r.space_id, r.id, s.user_id, $3
         from staff s, role r where s.user_id = $1 and s.company_id = $2 and r.name = '协管专员'`,
      entry,
    );
    expect((await assistant1.refused(staff.changePhone, { id: assistant0, phone: newPhone() })).errorMessage).toBe(
      errors.roleNotYours.message,
    );
    expect(await numberOf(assistant0)).toBe(before);
    await server.rows('delete from role_user where user_id = $1 and company_id = $2 and park_id = $3', entry);
    await assistant1.call(staff.changePhone, { id: assistant0, phone: newPhone() });
    expect(await numberOf(assistant0)).not.toBe(before);
  });

  test('an operator of one park cannot change the phone of a person with rights in another park; the super administrator can', async () => {
    const [assistant0, companyId] = [user('assistant0'), company('AS')];
    const operatora = await server.signIn('operatora');
    const change = { id: assistant0, companyId };
    const refusals = () => operatora.refused(staff.changePhone, { ...change, phone: newPhone() });
    const far = await makeRole(server.rows, { company: 'OP', kind: 'assist', park: 'B', nodes: ['M1004003001'] });
    await hold(server.rows, far, 'AS', 'assistant0', 'B');
    expect(await refusals()).toMatchObject({ status: 403, code: errors.roleNotYours.code, fields: { phone: staffTexts.notYourPhone } });
    await server.rows('delete from role_user where role_id = $1', [far]);
    await server.rows(
      `insert into park_access (space_id, park_id, company_id, user_id, valid)
       select space_id, $3, company_id, user_id, tstzrange(now() + interval '1 day', null) from staff
        where user_id = $1 and company_id = $2`,
      [assistant0, companyId, park('B')],
    );
    expect((await refusals()).status).toBe(403);
    const operatorab = await server.signIn('operatorab');
    await operatorab.call(staff.changePhone, { ...change, phone: newPhone() }, { claims: { parkId: park('A') } });
    await server.rows('delete from park_access where user_id = $1 and park_id = $2', [assistant0, park('B')]);
    await operatora.call(staff.changePhone, { ...change, phone: newPhone() });
  });
});
