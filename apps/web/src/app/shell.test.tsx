import { manifest } from '@park/contract/access';
import { commonErrors } from '@park/contract/core';
import { type EnterableContext, identity, type MenuItem, type UserInfo } from '@park/contract/identity';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { browser } from '../kit/browser.ts';
import { onSignedOut, send } from '../kit/send.ts';
import { session } from '../kit/session.ts';
import { token } from '../kit/storage.ts';
import { App } from './App.tsx';
import { watchSession } from './leave.ts';

const place = (companyId: string, parkName: string, hasPrivilege = true): EnterableContext => ({
  companyId,
  companyName: '星河运营管理有限公司',
  parkId: parkName,
  parkName,
  areaId: 'space',
  hasPrivilege,
  type: 2,
  side: 'operator',
});
const contexts = [place('c1', '星河智谷'), place('c1', '星河软件园'), place('c1', '星河生命科学园', false)];
const person = (here: EnterableContext | undefined, rest: Partial<UserInfo> = {}): UserInfo => ({
  id: 'u1',
  userName: 'operatora',
  realName: '陈建国',
  phone: '138****0011',
  change: true,
  sessionKey: 'key',
  roleCode: [],
  companyId: here?.companyId ?? null,
  companyName: here?.companyName ?? null,
  companyType: here?.type ?? null,
  companySuperAdmin: false,
  companyAdmin: true,
  areaId: here?.areaId ?? null,
  areaName: null,
  parkId: here?.parkId ?? null,
  parkName: here?.parkName ?? null,
  side: here?.side ?? null,
  companyList: [],
  parkList: [],
  operateList: [],
  contexts,
  permissions: {},
  ...rest,
});

type Entry = { code: string; name: string; icon?: string; route?: string };
const item = ({ code, name, icon = '', route = '' }: Entry, children: MenuItem[] = []): MenuItem => ({
  id: code,
  code,
  name,
  path: route,
  icon,
  parentId: null,
  appSwitch: 1,
  extJson: { subLevel: null },
  meta: { menuId: code, zhname: name, type: 'menu', singlePage: false, closeable: true },
  children,
});
const [desk, estate] = manifest.map((tab) =>
  item(
    tab,
    tab.groups.map((group) =>
      item(
        group,
        group.pages.map((page) => item(page)),
      ),
    ),
  ),
);
const menus = [desk, estate] as MenuItem[];

/** Stands in for the server. Replies are checked against the contract, so that they cannot drift from it. */
let here = contexts[0];
let replies: Record<string, () => unknown>;
const asked: string[] = [];
const server: typeof fetch = async (address, init) => {
  const path = new URL(String(address), location.origin).pathname.replace('/smartop', '');
  asked.push(path);
  if (path === identity.switchContext.path) here = contexts.find((one) => one.parkId === JSON.parse(String(init?.body)).parkId);
  const answer = replies[path]?.() ?? { code: '200', body: {} };
  return new Response(JSON.stringify(answer));
};
const ok = <T,>(schema: { parse: (value: unknown) => T }, value: T) => ({ code: '200', body: schema.parse(value) });

// Fetched with the first toast; under faked timers that must not take its time.
beforeAll(() => Promise.all([import('antd/es/message/index.js'), import('../kit/AntdTheme.tsx')]));
beforeEach(() => {
  here = contexts[0];
  asked.length = 0;
  replies = {
    [identity.userInfo.path]: () => ok(identity.userInfo.output, person(here)),
    [identity.menus.path]: () => ok(identity.menus.output, menus),
  };
  vi.stubGlobal('fetch', server);
  vi.spyOn(browser, 'leaveFor').mockImplementation(() => {});
  sessionStorage.clear();
  token.set('token');
  history.replaceState(null, '', '/');
  watchSession();
});
afterEach(() => {
  vi.useRealTimers();
  onSignedOut.run = () => {};
  session.enter({});
});

const user = userEvent.setup();
const shown = (text: string) => vi.waitFor(() => expect(screen.queryAllByText(text)).toHaveLength(1), { timeout: 10_000 });
const tabs = () => within(screen.getByRole('navigation', { name: '页签' }));
const top = () => within(screen.getByRole('navigation', { name: '主导航' }));
const side = () => within(screen.getByRole('navigation', { name: '侧边导航' }));

async function enter(path = '/') {
  history.replaceState(null, '', path);
  render(<App />);
  await screen.findByRole('navigation', { name: '页签' });
}

describe('entering', () => {
  test('leads to the first page of the menu that is built, in the place the server names', async () => {
    await enter();
    expect(await screen.findByText(/好，陈建国$|了，陈建国$/)).toBeTruthy();
    expect(location.pathname).toBe('/home');
    expect(document.title).toBe('首页 - 智慧园区运营平台');
    expect(session.claims).toEqual({ areaId: 'space', parkId: '星河智谷', globalCompanyId: 'c1' });
    expect(session.key).toBe('key');
  });

  test('V031 V255 shows the menus of the server and nothing else', async () => {
    await enter('/home');
    expect(
      top()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['工作台', '园区管理']);
    expect(top().getByRole('link', { current: true }).textContent).toBe('工作台');
    expect(side().getByRole('link', { name: '首页' }).getAttribute('aria-current')).toBe('page');
    expect(side().getByRole('link', { name: '待办事项' })).toBeTruthy();
    expect(side().queryByText('房产资源')).toBeNull();
  });

  test('V256 V308 without any menu says so and signs out after 2 s', async () => {
    vi.useFakeTimers();
    replies[identity.menus.path] = () => ({ code: '200', body: [] });
    render(<App />);
    await shown('项目没有权限，请联系运营主体管理员配置权限');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(asked).toContain(identity.logout.path);
    expect(browser.leaveFor).toHaveBeenCalledWith('/login');
    expect(token.get()).toBeNull();
  });

  test.each([
    ['no place at all', { contexts: [], side: null }],
    ['no privilege anywhere', { contexts: [{ ...place('c3', '星河智谷', false), side: 'assist' as const }], side: 'assist' as const }],
  ])('V205 V307 an assistant with %s is told so and signed out', async (_, rest) => {
    vi.useFakeTimers();
    replies[identity.userInfo.path] = () => ok(identity.userInfo.output, person(undefined, rest));
    render(<App />);
    await shown('该协管没有进入项目的权限');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(browser.leaveFor).toHaveBeenCalledWith('/login');
  });

  test('a refusal on the way in is shown, with a way to try again', async () => {
    replies[identity.menus.path] = () => ({ code: '403', errorMessage: commonErrors.firstPassword.message });
    render(<App />);
    expect(await screen.findByText('请先修改初始密码')).toBeTruthy();
    replies[identity.menus.path] = () => ok(identity.menus.output, menus);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('navigation', { name: '页签' })).toBeTruthy();
  });
});

describe('addresses', () => {
  test('V063 an unknown one says that there is no such page', async () => {
    await enter('/nowhere');
    expect(screen.getByText('抱歉，您访问的页面不存在')).toBeTruthy();
    expect(tabs().queryByText('页面不存在')).toBeNull();
  });

  test('one whose page is not built yet says 暂未开放, under its own title', async () => {
    await enter('/platform/housing/areasetting');
    expect(screen.getByText('暂未开放')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '区域设置' })).toBeTruthy();
    expect(top().getByRole('link', { current: true }).textContent).toBe('园区管理');
  });

  test('V059 V061 a parent leads to its first page', async () => {
    await enter('/notice');
    expect(location.pathname).toBe('/notice/todolist');
  });

  test('V038 a page has a way back unless it is a button of another', async () => {
    await enter('/system/updatemanager');
    expect(screen.getByRole('button', { name: '返回' })).toBeTruthy();
    await userEvent.click(side().getByRole('link', { name: '项目运营管理员' }));
    await act(async () => history.pushState(null, '', '/system/addmanager'));
    await act(async () => dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.getByRole('heading', { name: '新增管理员' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '返回' })).toBeNull();
  });
});

describe('tabs', () => {
  test('V036 V037 open with a page, close by their button and by the middle mouse button', async () => {
    await enter('/notice/todolist');
    await user.click(side().getByRole('link', { name: '已办事项' }));
    expect(tabs().getByRole('link', { current: 'page' }).textContent).toBe('已办事项');
    await user.click(tabs().getByRole('button', { name: '关闭已办事项' }));
    expect(location.pathname).toBe('/notice/todolist');
    await user.pointer({ keys: '[MouseMiddle]', target: tabs().getByRole('link', { name: '待办事项' }) });
    expect(location.pathname).toBe('/home');
    expect(tabs().queryByRole('button', { name: '关闭首页' })).toBeNull();
  });

  test('are there again after a reload', async () => {
    sessionStorage.setItem('tabs---admin_qy', JSON.stringify(['/home', '/notice/donelist?page=2']));
    await enter('/home');
    expect(tabs().getByRole('link', { name: '已办事项' }).getAttribute('href')).toBe('/notice/donelist?page=2');
  });
});

describe('the switcher', () => {
  test('V032 V034 shows the place, finds others, and locks those without a right', async () => {
    await enter();
    await user.click(screen.getByRole('button', { name: /星河智谷.*切换/ }));
    expect(screen.getByRole('button', { name: /星河生命科学园.*无权限/ })).toHaveProperty('disabled', true);
    await user.type(screen.getByRole('searchbox', { name: '搜索园区或单位' }), '软件');
    expect(screen.queryByRole('button', { name: /星河生命科学园/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /星河软件园/ }));
    expect(await screen.findByRole('button', { name: /星河软件园.*切换/ })).toBeTruthy();
    expect(session.claims.parkId).toBe('星河软件园');
    expect(asked.filter((path) => path === identity.menus.path)).toHaveLength(2);
  });

  test('closes with Escape and gives the focus back', async () => {
    await enter();
    const opener = screen.getByRole('button', { name: /切换/ });
    await user.click(opener);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });
});

describe('leaving', () => {
  test('V033 signing out ends the session and forgets the token', async () => {
    await enter();
    await user.click(screen.getByRole('button', { name: '陈建国' }));
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    await vi.waitFor(() => expect(browser.leaveFor).toHaveBeenCalledWith('/login'));
    expect(asked).toContain(identity.logout.path);
    expect(token.get()).toBeNull();
  });

  test.each([
    ['903', true, '登录已过期，请重新登录'],
    ['903', false, '你已在别处退出'],
    ['606', true, '你已在别处退出'],
  ])('V291 code %s (page was closed: %s) says %s for 2 s, once, then leads to the sign-in page', async (code, wasClosed, text) => {
    vi.useFakeTimers();
    Object.assign(session, { wasClosed });
    replies[identity.userInfo.path] = () => ({ code, errorMessage: '你已在别处退出' });
    history.replaceState(null, '', '/notice/todolist');
    render(<App />);
    await shown(text);
    await send(identity.userInfo, {}).catch(() => {});
    await shown(text);
    expect(browser.leaveFor).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(browser.leaveFor).toHaveBeenCalledWith('/login?redirect=%2Fnotice%2Ftodolist');
    expect(browser.leaveFor).toHaveBeenCalledOnce();
    expect(token.get()).toBeNull();
  });
});
