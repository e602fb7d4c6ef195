import type { Received } from '@park/contract/core';
import { department, departmentErrors } from '@park/contract/people/department';
import { extend } from '@park/contract/people/extend';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { all, user } from '../../../../test/departments.ts';
import { fieldOf, idOf, memberOf, nodeOf, option, pageOf, treeOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import type { Rights } from '../../../kit/api/access.tsx';
import { DepartmentPage } from './DepartmentPage.tsx';

const tree = answer(department.tree, () =>
  treeOf(nodeOf('工程部', { orderNum: 1 }), nodeOf('市场部', { orderNum: 2 }), nodeOf('客服部', { orderNum: 3 })),
);
const members = answer(department.members, () => pageOf());
const none = answer(extend.ofCompany, () => []);
const sent = vi.fn<(input: Received<typeof department.change>) => void>();
const change = answer(department.change, (input) => {
  sent(input);
  return {};
});
beforeEach(() => sent.mockClear());

type Scene = NonNullable<Parameters<typeof show>[1]>;
const open = (answers: Scene['answers'] = [], scene: Omit<Scene, 'answers'> = {}) =>
  show(<DepartmentPage />, { access: all, ...scene, answers: [...answers, tree, members, change, none] });
const choose = async (name: string, entry: string) => {
  await user.click(await screen.findByRole('button', { name: `${name}的操作` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};
const press = async (box: HTMLElement, name: string) => user.click(within(box).getByRole('button', { name }));

test('V325 a department is moved up by its menu, and only the departments whose order changes are saved', async () => {
  open();
  await choose('客服部', '上移');
  expect(await screen.findByText('排序成功')).toBeTruthy();
  expect(sent.mock.calls.map(([input]) => ('orderNum' in input ? [input.id, input.orderNum] : []))).toEqual([
    [idOf('客服部'), 2],
    [idOf('市场部'), 3],
  ]);
});

test('the first department cannot be moved up', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: '工程部的操作' }));
  expect((await screen.findByRole('menuitem', { name: '上移' })).getAttribute('aria-disabled')).toBe('true');
});

/** antd reads the horizontal pointer position, which jsdom's drag events lack, so it is defined on the event. */
function dragOnto(name: string, goal: string) {
  const at = (title: string) => screen.getAllByTitle(title)[0] as HTMLElement;
  const fire = (target: HTMLElement, type: 'dragStart' | 'dragEnter' | 'dragOver' | 'drop', clientX: number) => {
    const event = createEvent[type](target, { dataTransfer: { setData: () => {}, effectAllowed: '' } });
    Object.defineProperties(event, { clientX: { value: clientX }, clientY: { value: 1 } });
    fireEvent(target, event);
  };
  fire(at(name), 'dragStart', 0);
  fire(at(goal), 'dragEnter', 100);
  fire(at(goal), 'dragOver', 100);
  fire(at(goal), 'drop', 100);
}

test('V169 a department dropped on another department becomes its child after a confirmation', async () => {
  open();
  await screen.findByRole('treeitem', { name: /客服部/ });
  dragOnto('客服部', '工程部');
  const question = await dialog('移动部门“客服部”？');
  expect(question.textContent).toContain('将移动到“工程部”之下');
  expect(sent).not.toHaveBeenCalled();
  await press(question, '移动');
  expect(await screen.findByText('修改成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ type: 1, id: idOf('客服部'), parentId: idOf('工程部'), version: 1 }));
});

test('a user without the right to edit cannot drag departments', async () => {
  open([], { access: { 'book:read': 'own' } });
  await screen.findByRole('treeitem', { name: /客服部/ });
  expect(document.querySelector('[draggable="true"]')).toBeNull();
});

test('V323 602 the people of a department are listed and moved to another department before the department is deleted', async () => {
  let isEmpty = false;
  const removing = answer(department.change, (input) => {
    if (!isEmpty) throw refuse(departmentErrors.hasStaff);
    sent(input);
    return {};
  });
  const people = answer(department.people, () => pageOf(memberOf('王磊'), memberOf('李强', { departmentName: '维修组' })));
  const assign = answer(department.assign, ({ userIds }) => {
    isEmpty = true;
    return { moved: userIds.length };
  });
  open([removing, people, assign]);
  await choose('工程部', '删除');
  await press(await dialog('删除部门“工程部”？'), '删除');
  const reason = await dialog('部门“工程部”不能删除');
  expect(await within(reason).findByText('还有 2 人：王磊、李强（维修组）')).toBeTruthy();
  await press(reason, '移动到…');
  const move = await dialog('移动 2 人');
  await user.click(within(move).getByRole('combobox', { name: '移动到' }));
  expect((await option('工程部')).closest('.ant-select-tree-treenode')?.className).toContain('disabled');
  await user.click(await option('市场部'));
  await press(move, '保存');
  await press(await dialog('删除部门“工程部”？'), '删除');
  expect(await screen.findByText('删除成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ type: 2, id: idOf('工程部') }));
});

test.each([
  ['stays, and all other people are moved', undefined, [idOf('王磊')]],
  ['is moved too if that is the user', idOf('林总'), [idOf('王磊'), idOf('林总')]],
])('V228 602 when a department is emptied, the super administrator %s', async (_, id, moving) => {
  const removing = answer(department.change, () => {
    throw refuse(departmentErrors.hasStaff);
  });
  const people = answer(department.people, () => pageOf(memberOf('王磊'), memberOf('林总', { isSuperAdmin: 1 })));
  const moved = vi.fn();
  const assign = answer(department.assign, ({ userIds }) => {
    moved(userIds);
    return { moved: userIds.length };
  });
  open([removing, people, assign], id ? { me: { id } } : {});
  await choose('工程部', '删除');
  await press(await dialog('删除部门“工程部”？'), '删除');
  const reason = await dialog('部门“工程部”不能删除');
  await within(reason).findByText('还有 2 人：王磊、林总');
  expect(within(reason).queryByText('超级管理员林总须由本人移动到其他部门。') === null).toBe(id !== undefined);
  await press(reason, '移动到…');
  const box = await dialog(`移动 ${moving.length} 人`);
  await user.click(within(box).getByRole('combobox', { name: '移动到' }));
  await user.click(await option('市场部'));
  await press(box, '保存');
  await waitFor(() => expect(moved).toHaveBeenCalledWith(moving));
});

test('V309 creating a department that the server refuses shows the reason', async () => {
  const create = answer(department.create, () => {
    throw refuse(departmentErrors.tooDeep);
  });
  open([create]);
  await user.click(await screen.findByRole('button', { name: '新增下级' }));
  await user.type(await screen.findByLabelText('部门名称'), '后勤部');
  await user.type(screen.getByLabelText('排序'), '3');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(`新增失败：${departmentErrors.tooDeep.message}`)).toBeTruthy();
});

test('V333 a company fills in the custom fields that the operator has opened to companies', async () => {
  const own = { id: idOf('c-own') };
  const fields = answer(extend.ofCompany, () => [
    { ...fieldOf('行业', { columnName: 'trade', isEdit: 1 }), value: '软件' },
    { ...fieldOf('评级', { columnName: 'grade' }), value: 'A' },
  ]);
  const saved = vi.fn();
  const setValues = answer(extend.setValues, (input) => {
    saved(input);
    return {};
  });
  open([fields, setValues], { me: { companyId: own.id } });
  await user.click(await screen.findByRole('button', { name: '企业自定义信息' }));
  const box = await dialog('企业自定义信息');
  expect(within(box).getByLabelText('评级')).toHaveProperty('disabled', true);
  await user.type(within(box).getByLabelText('行业'), '业');
  await press(box, '保存');
  expect(await screen.findByText('单位信息更新成功')).toBeTruthy();
  expect(saved).toHaveBeenCalledWith(expect.objectContaining({ useModule: 2, id: own.id, extValues: { trade: '软件业', grade: 'A' } }));
});

test('the page does not load custom fields of another company, because these fields are edited on the company page', async () => {
  const queried = vi.fn();
  const fields = answer(extend.ofCompany, ({ a }) => {
    queried(a);
    return [{ ...fieldOf('行业', { columnName: 'trade' }), value: '软件' }];
  });
  const park: Rights = { 'book:read': 'park', 'staff:update': 'park' };
  open([fields], { me: { companyId: idOf('c-own') }, access: park, at: `/?companyId=${idOf('c-other')}` });
  await screen.findByRole('treeitem', { name: /客服部/ });
  await screen.findByText('这里还没有内容');
  expect(screen.queryByRole('button', { name: '企业自定义信息' })).toBeNull();
  expect(queried).not.toHaveBeenCalled();
});

test('the button 单位扩展信息 is not shown if there are no custom fields for companies', async () => {
  open();
  await screen.findByRole('treeitem', { name: /客服部/ });
  await waitFor(() => expect(screen.queryByRole('button', { name: '企业自定义信息' })).toBeNull());
});
