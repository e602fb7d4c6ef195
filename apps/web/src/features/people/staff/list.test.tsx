import { company } from '@park/contract/company/company';
import { task } from '@park/contract/kernel/task';
import { department } from '@park/contract/people/department';
import { extend } from '@park/contract/people/extend';
import { staff, staffErrors } from '@park/contract/people/staff';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { companyOf, fieldOf, idOf, memberOf, nodeOf, option, pageOf, staffOf, treeOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import type { Rights } from '../../../kit/api/access.tsx';
import { AdminPage } from './AdminPage.tsx';
import { MemberListPage } from './MemberListPage.tsx';

const user = userEvent.setup();
const all: Rights = {
  'book:read': 'own',
  'staff:create': 'own',
  'staff:update': 'own',
  'staff:remove': 'own',
  'staff:admin': 'own',
  'staff:handover': 'own',
};
const tree = answer(department.tree, () => treeOf(nodeOf('工程部')));
const shown = answer(extend.shown, () => []);
type Scene = NonNullable<Parameters<typeof show>[1]>;
const press = async (box: HTMLElement, name: string) => user.click(within(box).getByRole('button', { name }));

const queried = vi.fn();
const listOf = (...people: ReturnType<typeof staffOf>[]) =>
  answer(staff.list, (input) => {
    queried(input);
    return pageOf(...people);
  });
const openList = (answers: Scene['answers'] = [], at = '/', access = all) =>
  show(<MemberListPage />, { access, at, answers: [...answers, listOf(staffOf('王磊')), tree, shown] });

/** Fills in all filters of the list. */
async function fillFilters() {
  await user.click(await screen.findByRole('combobox', { name: '部门' }));
  await user.click(await option('工程部'));
  await user.type(screen.getByPlaceholderText('请输入姓名或手机号'), '王');
  await user.click(screen.getByRole('button', { name: '展开' }));
  await user.click(screen.getByRole('combobox', { name: '状态' }));
  await user.click(await option('启用'));
  await user.click(screen.getByRole('combobox', { name: '管理员' }));
  await user.click(await option('普通管理员'));
  await user.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() =>
    expect(queried).toHaveBeenLastCalledWith(
      expect.objectContaining({ departmentId: idOf('工程部'), keyword: '王', isEnable: 1, isCompanyAdmin: 1, isLeft: 0 }),
    ),
  );
}

test('R090 members can be filtered by department, name or phone number, state and administrator rank', async () => {
  const page = openList();
  await fillFilters();
  expect(page.address()).toContain('isEnable=1');
});

test('custom fields of people can be added as columns of the list', async () => {
  const fields = answer(extend.shown, () => [fieldOf('工位号')]);
  openList([fields, listOf(staffOf('王磊', { extValues: { office_no: 'A-12' } }))]);
  await screen.findByRole('button', { name: '王磊' });
  expect(screen.queryByRole('columnheader', { name: '工位号' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '列设置' }));
  await user.click(await screen.findByRole('checkbox', { name: '工位号' }));
  expect(await screen.findByRole('columnheader', { name: '工位号' })).toBeTruthy();
  expect(screen.getByText('A-12')).toBeTruthy();
});

test.each([
  ['no column for a user who does not manage people', { 'book:read': 'own' }, false],
  ['a column for a user who manages people', { 'book:read': 'own', 'staff:update': 'own' }, true],
] as const)('a custom field that only the person fills in has %s', async (_, access, isThere) => {
  const fields = answer(extend.shown, () => [fieldOf('工位号'), fieldOf('紧急联系人', { columnName: 'emergency', isView: 0, isEdit: 1 })]);
  show(<MemberListPage />, { access, answers: [fields, listOf(staffOf('王磊')), tree] });
  await screen.findByRole('button', { name: '王磊' });
  await user.click(screen.getByRole('button', { name: '列设置' }));
  await screen.findByRole('checkbox', { name: '工位号' });
  expect(screen.queryByRole('checkbox', { name: '紧急联系人' }) !== null).toBe(isThere);
});

test('people who were removed recently can be restored', async () => {
  const restored = vi.fn();
  const restore = answer(staff.restore, (input) => {
    restored(input.userId);
    return {};
  });
  openList([restore, listOf(staffOf('王磊', { leftDate: '2026-03-05T01:30:00.000Z' }))]);
  await user.click(await screen.findByText('已离职'));
  await waitFor(() => expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ isLeft: 1 })));
  expect(await screen.findByText('2026-03-05 09:30')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '恢复' }));
  await user.click((await screen.findAllByRole('button', { name: '恢复' })).at(-1) as HTMLElement);
  expect(await screen.findByText('恢复成功')).toBeTruthy();
  expect(restored).toHaveBeenCalledWith(idOf('王磊'));
});

test('a user without the right to remove people cannot see removed people', async () => {
  show(<MemberListPage />, { access: { 'book:read': 'own' }, at: '/?isLeft=1', answers: [listOf(staffOf('王磊')), tree, shown] });
  await screen.findByRole('button', { name: '王磊' });
  expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ isLeft: 0 }));
  expect(screen.queryByText('已离职')).toBeNull();
});

test('a user who may see the whole park can also export the people of all companies', async () => {
  show(<MemberListPage />, { access: { ...all, 'book:read': 'park' }, answers: [listOf(staffOf('王磊')), tree, shown] });
  await user.click(await screen.findByRole('button', { name: '导出' }));
  expect((await screen.findAllByRole('menuitem')).map((entry) => entry.textContent)).toEqual(['导出本单位员工', '导出园区全部人员']);
});

/** Answers the calls of an export of one column; the task of the export stays in the state waiting. */
function exported() {
  const sent = vi.fn();
  const exporting = answer(task.export, (input) => {
    sent(input);
    return { id: idOf('任务'), state: 'waiting' as const, total: 1 };
  });
  const columns = answer(task.columns, () => [{ key: 'realName', title: '姓名' }]);
  const history = answer(task.list, () => ({ total: 0, list: [] }));
  return { sent, answers: [exporting, columns, history] };
}

test.each([
  [
    '导出本单位员工',
    '导出员工',
    'staff',
    { departmentId: idOf('工程部'), keyword: '王', isEnable: '1', isCompanyAdmin: '1', companyId: idOf('智联数据') },
  ],
  ['导出园区全部人员', '导出园区人员', 'parkStaff', { keyword: '王', isEnable: '1' }],
])('the export %s uses the filter of the list', async (entry, title, subject, filter) => {
  const { sent, answers } = exported();
  const others = answer(company.list, () => pageOf(companyOf('智联数据')));
  show(<MemberListPage />, {
    access: { ...all, 'book:read': 'park' },
    at: `/?companyId=${idOf('智联数据')}`,
    answers: [...answers, others, listOf(staffOf('王磊')), tree, shown],
  });
  await fillFilters();
  await user.click(screen.getByRole('button', { name: '导出' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  const box = await dialog(title);
  await within(box).findByText('姓名');
  await press(box, '导出');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ subject, columns: ['realName'], filter }));
});

test('V232 an operator can select a company of the park; a user of a company sees only the user’s company', async () => {
  const others = answer(company.list, () => pageOf(companyOf('智联数据')));
  const operator = openList([others], '/', { 'book:read': 'park' });
  await user.click(await screen.findByRole('combobox', { name: '企业' }));
  await user.click(await option('智联数据'));
  await waitFor(() => expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ companyId: idOf('智联数据') })));
  expect(operator.address()).toContain(idOf('智联数据'));
  cleanup();
  queried.mockClear();
  openList([], operator.address(), { 'book:read': 'own' });
  await screen.findByRole('button', { name: '王磊' });
  expect(screen.queryByRole('combobox', { name: '企业' })).toBeNull();
  expect(queried.mock.calls.map(([input]) => input.companyId)).toEqual([undefined]);
});

test('an export with selected people contains only these people', async () => {
  const { sent, answers } = exported();
  show(<MemberListPage />, { access: all, answers: [...answers, listOf(staffOf('王磊'), staffOf('李强')), tree, shown] });
  await user.click(within(await screen.findByRole('row', { name: /李强/ })).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: '导出选中' }));
  const box = await dialog('导出员工');
  within(box).getByText('选中的 1 条');
  await within(box).findByText('姓名');
  await press(box, '导出');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ subject: 'staff', columns: ['realName'], filter: {}, ids: [idOf('李强')] }));
});

const boss = { ...staffOf('林晓峰', { isSuperAdmin: 1 }) };
const searched = vi.fn();
const managers = answer(staff.search, (input) => {
  searched(input);
  return pageOf(boss, staffOf('赵雅琴', { isCompanyAdmin: 1 }));
});
const people = answer(department.people, () => pageOf(memberOf('赵雅琴'), memberOf('王磊'), memberOf('林晓峰')));
const openAdmins = (answers: Scene['answers'] = [], access: Rights = all, scene: Pick<Scene, 'at' | 'me'> = {}) =>
  show(<AdminPage />, {
    access,
    answers: [...answers, listOf(staffOf('赵雅琴', { isCompanyAdmin: 1 })), managers, people, tree],
    me: { id: idOf('林晓峰'), companySuperAdmin: true, ...scene.me },
    ...(scene.at && { at: scene.at }),
  });

test('V321 V275 R089 people can be appointed as administrators; current administrators cannot be selected', async () => {
  const sent = vi.fn();
  const setAdmin = answer(staff.setAdmin, (input) => {
    sent(input);
    return {};
  });
  openAdmins([setAdmin]);
  await user.click(await screen.findByRole('button', { name: '新增管理员' }));
  const box = await dialog('新增普通管理员');
  expect(await within(box).findByRole('checkbox', { name: /赵雅琴/ })).toHaveProperty('disabled', true);
  expect(searched).toHaveBeenCalledWith(expect.objectContaining({ isManagerUser: 1, pageNum: 1, pageSize: 10_000 }));
  await user.click(within(box).getByRole('checkbox', { name: /王磊/ }));
  await press(box, '新增');
  expect(await screen.findByText('新增成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ userId: idOf('王磊'), isCompanyAdmin: 1 }));
});

test('60203 appointing a person who has meanwhile become an administrator names that person and the reason', async () => {
  const setAdmin = answer(staff.setAdmin, () => {
    throw refuse(staffErrors.alreadyAdmin);
  });
  openAdmins([setAdmin]);
  await user.click(await screen.findByRole('button', { name: '新增管理员' }));
  const box = await dialog('新增普通管理员');
  await user.click(await within(box).findByRole('checkbox', { name: /王磊/ }));
  await press(box, '新增');
  expect((await dialog('成功 0 项，失败 1 项')).textContent).toContain(`王磊${staffErrors.alreadyAdmin.message}`);
});

test('V339 removing an administrator from the post asks for confirmation', async () => {
  const sent = vi.fn();
  const setAdmin = answer(staff.setAdmin, (input) => {
    sent(input.isCompanyAdmin);
    return {};
  });
  openAdmins([setAdmin]);
  await user.click(await screen.findByRole('button', { name: '移除' }));
  expect(await screen.findByText('取消“赵雅琴”的管理员？')).toBeTruthy();
  await user.click((await screen.findAllByRole('button', { name: '移除' })).at(-1) as HTMLElement);
  expect(await screen.findByText('移除成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(0);
});

const openHandover = async () => {
  await user.click(await screen.findByRole('button', { name: '移交超级管理员' }));
  return dialog('移交超级管理员');
};
const chooseSuccessor = async (box: HTMLElement, name: string) => {
  await user.click(within(box).getByRole('combobox', { name: '移交给' }));
  await user.click(await option(name));
};

test('V231 V348 super administrators cannot choose themselves as successors', async () => {
  openAdmins();
  const box = await openHandover();
  await chooseSuccessor(box, '林晓峰');
  await press(box, '下一步');
  expect(await within(box).findByText('不能自己转给自己哦')).toBeTruthy();
});

test('V340 handing over the super administrator post asks for confirmation and names the consequence', async () => {
  const sent = vi.fn();
  const handOver = answer(staff.handOver, (input) => {
    sent(input);
    return {};
  });
  openAdmins([handOver]);
  const box = await openHandover();
  await chooseSuccessor(box, '王磊');
  await user.click(within(box).getByRole('checkbox', { name: /保留为普通管理员/ }));
  await press(box, '下一步');
  const question = await dialog('将超级管理员移交给“王磊”？');
  expect(question.textContent).toContain('移交后，你将成为普通管理员');
  await press(question, '移交');
  expect(await screen.findByText('移交成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ setUserId: idOf('王磊'), userId: idOf('林晓峰'), setManager: 1 }));
});

test('605 6010 a refused handover of the post shows the reason at the field for the successor', async () => {
  const handOver = answer(staff.handOver, () => {
    throw refuse(staffErrors.notHere);
  });
  openAdmins([handOver]);
  const box = await openHandover();
  await chooseSuccessor(box, '王磊');
  await press(box, '下一步');
  await press(await dialog('将超级管理员移交给“王磊”？'), '移交');
  expect(await within(box).findByText(staffErrors.notHere.message)).toBeTruthy();
});

test('a user without the right to appoint administrators sees them but no actions', async () => {
  openAdmins([], { 'book:read': 'own' });
  expect(await screen.findByText('赵雅琴')).toBeTruthy();
  for (const name of ['新增管理员', '移交超级管理员', '移除']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('an operator appoints administrators in other companies; in the operator’s company only the super administrator does', async () => {
  const park: Rights = { 'book:read': 'park', 'staff:admin': 'park', 'staff:handover': 'park' };
  const others = answer(company.list, () => pageOf(companyOf('智联数据')));
  const posts = ['新增管理员', '移交超级管理员', '移除'];
  openAdmins([others], park, { me: { companySuperAdmin: false } });
  expect(await screen.findByText('赵雅琴')).toBeTruthy();
  expect(await screen.findByText('林晓峰')).toBeTruthy();
  for (const name of posts) expect(screen.queryByRole('button', { name })).toBeNull();
  cleanup();
  openAdmins([others], park, { me: { companySuperAdmin: false }, at: `/?companyId=${idOf('智联数据')}` });
  for (const name of posts) expect(await screen.findByRole('button', { name })).toBeTruthy();
});
