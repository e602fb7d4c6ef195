import { company } from '@park/contract/company';
import { config } from '@park/contract/config';
import { commonErrors } from '@park/contract/core';
import { type DepartmentNode, department, departmentErrors, type Member } from '@park/contract/department';
import { privacy } from '@park/contract/privacy';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answer, dialog, refuse, show } from '../../../test/render.tsx';
import type { Rights } from '../../kit/access.tsx';
import { DepartmentPage } from './DepartmentPage.tsx';

const user = userEvent.setup();
const all: Rights = {
  'book:read': 'own',
  'department:create': 'own',
  'department:update': 'own',
  'department:delete': 'own',
  'staff:update': 'own',
};
const ids = new Map<string, string>();
const idOf = (name: string) => {
  if (!ids.has(name)) ids.set(name, crypto.randomUUID());
  return ids.get(name) as string;
};

const node = (name: string, given: Partial<DepartmentNode> = {}): DepartmentNode => ({
  id: idOf(name),
  name,
  parentId: null,
  companyId: 'c-own',
  level: 2,
  orderNum: 1,
  isShow: 1,
  isNoDepartment: false,
  orgCode: null,
  parentCode: null,
  managerUserId: null,
  managerName: null,
  otherManagerUserIds: [],
  staffNum: 0,
  totalStaffNum: 0,
  version: 1,
  children: [],
  ...given,
});
const repair = (given: Partial<DepartmentNode> = {}) =>
  node('工程部', { parentId: idOf('云启物业'), children: [node('维修组', { level: 3, parentId: idOf('工程部') })], ...given });
const unassigned = node('未分配部门', { id: '-2', level: 1, isNoDepartment: true, totalStaffNum: 2 });
const tree = (...below: DepartmentNode[]) => [unassigned, node('云启物业', { level: 1, totalStaffNum: 9, children: below })];

const member = (realName: string, given: Partial<Member> = {}): Member => ({
  id: idOf(realName),
  companyId: 'c-own',
  realName,
  phone: '138****0001',
  sex: 0,
  position: '工程师',
  email: null,
  departmentId: idOf('工程部'),
  departmentName: '工程部',
  orgOrderNum: 1,
  isEnable: 1,
  isCompanyAdmin: 0,
  isSuperAdmin: 0,
  createdDate: '2026-03-01T01:30:00.000Z',
  ...given,
});
const detailOf = (given: object = {}) => ({
  id: idOf('工程部'),
  name: '工程部',
  parentId: idOf('云启物业'),
  parentName: '云启物业',
  companyId: 'c-own',
  level: 2,
  orderNum: 1,
  isShow: 1 as const,
  orgCode: null,
  managerUserId: null,
  managerName: null,
  otherManagerUserIds: [],
  otherManagerNames: [],
  createdDate: '2026-03-01T01:30:00.000Z',
  updatedDate: null,
  version: 1,
  ...given,
});

const treeOf = (...below: DepartmentNode[]) => answer(department.tree, () => tree(...below));
const membersOf = (...list: Member[]) => answer(department.members, () => ({ total: list.length, list }));
const organisation = [treeOf(repair()), membersOf()];

const openMenu = async (name: string) => user.click(await screen.findByRole('button', { name: `${name}的操作` }));
const choose = async (entry: string) => user.click(await screen.findByRole('menuitem', { name: entry }));
/** An entry of the list or tree that is open below a selector. */
const option = (text: string) =>
  waitFor(() => {
    const popups = [...document.querySelectorAll<HTMLElement>('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')];
    return within(popups.at(-1) as HTMLElement).getByText(text);
  });
const save = async () => user.click(await screen.findByRole('button', { name: '保存' }));

test('V069 V070 the node menu is on departments, not on the top level and not on people without department', async () => {
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

test('V168 the order of the top level has nowhere to be edited', async () => {
  show(<DepartmentPage />, { access: all, answers: [treeOf(), membersOf()] });
  await screen.findByRole('treeitem', { name: /云启物业/ });
  expect(screen.queryByRole('button', { name: /的操作$/ })).toBeNull();
});

test('somebody who may only read has no menu and no button to add', async () => {
  show(<DepartmentPage />, { access: { 'book:read': 'own' }, answers: organisation });
  await screen.findByRole('treeitem', { name: /工程部/ });
  expect(screen.queryByRole('button', { name: '工程部的操作' })).toBeNull();
  expect(screen.queryByRole('button', { name: '新增下级' })).toBeNull();
});

test('V097 people without department come last', async () => {
  show(<DepartmentPage />, { access: all, answers: organisation });
  const names = (await screen.findAllByRole('treeitem')).map((item) => item.textContent);
  expect(names.at(0)).toContain('云启物业');
  expect(names.at(-1)).toContain('未分配部门');
});

test('V096 hidden departments are asked for by those who may edit, and marked', async () => {
  const asked = vi.fn();
  const hidden = answer(department.tree, (input) => {
    asked(input.showAll);
    return tree(repair({ isShow: 0 }));
  });
  show(<DepartmentPage />, { access: all, answers: [hidden, membersOf()] });
  expect((await screen.findByRole('treeitem', { name: /工程部/ })).textContent).toContain('隐藏');
  expect(asked).toHaveBeenCalledWith(1);
});

test('V310 a tree that cannot be read says so and can be asked for again', async () => {
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

test('V289 a member list that cannot be read says so, not that it is empty', async () => {
  const broken = answer(department.members, () => {
    throw refuse(commonErrors.unexpected);
  });
  show(<DepartmentPage />, { access: all, answers: [treeOf(repair()), broken] });
  expect(await screen.findByText('获取用户列表失败')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a search opens and lights the departments it finds, deep ones too', async () => {
  show(<DepartmentPage />, { access: all, answers: organisation });
  await screen.findByRole('treeitem', { name: /工程部/ });
  expect(screen.queryByRole('treeitem', { name: /维修组/ })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: '搜索部门' }), '维修');
  const lit = await screen.findByText('维修');
  expect(lit.tagName).toBe('MARK');
  expect(lit.closest('[role="treeitem"]')?.textContent).toContain('维修组');
  expect(screen.queryByRole('treeitem', { name: /未分配部门/ })).toBeNull();
});

test('the chosen department is in the address, and the address chooses', async () => {
  const asked = vi.fn();
  const members = answer(department.members, (input) => {
    asked(input.departmentId, input.type);
    return { total: 0, list: [] };
  });
  const page = show(<DepartmentPage />, { access: all, answers: [treeOf(repair()), members], at: `/?departmentId=${idOf('维修组')}` });
  expect(await screen.findByRole('heading', { name: '维修组' })).toBeTruthy();
  expect(asked).toHaveBeenLastCalledWith(idOf('维修组'), 1);
  await user.click(screen.getByText('工程部'));
  expect(await screen.findByRole('heading', { name: '工程部' })).toBeTruthy();
  expect(page.address()).toContain(`departmentId=${idOf('工程部')}`);
});

test('包含下级部门 asks for everybody below', async () => {
  const asked = vi.fn();
  const members = answer(department.members, (input) => {
    asked(input.type);
    return { total: 0, list: [] };
  });
  show(<DepartmentPage />, { access: all, answers: [treeOf(repair()), members], at: `/?departmentId=${idOf('工程部')}` });
  await user.click(await screen.findByRole('switch', { name: '包含下级部门' }));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith(2));
});

test('members show what they are, with phones as they were sent', async () => {
  const list = [
    member('张敏', { isSuperAdmin: 1, isCompanyAdmin: 1, sex: 1 }),
    member('李强', { isCompanyAdmin: 1, position: null }),
    member('王磊', { isEnable: 0 }),
  ];
  show(<DepartmentPage />, { access: { 'book:read': 'own' }, answers: [treeOf(repair()), membersOf(...list)] });
  const row = async (name: string) => (await screen.findByRole('button', { name })).closest('tr')?.textContent;
  expect(await row('张敏')).toBe('张敏138****0001查看女工程师工程部启用单位超级管理员');
  expect(await row('李强')).toBe('李强138****0001查看男--工程部启用单位普通管理员');
  expect(await row('王磊')).toBe('王磊138****0001查看男工程师工程部禁用普通成员');
});

test('V257 a member’s number is shown after a click of its own', async () => {
  const companyId = crypto.randomUUID();
  const asked: unknown[] = [];
  const look = answer(privacy.staffPhone, (input) => {
    asked.push(input);
    return { phone: '13800000001' };
  });
  show(<DepartmentPage />, {
    access: all,
    answers: [treeOf(repair()), membersOf(member('张敏', { companyId })), look, answer(privacy.record, () => ({}))],
  });
  await user.click(await screen.findByRole('button', { name: '查看张敏的手机号' }));
  expect(await screen.findByText('13800000001')).toBeTruthy();
  expect(asked).toEqual([{ id: idOf('张敏'), companyId }]);
});

test('a click on a member shows the details beside the list', async () => {
  show(<DepartmentPage />, { access: all, answers: [treeOf(repair()), membersOf(member('张敏'), member('李强'))] });
  await user.click((await screen.findAllByText('工程师'))[0] as HTMLElement);
  const drawer = await dialog('张敏');
  expect(within(drawer).getByText('2026-03-01 09:30')).toBeTruthy();
  await user.click(within(drawer).getByRole('button', { name: '下一条' }));
  expect(await dialog('李强')).toBeTruthy();
});

test('ticking a member, or beside the box, does not open the details', async () => {
  show(<DepartmentPage />, { access: all, answers: [treeOf(repair()), membersOf(member('张敏'))] });
  const box = (await screen.findAllByRole('checkbox')).at(-1) as HTMLElement;
  await user.click(box.closest('td') as HTMLElement);
  await user.click(box);
  expect(await screen.findByText('已选 1 项')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('V068 V354 members are searched by name or phone, eleven characters at most', async () => {
  const asked = vi.fn();
  const members = answer(department.members, (input) => {
    asked(input.keyword);
    return { total: 0, list: [] };
  });
  show(<DepartmentPage />, { access: all, answers: [treeOf(repair()), members] });
  await user.type(await screen.findByPlaceholderText('请输入姓名或手机号'), '138000000011234{Enter}');
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('13800000001'));
});

test('a new department is sent below its parent, shown and chosen', async () => {
  const below = [repair()];
  const create = answer(department.create, (input) => {
    below.push(node(input.name, { parentId: input.parentId, orderNum: input.orderNum, isShow: input.isShow }));
    return { id: idOf(input.name) };
  });
  const page = show(<DepartmentPage />, { access: all, answers: [answer(department.tree, () => tree(...below)), membersOf(), create] });
  await user.click(await screen.findByRole('button', { name: '新增下级' }));
  await user.type(await screen.findByLabelText('部门名称'), '后勤部');
  await user.type(screen.getByLabelText('排序'), '3');
  await user.click(screen.getByRole('switch', { name: '通讯录显示' }));
  await save();
  expect(await screen.findByText('新增成功')).toBeTruthy();
  expect(await screen.findByRole('treeitem', { name: /后勤部/ })).toBeTruthy();
  expect(below[1]).toMatchObject({ parentId: idOf('云启物业'), orderNum: 3, isShow: 0 });
  await waitFor(() => expect(page.address()).toContain(idOf('后勤部')));
});

test('V163 V165 a department needs a name and an order', async () => {
  show(<DepartmentPage />, { access: all, answers: organisation });
  await user.click(await screen.findByRole('button', { name: '新增下级' }));
  await save();
  expect(await screen.findByText('请填写部门名称')).toBeTruthy();
  expect(await screen.findByText('请输入排序')).toBeTruthy();
});

test('V164 a name takes twenty characters and counts them', async () => {
  show(<DepartmentPage />, { access: all, answers: organisation });
  await user.click(await screen.findByRole('button', { name: '新增下级' }));
  const name = await screen.findByLabelText<HTMLInputElement>('部门名称');
  await user.click(name);
  await user.paste('一二三四五六七八九十一二三四五六七八九十多');
  expect(name.value).toHaveLength(20);
  expect(screen.getByText('20 / 20')).toBeTruthy();
});

test('V169 V276 the parent can be chosen when editing, but not the department itself or one below it', async () => {
  const sent = vi.fn();
  const change = answer(department.change, (input) => {
    sent(input);
    return {};
  });
  show(<DepartmentPage />, { access: all, answers: [treeOf(repair(), node('客服部')), membersOf(), change] });
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

test('an edit that somebody overtook shows where both differ, and goes on from the latest', async () => {
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
  expect(within(conflict).queryByRole('row', { name: /通讯录显示/ })).toBeNull();
  expect(screen.queryByText(commonErrors.stale.message)).toBeNull();
  await user.click(within(conflict).getByRole('button', { name: '刷新' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('部门名称').value).toBe('工程维护部'));
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ name: '工程维护部', orderNum: 7, version: 2 })));
});

test('V342 V276 deleting asks first, naming the department and what goes with it', async () => {
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

test('V351 a department with people below it stays, says why in a dialog and leads to them', async () => {
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
  await user.click(within(reason).getByRole('button', { name: '查看人员' }));
  await waitFor(() => expect(page.address()).toBe(`/?departmentId=${idOf('工程部')}&type=2`));
  expect(screen.getByRole('switch', { name: '包含下级部门' }).getAttribute('aria-checked')).toBe('true');
});

const people = ['赵一', '钱二', '孙三', '李四', '周五'].map((realName) => member(realName));
const peopleOf = (asked: (keyword: string) => void = () => {}) =>
  answer(department.people, ({ keyword }) => {
    asked(keyword);
    const list = people.filter(({ realName }) => realName.includes(keyword));
    return { total: list.length, list };
  });
const headed = answer(department.detail, () =>
  detailOf({
    managerUserId: idOf('赵一'),
    managerName: '赵一',
    otherManagerUserIds: [idOf('钱二'), idOf('孙三')],
    otherManagerNames: ['钱二', '孙三'],
  }),
);
const openHeads = async () => {
  await openMenu('工程部');
  await choose('设置负责人');
  return dialog('设置负责人：工程部');
};
const pick = async (form: HTMLElement, label: string, ...names: string[]) => {
  await user.click(within(form).getByRole('combobox', { name: label }));
  for (const name of names) await user.click(await option(name));
};

test('V071 a department has one head and others, and those there are shown by name', async () => {
  const sent = vi.fn();
  const setManagers = answer(department.setManagers, (input) => {
    sent(input);
    return {};
  });
  show(<DepartmentPage />, { access: all, answers: [...organisation, headed, peopleOf(), setManagers] });
  const form = await openHeads();
  for (const name of ['赵一', '钱二', '孙三']) expect(within(form).getByText(name)).toBeTruthy();
  await pick(form, '其他负责人', '李四');
  await save();
  expect(await screen.findByText('设置成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ managerUserId: idOf('赵一'), otherManagerUserIds: [idOf('钱二'), idOf('孙三'), idOf('李四')] }),
  );
});

test('V166 a fourth other head is refused', async () => {
  show(<DepartmentPage />, { access: all, answers: [...organisation, headed, peopleOf()] });
  await pick(await openHeads(), '其他负责人', '李四', '周五');
  await save();
  expect(await screen.findByText('最多选择3个其他负责人')).toBeTruthy();
});

test('V167 the head is not one of the others', async () => {
  show(<DepartmentPage />, { access: all, answers: [...organisation, headed, peopleOf()] });
  await pick(await openHeads(), '部门负责人', '钱二');
  await save();
  expect(await screen.findByText('部门负责人和其他负责人不能重复')).toBeTruthy();
});

test('V354 people are searched once the typing rests, with eleven characters at most', async () => {
  const asked = vi.fn();
  show(<DepartmentPage />, { access: all, answers: [...organisation, headed, peopleOf(asked)] });
  const form = await openHeads();
  await user.type(within(form).getByRole('combobox', { name: '部门负责人' }), '138000000011234');
  await waitFor(() => expect(asked).toHaveBeenCalledWith('13800000001'));
  expect(asked.mock.calls.map(([keyword]) => keyword)).toEqual(['', '13800000001']);
});

test('ticked people move to the department chosen, or out of any', async () => {
  const sent = vi.fn();
  const assign = answer(department.assign, (input) => {
    sent(input);
    return { moved: input.userIds.length };
  });
  show(<DepartmentPage />, { access: all, answers: [treeOf(repair()), membersOf(member('张敏'), member('李强')), assign] });
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

const companies = answer(company.list, () => ({
  total: 1,
  list: [
    {
      companyId: idOf('苏州智联'),
      companyName: '苏州智联',
      creditCode: null,
      compType: '0' as const,
      normalContactName: null,
      normalContactPhone: null,
      isEnable: 1 as const,
      isActivated: 1 as const,
      staffNum: 3,
      createdDate: '2026-03-01T01:30:00.000Z',
    },
  ],
}));

test('only those who see the whole park choose a company', async () => {
  show(<DepartmentPage />, { access: all, answers: organisation });
  await screen.findByRole('treeitem', { name: /工程部/ });
  expect(screen.queryByLabelText('单位')).toBeNull();
});

test('a company of the park can be looked at, but not edited with a right over the own one', async () => {
  const asked = vi.fn();
  const trees = answer(department.tree, ({ companyId }) => {
    asked(companyId);
    return tree(repair());
  });
  const page = show(<DepartmentPage />, {
    access: { ...all, 'book:read': 'park' },
    answers: [trees, membersOf(), companies],
  });
  await screen.findByRole('button', { name: '工程部的操作' });
  await user.click(await screen.findByRole('combobox', { name: '单位' }));
  await user.click(await option('苏州智联'));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith(idOf('苏州智联')));
  expect(page.address()).toBe(`/?companyId=${idOf('苏州智联')}`);
  await waitFor(() => expect(screen.queryByRole('button', { name: '工程部的操作' })).toBeNull());
});

test('V299 when the setting for phones cannot be read, no number is shown', async () => {
  const broken = answer(config.read, () => {
    throw refuse(commonErrors.busy);
  });
  show(<DepartmentPage />, { access: all, answers: [treeOf(), membersOf(member('王工')), broken] });
  expect(await screen.findByText('王工')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('138****0001')).toBeNull());
  expect(screen.queryByRole('columnheader', { name: '手机号' })).toBeNull();
});
