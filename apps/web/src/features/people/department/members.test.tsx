import { commonErrors } from '@park/contract/core';
import { config } from '@park/contract/kernel/config';
import { privacy } from '@park/contract/kernel/privacy';
import { department } from '@park/contract/people/department';
import { extend } from '@park/contract/people/extend';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { all, membersOf, repair, save, treeOf, user } from '../../../../test/departments.ts';
import { fieldOf, idOf, memberOf, option } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import { DepartmentPage } from './DepartmentPage.tsx';

test('V289 a member list that fails to load shows an error, not an empty list', async () => {
  const broken = answer(department.members, () => {
    throw refuse(commonErrors.unexpected);
  });
  show(<DepartmentPage />, { access: all, answers: [treeOf(repair()), broken] });
  expect(await screen.findByText('获取用户列表失败')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('the option 包含下级部门 adds the people of all descendants of the department', async () => {
  const queried = vi.fn();
  const members = answer(department.members, (input) => {
    queried(input.type);
    return { total: 0, list: [] };
  });
  show(<DepartmentPage />, { access: all, answers: [treeOf(repair()), members], at: `/?departmentId=${idOf('工程部')}` });
  await user.click(await screen.findByRole('switch', { name: '包含下级部门' }));
  await waitFor(() => expect(queried).toHaveBeenLastCalledWith(2));
});

test('the list shows position, state and administrator rank of members, and masked phone numbers as the server sends them', async () => {
  const list = [
    memberOf('张敏', { isSuperAdmin: 1, isCompanyAdmin: 1, sex: 1 }),
    memberOf('李强', { isCompanyAdmin: 1, position: null }),
    memberOf('王磊', { isEnable: 0 }),
  ];
  show(<DepartmentPage />, { access: { 'book:read': 'own' }, answers: [treeOf(repair()), membersOf(...list)] });
  const row = async (name: string) => (await screen.findByRole('button', { name })).closest('tr')?.textContent;
  expect(await row('张敏')).toBe('张敏138****0001查看工程师工程部启用单位超级管理员');
  expect(await row('李强')).toBe('李强138****0001查看--工程部启用单位普通管理员');
  expect(await row('王磊')).toBe('王磊138****0001查看工程师工程部禁用普通成员');
});

test('custom fields of people can be added as columns of the list', async () => {
  const fields = answer(extend.shown, () => [fieldOf('工位号')]);
  const members = membersOf(memberOf('王磊', { extValues: { office_no: 'A-12' } }));
  show(<DepartmentPage />, { access: all, answers: [treeOf(repair()), members, fields] });
  await screen.findByRole('button', { name: '王磊' });
  expect(screen.queryByRole('columnheader', { name: '工位号' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '列设置' }));
  await user.click(await screen.findByRole('checkbox', { name: '工位号' }));
  expect(await screen.findByRole('columnheader', { name: '工位号' })).toBeTruthy();
  expect(screen.getByText('A-12')).toBeTruthy();
});

test('V242 V257 a click on the button beside a member’s phone number shows the full number', async () => {
  const companyId = crypto.randomUUID();
  const queried: unknown[] = [];
  const look = answer(privacy.staffPhone, (input) => {
    queried.push(input);
    return { phone: '13800000001' };
  });
  show(<DepartmentPage />, {
    access: all,
    answers: [treeOf(repair()), membersOf(memberOf('张敏', { companyId })), look, answer(privacy.record, () => ({}))],
  });
  await user.click(await screen.findByRole('button', { name: '查看张敏的手机号' }));
  expect(await screen.findByText('13800000001')).toBeTruthy();
  expect(queried).toEqual([{ id: idOf('张敏'), companyId }]);
});

test('a click on a member opens the details beside the list', async () => {
  show(<DepartmentPage />, { access: all, answers: [treeOf(repair()), membersOf(memberOf('张敏'), memberOf('李强'))] });
  await user.click((await screen.findAllByText('工程师'))[0] as HTMLElement);
  const drawer = await dialog('张敏');
  expect(within(drawer).getByText('2026-03-01 09:30')).toBeTruthy();
  await user.click(within(drawer).getByRole('button', { name: '下一条' }));
  expect(await dialog('李强')).toBeTruthy();
});

test('selecting a member, or a click beside the checkbox, does not open the details', async () => {
  show(<DepartmentPage />, { access: all, answers: [treeOf(repair()), membersOf(memberOf('张敏'))] });
  const box = (await screen.findAllByRole('checkbox')).at(-1) as HTMLElement;
  await user.click(box.closest('td') as HTMLElement);
  await user.click(box);
  expect(await screen.findByText('已选 1 项')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('R220 V068 V354 members are searched by name or phone number, with at most eleven characters', async () => {
  const queried = vi.fn();
  const members = answer(department.members, (input) => {
    queried(input.keyword);
    return { total: 0, list: [] };
  });
  show(<DepartmentPage />, { access: all, answers: [treeOf(repair()), members] });
  await user.type(await screen.findByPlaceholderText('请输入姓名或手机号'), '138000000011234{Enter}');
  await waitFor(() => expect(queried).toHaveBeenLastCalledWith('13800000001'));
});

test('selected people can be moved to a chosen department or out of all departments', async () => {
  const sent = vi.fn();
  const assign = answer(department.assign, (input) => {
    sent(input);
    return { moved: input.userIds.length };
  });
  show(<DepartmentPage />, { access: all, answers: [treeOf(repair()), membersOf(memberOf('张敏'), memberOf('李强')), assign] });
  await user.click((await screen.findAllByRole('checkbox')).at(-1) as HTMLElement);
  expect(await screen.findByText('已选 1 项')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '移动到…' }));
  const form = await dialog('移动 1 人');
  await user.click(within(form).getByRole('combobox', { name: '移动到' }));
  await user.click(await option('未分配部门'));
  await save();
  expect(await screen.findByText('设置成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ userIds: [idOf('李强')], departmentId: '-2' }));
  await waitFor(() => expect(screen.queryByText('已选 1 项')).toBeNull());
});

test('V299 if the setting for phone numbers fails to load, the list shows the numbers as the server sends them, masked', async () => {
  const broken = answer(config.read, () => {
    throw refuse(commonErrors.busy);
  });
  show(<DepartmentPage />, { access: all, answers: [treeOf(), membersOf(memberOf('王工')), broken] });
  expect(await screen.findByText('王工')).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: '手机号' })).toBeTruthy();
  expect(await screen.findByText('138****0001')).toBeTruthy();
});
