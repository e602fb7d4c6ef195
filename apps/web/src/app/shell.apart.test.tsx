import { commonErrors } from '@park/contract/core';
import { config } from '@park/contract/kernel/config';
import { identity, type MenuItem } from '@park/contract/people/identity';
import { message } from '@park/contract/people/message';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  beginScene,
  contexts,
  endScene,
  item,
  menus,
  ok,
  openConsole,
  person,
  scene,
  shippedTab,
  side,
  tabs,
  top,
} from '../../test/shell.tsx';
import type { Rights } from '../kit/api/access.tsx';
import { browser } from '../kit/api/browser.ts';
import { liveTransport } from '../kit/api/live.ts';
import { send } from '../kit/api/send.ts';
import { session } from '../kit/api/session.ts';
import { stored, token } from '../kit/api/storage.ts';
import { say } from '../kit/feedback/message.ts';
import { engineWarning } from '../login/chrome.ts';
import { signOutReason } from '../login/sign-out-reason.ts';
import { App } from './App.tsx';
import { visitors } from './visit.ts';

const user = userEvent.setup();
const waitForText = (text: string) => vi.waitFor(() => expect(screen.queryAllByText(text)).toHaveLength(1), { timeout: 10_000 });
const goTo = async (path: string) => {
  await act(async () => history.pushState(null, '', path));
  await act(async () => dispatchEvent(new PopStateEvent('popstate')));
};

// Loaded in advance: the first toast imports these modules, which would not finish under fake timers.
beforeAll(() => Promise.all([import('antd/es/message/index.js'), import('../kit/theme/AntdTheme.tsx')]));
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

describe('pages', () => {
  test('V041 the title of the window is the page’s name in Chinese', async () => {
    await openConsole('/notice/todolist');
    expect(document.title).toBe('待办事项 - 智慧园区运营平台');
    await user.click(side().getByRole('link', { name: '已办事项' }));
    expect(document.title).toBe('已办事项 - 智慧园区运营平台');
  });

  test('V042 navigation always proceeds: a page outside the user’s menu keeps its address, whether it is refused or not', async () => {
    await openConsole('/home');
    await goTo('/platformAdmin/config');
    expect(location.pathname).toBe('/platformAdmin/config');
    expect(screen.getByRole('heading', { name: '没有权限' })).toBeTruthy();
    await goTo('/platformAdmin/package');
    expect(location.pathname).toBe('/platformAdmin/package');
    expect(screen.getByText('暂未开放')).toBeTruthy();
  });

  test('V043 a page opened from the menu starts at its top, and a page reopened by its tab keeps the scroll position', async () => {
    await openConsole('/notice/todolist');
    const scrolled = vi.spyOn(Element.prototype, 'scrollTo').mockClear();
    await user.click(side().getByRole('link', { name: '已办事项' }));
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    await user.click(side().getByRole('link', { name: '待办事项' }));
    expect(scrolled).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('navigation', { name: '页签' }).querySelector('a[href="/notice/donelist"]') as Element);
    expect(scrolled).toHaveBeenCalledTimes(2);
  });

  test('V063 an unknown address says that the page does not exist', async () => {
    await openConsole('/nowhere');
    expect(screen.getByText('抱歉，你访问的页面不存在')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '返回上一页' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '返回首页' }));
    expect(location.pathname).toBe('/home');
  });

  test('V049 V064 the page of a switched-off application shows 暂未开放', async () => {
    await openConsole('/notOpen');
    expect(screen.getByRole('heading', { name: '暂未开放' })).toBeTruthy();
    expect(screen.getByText('该应用暂未开放')).toBeTruthy();
    expect(document.title).toMatch(/^暂未开放/);
  });

  test('V107 an application that the park has switched off shows 暂未开放, and its menu entry leads to /notOpen', async () => {
    const off = { ...item({ code: 'M1014001001', name: '组织架构', route: '/architecture/organizetions' }), appSwitch: 0 as const };
    scene.replies[identity.menus.path] = () => ok(identity.menus, [...menus, item({ code: 'M1014', name: '本单位' }, [off])]);
    await openConsole('/architecture/organizetions');
    expect(screen.getByText('该应用暂未开放')).toBeTruthy();
    expect(scene.requestedPaths.some((path) => path.includes('department'))).toBe(false);
    expect(side().getByRole('link', { name: '组织架构' }).getAttribute('href')).toBe('/notOpen');
  });

  test('V102 a menu entry of an external application opens it in a frame', async () => {
    const food = {
      ...item({ code: 'Canteen', name: '食堂', route: '/application/embedded/canteen' }),
      extJson: { menu: true, subLevel: null, use: null, line: null, was: [], appType: 1 },
    };
    scene.replies[identity.menus.path] = () => ok(identity.menus, [item({ code: 'M1', name: '应用' }, [food as MenuItem]), ...menus]);
    await openConsole('/home');
    await user.click(top().getByRole('link', { name: '应用' }));
    expect(location.pathname).toBe('/application/iframe/canteen');
  });

  test('a page that is not built yet shows 暂未开放 under the title of the page', async () => {
    await openConsole('/platform/grid/gridSetting');
    expect(screen.getByText('暂未开放')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '网格' })).toBeTruthy();
    expect(top().getByRole('link', { current: true }).textContent).toBe('房产');
  });

  test.each([
    ['a form that the user has no right to', '/system/addmanager'],
    ['a page that is not in the menu of the user', '/architecture/memberlist'],
  ])('%s shows 没有权限 and links to the home page', async (_, path) => {
    await openConsole(path);
    expect(screen.getByRole('heading', { name: '没有权限' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '返回首页' }));
    expect(location.pathname).toBe('/home');
  });

  test.each([
    ['operator', '运营主体管理员'],
    ['assist', '协管主体管理员'],
    ['company', '企业管理员'],
    ['platform', '平台管理员'],
  ] as const)('a refused page tells a user of side %s to ask the %s, and leads back to the previous page', async (side, grantor) => {
    scene.replies[identity.userInfo.path] = () => ok(identity.userInfo, person(scene.here, { side }));
    await openConsole('/notice/todolist');
    await user.click(top().getByRole('link', { name: '工作台' }));
    await act(async () => history.pushState({ idx: history.state.idx + 1 }, '', '/system/addmanager'));
    await act(async () => dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
    expect(screen.getByText(`你没有查看权限，请联系${grantor}开通`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '返回上一页' }));
    await vi.waitFor(() => expect(location.pathname).toBe('/home'));
  });

  test.each([
    ['operator', '平台管理员'],
    ['assist', '园区管理员'],
    ['company', '园区管理员'],
  ] as const)('a refused page tells the super administrator of a company of side %s to ask the %s', async (side, grantor) => {
    scene.replies[identity.userInfo.path] = () => ok(identity.userInfo, person(scene.here, { side, companySuperAdmin: true }));
    await openConsole('/system/addmanager');
    expect(screen.getByText(`你没有查看权限，请联系${grantor}开通`)).toBeTruthy();
  });

  test.each([
    ['operator', '运营主体管理员'],
    ['company', '企业管理员'],
  ] as const)('a list that is refused tells a user of side %s to ask the %s, as a refused page does', async (side, grantor) => {
    scene.replies[identity.userInfo.path] = () => ok(identity.userInfo, person(scene.here, { side }));
    scene.replies[message.list.path] = () => ({ code: '403', errorMessage: commonErrors.forbidden.message });
    await openConsole('/notice/todolist');
    expect((await screen.findAllByText(`你没有查看权限，请联系${grantor}开通`)).length).toBeGreaterThan(0);
  });

  test('a page without a menu entry keeps the menu it was opened from, also when it is shown again by its tab', async () => {
    const permissions = { 'permission:explain': 'park' } as const;
    scene.replies[identity.userInfo.path] = () => ok(identity.userInfo, person(scene.here, { permissions }));
    await openConsole('/operation/mainRoleManage');
    await goTo('/system/permissionExplain');
    const shownMenu = () => [
      top().getByRole('link', { current: true }).textContent,
      side().getByRole('link', { current: 'page' }).textContent,
    ];
    expect(shownMenu()).toEqual(['设置', '运营角色']);
    await user.click(tabs().getByRole('link', { name: '首页' }));
    expect(shownMenu()).toEqual(['工作台', '首页']);
    await user.click(tabs().getByRole('link', { name: '权限查询' }));
    expect(shownMenu()).toEqual(['设置', '运营角色']);
  });

  test('a form opens for a user who has its right, and a page linked from other pages opens without a menu entry', async () => {
    const permissions = { 'parkAdmin:assign': 'park', 'company:create': 'park' } as const;
    scene.replies[identity.userInfo.path] = () => ok(identity.userInfo, person(scene.here, { permissions }));
    await openConsole('/system/addmanager');
    await goTo('/CompanyManager/addfoodtype');
    expect(screen.queryByRole('heading', { name: '没有权限' })).toBeNull();
  });

  test.each([
    ['V057', '/serivceapp', '/serivceapp/servicehome'],
    ['V058', '/inside', '/inside/visitorManage/inviterlist'],
    ['V059', '/system', '/system/manager'],
    ['V060', '/things', '/things/waterPropertyDevice'],
    ['V061', '/notice', '/notice/todolist'],
  ])('%s a user who opens the parent address %s arrives at %s', async (_, parent, path) => {
    await openConsole(parent);
    expect(location.pathname).toBe(path);
  });

  test('V038 a page has a back button, except a page that opens from a button of another page', async () => {
    const permissions = { 'parkAdmin:assign': 'park' } as const;
    scene.replies[identity.userInfo.path] = () => ok(identity.userInfo, person(scene.here, { permissions }));
    await openConsole('/notice/todolist');
    expect(screen.getByRole('button', { name: '返回' })).toBeTruthy();
    await goTo('/system/addmanager');
    expect(screen.getByRole('heading', { name: '新增管理员' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '返回' })).toBeNull();
  });
});

describe('the landing page', () => {
  const withService = [shippedTab('M1003'), ...menus];

  test('V045 V053 a user whose menu begins with the service app lands there after signing in and after a reload', async () => {
    // on a later visit a user of several parks would otherwise choose a park first
    stored.set('visited', 'u1');
    scene.replies[identity.menus.path] = () => ok(identity.menus, withService);
    await openConsole();
    await vi.waitFor(() => expect(location.pathname).toBe('/serivceapp/servicehome'));
    cleanup();
    await openConsole();
    await vi.waitFor(() => expect(location.pathname).toBe('/serivceapp/servicehome'));
  });

  test('V057 the side menu lists no page of the service app', async () => {
    scene.replies[identity.menus.path] = () => ok(identity.menus, withService);
    await openConsole('/serivceapp/servicehome');
    expect(top().getByRole('link', { current: true }).getAttribute('aria-label')).toBe('应用');
    expect(side().queryAllByRole('link')).toEqual([]);
  });

  test('V047 the first visit opens the home page, and the next visit opens the page for choosing a park', async () => {
    await openConsole();
    await vi.waitFor(() => expect(location.pathname).toBe('/home'));
    await vi.waitFor(() => expect(stored.get('visited')).toBe('u1'));
    sessionStorage.clear();
    cleanup();
    await openConsole();
    await vi.waitFor(() => expect(location.pathname).toBe('/spaceselect'));
  });

  test('V047 choosing another park switches to that park, and choosing the current park keeps it', async () => {
    visitors.note('u1');
    await openConsole();
    await user.click(await screen.findByRole('button', { name: /星河软件园/ }));
    expect(await screen.findByRole('button', { name: /星河软件园.*切换/ })).toBeTruthy();
    await vi.waitFor(() => expect(location.pathname).toBe('/home'));
    await goTo('/spaceselect');
    await user.click(await screen.findByRole('button', { name: /星河软件园.*当前/ }));
    expect(location.pathname).toBe('/home');
    expect(scene.requestedPaths.filter((path) => path === identity.switchContext.path)).toHaveLength(1);
  });

  test('V050 V051 reloading the window opens the landing page of the menu entry that was used last', async () => {
    await openConsole('/platform/housing/housebill');
    await vi.waitFor(() => expect(sessionStorage.getItem('menu---admin_qy')).toBe('M1004002003'));
    cleanup();
    await openConsole('/');
    await vi.waitFor(() => expect(location.pathname).toBe('/platform/housing/areasetting'));
  });

  test('V052 V054 the address /campus opens the page of the current park', async () => {
    await openConsole('/campus');
    expect(decodeURIComponent(location.pathname)).toBe('/operate/星河智谷');
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

  test('the count of to-dos is asked again as soon as the live stream opens, and not after 8 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openStream();
    let todo = 1;
    scene.replies[message.counts.path] = () => ok(message.counts, { todo, copied: 0, service: 0, system: 0 });
    await openConsole('/home');
    expect(await screen.findByRole('link', { name: '待办 1 项' })).toBeTruthy();
    todo = 2;
    await settle();
    expect(await screen.findByRole('link', { name: '待办 2 项' })).toBeTruthy();
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
