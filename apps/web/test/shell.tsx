import { manifest } from '@park/contract/access';
import { park } from '@park/contract/company/park';
import type { Call } from '@park/contract/core';
import { config, homeEntry } from '@park/contract/kernel/config';
import type { Tab, Use } from '@park/contract/menus/model';
import { type EnterableContext, identity, type MenuItem, type UserInfo } from '@park/contract/people/identity';
import { shortcut } from '@park/contract/people/shortcut';
import { act, render, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { App } from '../src/app/App.tsx';
import { watchSession } from '../src/app/leave.ts';
import { toured } from '../src/app/visit.ts';
import { browser } from '../src/kit/api/browser.ts';
import { onSignedOut } from '../src/kit/api/send.ts';
import { session } from '../src/kit/api/session.ts';
import { key, token } from '../src/kit/api/storage.ts';
import { somebody } from './render.tsx';

export const place = (parkName: string, rest: Partial<EnterableContext> = {}): EnterableContext => ({
  companyId: 'c1',
  companyName: '星河运营管理有限公司',
  parkId: parkName,
  parkName,
  areaId: 'space',
  hasPrivilege: true,
  type: 2,
  side: 'operator',
  ...rest,
});
export const contexts = [place('星河智谷'), place('星河软件园'), place('星河生命科学园', { hasPrivilege: false })];

export const person = (here: EnterableContext | undefined, rest: Partial<UserInfo> = {}): UserInfo => ({
  ...somebody.user,
  id: 'u1',
  userName: 'operatora',
  realName: '陈建国',
  sessionKey: 'key',
  companyId: here?.companyId ?? null,
  companyName: here?.companyName ?? null,
  companyType: here?.type ?? null,
  companyAdmin: true,
  areaId: here?.areaId ?? null,
  parkId: here?.parkId ?? null,
  parkName: here?.parkName ?? null,
  side: here?.side ?? null,
  contexts,
  ...rest,
});

type Entry = { code: string; name: string; icon?: string; route?: string; use?: Use; line?: string; was?: readonly string[] };
const extOf = ({ use = null, line = null, was = [] }: { use?: Use | null; line?: string | null; was?: readonly string[] }) => ({
  ...{ menu: true, subLevel: null, use, line, was: [...was] },
});
export const item = ({ code, name, icon = '', route = '', ...ext }: Entry, children: MenuItem[] = []): MenuItem => ({
  id: code,
  code,
  name,
  path: route,
  icon,
  menu: true,
  subTitle: null,
  parentId: null,
  parkId: null,
  appSwitch: 1,
  appType: null,
  extJson: extOf(ext),
  meta: { menuId: code, zhname: name, type: 'menu', aside: true, singlePage: false, closeable: true },
  appInfo: null,
  children,
});
const wholeTab = (tab: Tab): MenuItem => ({
  ...item(
    tab,
    tab.groups.map((group) =>
      item(
        group,
        group.pages.map((page) => item(page)),
      ),
    ),
  ),
  extJson: { ...extOf({}), subLevel: tab.subLevel ?? null },
});
/** A header tab of the shipped menus with all its pages, including pages that the server would omit because they are not built. */
export const shippedTab = (code: string): MenuItem => wholeTab(manifest.find((tab) => tab.code === code) as Tab);
/** The complete menus 工作台, 房产 and 设置: the server would omit pages that are not built, but the console shows all it receives. */
export const menus = ['M1000', 'M1004', 'M1005'].map(shippedTab);

export type Answer = { code: string; body?: unknown; errorMessage?: string };
export const ok = <C extends Call>(call: C, body: unknown): Answer => ({ code: '200', body: call.output.parse(body) });

/** Fakes the server behind fetch. Replies are parsed by the contract, so that they cannot drift from it. */
export const scene = {
  here: contexts[0],
  requestedPaths: [] as string[],
  replies: {} as Record<string, (input: Record<string, unknown>) => Answer>,
  page: '',
};

const server: typeof fetch = async (address, init) => {
  const url = new URL(String(address), location.origin);
  if (!url.pathname.startsWith('/smartop')) return new Response(scene.page);
  const path = url.pathname.replace('/smartop', '');
  const input = init?.body ? JSON.parse(String(init.body)) : Object.fromEntries(url.searchParams);
  scene.requestedPaths.push(path);
  if (path === identity.switchContext.path) scene.here = contexts.find((one) => one.parkId === input.parkId);
  return new Response(JSON.stringify(scene.replies[path]?.(input) ?? { code: '404', errorMessage: '接口不存在' }));
};

/** Signs in an operator of two parks in a fresh window. */
export function beginScene() {
  scene.here = contexts[0];
  scene.requestedPaths.length = 0;
  scene.page = '';
  scene.replies = {
    [identity.userInfo.path]: () => ok(identity.userInfo, person(scene.here)),
    [identity.menus.path]: () => ok(identity.menus, menus),
    [identity.switchContext.path]: () => ok(identity.switchContext, {}),
    [identity.logout.path]: () => ok(identity.logout, {}),
    [config.read.path]: ({ configCode, configVersion = 0 }) =>
      ok(config.read, { configCode, configVersion, content: configCode === homeEntry.configCode ? { page: 'home' } : { isShow: true } }),
    [park.all.path]: () => ok(park.all, []),
    [park.projects.path]: () => ok(park.projects, { total: 0, list: [] }),
    [shortcut.list.path]: () => ok(shortcut.list, []),
  };
  vi.stubGlobal('fetch', server);
  // The tests run as in production, because the development server adds pages to the menu.
  vi.stubEnv('DEV', false);
  vi.spyOn(browser, 'leaveFor').mockImplementation(() => {});
  vi.spyOn(browser, 'reload').mockImplementation(() => {});
  sessionStorage.clear();
  // The test browser is not Chrome, so the console would show its browser warning in each test.
  sessionStorage.setItem(key('engine'), 'said');
  token.set('token');
  toured.note('u1');
  history.replaceState(null, '', '/');
  document.head.insertAdjacentHTML('beforeend', `<meta name="theme" content='{"admin":1}'>`);
  watchSession();
}

export function endScene() {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  onSignedOut.run = () => {};
  session.enter({});
  document.querySelector('meta[name="theme"]')?.remove();
}

export const tabs = () => within(screen.getByRole('navigation', { name: '页签' }));
export const top = () => within(screen.getByRole('navigation', { name: '主导航' }));
export const side = () => within(screen.getByRole('navigation', { name: '侧边导航' }));

/** Opens the console at an address and waits until the shell is rendered. */
export async function openConsole(path = '/') {
  history.replaceState(null, '', path);
  render(<App />);
  await screen.findByRole('banner');
}

/** Opens another address, as a link in the console does. */
export async function goTo(path: string) {
  await act(async () => history.pushState(null, '', path));
  await act(async () => dispatchEvent(new PopStateEvent('popstate')));
}

export const waitForText = (text: string) => vi.waitFor(() => expect(screen.queryAllByText(text)).toHaveLength(1), { timeout: 10_000 });

/** Loads toasts in advance: the first toast imports these modules, which would not finish under fake timers. */
export const loadToasts = () => Promise.all([import('antd/es/message/index.js'), import('../src/kit/theme/AntdTheme.tsx')]);
