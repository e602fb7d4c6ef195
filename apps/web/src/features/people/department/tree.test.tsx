import { company } from '@park/contract/company/company';
import { commonErrors } from '@park/contract/core';
import { department } from '@park/contract/people/department';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { all, membersOf, openMenu, organisation, repair, tree, treeOf, user } from '../../../../test/departments.ts';
import { companyOf, idOf, option, pageOf } from '../../../../test/people.ts';
import { answer, refuse, show } from '../../../../test/render.tsx';
import { DepartmentPage } from './DepartmentPage.tsx';

test('R223 V069 V070 every department has an action menu; the top level and the node of people without department have none', async () => {
  show(<DepartmentPage />, { access: all, answers: organisation });
  await openMenu('工程部');
  expect((await screen.findAllByRole('menuitem')).map((entry) => entry.textContent)).toEqual([
    '新增下级',
    '编辑',
    '设置负责人',
    '上移',
    '下移',
    '删除',
  ]);
  expect(screen.queryByRole('button', { name: '云启物业的操作' })).toBeNull();
  expect(screen.queryByRole('button', { name: '未分配部门的操作' })).toBeNull();
  expect(screen.getByRole('button', { name: '新增下级' })).toBeTruthy();
});

test('V168 the order of the top level cannot be edited', async () => {
  show(<DepartmentPage />, { access: all, answers: [treeOf(), membersOf()] });
  await screen.findByRole('treeitem', { name: /云启物业/ });
  expect(screen.queryByRole('button', { name: /的操作$/ })).toBeNull();
});

test('a user with read access sees no action menus and no button to add departments', async () => {
  show(<DepartmentPage />, { access: { 'book:read': 'own' }, answers: organisation });
  await screen.findByRole('treeitem', { name: /工程部/ });
  expect(screen.queryByRole('button', { name: '工程部的操作' })).toBeNull();
  expect(screen.queryByRole('button', { name: '新增下级' })).toBeNull();
});

test('V097 the node of people without department comes last in the tree', async () => {
  show(<DepartmentPage />, { access: all, answers: organisation });
  const names = (await screen.findAllByRole('treeitem')).map((item) => item.textContent);
  expect(names.at(0)).toContain('云启物业');
  expect(names.at(-1)).toContain('未分配部门');
});

test('V096 users with the right to edit also see hidden departments, which are marked', async () => {
  const queried = vi.fn();
  const hidden = answer(department.tree, (input) => {
    queried(input.showAll);
    return tree(repair({ isShow: 0 }));
  });
  show(<DepartmentPage />, { access: all, answers: [hidden, membersOf()] });
  expect((await screen.findByRole('treeitem', { name: /工程部/ })).textContent).toContain('隐藏');
  expect(queried).toHaveBeenCalledWith(1);
});

test('V310 a tree that fails to load shows the error and a retry button', async () => {
  let isBroken = true;
  const flaky = answer(department.tree, () => {
    if (isBroken) throw refuse(commonErrors.unexpected);
    return tree(repair());
  });
  show(<DepartmentPage />, { access: all, answers: [flaky, membersOf()] });
  expect(await screen.findByText('获取组织架构失败')).toBeTruthy();
  expect(screen.getByText('请求编号：req-1')).toBeTruthy();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('treeitem', { name: /工程部/ })).toBeTruthy();
});

test('a search expands and highlights matching departments at any depth', async () => {
  show(<DepartmentPage />, { access: all, answers: organisation });
  await screen.findByRole('treeitem', { name: /工程部/ });
  expect(screen.queryByRole('treeitem', { name: /维修组/ })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: '搜索部门' }), '维修');
  const lit = await screen.findByText('维修');
  expect(lit.tagName).toBe('MARK');
  expect(lit.closest('[role="treeitem"]')?.textContent).toContain('维修组');
  expect(screen.queryByRole('treeitem', { name: /未分配部门/ })).toBeNull();
});

test('the selected department is kept in the page address and restored from the page address', async () => {
  const queried = vi.fn();
  const members = answer(department.members, (input) => {
    queried(input.departmentId, input.type);
    return { total: 0, list: [] };
  });
  const page = show(<DepartmentPage />, { access: all, answers: [treeOf(repair()), members], at: `/?departmentId=${idOf('维修组')}` });
  expect(await screen.findByRole('heading', { name: '维修组' })).toBeTruthy();
  expect(queried).toHaveBeenLastCalledWith(idOf('维修组'), 1);
  await user.click(screen.getByText('工程部'));
  expect(await screen.findByRole('heading', { name: '工程部' })).toBeTruthy();
  expect(page.address()).toContain(`departmentId=${idOf('工程部')}`);
});

const companies = answer(company.list, () => pageOf(companyOf('苏州智联', { staffNum: 3 })));

test('a company can be selected only by users who may see the whole park', async () => {
  show(<DepartmentPage />, { access: all, answers: organisation });
  await screen.findByRole('treeitem', { name: /工程部/ });
  expect(screen.queryByLabelText('企业')).toBeNull();
});

test('a user who may edit only the user’s company can view another company of the park but not edit it', async () => {
  const queried = vi.fn();
  const trees = answer(department.tree, ({ companyId }) => {
    queried(companyId);
    return tree(repair());
  });
  const page = show(<DepartmentPage />, {
    access: { ...all, 'book:read': 'park' },
    answers: [trees, membersOf(), companies],
  });
  await screen.findByRole('button', { name: '工程部的操作' });
  await user.click(await screen.findByRole('combobox', { name: '企业' }));
  await user.click(await option('苏州智联'));
  await waitFor(() => expect(queried).toHaveBeenLastCalledWith(idOf('苏州智联')));
  expect(page.address()).toBe(`/?companyId=${idOf('苏州智联')}`);
  await waitFor(() => expect(screen.queryByRole('button', { name: '工程部的操作' })).toBeNull());
});
