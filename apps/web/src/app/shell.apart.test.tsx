import { config } from '@park/contract/kernel/config';
import { identity } from '@park/contract/people/identity';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginScene, contexts, endScene, goTo, loadToasts, ok, openConsole, person, scene, side, waitForText } from '../../test/shell.tsx';
import { browser } from '../kit/api/browser.ts';
import { session } from '../kit/api/session.ts';
import { stored } from '../kit/api/storage.ts';
import { engineWarning } from '../login/chrome.ts';

const user = userEvent.setup();

beforeAll(loadToasts);
beforeEach(beginScene);
afterEach(endScene);

describe('the header', () => {
  test('V030 the header shows the product’s logo and name, which link to the home page', async () => {
    await openConsole('/notice/todolist');
    const brand = screen.getByRole('link', { name: '智慧园区运营平台' });
    expect(brand.querySelector('svg')).toBeTruthy();
    await user.click(brand);
    expect(location.pathname).toBe('/home');
  });

  test('R216 V032 V034 V233 the switcher shows and finds parks, locks parks without a right, and reloads after a switch', async () => {
    await openConsole();
    await user.click(screen.getByRole('button', { name: /星河智谷.*切换/ }));
    const locked = screen.getByRole('button', { name: /星河生命科学园.*无权限/ });
    expect([(locked as HTMLButtonElement).disabled, locked.title]).toEqual([true, '您没有进入该项目的权限']);
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: '搜索园区或企业' }));
    await user.keyboard('软件');
    expect(screen.queryByRole('button', { name: /星河生命科学园/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /星河软件园/ }));
    expect(await screen.findByRole('button', { name: /星河软件园.*切换/ })).toBeTruthy();
    expect(session.claims.parkId).toBe('星河软件园');
    expect(scene.requestedPaths.filter((path) => path === identity.menus.path)).toHaveLength(2);
  });

  test('the park switcher finds parks by pinyin, closes with Escape and returns the focus to its button', async () => {
    await openConsole();
    const opener = screen.getByRole('button', { name: /切换/ });
    await user.click(opener);
    await user.type(screen.getByRole('searchbox'), 'rjy');
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: /生命科学园/ })).toBeNull());
    expect(await screen.findByRole('button', { name: /软件园/ })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  test('a refused switch to another park shows the reason and keeps the current park', async () => {
    scene.replies[identity.switchContext.path] = () => ({ code: '403', errorMessage: '无权限' });
    await openConsole();
    await user.click(screen.getByRole('button', { name: /切换/ }));
    await user.click(screen.getByRole('button', { name: /软件园/ }));
    await waitForText('无权限');
    expect(session.claims.parkId).toBe('星河智谷');
  });
});

describe('the side menu', () => {
  test('a long side menu scrolls the entry of the opened page to its middle, and does not move if the entry is in view', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    await openConsole('/system/updatemanager');
    expect(shown.mock.contexts).toContain(side().getByRole('link', { name: '园区管理员' }));
    expect(shown).toHaveBeenCalledWith({ block: 'center' });
    shown.mockClear();
    const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.matches('.side-menu') ? new DOMRect(0, 0, 240, 600) : new DOMRect(0, 300, 200, 38);
    });
    await user.click(side().getByRole('link', { name: '操作日志' }));
    expect(shown).not.toHaveBeenCalledWith({ block: 'center' });
    measured.mockRestore();
    shown.mockRestore();
  });

  test('the side menu folds and unfolds, and the choice is remembered', async () => {
    await openConsole();
    await user.click(screen.getByRole('button', { name: '收起菜单' }));
    expect(document.querySelector('.shell')?.classList.contains('is-folded')).toBe(true);
    expect(stored.get('sider')).toBe('folded');
    await user.click(screen.getByRole('button', { name: '展开菜单' }));
    expect(stored.get('sider')).toBe('wide');
  });
});

describe('notices of the shell', () => {
  const unbrand = () => document.querySelector('meta[name="theme"]')?.remove();

  test('V206 V350 a platform without a configured theme shows a notice, except on the navigation home page', async () => {
    unbrand();
    scene.replies[config.theme.path] = () => ok(config.theme, null);
    await openConsole('/home');
    await waitForText('请先去配置平台配置web主题');
    expect(screen.queryByRole('link', { name: '去配置' })).toBeNull();
    await goTo('/navigationhome');
    expect(screen.queryByText('请先去配置平台配置web主题')).toBeNull();
  });

  test('V206 the notice about the missing theme links to the settings if the user may change them', async () => {
    unbrand();
    scene.replies[config.theme.path] = () => ok(config.theme, null);
    scene.replies[identity.userInfo.path] = () =>
      ok(identity.userInfo, person(contexts[0], { permissions: { 'config:update': 'platform' } }));
    await openConsole('/home');
    expect((await screen.findByRole('link', { name: '去配置' })).getAttribute('href')).toBe('/platformAdmin/config?tab=theme');
  });

  test('V298 a theme that failed to load shows no notice', async () => {
    unbrand();
    scene.replies[config.theme.path] = () => ({ code: '503', errorMessage: '服务暂时不可用' });
    await openConsole('/home');
    await vi.waitFor(() => expect(scene.requestedPaths).toContain(config.theme.path));
    expect(screen.queryByText('请先去配置平台配置web主题')).toBeNull();
  });

  test('V044 V349 a browser not based on Chrome gets a warning once per window', async () => {
    sessionStorage.clear();
    await openConsole('/home');
    await waitForText(engineWarning);
    expect(sessionStorage.getItem('engine---admin_qy')).toBe('said');
  });

  test('a newer build of the console is offered when the window regains the focus', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    document.head.insertAdjacentHTML('beforeend', '<script type="module" src="/assets/index-old.js"></script>');
    scene.page = '<script type="module" crossorigin src="/assets/index-new.js"></script>';
    await openConsole('/home');
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    await vi.waitFor(() => expect(screen.queryByText('发现新版本，刷新后使用')).toBeNull());
    await vi.advanceTimersByTimeAsync(61_000);
    await act(async () => dispatchEvent(new Event('focus')));
    await user.click(await screen.findByRole('button', { name: '刷新' }));
    expect(browser.reload).toHaveBeenCalledOnce();
    document.head.querySelector('script')?.remove();
  });
});
