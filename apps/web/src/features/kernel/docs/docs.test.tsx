import { contract } from '@park/contract';
import { docs } from '@park/contract/kernel/docs';
import { openApi } from '@park/contract/openapi';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, show } from '../../../../test/render.tsx';
import { DocsPage } from './DocsPage.tsx';
import { callsByDomain, type Document, outputOf } from './document.ts';

const document = openApi(contract);
const reading = { answers: [answer(docs.openApi, () => document)] };
const user = userEvent.setup();

test('the page lists every call of the OpenAPI document under its domain', async () => {
  show(<DocsPage />, reading);
  // one path may have several methods, each of which is a call
  const count = Object.values(document.paths).flatMap((ways) => Object.keys(ways as object)).length;
  expect(await screen.findByText(`共 ${count} 个接口`)).toBeTruthy();
  expect(screen.getByText('部门 department', { selector: 'h2' })).toBeTruthy();
});

test('the search filters the calls and shows a message when nothing matches', async () => {
  show(<DocsPage />, reading);
  const search = await screen.findByRole('searchbox', { name: '搜索接口' });
  await user.type(search, 'addDepartment');
  expect(await screen.findByText('共 1 个接口')).toBeTruthy();
  await user.clear(search);
  await user.type(search, '新增部门');
  expect(await screen.findByText('共 1 个接口')).toBeTruthy();
  await user.type(search, 'xyz');
  expect(await screen.findByText('未找到匹配的接口')).toBeTruthy();
});

test('the details of a call show the rights it needs, its fields and its errors', async () => {
  show(<DocsPage />, reading);
  const path = await screen.findByText('/smartop/portal/department/addDepartment');
  await user.click(path);
  const call = within(path.closest('details') as HTMLElement);
  expect(call.getByText('department:create')).toBeTruthy();
  expect(call.getByRole('row', { name: 'name string(20) 是' })).toBeTruthy();
  expect(call.getByText('409 6021 同级部门已有相同名称')).toBeTruthy();
});

test('the fields of a recursive schema are listed only once', () => {
  const [menus] = callsByDomain(document as unknown as Document, 'getUserMenus').get('登录与身份 identity') ?? [];
  const names = menus
    ? outputOf(menus.operation, (document as unknown as Document).components?.schemas ?? {}).map((field) => field.name)
    : [];
  expect(names).toContain('[].meta.menuId');
  expect(names.filter((name) => name.endsWith('children'))).toEqual(['[].children']);
});
