import { commonErrors } from '@park/contract/core';
import { department } from '@park/contract/people/department';
import { grant } from '@park/contract/rights/grant';
import { permission } from '@park/contract/rights/permission';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { idOf, memberOf, option, pageOf } from '../../../../test/people.ts';
import { answer, refuse, show } from '../../../../test/render.tsx';
import { menuTree } from '../../../../test/roles.ts';
import { item } from '../../../../test/shell.tsx';
import { PermissionPage } from './PermissionPage.tsx';
import { RunPage } from './RunPage.tsx';

const user = userEvent.setup();
const sent = vi.fn();
const people = answer(department.people, () => pageOf(memberOf('王磊')));
const menus = answer(grant.tree, () => menuTree());
const calls = answer(permission.calls, () => [{ call: 'department.create', title: '新增部门' }]);
const explain = answer(permission.explain, (input) => {
  sent(input);
  return {
    isAllowed: false,
    conclusion: '不可以打开“角色管理”：所持角色都没有“角色管理”的权限',
    reach: null,
    scope: null,
    steps: [
      { kind: 'person' as const, text: '王磊是云启物业的成员', isPassed: true },
      { kind: 'set' as const, text: '所持角色都没有“角色管理”的权限', isPassed: false },
    ],
  };
});
const viewAs = answer(permission.viewAs, (input) => {
  sent(input);
  return [item({ code: 'M1000', name: '工作台' }, [{ ...item({ code: 'M1000001', name: '首页' }), appSwitch: 0 }])];
});
const open = (access: NonNullable<Parameters<typeof show>[1]>['access'] = { 'permission:explain': 'own' }) =>
  show(<PermissionPage />, { access, me: { side: 'company' }, answers: [people, menus, calls, explain, viewAs] });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const choosePerson = async () => {
  await user.click(await screen.findByRole('combobox', { name: '人员' }));
  await user.click(await option('王磊'));
};

test('a permission query shows whether access is allowed and the steps that lead to the conclusion', async () => {
  open();
  await press('查询');
  expect(await screen.findByText('请先选择用户')).toBeTruthy();
  await choosePerson();
  await press('查询');
  expect(await screen.findByText('请选择一个菜单或一个操作')).toBeTruthy();
  const subject = screen.getByRole('combobox', { name: '对象' });
  await user.click(subject);
  await user.type(subject, '角色管理');
  await user.click(await option('角色管理'));
  await press('查询');
  expect(await screen.findByText(/^不可以打开“角色管理”：/)).toBeTruthy();
  const steps = within(await screen.findByRole('list', { name: '判断过程' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['人员王磊是云启物业的成员', '权限所持角色都没有“角色管理”的权限']);
  expect(within(steps[1] as HTMLElement).getByLabelText('未通过')).toBeTruthy();
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ userId: idOf('王磊'), menuId: 'M112' }));
});

test('a call can be found and selected by its title', async () => {
  open();
  await choosePerson();
  await user.click(screen.getByText('操作'));
  await user.click(screen.getByRole('combobox', { name: '对象' }));
  await user.click(await option('新增部门'));
  await press('查询');
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ call: 'department.create' })));
});

test('the menu of another person can be shown, with a note that viewing it is recorded', async () => {
  open();
  expect(await screen.findByText(/每次查看都会留下记录/)).toBeTruthy();
  await choosePerson();
  await press('预览');
  const tree = await screen.findByRole('tree', { name: '菜单' });
  expect(within(tree).getByText('工作台')).toBeTruthy();
  expect(within(tree).getByText('（未开放）')).toBeTruthy();
});

const run = { ranAt: '2026-03-01T01:30:00.000Z', commit: '5f1990d18d5c885a', cells: 12_345, calls: 150, people: 22, seconds: 81.4 };
test('the page shows the result of the last permission matrix test run, with its failures', async () => {
  show(<RunPage />, { answers: [answer(permission.isolation, () => ({ ...run, failures: ['member × staff.list × 其他企业'] }))] });
  expect(await screen.findByText('1 项未通过，请立即排查')).toBeTruthy();
  expect(screen.getByText('12,345')).toBeTruthy();
  expect(screen.getByText('member × staff.list × 其他企业')).toBeTruthy();
});

test('a software version without a permission matrix test run shows a message', async () => {
  const none = answer(permission.isolation, () => {
    throw refuse(commonErrors.notFound);
  });
  show(<RunPage />, { answers: [none] });
  expect(await screen.findByText(/还没有运行过权限矩阵/)).toBeTruthy();
});
