import { park } from '@park/contract/company/park';
import { commonErrors } from '@park/contract/core';
import { config, homeEntry, phoneDisplay } from '@park/contract/kernel/config';
import { agreement } from '@park/contract/people/agreement';
import { identity } from '@park/contract/people/identity';
import { message } from '@park/contract/people/message';
import { shortcut } from '@park/contract/people/shortcut';
import { grant } from '@park/contract/rights/grant';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  beginScene,
  contexts,
  endScene,
  loadToasts,
  menus,
  ok,
  openConsole,
  person,
  place,
  scene,
  side,
  top,
  waitForText,
} from '../../test/shell.tsx';
import { browser } from '../kit/api/browser.ts';
import { forgetAhead, isSentAhead } from '../kit/api/send.ts';
import { session } from '../kit/api/session.ts';
import { stored, token } from '../kit/api/storage.ts';
import { signOutReason } from '../login/sign-out-reason.ts';
import { entriesOf } from '../parts/menu/menu.ts';
import { App } from './App.tsx';
import { devMenu } from './dev-menu.ts';
import { sendFirstCalls } from './first-calls.ts';

const user = userEvent.setup();

beforeAll(loadToasts);
beforeEach(beginScene);
afterEach(endScene);

describe('entering the console', () => {
  test('the console opens the first page of the menu in the company and park that the server names', async () => {
    await openConsole();
    expect(await screen.findByText(/好，陈建国$|了，陈建国$/)).toBeTruthy();
    expect(location.pathname).toBe('/home');
    expect(session.claims).toEqual({ areaId: 'space', parkId: '星河智谷', globalCompanyId: 'c1' });
    expect(session.key).toBe('key');
  });

  test('V128 V250 the console asks for user, menu, home setting; then platform menus, parks, disabled parks, phone setting', async () => {
    const inputs: unknown[] = [];
    const answered = scene.replies[config.read.path];
    scene.replies[config.read.path] = (input) => {
      inputs.push(input.configCode);
      return answered?.(input) ?? { code: '500' };
    };
    scene.replies[park.projects.path] = ({ enableFlag }) => {
      inputs.push({ enableFlag });
      return ok(park.projects, { total: 0, list: [] });
    };
    scene.replies[identity.userInfo.path] = () => {
      // The user info is the first request.
      expect(scene.requestedPaths).toEqual([identity.userInfo.path]);
      return ok(identity.userInfo, person(scene.here));
    };
    await openConsole('/notOpen');
    // the bell requests its counts on its own, so this request is left out
    const entering = () => scene.requestedPaths.filter((path) => path !== message.counts.path);
    await vi.waitFor(() =>
      expect(entering()).toEqual([
        identity.userInfo.path,
        identity.menus.path,
        config.read.path,
        grant.tree.path,
        park.all.path,
        park.projects.path,
        config.read.path,
      ]),
    );
    expect(inputs).toEqual([homeEntry.configCode, { enableFlag: 0 }, phoneDisplay.configCode]);
  });

  test.each([
    ['in a park', '星河智谷', true],
    ['without a park', null, false],
  ])('a session that was last %s (%s) requests the figures of the park ahead on the next visit: %s', async (_, parkId, expected) => {
    token.set('token');
    scene.replies[identity.userInfo.path] = () => ok(identity.userInfo, { ...person(scene.here), parkId });
    await openConsole('/notOpen');
    await vi.waitFor(() => expect(scene.requestedPaths).toContain(park.all.path));
    sendFirstCalls(true);
    expect(isSentAhead(config.basicInfo)).toBe(expected);
    expect(isSentAhead(shortcut.list)).toBe(true);
    forgetAhead();
  });

  test('V031 V234 V255 the menu shows only the entries that the server sends', async () => {
    await openConsole('/home');
    const names = top()
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual(['工作台', '房产', '设置']);
    expect(top().getByRole('link', { current: true }).textContent).toBe('工作台');
    expect(side().getByRole('link', { name: '首页' }).getAttribute('aria-current')).toBe('page');
    expect(side().getByRole('link', { name: '待办事项' })).toBeTruthy();
    expect(side().queryByText('房产资源')).toBeNull();
    expect(side().queryByText('简洁首页')).toBeNull();
  });

  test('V236 the development server adds its own menu entries, with codes of a reserved range', async () => {
    vi.stubEnv('DEV', true);
    await openConsole('/home');
    expect(top().getByRole('link', { name: '开发' })).toBeTruthy();
    const codes = entriesOf([devMenu]).map(({ code }) => code);
    expect(codes.filter((code) => !/^M100600[1-3]\d{3}$/.test(code))).toEqual([]);
  });

  test('the page named by the home setting becomes the home page, even if it has no side menu', async () => {
    scene.replies[config.read.path] = (input) => ok(config.read, { configVersion: 0, ...input, content: { page: 'aijihome' } });
    await openConsole();
    expect(await screen.findByRole('heading', { level: 1, name: '简洁首页' })).toBeTruthy();
    expect(location.pathname).toBe('/aijihome');
    expect(screen.queryByRole('navigation', { name: '侧边导航' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: '页签' })).toBeNull();
    expect(screen.getByRole('link', { name: '智慧园区运营平台' }).getAttribute('href')).toBe('/aijihome');
  });

  test('a home setting that cannot be read leaves the default home page', async () => {
    scene.replies[config.read.path] = () => ({ code: '500', errorMessage: commonErrors.unexpected.message });
    await openConsole();
    await vi.waitFor(() => expect(location.pathname).toBe('/home'));
  });

  test('V235 V256 V308 a user without any menu sees a message and is signed out after 2 s', async () => {
    vi.useFakeTimers();
    scene.replies[identity.menus.path] = () => ok(identity.menus, []);
    render(<App />);
    await waitForText('项目没有权限，请联系运营主体管理员配置权限');
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(browser.leaveFor).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(scene.requestedPaths).toContain(identity.logout.path);
    expect(browser.leaveFor).toHaveBeenCalledWith('/login');
    expect(token.get()).toBeNull();
  });

  test.each([
    ['no company and no park', { contexts: [], side: null }],
    ['no right to enter any park', { contexts: [place('星河智谷', { hasPrivilege: false, side: 'assist' })], side: 'assist' as const }],
  ])('V205 V307 a user of an assisting organisation with %s sees the reason and is signed out', async (_, rest) => {
    vi.useFakeTimers();
    scene.replies[identity.userInfo.path] = () => ok(identity.userInfo, person(undefined, rest));
    scene.replies[identity.menus.path] = () => ({ code: '403', errorMessage: commonErrors.forbidden.message });
    render(<App />);
    await waitForText('该协管没有进入项目的权限');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(browser.leaveFor).toHaveBeenCalledWith('/login');
    expect(signOutReason.get()).toBe('该协管没有进入项目的权限');
  });

  test('a user whose company is not active yet sees the reason and is signed out', async () => {
    vi.useFakeTimers();
    const contexts = [place('星河智谷', { hasPrivilege: false, side: 'company' })];
    scene.replies[identity.userInfo.path] = () => ok(identity.userInfo, person(undefined, { contexts, side: null }));
    scene.replies[identity.menus.path] = () => ({ code: '403', errorMessage: commonErrors.forbidden.message });
    render(<App />);
    await waitForText('企业账号尚未激活，请联系园区运营方');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(browser.leaveFor).toHaveBeenCalledWith('/login');
  });

  test('a request refused while the console loads shows the reason and a retry button', async () => {
    scene.replies[identity.menus.path] = () => ({ code: '503', errorMessage: commonErrors.busy.message });
    render(<App />);
    expect(await screen.findByText(commonErrors.busy.message)).toBeTruthy();
    scene.replies[identity.menus.path] = () => ok(identity.menus, menus);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('navigation', { name: '页签' })).toBeTruthy();
  });
});

describe('steps required before the menu and pages appear', () => {
  test('V116 a user who still has the initial password must change it first, and sees no menu', async () => {
    scene.replies[identity.userInfo.path] = () => ok(identity.userInfo, person(contexts[0], { change: false }));
    scene.replies[identity.menus.path] = () => ({ code: '403', errorMessage: commonErrors.firstPassword.message });
    render(<App />);
    expect(await screen.findByText('首次登录修改密码')).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
    await user.click(screen.getByRole('button', { name: '退出' }));
    await vi.waitFor(() => expect(browser.leaveFor).toHaveBeenCalledWith('/login'));
  });

  test('a user with the initial password sees the password form beside the sign-in slogan; the menu is requested only later', async () => {
    let change = false;
    scene.replies[identity.userInfo.path] = () => ok(identity.userInfo, person(contexts[0], { change }));
    stored.set('initialPassword', '1');
    sendFirstCalls(true);
    render(<App />);
    expect(await screen.findByText('首次登录修改密码')).toBeTruthy();
    expect(await screen.findByText('一个平台，管好整座园区')).toBeTruthy();
    expect(scene.requestedPaths).toEqual([identity.userInfo.path]);
    cleanup();
    change = true;
    await openConsole();
    expect(scene.requestedPaths).toContain(identity.menus.path);
    expect(stored.get('initialPassword')).toBeNull();
  });

  test('a new version of an agreement must be accepted before the menu and pages appear', async () => {
    const text = { kind: 'user', version: 2, title: '用户协议', content: '第二版', publishedDate: '2026-11-15T04:00:00Z' } as const;
    let pendingAgreements: 'user'[] = ['user'];
    scene.replies[identity.userInfo.path] = () => ok(identity.userInfo, person(contexts[0], { pendingAgreements }));
    scene.replies[agreement.current.path] = () => ok(agreement.current, [text]);
    scene.replies[agreement.accept.path] = () => {
      pendingAgreements = [];
      return ok(agreement.accept, {});
    };
    render(<App />);
    expect(await screen.findByText('第二版')).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: '同意并继续' }));
    expect(await screen.findByRole('banner')).toBeTruthy();
  });
});
