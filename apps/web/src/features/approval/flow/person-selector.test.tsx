import { company } from '@park/contract/company/company';
import { department } from '@park/contract/people/department';
import { role } from '@park/contract/rights/role';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { companyOf, idOf, memberOf, nodeOf, pageOf, treeOf } from '../../../../test/people.ts';
import { answer, show } from '../../../../test/render.tsx';
import { PersonSelector } from './PersonSelector.tsx';

const user = userEvent.setup();
const chosen = vi.fn();
beforeEach(() => {
  chosen.mockClear();
});
const own = idOf('云启物业');
const tree = answer(department.tree, () => treeOf(nodeOf('工程部')));
const people = answer(department.people, ({ keyword }) => (keyword === '无此人' ? pageOf() : pageOf(memberOf('王磊'), memberOf('李强'))));
const dialog = { open: true, close: () => {} };
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

const inner = answer(role.inner, () => [
  { id: 'AllCompanyStaff', name: '企业全体员工', remark: null, isBuiltIn: true, isImplicit: true, version: 1 },
]);
const custom = answer(role.custom, ({ companyId = '' }) => [
  { id: idOf('采购专员'), roleName: '采购专员', roleCompanyId: `${idOf('采购专员')}/${companyId}`, companyId },
]);
const list = answer(company.list, () => pageOf(companyOf('云启物业'), companyOf('协管中心')));
const select = (given: Partial<Parameters<typeof PersonSelector>[0]> = {}) =>
  show(<PersonSelector dialog={dialog} onChoose={chosen} {...given} />, {
    access: { 'company:read': 'park' },
    me: { companyId: own, id: idOf('李强') },
    answers: [tree, people, inner, custom, list],
  });
const openTab = async (name: string) => user.click(await screen.findByRole('tab', { name }));
const pressed = () => within(screen.getByRole('region', { name: '已选' }));

test('V077 R231 people, built-in company roles and custom company roles can be selected as handlers', async () => {
  select();
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['用户', '内置单位角色', '自定义单位角色']);
  await user.click(await screen.findByRole('checkbox', { name: /王磊/ }));
  expect(pressed().getByText('王磊')).toBeTruthy();
});

test('V099 V100 a selected role is stored with its company; roles such as 申请人 are offered with the built-in roles', async () => {
  select();
  await openTab('内置单位角色');
  await press('协管中心');
  for (const name of ['单位管理员', '当前处理人', '申请人', '企业全体员工'])
    expect(await screen.findByRole('checkbox', { name })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: '企业全体员工' }));
  await openTab('自定义单位角色');
  await user.click((await screen.findAllByRole('button', { name: '云启物业' })).at(-1) as HTMLElement);
  await user.click(await screen.findByRole('checkbox', { name: '采购专员' }));
  await press('确定');
  const one = (type: string, name: string, id: string, roleName: string) => ({
    ...{ type, companyId: idOf(name), companyName: name, roleListName: roleName },
    roleList: [{ roleCompanyId: `${id}/${idOf(name)}`, roleName }],
  });
  expect(chosen).toHaveBeenCalledWith([
    one('company', '协管中心', 'AllCompanyStaff', '企业全体员工'),
    one('company1', '云启物业', idOf('采购专员'), '采购专员'),
  ]);
});

test('V175 V176 a role must be selected for a company before another company is selected and before confirming', async () => {
  select();
  await openTab('内置单位角色');
  await press('协管中心');
  await press('云启物业');
  expect(await screen.findByText('请先选择上一个单位的内置/自定义角色')).toBeTruthy();
  expect(pressed().queryByText('云启物业')).toBeNull();
  await press('确定');
  expect(await screen.findByText('请选择对应单位的内置/自定义单位角色')).toBeTruthy();
  expect(chosen).not.toHaveBeenCalled();
});

test('V174 the number of handlers can be limited', async () => {
  select({ most: 1, initial: [{ type: 'user', id: 'x', realName: '赵一' }] });
  await user.click(await screen.findByRole('checkbox', { name: /王磊/ }));
  expect(await screen.findByText('最多只能选择1人')).toBeTruthy();
  expect(pressed().queryByText('王磊')).toBeNull();
});

test('V177 V315 users cannot select themselves as handlers, and a search without results shows a message', async () => {
  select();
  const oneself = await screen.findByRole('checkbox', { name: /李强/ });
  expect(oneself).toHaveProperty('disabled', true);
  expect(oneself.closest('label')?.textContent).toContain('不能选择当前用户');
  await user.type(screen.getByRole('textbox', { name: '搜索人员' }), '无此人');
  expect(await screen.findByText('未找到用户')).toBeTruthy();
});
