import { company } from '@park/contract/company/company';
import { identity, type UserInfo } from '@park/contract/people/identity';
import { staff } from '@park/contract/people/staff';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { companyOf, pageOf, staffOf } from '../../test/people.ts';
import { beginScene, endScene, item, menus, ok, openConsole, person, scene } from '../../test/shell.tsx';
import type { Find } from '../kit/tree/pinyin.ts';
import { entriesOf } from '../parts/menu/menu.ts';
import { matchingEntries, recentEntries } from './palette-entries.ts';

const user = userEvent.setup();
beforeEach(beginScene);
afterEach(endScene);

const opened = async () => within(await screen.findByRole('dialog', { name: '搜索' }));
async function search(words: string) {
  await user.keyboard('{Control>}k{/Control}');
  const palette = await opened();
  await user.type(palette.getByRole('searchbox'), words);
  return palette;
}

describe('the command palette', () => {
  test.each([
    ['by name', '操作日志'],
    ['by pinyin', 'caozuorizhi'],
    ['by a part of it', 'rizhi'],
    ['by initials', 'czrz'],
  ])('the command palette finds a page %s, and Enter opens the page', async (_, words) => {
    await openConsole('/home');
    const palette = await search(words);
    await vi.waitFor(() => expect(palette.getAllByRole('button')).toHaveLength(1));
    await user.keyboard('{Enter}');
    expect(location.pathname).toBe('/operation/auditLog');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the arrow keys move the selection in the command palette', async () => {
    await openConsole('/home');
    await search('消息');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(location.pathname).toBe('/notice/system');
  });

  test('the command palette opens by its button, and Escape closes it without leaving the page', async () => {
    await openConsole('/home');
    await user.click(screen.getByRole('button', { name: /搜索/ }));
    const palette = await opened();
    expect(palette.getByText('全部菜单')).toBeTruthy();
    palette
      .getByRole('searchbox')
      .closest('dialog')
      ?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.pathname).toBe('/home');
  });

  test('Escape closes the command palette even when its search field has text, which the browser would only clear', async () => {
    await openConsole('/home');
    await search('消息');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.pathname).toBe('/home');
  });

  test('the command palette shows a message when nothing matches', async () => {
    await openConsole('/home');
    const palette = await search('没有这一页');
    expect(palette.getByText('未找到匹配的内容')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(location.pathname).toBe('/home');
  });

  test('the command palette switches to another park, and does not list parks the user has no right to enter', async () => {
    await openConsole('/home');
    const palette = await search('xinghe');
    await vi.waitFor(() => expect(palette.getByRole('button', { name: /星河软件园/ })).toBeTruthy());
    expect(palette.queryByRole('button', { name: /生命科学园/ })).toBeNull();
    await user.click(palette.getByRole('button', { name: /星河软件园/ }));
    expect(await screen.findByRole('button', { name: /星河软件园.*切换/ })).toBeTruthy();
    expect(scene.requestedPaths).toContain(identity.switchContext.path);
  });

  /** Sets the user's rights and a menu that includes the member list. */
  function withPeople(permissions: UserInfo['permissions']) {
    const members = item({ code: 'M1014001002', name: '员工', route: '/architecture/memberlist' });
    const organisation = item({ code: 'M1014', name: '企业管理' }, [item({ code: 'M1014001', name: '组织架构' }, [members])]);
    scene.replies[identity.userInfo.path] = () => ok(identity.userInfo, person(scene.here, { permissions }));
    scene.replies[identity.menus.path] = () => ok(identity.menus, [...menus, organisation]);
    scene.replies[company.list.path] = ({ companyName }) => ok(company.list, pageOf(companyOf(`${companyName}有限公司`)));
    scene.replies[staff.search.path] = () => ok(staff.search, pageOf(staffOf('云小满')));
  }

  test('the command palette finds companies and people', async () => {
    withPeople({ 'company:read': 'park', 'book:read': 'own' });
    await openConsole('/home');
    const palette = await search('云启');
    const companies = within(await palette.findByRole('region', { name: '企业' }));
    expect(companies.getByRole('button', { name: /云启有限公司/ })).toBeTruthy();
    await user.click(within(await palette.findByRole('region', { name: '人员' })).getByRole('button', { name: /云小满/ }));
    expect(location.pathname + decodeURIComponent(location.search)).toBe('/architecture/memberlist?keyword=云小满');
  });

  test('the command palette does not search companies when the user may not see the list of companies', async () => {
    withPeople({ 'company:read': 'own', 'book:read': 'own' });
    await openConsole('/home');
    const palette = await search('云启');
    await palette.findByRole('region', { name: '人员' });
    expect(scene.requestedPaths).not.toContain(company.list.path);
  });

  test('the command palette remembers the last page that was opened with it', async () => {
    await openConsole('/home');
    await search('操作日志');
    await user.keyboard('{Enter}');
    await user.keyboard('{Control>}k{/Control}');
    const last = within((await opened()).getByRole('region', { name: '最近打开' }));
    expect(last.getByRole('button').textContent).toContain('操作日志');
  });
});

test('in the results a matching name comes before a matching menu group, and a former name finds the page, too', () => {
  const plain =
    (keyword: string): Find =>
    (text) =>
      text.includes(keyword) && [0, 0];
  const names = matchingEntries(entriesOf(menus), plain('管理员')).map(({ name }) => name);
  expect(names[0]).toBe('园区管理员');
  expect(matchingEntries(entriesOf(menus), plain('房源')).map(({ name }) => name)).toEqual([
    '房源',
    '房态图',
    '房态图 · 平面图',
    '楼栋',
    '分区',
    '场所码',
  ]);
  expect(matchingEntries(entriesOf(menus), plain('楼栋设置')).map(({ name }) => name)).toEqual(['楼栋（原 楼栋设置）']);
  expect(recentEntries(entriesOf(menus), ['gone', 'M1004009001']).map(({ name }) => name)).toEqual(['操作日志']);
});
