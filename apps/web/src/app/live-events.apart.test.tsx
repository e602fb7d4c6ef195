import { commonErrors } from '@park/contract/core';
import { identity } from '@park/contract/people/identity';
import { message } from '@park/contract/people/message';
import { act, render, screen } from '@testing-library/react';
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
  scene,
  side,
  tabs,
  top,
  waitForText,
} from '../../test/shell.tsx';
import type { Rights } from '../kit/api/access.tsx';
import { browser } from '../kit/api/browser.ts';
import { liveTransport } from '../kit/api/live.ts';
import { send } from '../kit/api/send.ts';
import { session } from '../kit/api/session.ts';
import { token } from '../kit/api/storage.ts';
import { say } from '../kit/feedback/message.ts';
import { signOutReason } from '../login/sign-out-reason.ts';
import { App } from './App.tsx';

const user = userEvent.setup();

beforeAll(loadToasts);
beforeEach(beginScene);
afterEach(endScene);

describe('live events', () => {
  /** Replaces the live stream by one in which the test sends events. */
  function openStream() {
    const events: string[] = [];
    let wake = () => {};
    liveTransport.open = async (signal) =>
      (async function* () {
        while (!signal.aborted) {
          yield* events.splice(0);
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      })();
    return (kind: string) =>
      act(async () => {
        events.push(`event: ${kind}\ndata: {}\n\n`);
        wake();
      });
  }
  const { open } = liveTransport;
  afterEach(() => {
    liveTransport.open = open;
  });
  const settle = () => act(() => vi.advanceTimersByTimeAsync(2_000));

  test('bell and side menu count the to-dos again as soon as the live stream opens, and not after 8 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openStream();
    let todo = 1;
    scene.replies[message.counts.path] = () => ok(message.counts, { todo, copied: 0, service: 0, system: 0 });
    await openConsole('/home');
    expect(await screen.findByRole('link', { name: '待办 1 项' })).toBeTruthy();
    todo = 2;
    await settle();
    expect(await screen.findByRole('link', { name: '待办 2 项' })).toBeTruthy();
    expect(side().getByRole('link', { name: '待办事项' }).textContent).toBe('待办事项2');
  });

  test('a user whose rights change sees the new menu at once, with a notice; an event without a change says nothing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const report = openStream();
    const told = vi.spyOn(say, 'info');
    let permissions: Rights = {};
    let shown = menus.slice(0, 1);
    scene.replies[identity.userInfo.path] = () => ok(identity.userInfo, person(scene.here, { permissions }));
    scene.replies[identity.menus.path] = () => ok(identity.menus, shown);
    await openConsole('/home');
    await settle();
    await report('rights');
    await settle();
    expect(told).not.toHaveBeenCalled();
    expect(top().queryByRole('link', { name: '设置' })).toBeNull();
    permissions = { 'parkAdmin:assign': 'park' };
    shown = menus;
    await report('rights');
    expect(await top().findByRole('link', { name: '设置' })).toBeTruthy();
    expect(told).toHaveBeenCalledExactlyOnceWith('你的权限已更新');
  });

  test('a user who may no longer enter the park sees 暂时无法进入 instead of the menu at once, and 重试 enters what is left', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const report = openStream();
    let isLost = false;
    scene.replies[identity.userInfo.path] = () =>
      isLost && session.claims.parkId === scene.here?.parkId
        ? { code: '403', errorMessage: commonErrors.forbidden.message }
        : ok(identity.userInfo, person(isLost ? contexts[1] : scene.here));
    await openConsole('/notice/todolist');
    await settle();
    isLost = true;
    await report('rights');
    expect(await screen.findByRole('heading', { name: '暂时无法进入' })).toBeTruthy();
    expect(screen.getByText(commonErrors.forbidden.message)).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('navigation', { name: '页签' })).toBeTruthy();
    expect(session.claims.parkId).toBe('星河软件园');
    expect(
      tabs()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['首页']);
  });

  test('a failure of the server while the rights are fetched again leaves the console as it is', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const report = openStream();
    await openConsole('/notice/todolist');
    await settle();
    const asked = vi.fn();
    scene.replies[identity.userInfo.path] = () => {
      asked();
      return { code: '503', errorMessage: commonErrors.busy.message };
    };
    await report('rights');
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await settle();
    expect(top().getByRole('link', { name: '工作台' })).toBeTruthy();
    expect(screen.queryByText('暂时无法进入')).toBeNull();
  });
});

describe('the end of a session', () => {
  test('V033 V272 signing out calls the portal’s logout path, deletes the token and shows the sign-in page', async () => {
    await openConsole();
    await user.click(screen.getByRole('button', { name: '陈建国' }));
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    await vi.waitFor(() => expect(browser.leaveFor).toHaveBeenCalledWith('/login'));
    expect(identity.logout.path).toBe('/portal/logout');
    expect(scene.requestedPaths).toContain(identity.logout.path);
    expect(token.get()).toBeNull();
    expect(sessionStorage.getItem('menu---admin_qy')).toBeNull();
  });

  test.each([
    ['903', true, '登录已过期，请重新登录'],
    ['903', false, '请求失败，未获取到登录状态'],
    ['606', true, '你已在别处退出'],
  ])('V126 V291 code %s (page was closed: %s) shows %s once for 2 s, then opens the sign-in page', async (code, wasClosed, text) => {
    vi.useFakeTimers();
    Object.assign(session, { wasClosed });
    scene.replies[identity.userInfo.path] = () => ({ code, errorMessage: '你已在别处退出' });
    history.replaceState(null, '', '/notice/todolist');
    render(<App />);
    await waitForText(text);
    await send(identity.userInfo, {}).catch(() => {});
    await waitForText(text);
    expect(browser.leaveFor).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(browser.leaveFor).toHaveBeenCalledWith('/login?redirect=%2Fnotice%2Ftodolist');
    expect(browser.leaveFor).toHaveBeenCalledOnce();
    expect(token.get()).toBeNull();
    // the sign-in page need not repeat that the user is not signed in
    expect(signOutReason.get()).toBe(text === commonErrors.notSignedIn.message ? '' : text);
  });
});
