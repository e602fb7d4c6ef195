import { company } from '@park/contract/company/company';
import type { Call } from '@park/contract/core';
import { phoneDisplay } from '@park/contract/kernel/config';
import { department } from '@park/contract/people/department';
import { group } from '@park/contract/people/group';
import { parkuser } from '@park/contract/people/parkuser';
import { staff } from '@park/contract/people/staff';
import { parkadmin } from '@park/contract/rights/parkadmin';
import { role } from '@park/contract/rights/role';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';

const server = testServer();
const people: Record<string, Person> = {};
beforeAll(async () => {
  for (const user of ['supera1', 'membera1', 'operatora', 'supera2', 'superb1']) people[user] = await server.signIn(user);
});
const as = (user: string) => people[user] as Person;
const setDisplay = (content: object) =>
  server.rows(`update config_entry set content = $2 where code = $1`, [phoneDisplay.configCode, content]);
beforeEach(() => server.rows('delete from privacy_record'));
afterAll(() => setDisplay({ isShow: true }));

const a1 = { companyId: demoId('company A1') };
const record = () =>
  server.rows<{ viewer: string; company: string; viewer_company: string; kind: string; row_count: number; content: string }>(
    `select viewer_user_id as viewer, company_id as company, viewer_company_id as viewer_company, kind, row_count, content
       from privacy_record`,
  );
type Rows = { list: { phone: string | null }[] };
const phonesOf = async (user: string, call: Call, input: object) =>
  ((await as(user).call(call as typeof staff.list, input as never)) as Rows).list.map(({ phone }) => phone);
const whole = /^1\d{10}$/;
const masked = /^1\d\d\*{4}\d{4}$/;

test.each([
  ['true', { isShow: true }],
  ['unreadable', { isShow: 'maybe' }],
  ['empty', {}],
])('V207, V243 phone numbers are masked in every answer while the setting is %s', async (_, content) => {
  await setDisplay(content);
  for (const user of ['supera1', 'operatora']) {
    const phones = await phonesOf(user, staff.list, a1);
    expect(phones.length).toBeGreaterThan(1);
    for (const phone of phones) expect(phone).toMatch(masked);
    const detail = await as(user).call(staff.detail, { ...a1, userId: demoId('user membera1') });
    expect(detail.phone).toBe('138****1003');
  }
  expect(await record()).toEqual([]);
});

test('V243 with the setting off a list of people shows whole phone numbers and leaves one record that counts the rows', async () => {
  await setDisplay({ isShow: false });
  for (const [user, call] of [
    ['supera1', staff.list],
    ['membera1', department.members],
    ['operatora', department.people],
    ['supera1', staff.search],
    ['operatora', staff.all],
    ['operatora', parkuser.list],
  ] as const) {
    await server.rows('delete from privacy_record');
    const phones = await phonesOf(user, call, call === staff.all || call === parkuser.list ? { companyName: '', pageSize: 50 } : a1);
    expect(phones.length).toBeGreaterThan(1);
    for (const phone of phones) expect(phone).toMatch(whole);
    const isOfA1 = call !== staff.all && call !== parkuser.list;
    const [noted, ...others] = await record();
    expect(noted).toMatchObject({ viewer: demoId(`user ${user}`), kind: 'list', row_count: phones.length, content: call.key });
    // the record of a list over several companies belongs to the viewer’s own
    expect(noted?.company).toBe(isOfA1 ? a1.companyId : noted?.viewer_company);
    expect(others).toEqual([]);
  }
});

test('V243 with the setting off lists of park administrators and of role holders show whole phone numbers', async () => {
  await setDisplay({ isShow: false });
  for (const [user, call, input] of [
    ['operatora', parkadmin.list, {}],
    ['supera1', role.innerUsers, { busInnerRoleId: 'AllCompanyStaff' }],
  ] as const) {
    const phones = await phonesOf(user, call, input);
    expect(phones.length).toBeGreaterThan(0);
    for (const phone of phones) expect(phone).toMatch(whole);
  }
});

test('V243 with the setting off details of people and companies show whole phone numbers, with a record each', async () => {
  await setDisplay({ isShow: false });
  const detail = { ...a1, userId: demoId('user membera1') };
  expect((await as('supera1').call(staff.detail, detail)).phone).toBe('13800001003');
  expect((await as('operatora').call(parkuser.detail, detail)).phone).toBe('13800001003');
  const found = await as('operatora').call(company.detail, a1);
  expect(found).toMatchObject({ normalContactPhone: '13800001001', superAdminPhone: '13800001001' });
  expect((await record()).map(({ content, row_count }) => [content, row_count]).sort()).toEqual([
    ['company.detail', 2],
    ['parkuser.detail', 1],
    ['staff.detail', 1],
  ]);
  const { list } = await as('operatora').call(company.accounts, { keyword: '', pageSize: 50 });
  const [account] = list.filter(({ companyId }) => companyId === a1.companyId);
  expect(account).toMatchObject({ normalContactPhone: '13800001001', superAdminPhone: '13800001001' });
});

test('V243 a user who may not look up a phone number sees it masked, whatever the setting says', async () => {
  await setDisplay({ isShow: false });
  // the contact number of a company needs the right to list companies
  expect(await as('membera1').call(company.detail, {})).toMatchObject({ normalContactPhone: '138****1001' });
  // other companies and spaces stay invisible
  for (const user of ['supera2', 'superb1']) expect(await phonesOf(user, staff.list, a1)).toEqual([]);
  // a field policy of the role decides before the setting
  for (const rule of ['mask', 'hide'] as const) {
    await server.rows(`update role set field_policy = $1 where code in ('AllCompanyStaff', 'companySuperAdmin')`, [{ phone: rule }]);
    await server.rows('delete from privacy_record');
    const phones = await phonesOf('membera1', department.members, a1);
    await server.rows(`update role set field_policy = '{}' where code in ('AllCompanyStaff', 'companySuperAdmin')`);
    expect(phones.length).toBeGreaterThan(1);
    for (const phone of phones) rule === 'mask' ? expect(phone).toMatch(masked) : expect(phone).toBeNull();
    expect(await record()).toEqual([]);
  }
});

test('V243 with the setting off a group shows whole phone numbers of its people to users who may look them up there', async () => {
  await setDisplay({ isShow: false });
  const { list: groups } = await as('operatora').call(group.list, { kind: 'user' });
  expect(groups.some(({ memberNum }) => memberNum > 0)).toBe(true);
  for (const { id, memberNum } of groups) {
    await server.rows('delete from privacy_record');
    const { list } = await as('operatora').call(group.people, { groupId: id });
    for (const { phone } of list) expect(phone).toMatch(whole);
    expect((await record()).map(({ row_count }) => row_count)).toEqual(memberNum ? [list.length] : []);
  }
});
