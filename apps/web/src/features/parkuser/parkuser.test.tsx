import { company } from '@park/contract/company';
import { department } from '@park/contract/department';
import { type ParkUser, parkuser } from '@park/contract/parkuser';
import { staff } from '@park/contract/staff';
import { type UserGroup, usergroup, usergroupErrors } from '@park/contract/usergroup';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf, memberOf, option, pageOf, treeOf } from '../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../test/render.tsx';
import type { Rights } from '../../kit/access.tsx';
import { UserGroupPage } from './group/UserGroupPage.tsx';
import { ParkUserPage } from './ParkUserPage.tsx';

const user = userEvent.setup();
const rights: Rights = {
  ...{ 'parkUser:read': 'park', 'userGroup:read': 'park', 'userGroup:update': 'park' },
  ...{ 'staff:update': 'park', 'company:read': 'park', 'book:read': 'park' },
};
const sent = vi.fn();
const asked = vi.fn();
beforeEach(() => {
  sent.mockClear();
  asked.mockClear();
});
const record =
  <R extends object>(reply: R) =>
  (input: unknown) => {
    sent(input);
    return reply;
  };

const personOf = (name: string, more: Partial<ParkUser> = {}): ParkUser => ({
  ...{ userId: idOf(name), realName: name, phone: '138****1003', companyId: idOf('云启'), companyName: '云启科技有限公司' },
  ...{ compType: '0' as const, departmentName: '研发中心', position: '工程师', isEnable: 1 as const, isCompanyEnable: 1 as const },
  ...{ isCompanyAdmin: 0 as const, isSuperAdmin: 0 as const, createdDate: '2026-03-01T01:30:00.000Z', ...more },
});
const member = personOf('王梓涵');
const list = answer(parkuser.list, (input) => {
  asked(input);
  return pageOf(member, personOf('林晓峰', { isSuperAdmin: 1 }));
});
const detail = answer(parkuser.detail, () => ({
  ...{ ...member, sex: 1 as const, email: null, groups: [{ id: idOf('志愿者'), name: '志愿者' }], isPhoneLocked: false, mayEdit: true },
}));
const memberships = answer(parkuser.memberships, () => [member, personOf('王梓涵', { companyId: idOf('智联'), companyName: '智联数据' })]);
const press = async (name: string, box: HTMLElement = document.body) => user.click(await within(box).findByRole('button', { name }));
const entry = async (name: string) => user.click(await screen.findByRole('menuitem', { name }));

test('R160 people of every company are found by name, number, company, kind, state and standing', async () => {
  show(<ParkUserPage />, { access: rights, answers: [list] });
  expect((await screen.findByRole('row', { name: /王梓涵/ })).textContent).toContain('入驻单位');
  await user.type(screen.getByLabelText('单位'), '云启');
  await press('展开');
  await user.click(screen.getByRole('combobox', { name: '单位类型' }));
  await user.click(await option('入驻单位'));
  await press('查询');
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ companyName: '云启', compType: '0' })));
});

test('R160 the card shows every company of somebody, where he is disabled in one of them', async () => {
  const set = answer(staff.setEnable, record({}));
  show(<ParkUserPage />, { access: rights, answers: [list, detail, memberships, set] });
  await press('王梓涵');
  const table = await screen.findByRole('table', { name: '在园区内的单位' });
  expect((await screen.findAllByText('志愿者')).length).toBe(1);
  await press('禁用', within(table).getByRole('row', { name: /智联数据/ }));
  expect(await screen.findByText('不再让“王梓涵”以“智联数据”的身份使用系统？')).toBeTruthy();
  const buttons = await screen.findAllByRole('button', { name: '禁用' });
  await user.click(buttons.at(-1) as HTMLElement);
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: member.userId, companyId: idOf('智联'), isEnable: 0 }));
});

test('R160 a number is changed for one company, and somebody is disabled in all of them after a question', async () => {
  const change = answer(parkuser.changePhone, record({}));
  const disable = answer(staff.disable, record({}));
  show(<ParkUserPage />, { access: rights, answers: [list, change, disable] });
  await press('王梓涵的更多操作');
  await entry('修改手机号');
  const box = await dialog('修改手机号：王梓涵');
  await user.type(within(box).getByLabelText('新手机号'), '139-1111-0001');
  await press('保存', box);
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ userId: member.userId, companyId: member.companyId, phone: '13911110001' }));
  await press('王梓涵的更多操作');
  await entry('禁用');
  await press('禁用', await dialog('禁用“王梓涵”？'));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ userId: member.userId }));
});

test('R160 a super administrator keeps his number and his post, and who may only read has nothing to press', async () => {
  show(<ParkUserPage />, { access: rights, answers: [list] });
  await press('林晓峰的更多操作');
  for (const name of ['修改手机号', '禁用'])
    expect((await screen.findByRole('menuitem', { name })).getAttribute('aria-disabled')).toBe('true');
});
test('R160 readers press nothing', async () => {
  show(<ParkUserPage />, { access: { 'parkUser:read': 'park' }, answers: [list] });
  expect(await screen.findByText('王梓涵')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '王梓涵的更多操作' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

const groupOf = (name: string, more: Partial<UserGroup> = {}): UserGroup => ({
  ...{ id: idOf(name), name, remark: null, userNum: 2, createdDate: '2026-03-01T01:30:00.000Z', version: 1, ...more },
});
const groups = answer(usergroup.list, () => [groupOf('志愿者', { remark: '周末活动' }), groupOf('消防员')]);
const companies = answer(company.list, () => pageOf());
const tree = answer(department.tree, () => treeOf());
const people = answer(department.people, () => pageOf(memberOf('赵天宇')));
const openGroups = (answers: Parameters<typeof show>[1] extends { answers?: infer A } | undefined ? A : never, access = rights, at = '/') =>
  show(<UserGroupPage />, {
    access,
    at,
    me: { companyId: idOf('运营') },
    answers: [...(answers ?? []), groups, list, companies, tree, people],
  });

test('R161 groups are to the left, the people of the chosen one to the right', async () => {
  const page = openGroups([]);
  expect(await screen.findByText('周末活动')).toBeTruthy();
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ groupId: idOf('志愿者') })));
  await user.click(await screen.findByText('消防员'));
  expect(page.address()).toBe(`/?groupId=${idOf('消防员')}`);
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ groupId: idOf('消防员') })));
});

test('R161 people are put into a group with the company they are of, and taken out after a question', async () => {
  const add = answer(usergroup.add, record({ added: 1 }));
  const drop = answer(usergroup.drop, record({ removed: 1 }));
  openGroups([add, drop]);
  await press('添加用户');
  const box = await dialog('添加用户：志愿者');
  await user.click(await within(box).findByRole('checkbox', { name: /赵天宇/ }));
  await press('添加', box);
  const members = (name: string, of: string) => [{ userId: idOf(name), companyId: idOf(of) }];
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ groupId: idOf('志愿者'), members: members('赵天宇', '运营') }));
  await press('移出王梓涵');
  expect(await screen.findByText('将“王梓涵”移出分组？')).toBeTruthy();
  await press('移出');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ groupId: idOf('志愿者'), members: members('王梓涵', '云启') }));
});

test('R161 a name that is taken is said on its field; a group is deleted after a question', async () => {
  const create = answer(usergroup.create, () => {
    throw refuse(usergroupErrors.nameTaken);
  });
  const remove = answer(usergroup.remove, record({}));
  openGroups([create, remove]);
  await press('新增');
  const box = await dialog('新增分组');
  await user.type(within(box).getByLabelText('分组名称'), '志愿者');
  await press('保存', box);
  expect(await within(box).findByText('同名分组已存在')).toBeTruthy();
  await press('取消', box);
  await press('放弃');
  await press('志愿者的操作');
  await entry('删除');
  const question = await dialog('删除分组“志愿者”？');
  expect(question.textContent).toContain('分组内的 2 名用户只是移出分组');
  await press('删除', question);
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: idOf('志愿者') }));
});
