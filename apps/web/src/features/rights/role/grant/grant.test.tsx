import { company } from '@park/contract/company/company';
import { commonErrors } from '@park/contract/core';
import { menu } from '@park/contract/kernel/menu';
import { grant, grantErrors } from '@park/contract/rights/grant';
import { role, roleErrors, roleTexts } from '@park/contract/rights/role';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf, pageOf } from '../../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../../test/render.tsx';
import { groupOf, holderOf, menuTree, roleOf } from '../../../../../test/roles.ts';
import type { Rights } from '../../../../kit/api/access.tsx';
import { CompanyRolePage, InnerRolePage, MainRolePage } from '../RolePage.tsx';

const user = userEvent.setup();
const rights: Rights = { 'role:read': 'own', 'role:update': 'own', 'role:grant': 'own', 'permission:explain': 'own' };
const queried = vi.fn();
const sent = vi.fn();
beforeEach(() => {
  queried.mockClear();
  sent.mockClear();
});
type Scene = NonNullable<Parameters<typeof show>[1]>;
const roles = answer(role.companyTree, () => [groupOf('业务角色', roleOf('采购专员'), roleOf('行政专员'))]);
const users = answer(role.companyUsers, () => pageOf(holderOf('王磊')));
const tree = answer(grant.tree, (input) => {
  queried(input);
  return menuTree();
});
const setOf = (...menuIds: string[]) => ({
  roleId: idOf('采购专员'),
  refType: 1,
  version: 3,
  menuIds,
  appIds: [],
  inheritedFrom: null as string | null,
});
const set = answer(grant.portalSet, (input) => {
  queried(input);
  return setOf('M111', 'M121');
});
const named = (menuIds: string[]) => menuIds.map((menuId) => ({ menuId, name: `名称${menuId}` }));
const save = answer(grant.savePortal, (input) => {
  sent(input);
  return { added: named(['a', 'b', 'c']), removed: named(['d']), affected: 27, version: 4, isDryRun: input.isDryRun === 1 };
});
const at = (name: string) => `/?roleId=${idOf(name)}&tab=grants`;
const open = (answers: Scene['answers'] = [], where = at('采购专员'), access = rights, me: Scene['me'] = {}) =>
  show(<CompanyRolePage />, { access, at: where, me, answers: [...(answers ?? []), roles, users, tree, set, save] });
const press = async (name: string, box: HTMLElement = document.body) => user.click(await within(box).findByRole('button', { name }));
/** Returns the checkbox of a node in the tree. */
const box = async (name: string) => {
  const row = (await screen.findByText(name)).closest<HTMLElement>('.ant-tree-treenode');
  return row?.querySelector<HTMLElement>('.ant-tree-checkbox') as HTMLElement;
};
const expandAll = async () => user.click(await screen.findByRole('switch', { name: '展开全部' }));

test('V238 V239 V326 saving the selected menu nodes first shows what would change', async () => {
  open();
  await expandAll();
  await user.click(await box('新增员工'));
  await user.click(await box('角色管理'));
  expect(await screen.findByText('已修改 2 项')).toBeTruthy();
  await press('保存');
  const question = await dialog('保存权限：采购专员');
  expect(await within(question).findByText('+3 菜单，−1，影响 27 人')).toBeTruthy();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ refType: 1, isDryRun: 1, version: 3 }));
  await press('保存', question);
  expect(await screen.findByText('权限设置成功')).toBeTruthy();
  const { menuIds, ...rest } = sent.mock.lastCall?.[0] ?? {};
  expect([...menuIds].sort()).toEqual(['M111', 'M111:add', 'M112', 'M121']);
  expect(rest).toMatchObject({ roleId: idOf('采购专员'), isDryRun: 0, version: 3 });
  expect(queried).toHaveBeenCalledWith({ refType: 1, menusPlatform: 1, server: 'portal' });
});

test('V185 without any role the panel asks to select a role and has no button to save', async () => {
  open([answer(role.companyTree, () => [])], '/?tab=grants');
  expect(await screen.findByText(roleTexts.noRole)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
});

test('V184 grants cannot be saved for a role group', async () => {
  open([], at('业务角色'));
  await expandAll();
  expect(await screen.findByRole('button', { name: '保存' })).toHaveProperty('disabled', true);
  expect((await box('角色管理')).className).toContain('disabled');
});

test('a menu node that the user may not grant is shown read-only in its current state', async () => {
  open();
  await expandAll();
  const fixed = await box('钱包余额');
  expect(fixed.className).toContain('ant-tree-checkbox-checked');
  expect(fixed.className).toContain('ant-tree-checkbox-disabled');
});

test('the tree can be searched, and without linked checkboxes each checkbox changes alone', async () => {
  open();
  await user.type(await screen.findByRole('textbox', { name: '搜索菜单' }), '编辑人员');
  expect(await screen.findByText('编辑人员', { selector: 'mark' })).toBeTruthy();
  expect(screen.queryByText('角色管理')).toBeNull();
  await user.clear(screen.getByRole('textbox', { name: '搜索菜单' }));
  await expandAll();
  await user.click(screen.getByRole('switch', { name: '联动勾选' }));
  await user.click(await box('员工'));
  expect(await screen.findByText('已修改 1 项')).toBeTruthy();
  await press('取消修改');
  expect(screen.queryByText(/已修改/)).toBeNull();
});

test('selecting another role with unsaved changes asks for confirmation', async () => {
  const page = open();
  await expandAll();
  await user.click(await box('角色管理'));
  await user.click(screen.getByText('行政专员'));
  await press('继续编辑', await dialog('放弃未保存的修改？'));
  expect(page.address()).toBe(at('采购专员'));
  await user.click(screen.getByText('行政专员'));
  await press('放弃', await dialog('放弃未保存的修改？'));
  expect(page.address()).toBe(at('行政专员'));
});

test('saving grants that another user has changed shows the conflict and keeps the other user’s changes', async () => {
  const stale = answer(grant.savePortal, () => {
    throw refuse(commonErrors.stale);
  });
  open([stale]);
  await expandAll();
  await user.click(await box('角色管理'));
  await press('保存');
  await press('刷新', await dialog('内容已被他人修改'));
  await waitFor(() => expect(screen.queryByText(/已修改/)).toBeNull());
});

test('undoing the last change of grants first shows what would change, and is refused if a later change exists', async () => {
  const undone = vi.fn();
  const undo = answer(grant.undo, (input) => {
    undone(input.isDryRun);
    if (undone.mock.calls.length > 1) throw refuse(grantErrors.changedSince);
    return { added: [], removed: named(['a']), affected: 2, version: 5, isDryRun: true };
  });
  open([undo]);
  await press('撤销上次变更');
  const question = await dialog('撤销上次变更：采购专员');
  expect(await within(question).findByText('+0 菜单，−1，影响 2 人')).toBeTruthy();
  await press('撤销', question);
  expect(await screen.findByText(grantErrors.changedSince.message)).toBeTruthy();
  expect(undone.mock.calls).toEqual([[1], [0]]);
});

test('the history shows who changed how many grants', async () => {
  const history = answer(grant.history, () =>
    pageOf({ id: '1', byName: '林晓峰', addedNum: 3, removedNum: 1, createdDate: '2026-03-01T01:30:00.000Z', isUndo: true }),
  );
  open([history]);
  await press('变更记录');
  expect((await dialog('变更记录：采购专员')).textContent).toContain('2026-03-01 09:30林晓峰撤销：+3 菜单，−1');
});

test('users cannot change a role they hold, and the page says why', async () => {
  open([], at('采购专员'), rights, { roleCode: ['code-采购专员'] });
  await expandAll();
  expect(await screen.findByText(roleErrors.heldByOneself.message)).toBeTruthy();
  expect(screen.getByRole('button', { name: '保存' })).toHaveProperty('disabled', true);
  expect((await box('角色管理')).className).toContain('disabled');
});

test('a user without the right to grant sees the menu tree read-only', async () => {
  open([], at('采购专员'), { 'role:read': 'own' });
  await expandAll();
  expect((await box('角色管理')).className).toContain('disabled');
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
});

const inner = answer(role.inner, () => [
  { id: 'AllCompanyStaff', name: '企业全体员工', remark: null, isBuiltIn: true, isImplicit: true, version: 1 },
]);
const innerUsers = answer(role.innerUsers, () => pageOf());
const inherited = answer(grant.portalSet, (input) => {
  queried(input);
  return { ...setOf('M111'), roleId: 'AllCompanyStaff', refType: 6, version: null, inheritedFrom: '系统默认设置' };
});

test('V075 V283 a built-in role has both tabs, shows its menu nodes in columns, and is saved as type 6', async () => {
  const access: Rights = { 'role:read': 'park', 'company:read': 'park', 'innerRole:read': 'park', 'innerRole:grant': 'park' };
  const companies = answer(company.list, () => pageOf());
  show(<InnerRolePage />, {
    access,
    at: '/?roleId=AllCompanyStaff&tab=grants',
    answers: [inner, innerUsers, companies, tree, inherited, save],
  });
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['关联用户', '权限配置']);
  const columns = await screen.findByRole('group', { name: '权限' });
  expect(await screen.findByText(/当前沿用系统默认设置，保存后单独生效/)).toBeTruthy();
  await press('组织架构', columns);
  await user.click(within(columns).getByRole('checkbox', { name: '角色管理' }));
  expect(within(columns).getByRole('checkbox', { name: '员工' })).toHaveProperty('checked', false);
  await press('保存');
  const question = await dialog('保存权限：企业全体员工');
  await within(question).findByText(/影响 27 人/);
  await press('保存', question);
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ refType: 6, roleId: 'AllCompanyStaff', isDryRun: 0 })),
  );
  expect(sent.mock.lastCall?.[0].version).toBeNull();
});

test('a company sees the grants of built-in roles read-only', async () => {
  const read = answer(grant.companySet, () => ({ ...setOf('M112'), roleId: 'AllCompanyStaff', refType: 6 }));
  show(<InnerRolePage />, {
    access: { 'role:read': 'own' },
    at: '/?roleId=AllCompanyStaff&tab=grants',
    answers: [inner, innerUsers, tree, read],
  });
  const columns = await screen.findByRole('group', { name: '权限' });
  await press('组织架构', columns);
  const page = within(columns).getByRole('checkbox', { name: '角色管理' });
  expect([(page as HTMLInputElement).checked, (page as HTMLInputElement).disabled]).toEqual([true, true]);
});

test('switching off an application of the park asks for confirmation; switching it on again does not', async () => {
  const entry = { path: '', icon: '', rank: 1, type: 'menu' as const, sides: 'O', isShipped: true, isBuilt: true, shippedName: null };
  const child = { ...entry, code: 'M11', parentId: 'M1', name: '会议室', appSwitch: 1 as const, children: [] };
  const switches = answer(menu.switches, () => [
    { ...entry, code: 'M1', parentId: null, name: '园区服务', appSwitch: 1 as const, children: [child] },
    { ...entry, code: 'M2', parentId: null, name: '应用服务', appSwitch: 0 as const, children: [{ ...child, code: 'M21', name: '食堂' }] },
  ]);
  const turned = answer(menu.setSwitch, (input) => {
    sent(input);
    return {};
  });
  const parkTree = answer(role.parkTree, () => []);
  show(<MainRolePage />, { access: { 'parkRole:read': 'park', 'menu:switch': 'park' }, answers: [parkTree, switches, turned] });
  await press('菜单开关');
  await user.click(await screen.findByRole('switch', { name: '会议室' }));
  expect(await screen.findByText('关闭“会议室”？')).toBeTruthy();
  await press('关闭', document.querySelector('.ant-popconfirm') as HTMLElement);
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ code: 'M11', appSwitch: 0 }));
  await user.click(screen.getByRole('switch', { name: '应用服务' }));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ code: 'M2', appSwitch: 1 }));
  expect(await screen.findByText('随上级关闭')).toBeTruthy();
});

test('权限查询 leads to the page that explains why a user has a permission', async () => {
  const page = open();
  await press('权限查询');
  expect(page.address()).toMatch(/^\/system\/permissionExplain(\?|$)/);
});
