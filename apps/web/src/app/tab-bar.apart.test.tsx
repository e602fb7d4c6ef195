import { process } from '@park/contract/approval/process';
import { identity } from '@park/contract/people/identity';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import message from 'antd/es/message/index.js';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { applicationOf } from '../../test/approvals.ts';
import { idOf } from '../../test/people.ts';
import { beginScene, endScene, goTo, ok, openConsole, person, scene, side, tabs } from '../../test/shell.tsx';
import { browser } from '../kit/api/browser.ts';
import { unsaved } from '../kit/form/unsaved.ts';
import { tabNames } from '../kit/page/tab.ts';

const user = userEvent.setup();
const open = () =>
  tabs()
    .getAllByRole('link')
    .map((link) => link.textContent);
const storeTabs = (...paths: string[]) => sessionStorage.setItem('tabs---admin_qy', JSON.stringify(['/home', ...paths]));
const menuOf = async (name: string) => {
  fireEvent.contextMenu(tabs().getByRole('link', { name }));
  return within(await screen.findByRole('region', { name: `${name}页签的操作` }));
};

beforeAll(() => Promise.all([import('antd/es/message/index.js'), import('../kit/theme/AntdTheme.tsx')]));
beforeEach(beginScene);
afterEach(() => {
  endScene();
  for (const path of ['/notice/donelist', '/notice/serve']) unsaved.set(path, false);
});

describe('the tab bar', () => {
  test('V036 V037 a tab opens with its page and closes by its button or the middle mouse button', async () => {
    await openConsole('/notice/todolist');
    await user.click(side().getByRole('link', { name: '已办事项' }));
    expect(tabs().getByRole('link', { current: 'page' }).textContent).toBe('已办事项');
    await user.click(tabs().getByRole('button', { name: '关闭已办事项' }));
    expect(location.pathname).toBe('/notice/todolist');
    await user.pointer({ keys: '[MouseMiddle]', target: tabs().getByRole('link', { name: '待办事项' }) });
    expect(location.pathname).toBe('/home');
    expect(tabs().queryByRole('button', { name: '关闭首页' })).toBeNull();
  });

  test('the Delete key closes the focused tab', async () => {
    await openConsole('/notice/todolist');
    tabs().getByRole('link', { name: '待办事项' }).focus();
    await user.keyboard('{Delete}');
    expect(open()).toEqual(['首页']);
    tabs().getByRole('link', { name: '首页' }).focus();
    await user.keyboard('{Delete}');
    expect(open()).toEqual(['首页']);
  });

  test('tabs are restored after a reload', async () => {
    storeTabs('/notice/donelist?page=2');
    await openConsole('/home');
    expect(tabs().getByRole('link', { name: '已办事项' }).getAttribute('href')).toBe('/notice/donelist?page=2');
  });

  test('the tab of an approval application shows the application’s title until it is closed, also after a reload', async () => {
    const address = (title: string) => `/notice/tododetail/${idOf(title)}/1`;
    scene.replies[process.detail.path] = ({ processInstanceId }) =>
      ok(process.detail, applicationOf(processInstanceId === idOf('用印') ? '用印' : '采购办公椅'));
    storeTabs(address('用印'));
    await openConsole(address('采购办公椅'));
    expect(await tabs().findByRole('link', { name: '采购办公椅' })).toBeTruthy();
    expect(document.title).toContain('采购办公椅');
    expect(open()).toEqual(['首页', '待办详情', '采购办公椅']);
    await user.click(tabs().getByRole('link', { name: '待办详情' }));
    await tabs().findByRole('link', { name: '用印' });
    cleanup();
    await openConsole('/home');
    expect(open()).toEqual(['首页', '用印', '采购办公椅']);
    await user.click(tabs().getByRole('button', { name: '关闭用印' }));
    expect(tabNames.get()).toEqual({ [address('采购办公椅')]: '采购办公椅' });
  });

  test('two applications begun at once have tabs and headings named after their flows', async () => {
    const answerOf = (processKey: string, name: string) =>
      ok(process.blank, { processKey, name, description: '', fields: [], choose: [], isAuto: false });
    scene.replies[process.blank.path] = ({ processKey }) => answerOf(String(processKey), processKey === 'seal' ? '用印审批' : '采购审批');
    scene.replies[process.predict.path] = () => ok(process.predict, []);
    storeTabs('/notice/start/seal');
    await openConsole('/notice/start/buy');
    expect(await screen.findByRole('heading', { level: 1, name: '采购审批' })).toBeTruthy();
    await user.click(tabs().getByRole('link', { name: '发起审批' }));
    expect(await screen.findByRole('heading', { level: 1, name: '用印审批' })).toBeTruthy();
    expect(open()).toEqual(['首页', '用印审批', '采购审批']);
  });

  test('when a page redirects, the target page takes over its tab', async () => {
    const permissions = { 'parkAdmin:assign': 'park' } as const;
    scene.replies[identity.userInfo.path] = () => ok(identity.userInfo, person(scene.here, { permissions }));
    await openConsole('/system/updatemanager');
    await waitFor(() => expect(open()).toEqual(['首页', '园区管理员']));
  });

  test('V036 an eleventh tab silently closes the oldest without unsaved edits, and the list of closed tabs opens it again', async () => {
    const told = vi.spyOn(message, 'open');
    const ten = ['todolist', 'donelist', 'serve', 'system', 'circle', 'enterpriseNotice', 'enterpriseNoticeDetail'].map(
      (p) => `/notice/${p}`,
    );
    storeTabs(...ten, '/operation/auditLog', '/platform/housing/areasetting');
    unsaved.set('/notice/todolist', true);
    await openConsole('/home');
    expect(open()).toHaveLength(10);
    expect(tabs().queryByRole('button', { name: '已关闭的页签' })).toBeNull();
    await goTo('/system/manager');
    expect(open()).toHaveLength(10);
    expect(open()).toContain('待办事项');
    expect(open()).not.toContain('已办事项');
    await user.click(tabs().getByRole('button', { name: '已关闭的页签' }));
    await user.click(await screen.findByRole('link', { name: '已办事项', hidden: true, current: false }));
    expect(location.pathname).toBe('/notice/donelist');
    expect(open()).toContain('已办事项');
    expect(told).not.toHaveBeenCalled();
    unsaved.set('/notice/todolist', false);
  });

  test('V036 if every tab has unsaved edits, opening an eleventh asks before the oldest is closed', async () => {
    const paths = ['todolist', 'donelist', 'serve', 'system', 'circle', 'enterpriseNotice', 'enterpriseNoticeDetail'].map(
      (p) => `/notice/${p}`,
    );
    const nine = [...paths, '/operation/auditLog', '/platform/housing/areasetting'];
    const confirm = vi.spyOn(browser, 'confirm').mockReturnValue(false);
    storeTabs(...nine);
    await openConsole('/notice/serve');
    for (const path of nine) unsaved.set(path, true);
    const before = open();
    expect(before).toHaveLength(10);
    await goTo('/system/manager');
    expect(confirm).toHaveBeenCalledExactlyOnceWith('页签已满，将关闭“待办事项”，其中未保存的修改会丢失，确定继续？');
    expect(location.pathname).toBe('/notice/serve');
    expect(open()).toEqual(before);
    expect(unsaved.has('/notice/todolist')).toBe(true);
    confirm.mockClear().mockReturnValue(true);
    await goTo('/system/manager');
    expect(confirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(open()).toEqual([...before.filter((name) => name !== '待办事项'), '园区管理员']));
    expect(unsaved.has('/notice/todolist')).toBe(false);
    for (const path of nine) unsaved.set(path, false);
  });

  test('a page that the user has no right to leaves no tab and is not named, also if its tab was open before', async () => {
    storeTabs('/architecture/memberlist', '/notice/serve');
    await openConsole('/system/addmanager');
    expect(screen.getByRole('heading', { name: '没有权限' })).toBeTruthy();
    expect(open()).toEqual(['首页', '服务消息']);
    expect(document.title).toMatch(/^没有权限/);
  });

  test('closing a tab with unsaved edits asks for confirmation', async () => {
    const confirm = vi.spyOn(browser, 'confirm').mockReturnValue(false);
    await openConsole('/notice/donelist');
    unsaved.set('/notice/donelist', true);
    await user.click(tabs().getByRole('button', { name: '关闭已办事项' }));
    expect(confirm).toHaveBeenCalledWith('此页面有未保存的修改，确定关闭？');
    expect(open()).toContain('已办事项');
    confirm.mockReturnValue(true);
    await user.click(tabs().getByRole('button', { name: '关闭已办事项' }));
    expect(open()).not.toContain('已办事项');
    expect(unsaved.has('/notice/donelist')).toBe(false);
  });
});

describe('the menu of a tab', () => {
  test('the menu of a tab closes this tab, all other tabs, or the tabs to its right', async () => {
    storeTabs('/notice/donelist', '/notice/serve', '/notice/system');
    await openConsole('/notice/serve');
    await user.click((await menuOf('服务消息')).getByRole('button', { name: '关闭右侧' }));
    expect(open()).toEqual(['首页', '已办事项', '服务消息']);
    expect((await menuOf('服务消息')).getByRole('button', { name: '关闭右侧' })).toHaveProperty('disabled', true);
    await user.keyboard('{Escape}');
    await user.click((await menuOf('已办事项')).getByRole('button', { name: '关闭其他' }));
    expect(open()).toEqual(['首页', '已办事项']);
    expect(location.pathname).toBe('/notice/donelist');
    await user.click((await menuOf('已办事项')).getByRole('button', { name: '关闭' }));
    expect(open()).toEqual(['首页']);
    expect((await menuOf('首页')).getByRole('button', { name: '关闭' })).toHaveProperty('disabled', true);
  });

  test('closing several tabs with unsaved edits from the menu asks only once', async () => {
    const confirm = vi.spyOn(browser, 'confirm').mockReturnValue(false);
    storeTabs('/notice/donelist', '/notice/serve');
    await openConsole('/home');
    unsaved.set('/notice/serve', true);
    await user.click((await menuOf('首页')).getByRole('button', { name: '关闭其他' }));
    expect(confirm).toHaveBeenCalledExactlyOnceWith('其中有页面的修改尚未保存，确定关闭？');
    expect(open()).toHaveLength(3);
  });

  test('the menu of a tab works by keyboard and returns the focus to the tab', async () => {
    await openConsole('/notice/donelist');
    const tab = tabs().getByRole('link', { name: '已办事项' });
    tab.focus();
    const menu = await menuOf('已办事项');
    expect(document.activeElement).toBe(menu.getByRole('button', { name: '关闭' }));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(menu.getByRole('button', { name: '刷新' }));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(menu.getByRole('button', { name: '关闭' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: '已办事项页签的操作' })).toBeNull();
    expect(document.activeElement).toBe(tab);
  });

  test('the menu entry 刷新 remounts the page of the tab and fetches its data again', async () => {
    await openConsole('/home');
    await screen.findByText('还没有常用功能，点“编辑”添加');
    const before = scene.requestedPaths.length;
    const page = screen.getByRole('heading', { name: /陈建国$/ });
    await user.click((await menuOf('首页')).getByRole('button', { name: '刷新' }));
    await vi.waitFor(() => expect(scene.requestedPaths.length).toBeGreaterThan(before));
    expect(await screen.findByRole('heading', { name: /陈建国$/ })).not.toBe(page);
  });
});
