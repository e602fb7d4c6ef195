import { company } from '@park/contract/company/company';
import { department } from '@park/contract/people/department';
import { type Group, type GroupUser, group, groupErrors } from '@park/contract/people/group';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf, pageOf, treeOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import type { Rights } from '../../../kit/api/access.tsx';
import { UserGroupPage } from './UserGroupPage.tsx';

const user = userEvent.setup();
const rights: Rights = {
  ...{ 'group:read': 'park', 'group:update': 'park', 'parkUser:read': 'park', 'company:read': 'park', 'book:read': 'park' },
};
const sent = vi.fn();
const queried = vi.fn();
beforeEach(() => {
  sent.mockClear();
  queried.mockClear();
});
const record =
  <R extends object>(reply: R) =>
  (input: unknown) => {
    sent(input);
    return reply;
  };

const groupOf = (name: string, more: Partial<Group> = {}): Group => ({
  ...{ id: idOf(name), code: 'code', name, kind: 'user' as const, remark: null, memberNum: 2 },
  ...{ createdDate: '2026-03-01T01:30:00.000Z', version: 1, ...more },
});
const memberOf = (realName: string): GroupUser => ({
  ...{ id: idOf(`在组${realName}`), userId: idOf(realName), realName, phone: '138****1003', companyId: idOf('云启') },
  ...{ companyName: '云启科技有限公司', compType: '0' as const, departmentName: '研发中心', position: '工程师', isEnable: 1 as const },
  addedDate: '2026-03-01T01:30:00.000Z',
});
const choiceOf = (realName: string, isIn: boolean) => ({
  ...{ userId: idOf(realName), realName, companyId: idOf('运营'), companyName: '云启物业', departmentName: '工程部', isIn },
});
const groups = answer(group.list, (input) => {
  queried(input);
  return pageOf(groupOf('志愿者', { remark: '周末活动' }), groupOf('消防员'));
});
const people = answer(group.people, (input) => {
  queried(input);
  return pageOf(memberOf('王梓涵'));
});
const choices = answer(group.choices, (input) => {
  queried(input);
  return pageOf(choiceOf('赵天宇', false), choiceOf('王梓涵', true));
});
const companies = answer(company.list, () => pageOf());
const tree = answer(department.tree, () => treeOf());
type Scene = NonNullable<Parameters<typeof show>[1]>;
const open = (answers: Scene['answers'] = [], access = rights, at = '/') =>
  show(<UserGroupPage />, {
    access,
    at,
    me: { companyId: idOf('运营') },
    answers: [...(answers ?? []), groups, people, choices, companies, tree],
  });
const press = async (name: string, box: HTMLElement = document.body) => user.click(await within(box).findByRole('button', { name }));

test('R161 the groups are on the left, the people of the selected group on the right', async () => {
  const page = open();
  expect(await screen.findByText('周末活动')).toBeTruthy();
  expect(queried).toHaveBeenCalledWith(expect.objectContaining({ kind: 'user' }));
  await waitFor(() => expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ groupId: idOf('志愿者') })));
  expect((await screen.findByRole('row', { name: /王梓涵/ })).textContent).toContain('138****1003');
  await user.click(await screen.findByText('消防员'));
  expect(page.address()).toBe(`/?groupId=${idOf('消防员')}`);
  await waitFor(() => expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ groupId: idOf('消防员') })));
});

test('R161 a person is added to a group together with a company; people already in the group are marked', async () => {
  open([answer(group.add, record({ added: 1 }))]);
  await press('添加人员');
  const box = await dialog('添加人员到：志愿者');
  const already = (await within(box).findByRole('checkbox', { name: /王梓涵/ })) as HTMLInputElement;
  expect(already.disabled).toBe(true);
  expect(within(box).getByText('工程部 · 已在分组中')).toBeTruthy();
  await user.click(within(box).getByRole('checkbox', { name: /赵天宇/ }));
  await press('添加', box);
  const members = [{ userId: idOf('赵天宇'), companyId: idOf('运营') }];
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ groupId: idOf('志愿者'), members }));
});

test('R161 the dialog first lists people of the selected company, and its search covers the whole park', async () => {
  open();
  await press('添加人员');
  const box = await dialog('添加人员到：志愿者');
  await within(box).findByRole('checkbox', { name: /赵天宇/ });
  expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ groupId: idOf('志愿者'), companyId: idOf('运营') }));
  await user.type(within(box).getByLabelText('搜索人员'), '赵');
  expect(await within(box).findByText('云启物业 · 工程部')).toBeTruthy();
  expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ keyword: '赵' }));
  expect(queried).toHaveBeenLastCalledWith(expect.not.objectContaining({ companyId: expect.anything() }));
});

test('R161 removing a person from a group asks for confirmation', async () => {
  open([answer(group.drop, record({ removed: 1 }))]);
  await press('移除王梓涵');
  expect(await screen.findByText('将“王梓涵”移出分组？')).toBeTruthy();
  await press('移除');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ groupId: idOf('志愿者'), ids: [idOf('在组王梓涵')] }));
});

test('R161 a name already taken is reported at its field; deleting a group asks for confirmation', async () => {
  const create = answer(group.create, (input) => {
    sent(input);
    throw refuse(groupErrors.nameTaken, { name: groupErrors.nameTaken.message });
  });
  open([create, answer(group.remove, record({}))]);
  await press('新增');
  const box = await dialog('新增分组');
  await user.type(within(box).getByLabelText('分组编码'), 'volunteers');
  await user.type(within(box).getByLabelText('分组名称'), '志愿者');
  await press('保存', box);
  expect(await within(box).findByText('同名分组已存在')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ kind: 'user', code: 'volunteers', name: '志愿者' }));
  await press('取消', box);
  await press('放弃');
  await press('志愿者的操作');
  await user.click(await screen.findByRole('menuitem', { name: '删除' }));
  const question = await dialog('删除分组“志愿者”？');
  expect(question.textContent).toContain('分组中的 2 人只是移出分组，账号和企业不受影响。');
  await press('删除', question);
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: idOf('志愿者') }));
});

test('R161 a user with read access to groups sees no actions and no export button', async () => {
  open([], { 'group:read': 'park' });
  expect(await screen.findByText('王梓涵')).toBeTruthy();
  for (const name of ['新增', '添加人员', '导出', '移除王梓涵', '志愿者的操作']) expect(screen.queryByRole('button', { name })).toBeNull();
});
