import { commonErrors } from '@park/contract/core';
import { attribute } from '@park/contract/rights/attribute';
import { grant } from '@park/contract/rights/grant';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf, pageOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import { menuTree } from '../../../../test/roles.ts';
import type { Rights } from '../../../kit/api/access.tsx';
import { AttributePage } from './AttributePage.tsx';

const user = userEvent.setup();
const rights: Rights = { 'attribute:read': 'park', 'attribute:update': 'park', 'attribute:grant': 'park' };
const sent = vi.fn();
beforeEach(() => sent.mockClear());
const one = (name: string, companyNum = 0) => ({ id: idOf(name), name, remark: '入孵一年内', companyNum, menuNum: null, version: 1 });
const list = answer(attribute.list, () => pageOf(one('孵化企业', 3), one('上市企业')));
const tree = answer(grant.tree, () => menuTree());
const menus = answer(attribute.menus, ({ id }) => ({ id, menuIds: ['M111', 'M121'], version: null, isDecided: false }));
const named = (menuIds: string[]) => menuIds.map((menuId) => ({ menuId, name: `名称${menuId}` }));
const save = answer(attribute.saveMenus, (input) => {
  sent(input);
  return { added: [], removed: named(['M111']), affected: 27, version: 1, isDryRun: input.isDryRun === 1 };
});
type Scene = NonNullable<Parameters<typeof show>[1]>;
const at = (tab = '') => `/?attributeId=${idOf('孵化企业')}${tab && `&tab=${tab}`}`;
const open = (where = at(), answers: Scene['answers'] = [], access = rights) =>
  show(<AttributePage />, { access, at: where, answers: [...(answers ?? []), list, tree, menus, save] });
const press = async (name: string, box: HTMLElement = document.body) => user.click(await within(box).findByRole('button', { name }));

test('RX26 saving an attribute first shows the changes to menu nodes and the number of people affected', async () => {
  open();
  expect(await screen.findByText(/还没有设置，此类型目前不限制菜单/)).toBeTruthy();
  await press('全不选');
  await press('保存');
  const box = await dialog('保存菜单配置：孵化企业');
  expect(within(box).getByText('+0 菜单，−1，影响 27 人')).toBeTruthy();
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ isDryRun: 1 }));
  await press('保存', box);
  expect(await screen.findByText('保存成功')).toBeTruthy();
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ id: idOf('孵化企业'), isDryRun: 0 }));
});

test('saving an attribute that another user has changed shows the conflict and keeps the other user’s changes', async () => {
  const late = answer(attribute.saveMenus, () => {
    throw refuse(commonErrors.stale);
  });
  open(at(), [late]);
  await press('全不选');
  await press('保存');
  expect(await dialog('内容已被他人修改')).toBeTruthy();
});

test('selecting another attribute with unsaved changes asks for confirmation', async () => {
  open();
  await press('全不选');
  await user.click(await screen.findByText('上市企业'));
  await press('继续编辑', await dialog('放弃未保存的修改？'));
  expect(screen.getByText(/已修改/)).toBeTruthy();
});

test('companies can be added to an attribute and removed from it', async () => {
  const companies = answer(attribute.companies, ({ hasIt }) =>
    pageOf({ companyId: idOf(hasIt ? '云启' : '智联'), companyName: hasIt ? '云启' : '智联', creditCode: null, hasIt: hasIt === 1 }),
  );
  const assign = answer(attribute.assign, (input) => {
    sent(input);
    return { added: 1, removed: 0 };
  });
  open(at('companies'), [companies, assign]);
  await press('移除云启');
  await press('移除');
  expect(await screen.findByText('设置成功')).toBeTruthy();
  expect(sent).toHaveBeenLastCalledWith({ id: idOf('孵化企业'), add: [], drop: [idOf('云启')] });
  await press('添加企业');
  const box = await dialog('添加适用企业：孵化企业');
  await user.click(await within(box).findByRole('checkbox', { name: /智联/ }));
  await press('添加', box);
  await vi.waitFor(() => expect(sent).toHaveBeenLastCalledWith({ id: idOf('孵化企业'), add: [idOf('智联')], drop: [] }));
});

test('the first attribute is selected by default; deleting an attribute in use shows its companies instead', async () => {
  open('/', [answer(attribute.companies, () => pageOf())]);
  expect(await screen.findByText(/还没有设置，此类型目前不限制菜单/)).toBeTruthy();
  await press('孵化企业的操作');
  await user.click(await screen.findByRole('menuitem', { name: '删除' }));
  const box = await dialog('“孵化企业”正在使用');
  expect(within(box).queryByRole('button', { name: '删除' })).toBeNull();
  await press('查看适用企业', box);
  expect(await screen.findByText('此类型下还没有企业')).toBeTruthy();
});

test('a user with read access sees the menu nodes of an attribute but cannot change them', async () => {
  open(at(), [], { 'attribute:read': 'park' });
  expect(await screen.findByText(/还没有设置，此类型目前不限制菜单/)).toBeTruthy();
  for (const name of ['新增', '保存', '全不选']) expect(screen.queryByRole('button', { name })).toBeNull();
});
