import { commonErrors } from '@park/contract/core';
import { department } from '@park/contract/people/department';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf, memberOf, nodeOf, pageOf, treeOf } from '../../../test/people.ts';
import { answer, refuse, show } from '../../../test/render.tsx';
import { PeopleDialog } from './PeopleDialog.tsx';

const user = userEvent.setup();
const chosen = vi.fn();
beforeEach(() => chosen.mockClear());
const tree = answer(department.tree, () => treeOf(nodeOf('工程部')));
const pick = (answers: ReturnType<typeof answer>[] = []) =>
  show(
    <PeopleDialog
      dialog={{ open: true, close: () => {} }}
      title="新增普通管理员"
      okText="新增"
      companyId={undefined}
      most={2}
      refusal={(id) => (id === idOf('孙三') ? '已经是了' : undefined)}
      onChoose={chosen}
    />,
    {
      access: { 'book:read': 'own' },
      answers: [
        ...answers,
        tree,
        answer(department.people, () => pageOf(...['赵一', '钱二', '孙三', '李四'].map((name) => memberOf(name)))),
      ],
    },
  );

test('people are chosen from several departments, up to the maximum', async () => {
  pick();
  await user.click(await screen.findByRole('checkbox', { name: /赵一/ }));
  await user.click(within(screen.getByRole('treeitem', { name: /工程部/ })).getByText('工程部'));
  await user.click(await screen.findByRole('checkbox', { name: /钱二/ }));
  expect(screen.getByText('已选 2 / 2 人')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /李四/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('checkbox', { name: /孙三/ }).closest('label')?.textContent).toContain('已经是了');
  await user.click(screen.getByRole('button', { name: '不选赵一' }));
  await user.click(screen.getByRole('button', { name: '新增' }));
  expect(chosen).toHaveBeenCalledWith([{ id: idOf('钱二'), realName: '钱二' }]);
});

test('V312 V314 the dialog shows a message if people fail to load, and if a department has no people', async () => {
  let isBroken = true;
  const some = answer(department.people, () => {
    if (isBroken) throw refuse(commonErrors.unexpected);
    return pageOf();
  });
  pick([some]);
  expect(await screen.findByText('加载组织人员失败')).toBeTruthy();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect((await screen.findAllByText('暂无数据')).length).toBeGreaterThan(0);
});
