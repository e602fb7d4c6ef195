import type { EnterableContext, MenuItem } from '@park/contract/people/identity';
import { describe, expect, test } from 'vitest';
import { somebody } from '../../test/render.tsx';
import { shippedTab } from '../../test/shell.tsx';
import { embeddedCode } from '../parts/menu/menu.ts';
import { type Arrival, firstOpenPath, homePathOf, landingPath, redirectOf } from './landing.ts';
import { matchRoute } from './match.ts';

const item = (code: string, path = '', rest: Partial<MenuItem> = {}): MenuItem => ({
  id: code,
  code,
  name: code,
  path,
  icon: '',
  menu: true,
  subTitle: null,
  parentId: null,
  parkId: null,
  appSwitch: 1,
  appType: null,
  extJson: { menu: true, subLevel: null, use: null, line: null, was: [] },
  meta: { menuId: code, zhname: code, type: 'menu', aside: true, singlePage: false, closeable: true },
  appInfo: null,
  children: [],
  ...rest,
});
const tab = (code: string, ...pages: MenuItem[]) => item(code, '', { children: [item(`${code}-group`, '', { children: pages })] });

const desk = tab('M1000', item('M1000001001', '/home'));
const own = tab('M1014', item('M1014001001', '/architecture/organizetions'));
const service = shippedTab('M1003');
const switchedOff = { appSwitch: 0 } as const;

const park = (parkId: string, hasPrivilege = true): EnterableContext => ({
  companyId: 'c',
  companyName: '云启物业',
  parkId,
  parkName: parkId,
  areaId: 's',
  hasPrivilege,
  type: 2,
  side: 'operator',
});
const arrival = (rest: Partial<Arrival> = {}, contexts: EnterableContext[] = []): Arrival => ({
  menus: [desk, own],
  homePath: '/home',
  isFirstVisit: false,
  ...rest,
  user: { ...somebody.user, contexts, ...rest.user },
});

describe('landing page after signing in', () => {
  const embedded = ['operate', 'baseproperty', 'customservice', 'digital', 'equipment', 'econimic', 'easycontrol', 'assetsadmin'];
  test.each(embedded)('V046 if the embedded app %s is the first menu entry, the landing page is the app’s front page', (code) => {
    expect(landingPath(arrival({ menus: [item(code), desk] }))).toBe(`/application/embedded/${code}`);
    expect(landingPath(arrival({ menus: [item('M9', `/application/embedded/${code}`), desk] }))).toBe(`/application/embedded/${code}`);
  });

  test.each<[string, Arrival, string]>([
    ['V045 a first menu entry of subLevel 1 leads to the service app', arrival({ menus: [service, desk] }), '/serivceapp'],
    ['V045 the service app precedes the choice of a park', arrival({ menus: [service] }, [park('A'), park('B')]), '/serivceapp'],
    ['V045 a service app that is not the first menu entry is not the landing page', arrival({ menus: [desk, service] }), '/home'],
    [
      'V046 an embedded app precedes the choice of a park',
      arrival({ menus: [item('digital')] }, [park('A'), park('B')]),
      '/application/embedded/digital',
    ],
    ['V046 a menu entry with an unknown code is not an embedded app', arrival({ menus: [item('nosuch'), desk] }), '/home'],
    ['V047 a later visit of a user with several parks leads to the choice of a park', arrival({}, [park('A'), park('B')]), '/spaceselect'],
    ['V047 the first visit does not lead to the choice of a park', arrival({ isFirstVisit: true }, [park('A'), park('B')]), '/home'],
    ['V047 a user with one park does not choose a park', arrival({}, [park('A')]), '/home'],
    ['V047 a park without a right to enter does not count', arrival({}, [park('A'), park('B', false)]), '/home'],
    ['V047 two companies in one park count as one park', arrival({}, [park('A'), { ...park('A'), companyId: 'd' }]), '/home'],
    ['V047 a user who has just chosen a park does not choose again', arrival({ isChosen: true }, [park('A'), park('B')]), '/home'],
    ['V048 by default the first page of the menu is the landing page', arrival({ menus: [own, desk] }), '/architecture/organizetions'],
    ['V048 the home setting can name another landing page', arrival({ homePath: '/aijihome' }), '/aijihome'],
    [
      'V049 a first menu page that is switched off leads to 暂未开放',
      arrival({ menus: [tab('M1014', item('x', '/home', switchedOff)), desk] }),
      '/notOpen',
    ],
    ['V049 a service app that is switched off leads to 暂未开放', arrival({ menus: [{ ...service, ...switchedOff }, desk] }), '/notOpen'],
    ['V049 a switched-off embedded app leads to 暂未开放', arrival({ menus: [item('operate', '', switchedOff), desk] }), '/notOpen'],
    ['an empty menu leads to 暂未开放', arrival({ menus: [] }), '/notOpen'],
  ])('%s', (_, input, path) => {
    expect(landingPath(input)).toBe(path);
  });
});

describe('landing page after a reload', () => {
  const log = item('M1004009001', '/operation/auditLog');
  const estate = tab('M1004', item('M1004002001', '/platform/housing/areasetting'), log);
  const apps = item('M1005', '', {
    children: [
      item('M1005001', '', { children: [item('M1005001003', '/platform/appconfig/services')] }),
      item('M1005003', '', { children: [item('M1005003001', '/platform/programconfig/serviceTypeGroup')] }),
      item('M1005004', '', { children: [item('M1005004001', '/architecture/organizetions')] }),
    ],
  });
  const menus = [desk, estate, apps, service];
  test.each([
    ['V050', 'M1000001001', '/home'],
    ['V051', 'M1004009001', '/platform/housing/areasetting'],
    ['V052', 'M1005001003', '/campus'],
    ['V052', 'M1005001', '/campus'],
    ['V053', 'M1003001', '/serivceapp'],
    ['V054', 'M1005003001', '/campus'],
    ['V056 (another group of M1005)', 'M1005004001', '/architecture/organizetions'],
    ['(removed entry)', 'M9999', '/home'],
  ])('%s a reload from the menu entry %s lands at %s', (_, lastCode, path) => {
    expect(landingPath(arrival({ menus, lastCode }, [park('A'), park('B')]))).toBe(path);
  });

  test('V052 V054 after a reload, a menu entry that has been removed still leads to its landing page', () => {
    expect(landingPath(arrival({ lastCode: 'M1005001' }))).toBe('/campus');
    expect(landingPath(arrival({ lastCode: 'M1005003' }))).toBe('/campus');
  });

  test('V051 after a reload, a user without the right to the landing page lands on the first open page of the same header tab', () => {
    expect(landingPath(arrival({ menus: [desk, tab('M1004', log)], lastCode: 'M1004009001' }))).toBe('/operation/auditLog');
  });

  test('V049 after a reload, a user whose menu entry has been switched off lands on the page 暂未开放', () => {
    expect(landingPath(arrival({ menus: [desk, { ...estate, ...switchedOff }], lastCode: 'M1004009001' }))).toBe('/notOpen');
  });

  test('V050 after a reload of the home page, the user lands on the home page that the setting names', () => {
    expect(landingPath(arrival({ homePath: '/aijihome', lastCode: 'M1000001001' }))).toBe('/aijihome');
  });
});

describe('redirecting addresses', () => {
  test.each([
    ['(service app)', '/serivceapp', '/serivceapp/servicehome'],
    ['(own company)', '/inside', '/inside/visitorManage/inviterlist'],
    ['(system)', '/system', '/system/manager'],
    ['(things)', '/things', '/things/waterPropertyDevice'],
    ['(notices)', '/notice', '/notice/todolist'],
    ['(root)', '/', '/home'],
    ['(second root)', '/application', '/home'],
    ['(a user is signed in)', '/login', '/home'],
    ['(page without redirect)', '/home', undefined],
  ])('%s the address %s redirects to %s', (_, from, to) => {
    expect(redirectOf(matchRoute(from), arrival())).toBe(to);
  });

  test('V052 the address /campus redirects to the current park, and without a park to the page 暂未开放', () => {
    expect(redirectOf(matchRoute('/campus'), arrival({ user: { ...somebody.user, parkId: 'A' } }))).toBe('/operate/A');
    expect(redirectOf(matchRoute('/campus'), arrival())).toBe('/notOpen');
  });

  test('every page of the service app is hidden from the menu', () => {
    const children = [
      'servicehome',
      'applicationdetail',
      'applicationmanage',
      'quickapplicationmanage',
      'applicationconfig',
      'addentrance',
    ];
    for (const child of children) expect(matchRoute(`/serivceapp/${child}`).flags, child).toContain('hidden');
  });

  test('V062 page addresses carry flags such as button, singlePage or noTab', () => {
    expect(matchRoute('/system/addmanager').flags).toEqual(['button', 'keepAlive']);
    expect(matchRoute('/things/waterPropertyData/7').flags).toEqual(['button']);
    expect(matchRoute('/aijihome').flags).toEqual(['singlePage', 'noTab']);
    expect(matchRoute('/spaceselect').flags).toEqual(['singlePage']);
    expect(matchRoute('/navigationhome').flags).toEqual(['singlePage', 'noTab']);
  });
});

test('the home page is the first menu page that is built and switched on, unless the setting names a page', () => {
  const menus = [tab('M1', item('a', '/home', switchedOff)), tab('M2', item('b', '/platform/grid/gridSetting')), own];
  expect(firstOpenPath(menus)).toBe('/architecture/organizetions');
  expect(homePathOf(arrival({ homePath: '/aijihome' }))).toBe('/aijihome');
});

test('a menu entry is recognised as an embedded app by its code or address, not by its name', () => {
  expect(embeddedCode(item('x', '/application/embedded/nosuch'))).toBeUndefined();
  expect(embeddedCode(item('operate'))).toBe('operate');
});
