import { commonErrors } from '@park/contract/core';
import { identity, type MenuItem } from '@park/contract/people/identity';
import { message } from '@park/contract/people/message';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  beginScene,
  endScene,
  goTo,
  item,
  loadToasts,
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
import { stored } from '../kit/api/storage.ts';
import { visitors } from './visit.ts';

const user = userEvent.setup();

beforeAll(loadToasts);
beforeEach(beginScene);
afterEach(endScene);

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

  test('V038 a page below a page of the menu has a back button, except a page that opens from a button of another page', async () => {
    const permissions = { 'parkAdmin:assign': 'park' } as const;
    scene.replies[identity.userInfo.path] = () => ok(identity.userInfo, person(scene.here, { permissions }));
    await openConsole('/notice/todolist');
    expect(screen.queryByRole('button', { name: '返回' })).toBeNull();
    await goTo('/notice/start');
    expect(screen.getByRole('button', { name: '返回' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: '待办事项' }).some((link) => link.closest('.title-bar'))).toBe(true);
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
