import { company } from '@park/contract/company/company';
import { commonErrors } from '@park/contract/core';
import { department } from '@park/contract/people/department';
import { role, roleErrors, roleTexts } from '@park/contract/rights/role';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { idOf, memberOf, nodeOf, option, pageOf, treeOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import { groupOf, holderOf, roleOf } from '../../../../test/roles.ts';
import type { Rights } from '../../../kit/api/access.tsx';
import { AssistRolePage, CompanyRolePage, InnerRolePage, MainRolePage } from './RolePage.tsx';

const user = userEvent.setup();
const ofCompany: Rights = { 'role:read': 'own', 'role:update': 'own', 'role:assign': 'own', 'role:grant': 'own', 'book:read': 'own' };
const ofPark: Rights = { 'parkRole:read': 'park', 'parkRole:update': 'park', 'parkRole:assign': 'park', 'parkRole:grant': 'park' };
type Scene = NonNullable<Parameters<typeof show>[1]>;
const sent = vi.fn();
/** Answers a command and records its input. */
const done = <C extends Parameters<typeof answer>[0]>(call: C, reply: object = {}) =>
  answer(call, (input) => {
    sent(input);
    return reply as never;
  });

const tree = answer(role.companyTree, () => [groupOf('业务角色', roleOf('采购专员'), roleOf('行政专员')), roleOf('资产管理员')]);
const users = answer(role.companyUsers, () => pageOf(holderOf('王磊')));
const people = answer(department.people, () => pageOf(memberOf('王磊'), memberOf('李强'), memberOf('测试员', { id: 'u-1' })));
const departments = answer(department.tree, () => treeOf(nodeOf('工程部')));
const me = { companyId: idOf('云启物业') };
const open = (answers: Scene['answers'] = [], at = '/', access = ofCompany) =>
  show(<CompanyRolePage />, { access, at, me, answers: [...(answers ?? []), tree, users, people, departments] });
const at = (name: string) => `/?roleId=${idOf(name)}`;
const press = async (name: string, box: HTMLElement = document.body) => user.click(await within(box).findByRole('button', { name }));
const choose = async (entry: string) => user.click(await screen.findByRole('menuitem', { name: entry }));
const menuOfRole = async (name: string, entry: string) => {
  await press(`${name}的操作`);
  await choose(entry);
};

test('R227 V072 V073 the page lists the roles and their actions on the left and opens the first, which the address names', async () => {
  const page = open();
  expect(await screen.findByRole('button', { name: '添加用户' })).toBeTruthy();
  await waitFor(() => expect(page.address()).toBe(at('采购专员')));
  expect(screen.queryByText(roleTexts.noRole)).toBeNull();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['关联用户', '权限配置']);
  await press('采购专员的操作');
  expect((await screen.findAllByRole('menuitem')).map((entry) => entry.textContent)).toEqual(['编辑', '复制', '上移', '下移', '删除']);
});

test('V074 V173 V185 without any role the page asks to select one, has no button for it, and its tab of grants stays closed', async () => {
  const page = open([answer(role.companyTree, () => [groupOf('空组')])]);
  expect(await screen.findByText(roleTexts.noRole)).toBeTruthy();
  for (const name of ['添加用户', '保存']) expect(screen.queryByRole('button', { name })).toBeNull();
  await user.click(screen.getByRole('tab', { name: '权限配置' }));
  expect(await screen.findByText('请先选择角色')).toBeTruthy();
  expect(page.address()).toBe('/');
});

test('V183 V225 a role group contains its roles and cannot be selected as a role', async () => {
  const page = open([], at('采购专员'));
  const group = await screen.findByRole('treeitem', { name: /业务角色/ });
  expect(group.className).toContain('disabled');
  await user.click(within(group).getByText('业务角色'));
  expect(page.address()).toBe(at('采购专员'));
  await user.click(screen.getByText('行政专员'));
  expect(page.address()).toBe(at('行政专员'));
});

test('V098 people cannot be added to a role group', async () => {
  open([], at('业务角色'));
  expect(await screen.findByRole('button', { name: '添加用户' })).toHaveProperty('disabled', true);
});

test('R226 the people who hold a role are listed with masked phone numbers', async () => {
  open([], at('采购专员'));
  expect(await screen.findByRole('cell', { name: '王磊' })).toBeTruthy();
  expect(screen.getByText('138****0001')).toBeTruthy();
});

test('V311 an error is shown if the holders of a role fail to load', async () => {
  const broken = answer(role.companyUsers, () => {
    throw refuse(commonErrors.unexpected);
  });
  open([broken], at('采购专员'));
  expect(await screen.findByText('获取关联用户失败')).toBeTruthy();
  await press('添加用户');
  expect((await dialog('添加用户：采购专员')).textContent).toContain('获取关联用户失败');
});

test('V341 removing a holder from a role asks for confirmation', async () => {
  open([done(role.dropCompanyUsers)], at('采购专员'));
  await press('移除王磊');
  expect(await screen.findByText('确定将该用户从角色中移除吗？')).toBeTruthy();
  await press('移除');
  expect(await screen.findByText('移除成功')).toBeTruthy();
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ roleId: idOf('采购专员'), userIdList: [idOf('王磊')] }));
});

test('V170 a role can be assigned to people; current holders and the user who assigns it cannot be selected', async () => {
  open([done(role.addCompanyUsers, { added: 1 })], at('采购专员'));
  await press('添加用户');
  const box = await dialog('添加用户：采购专员');
  expect((await within(box).findByRole('checkbox', { name: /王磊/ })).closest('label')?.textContent).toContain('已关联此角色');
  expect(
    within(box)
      .getByRole('checkbox', { name: /测试员/ })
      .closest('label')?.textContent,
  ).toContain(roleErrors.toOneself.message);
  await press('添加', box);
  expect(await screen.findByText(roleTexts.noUsers)).toBeTruthy();
  await user.click(within(box).getByRole('checkbox', { name: /李强/ }));
  await user.type(within(box).getByLabelText('事由'), '休假代管');
  await press('添加', box);
  expect(await screen.findByText('设置成功')).toBeTruthy();
  expect(sent).toHaveBeenLastCalledWith(
    expect.objectContaining({ roleId: idOf('采购专员'), userIdList: [idOf('李强')], reason: '休假代管' }),
  );
});

test('R228 V178 V180 V182 V282 V327 a role is added with name, role group, data scope and field policy', async () => {
  open([done(role.addCompanyRole, { id: idOf('新角色') })]);
  await press('新增');
  await choose('新增角色');
  await dialog('新增角色');
  await press('保存');
  expect(await screen.findByText(roleTexts.noName)).toBeTruthy();
  expect(screen.getByLabelText('角色名称')).toHaveProperty('maxLength', 20);
  await user.type(screen.getByLabelText('角色名称'), '合同专员');
  await user.click(screen.getByRole('combobox', { name: '所属角色组' }));
  await user.click(await option('业务角色'));
  await user.click(screen.getByRole('combobox', { name: '数据范围' }));
  await user.click(await option('指定部门'));
  await press('保存');
  expect(await screen.findByText(roleTexts.noDepartments)).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: '指定部门' }));
  await user.click(await option('工程部'));
  await user.click(within(screen.getByLabelText('手机号的显示')).getByText('隐藏'));
  await press('保存');
  expect(await screen.findByText('新增角色成功')).toBeTruthy();
  expect(sent).toHaveBeenLastCalledWith(
    expect.objectContaining({
      roleName: '合同专员',
      parentId: idOf('业务角色'),
      sortNum: 100,
      dataScope: 'custom',
      scopeDepartmentIds: [idOf('工程部')],
      fieldPolicy: { phone: 'hide', idCard: 'show', email: 'show' },
    }),
  );
});

test('V328 editing a role keeps its position in the order', async () => {
  open([done(role.changeCompanyRole)]);
  await menuOfRole('采购专员', '编辑');
  await dialog('编辑角色');
  await user.clear(screen.getByLabelText('角色名称'));
  await user.type(screen.getByLabelText('角色名称'), '采购经理');
  await press('保存');
  expect(await screen.findByText('修改角色成功')).toBeTruthy();
  expect(sent.mock.lastCall?.[0]).toMatchObject({ id: idOf('采购专员'), version: 1, roleName: '采购经理', delFlag: 0 });
  expect(sent.mock.lastCall?.[0]).not.toHaveProperty('sortNum');
});

test('editing a role sends its field policy only if the user changed it, so that a new name leaves the policy alone', async () => {
  open([done(role.changeCompanyRole)]);
  const rename = async (more: () => Promise<void>) => {
    await menuOfRole('采购专员', '编辑');
    const box = await dialog('编辑角色');
    await user.type(screen.getByLabelText('角色名称'), '二');
    await more();
    await press('保存');
    await waitFor(() => expect(box.isConnected).toBe(false));
    return sent.mock.lastCall?.[0];
  };
  expect(await rename(async () => {})).not.toHaveProperty('fieldPolicy');
  const hidden = await rename(async () => {
    await user.click(within(screen.getByLabelText('手机号的显示')).getByText('隐藏'));
  });
  expect(hidden).toMatchObject({ fieldPolicy: { phone: 'hide', idCard: 'show', email: 'show' } });
});

test('V329 V343 deleting a role asks for confirmation and says what follows from the deletion', async () => {
  const page = open([done(role.changeCompanyRole)], at('采购专员'));
  await menuOfRole('采购专员', '删除');
  const box = await dialog('确定删除该角色吗？');
  expect(box.textContent).toContain('将立即失去该角色的权限');
  await press('删除', box);
  expect(await screen.findByText('删除角色成功')).toBeTruthy();
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ id: idOf('采购专员'), delFlag: 1 }));
  await waitFor(() => expect(page.address()).toBe('/'));
});

test('a role can be copied under another name', async () => {
  open([done(role.clone, { id: idOf('新角色') })]);
  await menuOfRole('采购专员', '复制');
  const box = await dialog('复制角色：采购专员');
  await press('复制', box);
  expect(await screen.findByText('新增角色成功')).toBeTruthy();
  expect(sent).toHaveBeenLastCalledWith({ refType: 1, id: idOf('采购专员'), roleName: '采购专员副本' });
});

test('roles can be reordered within their role group', async () => {
  open([done(role.sort)]);
  await menuOfRole('采购专员', '下移');
  expect(await screen.findByText('排序成功')).toBeTruthy();
  expect(sent).toHaveBeenLastCalledWith({ refType: 1, ids: [idOf('行政专员'), idOf('采购专员')] });
});

const parkTree = answer(role.parkTree, () => [groupOf('运营', roleOf('园区管理员')), groupOf('空组')]);
const parkUsers = answer(role.parkUsers, () => pageOf(holderOf('陈建国')));
const openPark = (answers: Scene['answers'] = [], where = '/', page = <MainRolePage />, access = ofPark) =>
  show(page, { access, at: where, me, answers: [...(answers ?? []), parkTree, parkUsers, departments] });

test('V179 V181 V330 a group of park roles cannot be saved without a name', async () => {
  openPark([done(role.addParkGroup, { id: idOf('新组') })]);
  await press('新增');
  await choose('新增角色组');
  const box = await dialog('新增角色组');
  await press('保存', box);
  expect(await within(box).findByText(roleTexts.noGroupName)).toBeTruthy();
  const name = within(box).getByLabelText('角色组名称');
  expect(name).toHaveProperty('maxLength', 20);
  await user.type(name, '巡检');
  await press('保存', box);
  expect(await screen.findByText('新增角色组成功')).toBeTruthy();
  expect(sent).toHaveBeenLastCalledWith({ kind: 'park', roleGroupName: '巡检', sortNum: 100 });
});

test('V331 V332 V344 a role group can be renamed, and deleting it asks for confirmation', async () => {
  openPark([done(role.changeParkGroup), done(role.removeParkGroup)]);
  await menuOfRole('空组', '编辑');
  const form = await dialog('编辑角色组');
  await user.type(within(form).getByLabelText('角色组名称'), '一');
  await press('保存', form);
  expect(await screen.findByText('修改角色组成功')).toBeTruthy();
  await menuOfRole('空组', '删除');
  const box = await dialog('确定删除该角色组吗？');
  await press('删除', box);
  expect(await screen.findByText('删除角色组成功')).toBeTruthy();
});

test('a role group that contains roles cannot be deleted, and the reason is shown', async () => {
  const remove = answer(role.removeParkGroup, () => {
    throw refuse(roleErrors.groupHasRoles);
  });
  openPark([remove]);
  await menuOfRole('运营', '删除');
  await press('删除', await dialog('确定删除该角色组吗？'));
  expect(await screen.findByText(roleErrors.groupHasRoles.message)).toBeTruthy();
});

test('V076 park roles are assigned to people of the operator, who are selected by company and department', async () => {
  const queried = vi.fn();
  const candidates = answer(role.candidates, (input) => {
    queried(input);
    return pageOf({ ...holderOf('孙工') });
  });
  openPark([candidates, done(role.addParkUsers, { added: 1 })], at('园区管理员'));
  await press('添加用户');
  const box = await dialog('添加用户：园区管理员');
  await user.click(await within(box).findByText('工程部'));
  await waitFor(() => expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ departmentId: idOf('工程部') })));
  await user.click(await within(box).findByRole('checkbox', { name: /孙工/ }));
  await press('添加', box);
  expect(await screen.findByText('设置成功')).toBeTruthy();
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ roleId: idOf('园区管理员'), userIds: [idOf('孙工')] }));
});

test("roles of assisting organisations are listed and added with the kind 'assist'", async () => {
  const kinds = vi.fn();
  const assist = answer(role.parkTree, ({ kind }) => {
    kinds(kind);
    return [];
  });
  openPark([assist, done(role.addParkRole, { id: idOf('协管') })], '/', <AssistRolePage />);
  expect(await screen.findByText('还没有角色')).toBeTruthy();
  expect(kinds).toHaveBeenCalledWith('assist');
  await press('新增');
  await choose('新增角色');
  await user.type(await screen.findByLabelText('角色名称'), '协管专员');
  await press('保存');
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'assist', roleName: '协管专员' })));
});

test('a user with read access sees the roles but no actions', async () => {
  open([], at('采购专员'), { 'role:read': 'own' });
  expect(await screen.findByRole('cell', { name: '王磊' })).toBeTruthy();
  for (const name of ['新增', '添加用户', '移除王磊', '采购专员的操作', '权限查询', '菜单开关'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

const inner = answer(role.inner, () => [
  { id: 'AllCompanyStaff', name: '企业全体员工', remark: null, isBuiltIn: true, isImplicit: true, version: 1 },
  { id: 'companySuperAdmin', name: '单位超级管理员', remark: null, isBuiltIn: true, isImplicit: true, version: 1 },
  { id: idOf('安全责任人'), name: '安全责任人', remark: null, isBuiltIn: false, isImplicit: false, version: 1 },
]);
const innerUsers = answer(role.innerUsers, () => pageOf(holderOf('王磊', { implicitBy: '企业员工' })));
const openInner = (answers: Scene['answers'] = [], where = '/', access = ofCompany) =>
  show(<InnerRolePage />, { access, at: where, me, answers: [...(answers ?? []), inner, innerUsers, people, departments] });

test.each(['companySuperAdmin', 'AllCompanyStaff'])('V099 V129 holders of %s follow from their position and cannot be set', async (id) => {
  openInner([], `/?roleId=${id}`);
  expect(await screen.findByRole('button', { name: '设置用户' })).toHaveProperty('disabled', true);
  expect(await screen.findByText('企业员工')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '移除王磊' })).toBeNull();
});

test('all holders of a built-in role that the operator added are saved at once, and the last holder may be removed', async () => {
  openInner([done(role.setInnerUsers, { added: 0, removed: 1 })], at('安全责任人'));
  await press('设置用户');
  const box = await dialog('设置用户：安全责任人');
  expect(await within(box).findByText('已选 1 / 500 人')).toBeTruthy();
  await press('不选王磊', box);
  await press('保存', box);
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ busInnerRoleId: idOf('安全责任人'), userIdList: [] })),
  );
});

test('R229 an operator can add built-in roles and can view the holders of a built-in role in each company', async () => {
  const companies = answer(company.list, () => pageOf());
  const access: Rights = { 'role:read': 'park', 'company:read': 'park', 'innerRole:read': 'park', 'innerRole:update': 'park' };
  openInner([companies, done(role.addInner, { id: idOf('新角色') })], '/', access);
  expect(await screen.findByRole('combobox', { name: '企业' })).toBeTruthy();
  await press('新增');
  await user.type(await screen.findByLabelText('角色名称'), '网格员');
  await press('保存');
  expect(await screen.findByText('新增角色成功')).toBeTruthy();
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ name: '网格员', sortNum: 100 }));
});
