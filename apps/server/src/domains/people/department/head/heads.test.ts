import { department, departmentErrors as errors, headDisabled } from '@park/contract/people/department';
import { staff } from '@park/contract/people/staff';
import { beforeAll, expect, test } from 'vitest';
import { demoId } from '../../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../../test/app.ts';

const server = testServer();
const market = demoId('department A1 市场部');
const user = (name: string) => demoId(`user ${name}`);
let supera1: Person;
beforeAll(async () => {
  supera1 = await server.signIn('supera1');
});
const fresh = async (id: string) => supera1.call(department.detail, { id });

test('a department keeps its head and up to three deputy heads in the chosen order', async () => {
  const heads = { managerUserId: user('supera1'), otherManagerUserIds: [user('membera2'), user('admina1'), user('membera1')] };
  await supera1.call(department.setManagers, { departmentId: market, ...heads });
  expect(await fresh(market)).toMatchObject({ ...heads, managerName: '林晓峰', otherManagerNames: ['李昊然', '赵雅琴', '王梓涵'] });
  expect((await supera1.call(department.tree, {}))[0]?.children.find(({ id }) => id === market)).toMatchObject({
    managerName: '林晓峰',
    ...heads,
  });
  await supera1.call(department.setManagers, { departmentId: market, managerUserId: null });
  expect(await fresh(market)).toMatchObject({ managerUserId: null, otherManagerUserIds: [] });
});

test('V166 V167 a fourth deputy head and a person named twice are refused', async () => {
  const people = ['supera1', 'admina1', 'membera1', 'membera2'].map(user);
  const four = await supera1.refused(department.setManagers, { departmentId: market, otherManagerUserIds: people });
  expect(four.fields).toEqual({ otherManagerUserIds: '最多选择3个其他负责人' });
  const twice = await supera1.refused(department.setManagers, {
    departmentId: market,
    managerUserId: people[0],
    otherManagerUserIds: [people[0]],
  });
  expect(twice.fields).toEqual({ otherManagerUserIds: '部门负责人和其他负责人不能重复' });
});

test('only people of the company can be heads of a department, and one outsider in the list changes no head', async () => {
  await supera1.call(department.setManagers, { departmentId: market, managerUserId: user('membera2') });
  const refusal = await supera1.refused(department.setManagers, { departmentId: market, managerUserId: user('staffa2') });
  expect(refusal.code).toBe(errors.notStaff.code);
  expect((await fresh(market)).managerUserId).toBe(user('membera2'));
});

test('a disabled person cannot become head of a department; a head who is disabled later stays head and can be removed', async () => {
  await supera1.call(department.setManagers, { departmentId: market, managerUserId: user('membera2') });
  const [one, other] = [user('admina1'), user('membera2')];
  for (const id of [one, other]) await supera1.call(staff.setEnable, { id, isEnable: 0 });
  const asHead = await supera1.refused(department.setManagers, { departmentId: market, managerUserId: one });
  expect(asHead.fields).toEqual({ managerUserId: headDisabled });
  const asOther = await supera1.refused(department.setManagers, {
    departmentId: market,
    managerUserId: other,
    otherManagerUserIds: [one],
  });
  expect(asOther.fields).toEqual({ otherManagerUserIds: headDisabled });
  expect((await fresh(market)).managerUserId).toBe(other);
  const heads = { managerUserId: user('supera1'), otherManagerUserIds: [other] };
  await supera1.call(department.setManagers, { departmentId: market, ...heads });
  expect(await fresh(market)).toMatchObject(heads);
  for (const id of [one, other]) await supera1.call(staff.setEnable, { id, isEnable: 1 });
});
