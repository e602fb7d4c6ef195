import { company } from '@park/contract/company/company';
import { department } from '@park/contract/people/department';
import { role } from '@park/contract/rights/role';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { companyOf, idOf, memberOf, nodeOf, pageOf, treeOf } from '../../../test/people.ts';
import { answer, show } from '../../../test/render.tsx';
import { identityOf } from './member.tsx';
import { PersonPicker } from './PersonPicker.tsx';
import { PersonSelector } from './PersonSelector.tsx';
import { RelatedUserDialog } from './RelatedUserDialog.tsx';
import { peopleOf } from './sources.ts';

const user = userEvent.setup();
const chosen = vi.fn();
const asked = vi.fn();
const trees = vi.fn();
beforeEach(() => {
  for (const spy of [chosen, asked, trees]) spy.mockClear();
});
const own = idOf('云启物业');
const tree = answer(department.tree, (input) => {
  trees(input.companyId);
  return treeOf(nodeOf('工程部'));
});
const people = answer(department.people, (input) => {
  asked(input);
  return input.keyword === '无此人' || input.departmentId === idOf('工程部') ? pageOf() : pageOf(memberOf('王磊'), memberOf('李强'));
});
const dialog = { open: true, close: () => {} };
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

const companies = [
  { id: own, name: '云启物业' },
  { id: idOf('协管中心'), name: '协管中心' },
];
const relate = (given: Partial<Parameters<typeof RelatedUserDialog>[0]> = {}) =>
  show(
    <RelatedUserDialog
      dialog={dialog}
      title="添加用户"
      okText="添加"
      companies={companies}
      source={peopleOf}
      onChoose={chosen}
      {...given}
    />,
    { answers: [tree, people] },
  );

test('V076 V314 R230 the departments of a company are fetched when it is opened', async () => {
  relate();
  const node = (await screen.findByText('协管中心')).closest<HTMLElement>('.ant-tree-treenode');
  expect(trees).not.toHaveBeenCalled();
  await user.click(node?.querySelector('.ant-tree-switcher') as HTMLElement);
  const below = await within(screen.getByRole('tree', { name: '部门' })).findByText('工程部');
  expect(trees.mock.calls).toEqual([[idOf('协管中心')]]);
  await user.click(below);
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ companyId: idOf('协管中心'), departmentId: idOf('工程部') })),
  );
  expect((await screen.findAllByText('暂无数据')).length).toBeGreaterThan(0);
});

test('V172 V313 the search takes eleven characters, waits half a second, and says when it finds nobody', async () => {
  relate();
  const field = await screen.findByRole('textbox', { name: '搜索人员' });
  expect(field).toHaveProperty('maxLength', 11);
  await screen.findByRole('checkbox', { name: /王磊/ });
  const before = asked.mock.calls.length;
  const start = Date.now();
  await user.type(field, '无此人');
  await waitFor(() => expect(asked.mock.calls.length).toBe(before + 1));
  expect(Date.now() - start).toBeGreaterThanOrEqual(500);
  expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ keyword: '无此人' }));
  expect(await screen.findByText('未找到匹配的人员')).toBeTruthy();
});

test('V170 V171 at least one is chosen, unless none is an answer', async () => {
  relate();
  await press('添加');
  expect(await screen.findByText('请先选择用户')).toBeTruthy();
  expect(chosen).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('checkbox', { name: /王磊/ }));
  expect(screen.getByText('已选 1 人')).toBeTruthy();
  await press('添加');
  expect(chosen).toHaveBeenCalledWith([{ id: idOf('王磊'), realName: '王磊' }], {});
});

test('V170 none may be an answer', async () => {
  relate({ isEmptyAllowed: true });
  await press('添加');
  expect(chosen).toHaveBeenCalledWith([], {});
});

const inner = answer(role.inner, () => [
  { id: 'AllCompanyStaff', name: '单位全体成员', remark: null, isBuiltIn: true, isImplicit: true, version: 1 },
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

test('V077 R231 handlers are people, built-in or custom roles of companies', async () => {
  select();
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['用户', '内置单位角色', '自定义单位角色']);
  await user.click(await screen.findByRole('checkbox', { name: /王磊/ }));
  expect(pressed().getByText('王磊')).toBeTruthy();
});

test('V099 V100 a chosen role carries its company; the fixed ones of a process are offered with the built-in ones', async () => {
  select();
  await openTab('内置单位角色');
  await press('协管中心');
  for (const name of ['单位管理员', '当前处理人', '申请人', '单位全体成员'])
    expect(await screen.findByRole('checkbox', { name })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: '单位全体成员' }));
  await openTab('自定义单位角色');
  await user.click((await screen.findAllByRole('button', { name: '云启物业' })).at(-1) as HTMLElement);
  await user.click(await screen.findByRole('checkbox', { name: '采购专员' }));
  await press('确定');
  const one = (type: string, name: string, id: string, roleName: string) => ({
    ...{ type, companyId: idOf(name), companyName: name, roleListName: roleName },
    roleList: [{ roleCompanyId: `${id}/${idOf(name)}`, roleName }],
  });
  expect(chosen).toHaveBeenCalledWith([
    one('company', '协管中心', 'AllCompanyStaff', '单位全体成员'),
    one('company1', '云启物业', idOf('采购专员'), '采购专员'),
  ]);
});

test('V175 V176 a company gets its roles before the next one, and before it is confirmed', async () => {
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

test('V174 there may be a most', async () => {
  select({ most: 1, initial: [{ type: 'user', id: 'x', realName: '赵一' }] });
  await user.click(await screen.findByRole('checkbox', { name: /王磊/ }));
  expect(await screen.findByText('最多只能选择1人')).toBeTruthy();
  expect(pressed().queryByText('王磊')).toBeNull();
});

test('V177 V315 nobody chooses himself, and a search that finds nobody says so', async () => {
  select();
  const oneself = await screen.findByRole('checkbox', { name: /李强/ });
  expect(oneself).toHaveProperty('disabled', true);
  expect(oneself.closest('label')?.textContent).toContain('不能选择当前用户');
  await user.type(screen.getByRole('textbox', { name: '搜索人员' }), '无此人');
  expect(await screen.findByText('未找到用户')).toBeTruthy();
});

test('V221 V222 V223 what somebody is in a company is said in the words of the product', () => {
  expect(identityOf({ isSuperAdmin: 1, isCompanyAdmin: 0 })).toBe('单位超级管理员');
  expect(identityOf({ isSuperAdmin: 0, isCompanyAdmin: 1 })).toBe('单位普通管理员');
  expect(identityOf({ isSuperAdmin: 0, isCompanyAdmin: 0 })).toBe('普通成员');
});

test('who may not sign in is seen among the choices, and is none', async () => {
  const some = answer(department.people, () => pageOf(memberOf('王磊'), memberOf('李强', { isEnable: 0 })));
  show(<PersonPicker aria-label="负责人" onChange={chosen} />, { answers: [some] });
  await user.click(screen.getByRole('combobox', { name: '负责人' }));
  const [first, second] = (await screen.findAllByText(/^(王磊|李强)/, { selector: '.ant-select-item-option .row' })).map(
    (text) => text.closest('.ant-select-item-option') as HTMLElement,
  );
  expect(second?.textContent).toContain('已禁用');
  await user.click(second as HTMLElement);
  expect(chosen).not.toHaveBeenCalled();
  await user.click(first as HTMLElement);
  expect(chosen.mock.calls[0]?.[0]).toBe(idOf('王磊'));
});

test('who was chosen before he was disabled can be taken away, and where people are asked about he is a choice', async () => {
  const some = answer(department.people, () => pageOf(memberOf('李强', { isEnable: 0 })));
  show(<PersonPicker aria-label="其他负责人" mode="multiple" value={[idOf('李强')]} onChange={chosen} />, { answers: [some] });
  await user.click(screen.getByRole('combobox', { name: '其他负责人' }));
  await screen.findByText(/已禁用/);
  await user.keyboard('{Backspace}');
  expect(chosen.mock.calls[0]?.[0]).toEqual([]);
  cleanup();
  show(<PersonPicker aria-label="人员" withDisabled onChange={chosen} />, { answers: [some] });
  await user.click(screen.getByRole('combobox', { name: '人员' }));
  await user.click((await screen.findByText(/已禁用/)).closest('.ant-select-item-option') as HTMLElement);
  expect(chosen.mock.calls[1]?.[0]).toBe(idOf('李强'));
});
