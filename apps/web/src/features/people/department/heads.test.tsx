import { department } from '@park/contract/people/department';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { all, choose, detailOf, openMenu, organisation, save, user } from '../../../../test/departments.ts';
import { idOf, memberOf, option } from '../../../../test/people.ts';
import { answer, dialog, show } from '../../../../test/render.tsx';
import { DepartmentPage } from './DepartmentPage.tsx';

const people = ['赵一', '钱二', '孙三', '李四', '周五'].map((realName) => memberOf(realName));
const peopleOf = (onQuery: (keyword: string) => void = () => {}) =>
  answer(department.people, ({ keyword }) => {
    onQuery(keyword);
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

test('R225 V071 a department has one head and up to three deputy heads, and the form shows the current heads by name', async () => {
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

test('V166 a fourth deputy head is refused', async () => {
  show(<DepartmentPage />, { access: all, answers: [...organisation, headed, peopleOf()] });
  await pick(await openHeads(), '其他负责人', '李四', '周五');
  await save();
  expect(await screen.findByText('最多选择3个其他负责人')).toBeTruthy();
});

test('V167 the head of a department cannot also be its deputy head', async () => {
  show(<DepartmentPage />, { access: all, answers: [...organisation, headed, peopleOf()] });
  await pick(await openHeads(), '部门负责人', '钱二');
  await save();
  expect(await screen.findByText('部门负责人和其他负责人不能重复')).toBeTruthy();
});

test('V354 the search for heads is debounced and accepts at most eleven characters', async () => {
  const queried = vi.fn();
  show(<DepartmentPage />, { access: all, answers: [...organisation, headed, peopleOf(queried)] });
  const form = await openHeads();
  await user.type(within(form).getByRole('combobox', { name: '部门负责人' }), '138000000011234');
  await waitFor(() => expect(queried).toHaveBeenCalledWith('13800000001'));
  expect(queried.mock.calls.map(([keyword]) => keyword)).toEqual(['', '13800000001']);
});
