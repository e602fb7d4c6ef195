import { randomUUID } from 'node:crypto';
import { company as companies } from '@park/contract/company/company';
import { config } from '@park/contract/kernel/config';
import { privacy } from '@park/contract/kernel/privacy';
import { task } from '@park/contract/kernel/task';
import { group } from '@park/contract/people/group';
import { parkuser } from '@park/contract/people/parkuser';
import { staff } from '@park/contract/people/staff';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';

const server = testServer();
const user = (name: string) => demoId(`user ${name}`);
const company = (key: string) => demoId(`company ${key}`);
let operatora: Person;
let operatorb: Person;
let operatorc: Person;
let supera1: Person;
beforeAll(async () => {
  [operatora, operatorb] = [await server.signIn('operatora'), await server.signIn('operatorb')];
  [operatorc, supera1] = [await server.signIn('operatorc'), await server.signIn('supera1')];
});
const found = async (more: object, by = operatora) => (await by.call(parkuser.list, { pageSize: 1000, ...more })).list;
const ids = async (more: object, by = operatora) => (await found(more, by)).map(({ userId }) => userId);
/** Makes a person of A1 a member of B1 too. */
const alsoInB1 = (name: string) =>
  server.rows(
    `insert into staff (space_id, company_id, user_id, real_name) select space_id, $2, user_id, real_name from staff where user_id = $1`,
    [...[user(name), company('B1')]],
  );

describe('park users', () => {
  test('C0160 people of every company of the park are listed with masked phone numbers, one row for each of their companies', async () => {
    const [row] = await found({ keyword: '13800001003' });
    expect(row).toMatchObject({
      ...{ userId: user('membera1'), phone: '138****1003', companyName: '云启科技有限公司', compType: '0', departmentName: '研发中心' },
      ...{ isEnable: 1, isCompanyEnable: 1, isCompanyAdmin: 0, isSuperAdmin: 0 },
    });
    expect((await found({})).every(({ phone }) => /^1\d{2}\*{4}\d{4}$/.test(phone ?? ''))).toBe(true);
    expect(await ids({ keyword: '1003', companyName: '云启' })).toEqual([user('membera1')]);
    expect(await ids({ companyName: '星河协管', compType: '1' })).toContain(user('assistant1'));
    expect(await ids({ compType: '2' })).not.toContain(user('assistant1'));
    expect(await ids({ companyName: '云启', isCompanyAdmin: 1 })).toEqual(expect.arrayContaining([user('supera1'), user('admina1')]));
    expect(await ids({ companyName: '云启', isCompanyAdmin: 1 })).not.toContain(user('membera1'));
    expect(await ids({ companyName: '云启', isEnable: 0 })).toEqual([user('disableda1')]);
    expect((await operatora.refused(parkuser.list, { compType: '7' })).fields).toEqual({ compType: '企业身份不正确' });
    expect((await operatora.refused(parkuser.list, { groupId: 'x' })).fields).toEqual({ groupId: '编号格式不正确' });
  });

  test('an operator can list the people of the parks they operate, but no people of another park or space', async () => {
    expect(await ids({ keyword: '13800003002' }, operatorb)).toEqual([user('memberb1')]);
    for (const [number, person] of [
      ['13800003002', operatora],
      ['13800001003', operatorb],
      ['13800001003', operatorc],
      ['13800004011', operatora],
    ] as const)
      expect(await ids({ keyword: number }, person)).toEqual([]);
    for (const call of [parkuser.detail, parkuser.memberships])
      for (const other of ['memberb1', 'superc1']) expect((await operatora.refused(call, { userId: user(other) })).code).toBe('404');
    for (const call of [parkuser.list, parkuser.everyone, parkuser.detail, parkuser.memberships])
      expect((await supera1.refused(call, { userId: user('membera1') })).status).toBe(403);
  });

  test('C0161 the list of park users contains people of disabled companies', async () => {
    await server.rows('update company set enabled = false where id = $1', [company('A2')]);
    expect(await ids({ keyword: '13800002002' })).toEqual([]);
    const { list } = await operatora.call(parkuser.everyone, { keyword: '13800002002' });
    expect(list).toMatchObject([{ userId: user('staffa2'), isCompanyEnable: 0, isEnable: 1 }]);
    await server.rows('update company set enabled = true where id = $1', [company('A2')]);
  });

  test('people hidden from the address book are listed only for readers who manage them', async () => {
    await server.rows('update staff set is_show = false where user_id = $1', [user('membera2')]);
    expect(await ids({ keyword: '13800001004' })).toEqual([user('membera2')]);
    const assistant1 = await server.signIn('assistant1');
    const nodes = await server.rows<{ nodes: string[] }>(
      `update role_grant set nodes = nodes || '{M1004004,M1004004001}' where role_id = $1 returning nodes`,
      [demoId('role 协管专员')],
    );
    expect(nodes).toHaveLength(1);
    expect(await ids({ keyword: '13800001003' }, assistant1)).toEqual([user('membera1')]);
    expect(await ids({ keyword: '13800001004' }, assistant1)).toEqual([]);
    // an assisting organisation never sees people of the operator company
    expect(await ids({ keyword: '13800000011' }, assistant1)).toEqual([]);
    expect(
      (await assistant1.refused(parkuser.changePhone, { userId: user('membera1'), companyId: company('A1'), phone: '13911110000' })).status,
    ).toBe(403);
    await server.rows('update staff set is_show = true where user_id = $1', [user('membera2')]);
  });

  test('C0170 C0171 the details of a person show their data in this company and all their companies in the park', async () => {
    await alsoInB1('membera1');
    const { id: groupId } = await operatora.call(group.create, { kind: 'user', code: 'choir', name: '合唱团' });
    await operatora.call(group.add, { groupId, members: [{ userId: user('membera1'), companyId: company('A1') }] });
    expect(await operatora.call(parkuser.detail, { userId: user('membera1'), companyId: company('A1') })).toMatchObject({
      ...{
        realName: '王梓涵',
        phone: '138****1003',
        groups: expect.arrayContaining([{ id: groupId, name: '合唱团' }]),
        isPhoneLocked: false,
        mayEdit: true,
      },
    });
    // the membership in a company of another park is not shown
    const here = await operatora.call(parkuser.memberships, { userId: user('membera1') });
    expect(here.map((one) => one.companyId)).toEqual([company('A1')]);
    expect((await operatora.refused(parkuser.detail, { userId: user('membera1'), companyId: company('B1') })).code).toBe('404');
    expect(await operatora.call(parkuser.detail, { userId: user('supera1') })).toMatchObject({ isPhoneLocked: true, mayEdit: false });
    expect((await operatora.refused(parkuser.detail, { userId: 'x' })).fields).toEqual({ userId: '编号格式不正确' });
    await server.rows('delete from staff where user_id = $1 and company_id = $2', [user('membera1'), company('B1')]);
  });

  test('when an actor reads a phone number, its owner sees an entry about that', async () => {
    const look = { id: user('membera1'), companyId: company('A1') };
    expect((await operatora.raw(privacy.staffPhone, look)).statusCode).toBe(200);
    const rows = await server.rows(`select kind from privacy_record where subject_user_id = $1 and viewer_user_id = $2`, [
      ...[user('membera1'), user('operatora')],
    ]);
    expect(rows).toEqual([{ kind: 'staffPhone' }]);
  });
});

describe('changes an operator makes to a person', () => {
  const phoneInput = (name: string, key: string, phone: string) => ({ userId: user(name), companyId: company(key), phone });

  test('C0051 if a person belongs only to this company, the new phone number is set on their account', async () => {
    await server.rows('update "user" set home_company_id = $2 where id = $1', [user('membera2'), company('A1')]);
    await operatora.call(parkuser.changePhone, phoneInput('membera2', 'A1', '13911110001'));
    expect((await found({ keyword: '13911110001' })).map(({ userId }) => userId)).toEqual([user('membera2')]);
    // the audit entry does not contain the number
    expect(JSON.stringify(await server.rows(`select input from audit where call = 'parkuser.changePhone'`))).not.toContain('13911110001');
  });

  test('C0051 if a person also has another company, their account stays, and this membership moves to another account', async () => {
    await alsoInB1('membera1');
    await operatora.call(parkuser.changePhone, phoneInput('membera1', 'A1', '13911110002'));
    const rows = await server.rows<{ phone_mask: string; left: boolean }>(
      `select phone_mask, left_at is not null as left from staff where user_id = $1 order by left_at nulls first`,
      [user('membera1')],
    );
    expect(rows).toEqual([
      { phone_mask: '138****1003', left: false },
      { phone_mask: '138****1003', left: true },
    ]);
    expect(await ids({ keyword: '13911110002' })).toHaveLength(1);
  });

  test('C0051 a phone number in use in the company, an invalid one, and a person the actor may not edit are refused', async () => {
    const refused = async (...about: Parameters<typeof phoneInput>) => operatora.refused(parkuser.changePhone, phoneInput(...about));
    expect(await refused('admina1', 'A1', '13800001001')).toMatchObject({ code: '700000', fields: { phone: '该手机号已被其他员工使用' } });
    expect((await refused('admina1', 'A1', '123')).fields).toEqual({ phone: '请输入正确的手机号' });
    expect((await refused('admina1', 'A1', '')).fields).toEqual({ phone: '请输入手机号码' });
    expect((await refused('supera1', 'A1', '13911110003')).status).toBe(403);
    expect((await refused('operatorb', 'OP', '13911110003')).status).toBe(403);
    for (const [name, key] of [
      ['memberb1', 'B1'],
      ['superc1', 'C1'],
      ['memberb1', 'A1'],
    ] as const)
      expect((await refused(name, key, '13911110003')).code).toBe('404');
    expect(
      (await operatora.refused(parkuser.changePhone, { ...phoneInput('admina1', 'A1', '13911110003'), userId: randomUUID() })).code,
    ).toBe('404');
  });

  test('an operator can disable and enable a person only in companies of the operator’s park', async () => {
    const staffa2 = await server.signIn('staffa2');
    await server.rows(
      `insert into staff (space_id, company_id, user_id, real_name) select space_id, $2, user_id, real_name from staff where user_id = $1`,
      [user('staffa2'), company('B1')],
    );
    await operatora.call(staff.disable, { userId: user('staffa2') });
    expect(await found({ keyword: '13800002002' })).toMatchObject([{ isEnable: 0 }]);
    expect(await found({ keyword: '13800002002' }, operatorb)).toMatchObject([{ isEnable: 1 }]);
    expect((await staffa2.raw(staff.list, {}, { claims: { globalCompanyId: company('A2') } })).statusCode).toBe(403);
    await operatora.call(staff.enable, { userId: user('staffa2') });
    expect(await found({ keyword: '13800002002' })).toMatchObject([{ isEnable: 1 }]);
    expect((await operatora.refused(staff.disable, { userId: user('memberb1') })).code).toBe('404');
  });

  test('the export contains the listed people with masked phone numbers', async () => {
    const { id } = await operatora.call(task.export, { subject: 'parkUser', filter: { companyName: '云启', compType: '0' } });
    expect(id).toEqual(expect.any(String));
    expect((await supera1.refused(task.export, { subject: 'parkUser', filter: {} })).status).toBe(403);
  });
});

test('the figures of the home page are the totals of the lists of settled companies and of their people', async () => {
  const closed = demoId('company A2');
  for (const enabled of [true, false]) {
    await server.rows('update company set enabled = $2 where id = $1', [closed, enabled]);
    const { companyNum, staffNum } = await operatora.call(config.basicInfo, {});
    expect([companyNum, staffNum]).toEqual([
      (await operatora.call(companies.accounts, { compType: '0', pageSize: 1 })).total,
      (await operatora.call(parkuser.list, { compType: '0', pageSize: 1 })).total,
    ]);
  }
  await server.rows('update company set enabled = true where id = $1', [closed]);
});
