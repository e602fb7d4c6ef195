import { commonErrors } from '@park/contract/core';
import { department, departmentErrors } from '@park/contract/people/department';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  all,
  choose,
  detailOf,
  membersOf,
  openMenu,
  organisation,
  repair,
  save,
  tree,
  treeOf,
  user,
} from '../../../../test/departments.ts';
import { idOf, nodeOf, option } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import { DepartmentPage } from './DepartmentPage.tsx';

test('a new department is sent with its parent department, appears in the tree and is selected', async () => {
  const below = [repair()];
  const create = answer(department.create, (input) => {
    below.push(nodeOf(input.name, { parentId: input.parentId, orderNum: input.orderNum, isShow: input.isShow }));
    return { id: idOf(input.name) };
  });
  const page = show(<DepartmentPage />, { access: all, answers: [answer(department.tree, () => tree(...below)), membersOf(), create] });
  await user.click(await screen.findByRole('button', { name: '新增下级' }));
  await user.type(await screen.findByLabelText('部门名称'), '后勤部');
  await user.type(screen.getByLabelText('排序'), '3');
  await user.click(screen.getByRole('switch', { name: '在通讯录中显示' }));
  await save();
  expect(await screen.findByText('新增成功')).toBeTruthy();
  expect(await screen.findByRole('treeitem', { name: /后勤部/ })).toBeTruthy();
  expect(below[1]).toMatchObject({ parentId: idOf('云启物业'), orderNum: 3, isShow: 0 });
  await waitFor(() => expect(page.address()).toContain(idOf('后勤部')));
});

test('V163 V165 name and order are required', async () => {
  show(<DepartmentPage />, { access: all, answers: organisation });
  await user.click(await screen.findByRole('button', { name: '新增下级' }));
  await save();
  expect(await screen.findByText('请填写部门名称')).toBeTruthy();
  expect(await screen.findByText('请输入排序')).toBeTruthy();
});

test('V164 the name field accepts at most twenty characters and shows how many are used', async () => {
  show(<DepartmentPage />, { access: all, answers: organisation });
  await user.click(await screen.findByRole('button', { name: '新增下级' }));
  const name = await screen.findByLabelText<HTMLInputElement>('部门名称');
  await user.click(name);
  await user.paste('一二三四五六七八九十一二三四五六七八九十多');
  expect(name.value).toHaveLength(20);
  expect(screen.getByText('20 / 20')).toBeTruthy();
});

test('R224 V169 V276 a department can be moved to another parent, but not to the department itself or one of its descendants', async () => {
  const sent = vi.fn();
  const change = answer(department.change, (input) => {
    sent(input);
    return {};
  });
  show(<DepartmentPage />, { access: all, answers: [treeOf(repair(), nodeOf('客服部')), membersOf(), change] });
  await openMenu('工程部');
  await choose('编辑');
  const form = await dialog('编辑部门');
  await user.click(within(form).getByRole('combobox', { name: '上级部门' }));
  expect((await option('工程部')).closest('.ant-select-tree-treenode')?.className).toContain('disabled');
  await user.click(await option('客服部'));
  await save();
  expect(await screen.findByText('修改成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ type: 1, id: idOf('工程部'), parentId: idOf('客服部'), version: 1 }));
});

test('a conflict shows the fields that the other user changed, and the next save uses the latest version', async () => {
  const sent = vi.fn();
  const change = answer(department.change, (input) => {
    if ('version' in input && input.version === 1) throw refuse(commonErrors.stale);
    sent(input);
    return {};
  });
  const detail = answer(department.detail, () => detailOf({ name: '工程维护部', orderNum: 7, version: 2 }));
  show(<DepartmentPage />, { access: all, answers: [treeOf(repair()), membersOf(), change, detail] });
  await openMenu('工程部');
  await choose('编辑');
  await user.type(await screen.findByLabelText('部门名称'), '一');
  await save();
  const conflict = await dialog('内容已被他人修改');
  expect(within(conflict).getByRole('row', { name: '部门名称 工程部一 工程维护部' })).toBeTruthy();
  expect(within(conflict).getByRole('row', { name: '排序 1 7' })).toBeTruthy();
  expect(within(conflict).queryByRole('row', { name: /在通讯录中显示/ })).toBeNull();
  expect(screen.queryByText(commonErrors.stale.message)).toBeNull();
  await user.click(within(conflict).getByRole('button', { name: '刷新' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('部门名称').value).toBe('工程维护部'));
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ name: '工程维护部', orderNum: 7, version: 2 })));
});

test('V342 V276 deleting asks for confirmation with the name of the department and what happens to its descendants', async () => {
  const sent = vi.fn();
  const change = answer(department.change, (input) => {
    sent(input);
    return {};
  });
  show(<DepartmentPage />, { access: all, answers: [...organisation, change] });
  await openMenu('工程部');
  await choose('删除');
  const question = await dialog('删除部门“工程部”？');
  expect(within(question).getByText('删除部门将同时删除全部下级部门')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name: '删除' }));
  expect(await screen.findByText('删除成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ type: 2, id: idOf('工程部') }));
});

test('V351 a department with people is not deleted; a dialog gives the reason and links to these people', async () => {
  const change = answer(department.change, () => {
    throw refuse(departmentErrors.hasStaff);
  });
  const page = show(<DepartmentPage />, { access: all, answers: [...organisation, change] });
  await openMenu('工程部');
  await choose('删除');
  await user.click(within(await dialog('删除部门“工程部”？')).getByRole('button', { name: '删除' }));
  const reason = await dialog('部门“工程部”不能删除');
  expect(within(reason).getByText(departmentErrors.hasStaff.message)).toBeTruthy();
  expect(screen.getAllByText(departmentErrors.hasStaff.message)).toHaveLength(1);
  await user.click(within(reason).getByRole('button', { name: '查看员工' }));
  await waitFor(() => expect(page.address()).toBe(`/?departmentId=${idOf('工程部')}&type=2`));
  expect(screen.getByRole('switch', { name: '包含下级部门' }).getAttribute('aria-checked')).toBe('true');
});
