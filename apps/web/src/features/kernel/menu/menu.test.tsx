import { nodes } from '@park/contract/access';
import { type MenuResource, menu, menuErrors } from '@park/contract/kernel/menu';
import { ticket } from '@park/contract/kernel/ticket';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf, option, pageOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import { iconWords } from './icon-names.ts';
import { MenuPage } from './MenuPage.tsx';

const user = userEvent.setup();
const sent = vi.fn();
beforeEach(() => sent.mockClear());
const entry = (code: string, name: string, given: Partial<MenuResource> = {}): MenuResource => ({
  ...{ code, name, parentId: null, path: '', icon: '', rank: 1, type: 'menu', sides: 'OC' },
  ...{ isShipped: true, isBuilt: true, shippedName: null, appSwitch: 1, children: [] },
  ...given,
});
const tree = answer(menu.tree, () => [
  entry('M1003', '应用服务', {
    children: [
      entry('M1003001', '应用', {
        parentId: 'M1003',
        children: [
          entry('M1003001001', '应用中心', { path: '/serivceapp/servicehome', shippedName: '应用列表', isBuilt: false }),
          entry('Canteen', '食堂', { path: '/application/embedded/canteen', isShipped: false }),
        ],
      }),
    ],
  }),
]);
const apps = answer(ticket.apps, () =>
  pageOf({
    id: idOf('app'),
    name: '食堂',
    code: 'canteen',
    origin: 'https://canteen.example',
    path: '/',
    isEnable: 1 as const,
    version: 1,
  }),
);
type Scene = NonNullable<Parameters<typeof show>[1]>;
const open = (answers: Scene['answers'] = [], access: Scene['access'] = { 'menu:read': 'platform', 'menu:update': 'platform' }) =>
  show(<MenuPage />, { access, answers: [...(answers ?? []), tree, apps] });
const press = async (name: string, box: HTMLElement = document.body) => user.click(await within(box).findByRole('button', { name }));

test('RX28 V102 the list shows the kind of every menu node; built-in nodes cannot be deleted', async () => {
  open();
  await press('全部展开');
  const external = (await screen.findByText('食堂')).closest('tr') as HTMLElement;
  expect(external.textContent).toContain('外部入口');
  const shipped = screen.getByText(/应用中心/).closest('tr') as HTMLElement;
  expect(shipped.textContent).toContain('（原名：应用列表）');
  expect(within(shipped).getByText('未开放')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '删除应用中心' })).toBeNull();
  expect(screen.getByRole('button', { name: '删除食堂' })).toBeTruthy();
});

test('a built-in menu node can be renamed, and an empty name restores the original name', async () => {
  const change = answer(menu.change, (input) => {
    sent(input);
    return {};
  });
  open([change]);
  await press('全部展开');
  await press('编辑应用中心');
  const box = await dialog('编辑菜单：应用中心');
  expect(box.textContent).toContain('清空则恢复为“应用列表”');
  await user.clear(within(box).getByLabelText('菜单名称'));
  await press('保存', box);
  expect(await screen.findByText('修改成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ code: 'M1003001001', name: '' }));
});

test('a menu node for an external application is added below a heading', async () => {
  const create = answer(menu.create, (input) => {
    sent(input);
    if (sent.mock.calls.length === 1) throw refuse(menuErrors.codeTaken);
    return { id: input.code };
  });
  open([create]);
  await press('新增外部入口');
  const box = await dialog('新增外部入口');
  await user.click(within(box).getByRole('combobox', { name: '上级菜单' }));
  await user.click(await option('应用服务'));
  await user.click(within(box).getByRole('combobox', { name: '外部应用' }));
  await user.click(await option('食堂（canteen）'));
  await user.type(within(box).getByLabelText('菜单编码'), 'Dinner');
  await user.type(within(box).getByLabelText('菜单名称'), '订餐');
  await press('保存', box);
  expect(await within(box).findByText(menuErrors.codeTaken.message)).toBeTruthy();
  await press('保存', box);
  expect(await screen.findByText('新增成功')).toBeTruthy();
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ parentId: 'M1003', appCode: 'canteen', code: 'Dinner', name: '订餐' }));
});

test('deleting a menu node that a user added asks for confirmation', async () => {
  const remove = answer(menu.remove, (input) => {
    sent(input);
    return {};
  });
  open([remove]);
  await press('全部展开');
  await press('删除食堂');
  expect(await screen.findByText('删除菜单“食堂”？')).toBeTruthy();
  await press('删除');
  expect(await screen.findByText('删除成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith({ code: 'Canteen' });
});

test('every icon used by the menu can be chosen', () => {
  const named = new Set(nodes.map((node) => node.icon).filter(Boolean));
  expect([...named].filter((name) => !(name in iconWords))).toEqual([]);
});

test('a user with read access sees no actions on menu nodes', async () => {
  open([], { 'menu:read': 'platform' });
  await screen.findByText('应用服务');
  expect(screen.queryByRole('button', { name: '新增外部入口' })).toBeNull();
  expect(screen.queryByRole('button', { name: '编辑应用服务' })).toBeNull();
});
