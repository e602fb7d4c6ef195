import { department } from '@park/contract/people/department';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf, memberOf, nodeOf, pageOf, treeOf } from '../../../test/people.ts';
import { answer, show } from '../../../test/render.tsx';
import { identityOf } from './member.tsx';
import { PersonPicker } from './PersonPicker.tsx';
import { RelatedUserDialog } from './RelatedUserDialog.tsx';
import { peopleOf } from './sources.ts';

const user = userEvent.setup();
const chosen = vi.fn();
const onRequest = vi.fn();
const trees = vi.fn();
beforeEach(() => {
  for (const spy of [chosen, onRequest, trees]) spy.mockClear();
});
const own = idOf('云启物业');
const tree = answer(department.tree, (input) => {
  trees(input.companyId);
  return treeOf(nodeOf('工程部'));
});
const people = answer(department.people, (input) => {
  onRequest(input);
  return input.keyword === '无此人' || input.departmentId === idOf('工程部') ? pageOf() : pageOf(memberOf('王磊'), memberOf('李强'));
});
const dialog = { open: true, close: () => {} };
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

const companies = [
  { id: own, name: '云启物业' },
  { id: idOf('协管中心'), name: '协管中心' },
];
const openDialog = (props: Partial<Parameters<typeof RelatedUserDialog>[0]> = {}) =>
  show(
    <RelatedUserDialog
      dialog={dialog}
      title="添加用户"
      okText="添加"
      companies={companies}
      source={peopleOf}
      onChoose={chosen}
      {...props}
    />,
    { answers: [tree, people] },
  );

test('V076 V314 R230 the departments of a company are loaded when the company is expanded', async () => {
  openDialog();
  const node = (await screen.findByText('协管中心')).closest<HTMLElement>('.ant-tree-treenode');
  expect(trees).not.toHaveBeenCalled();
  await user.click(node?.querySelector('.ant-tree-switcher') as HTMLElement);
  const below = await within(screen.getByRole('tree', { name: '部门' })).findByText('工程部');
  expect(trees.mock.calls).toEqual([[idOf('协管中心')]]);
  await user.click(below);
  await waitFor(() =>
    expect(onRequest).toHaveBeenLastCalledWith(expect.objectContaining({ companyId: idOf('协管中心'), departmentId: idOf('工程部') })),
  );
  expect((await screen.findAllByText('暂无数据')).length).toBeGreaterThan(0);
});

test('V172 V313 V354 the search accepts eleven characters, is debounced by 500 ms, and shows a message when it finds nobody', async () => {
  openDialog();
  const field = await screen.findByRole('textbox', { name: '搜索人员' });
  expect(field).toHaveProperty('maxLength', 11);
  await screen.findByRole('checkbox', { name: /王磊/ });
  const before = onRequest.mock.calls.length;
  const start = Date.now();
  await user.type(field, '无此人');
  await waitFor(() => expect(onRequest.mock.calls.length).toBe(before + 1));
  expect(Date.now() - start).toBeGreaterThanOrEqual(500);
  expect(onRequest).toHaveBeenLastCalledWith(expect.objectContaining({ keyword: '无此人' }));
  expect(await screen.findByText('未找到匹配的人员')).toBeTruthy();
});

test('V170 V171 by default the dialog requires at least one selected person', async () => {
  openDialog();
  await press('添加');
  expect(await screen.findByText('请先选择用户')).toBeTruthy();
  expect(chosen).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('checkbox', { name: /王磊/ }));
  expect(screen.getByText('已选 1 人')).toBeTruthy();
  await press('添加');
  expect(chosen).toHaveBeenCalledWith([{ id: idOf('王磊'), realName: '王磊' }], {});
});

test('V170 a dialog that allows an empty selection accepts it', async () => {
  openDialog({ isEmptyAllowed: true });
  await press('添加');
  expect(chosen).toHaveBeenCalledWith([], {});
});

test('V221 V222 V223 a person is shown as 单位超级管理员, 单位普通管理员 or 普通成员', () => {
  expect(identityOf({ isSuperAdmin: 1, isCompanyAdmin: 0 })).toBe('单位超级管理员');
  expect(identityOf({ isSuperAdmin: 0, isCompanyAdmin: 1 })).toBe('单位普通管理员');
  expect(identityOf({ isSuperAdmin: 0, isCompanyAdmin: 0 })).toBe('普通成员');
});

test('a disabled person is listed but cannot be selected', async () => {
  const some = answer(department.people, () => pageOf(memberOf('王磊'), memberOf('李强', { isEnable: 0 })));
  show(<PersonPicker aria-label="负责人" onChange={chosen} />, { answers: [some] });
  await user.click(screen.getByRole('combobox', { name: '负责人' }));
  const [first, second] = (await screen.findAllByText(/^(王磊|李强)/, { selector: '.ant-select-item-option .row' })).map(
    (text) => text.closest('.ant-select-item-option') as HTMLElement,
  );
  expect(second?.textContent).toContain('已禁用');
  await user.click(second as HTMLElement);
  expect(chosen).not.toHaveBeenCalled();
  await user.click(first as HTMLElement);
  expect(chosen.mock.calls[0]?.[0]).toBe(idOf('王磊'));
});

test('a selected person who was disabled since can be removed, and a picker for disabled people can select them', async () => {
  const some = answer(department.people, () => pageOf(memberOf('李强', { isEnable: 0 })));
  show(<PersonPicker aria-label="其他负责人" mode="multiple" value={[idOf('李强')]} onChange={chosen} />, { answers: [some] });
  await user.click(screen.getByRole('combobox', { name: '其他负责人' }));
  await screen.findByText(/已禁用/);
  await user.keyboard('{Backspace}');
  expect(chosen.mock.calls[0]?.[0]).toEqual([]);
  cleanup();
  show(<PersonPicker aria-label="人员" withDisabled onChange={chosen} />, { answers: [some] });
  await user.click(screen.getByRole('combobox', { name: '人员' }));
  await user.click((await screen.findByText(/已禁用/)).closest('.ant-select-item-option') as HTMLElement);
  expect(chosen.mock.calls[1]?.[0]).toBe(idOf('李强'));
});
