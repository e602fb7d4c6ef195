import type { EnterableContext, MenuItem } from '@park/contract/people/identity';
import { describe, expect, test } from 'vitest';
import { somebody } from '../../test/render.tsx';
import { embeddedCode } from '../parts/menu/menu.ts';
import { type Arrival, firstOpenPath, homePathOf, landingPath, redirectOf } from './landing.ts';
import { matchRoute } from './match.ts';

const item = (code: string, path = '', rest: Partial<MenuItem> = {}): MenuItem => ({
  id: code,
  code,
  name: code,
  path,
  icon: '',
  parentId: null,
  appSwitch: 1,
  extJson: { subLevel: null },
  meta: { menuId: code, zhname: code, type: 'menu', singlePage: false, closeable: true },
  children: [],
  ...rest,
});
const tab = (code: string, ...pages: MenuItem[]) => item(code, '', { children: [item(`${code}-group`, '', { children: pages })] });

const desk = tab('M1000', item('M1000001001', '/home'));
const own = tab('M1014', item('M1014001001', '/architecture/organizetions'));
const service = item('M1003', '', { extJson: { subLevel: 1 }, children: [item('M1003001', '/serivceapp/servicehome')] });
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
  test.each(embedded)('V046 the embedded app %s as the first menu entry leads to its front page', (code) => {
    expect(landingPath(arrival({ menus: [item(code), desk] }))).toBe(`/application/embedded/${code}`);
    expect(landingPath(arrival({ menus: [item('M9', `/application/embedded/${code}`), desk] }))).toBe(`/application/embedded/${code}`);
  });

  test.each<[string, Arrival, string]>([
    ['V045 a first menu of subLevel 1 leads to the service app', arrival({ menus: [service, desk] }), '/serivceapp'],
    ['V045 it goes before the choice of a park', arrival({ menus: [service] }, [park('A'), park('B')]), '/serivceapp'],
    ['V045 only as the first', arrival({ menus: [desk, service] }), '/home'],
    [
      'V046 an embedded app goes before the choice of a park',
      arrival({ menus: [item('digital')] }, [park('A'), park('B')]),
      '/application/embedded/digital',
    ],
    ['V046 an unknown code is no embedded app', arrival({ menus: [item('nosuch'), desk] }), '/home'],
    ['V047 several parks on a later visit lead to the choice', arrival({}, [park('A'), park('B')]), '/spaceselect'],
    ['V047 not on the first visit', arrival({ isFirstVisit: true }, [park('A'), park('B')]), '/home'],
    ['V047 one park leaves nothing to choose', arrival({}, [park('A')]), '/home'],
    ['V047 a park that is locked does not count', arrival({}, [park('A'), park('B', false)]), '/home'],
    ['V047 two companies in one park are one park', arrival({}, [park('A'), { ...park('A'), companyId: 'd' }]), '/home'],
    ['V047 who has just chosen is not asked again', arrival({ isChosen: true }, [park('A'), park('B')]), '/home'],
    ['V048 otherwise the first leaf', arrival({ menus: [own, desk] }), '/architecture/organizetions'],
    ['V048 a setting makes the other page home', arrival({ homePath: '/aijihome' }), '/aijihome'],
    [
      'V049 a first leaf that is switched off is not open',
      arrival({ menus: [tab('M1014', item('x', '/home', switchedOff)), desk] }),
      '/notOpen',
    ],
    ['V049 a service app that is switched off is not open', arrival({ menus: [{ ...service, ...switchedOff }, desk] }), '/notOpen'],
    ['V049 an embedded app that is switched off is not open', arrival({ menus: [item('operate', '', switchedOff), desk] }), '/notOpen'],
    ['nothing in the menu is nothing open', arrival({ menus: [] }), '/notOpen'],
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
    ['V056 another group of M1005 has no landing of its own', 'M1005004001', '/architecture/organizetions'],
    ['an entry that is gone', 'M9999', '/home'],
  ])('%s a reload from the menu entry %s lands at %3$s', (_, lastCode, path) => {
    expect(landingPath(arrival({ menus, lastCode }, [park('A'), park('B')]))).toBe(path);
  });

  test('V052 V054 an entry that is no longer in the menu keeps its landing page', () => {
    expect(landingPath(arrival({ lastCode: 'M1005001' }))).toBe('/campus');
    expect(landingPath(arrival({ lastCode: 'M1005003' }))).toBe('/campus');
  });

  test('V051 a user without the right to the landing page of an entry lands on the first page they may open there', () => {
    expect(landingPath(arrival({ menus: [desk, tab('M1004', log)], lastCode: 'M1004009001' }))).toBe('/operation/auditLog');
  });

  test('V049 a menu entry switched off before the reload shows the page for closed applications', () => {
    expect(landingPath(arrival({ menus: [desk, { ...estate, ...switchedOff }], lastCode: 'M1004009001' }))).toBe('/notOpen');
  });

  test('V050 a reload on the home page leads to the home page of the setting', () => {
    expect(landingPath(arrival({ homePath: '/aijihome', lastCode: 'M1000001001' }))).toBe('/aijihome');
  });
});

describe('redirecting addresses', () => {
  test.each([
    ['V057', '/serivceapp', '/serivceapp/servicehome'],
    ['V058', '/inside', '/inside/visitorManage/inviterlist'],
    ['V059', '/system', '/system/manager'],
    ['V060', '/things', '/things/waterPropertyDevice'],
    ['V061', '/notice', '/notice/todolist'],
    ['the root', '/', '/home'],
    ['the second root', '/application', '/home'],
    ['the sign-in page of somebody who is signed in', '/login', '/home'],
    ['a page', '/home', undefined],
  ])('%s the address %s redirects to %s', (_, from, to) => {
    expect(redirectOf(matchRoute(from), arrival())).toBe(to);
  });

  test('V052 campus redirects to the current park, and without a park to the page for closed applications', () => {
    expect(redirectOf(matchRoute('/campus'), arrival({ user: { ...somebody.user, parkId: 'A' } }))).toBe('/operate/A');
    expect(redirectOf(matchRoute('/campus'), arrival())).toBe('/notOpen');
  });

  test('V057 every page of the service app is hidden from the menu', () => {
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

  test('V059 V060 V062 redirecting addresses carry their kind', () => {
    expect(matchRoute('/system/addmanager').flags).toEqual(['button', 'keepAlive']);
    expect(matchRoute('/things/waterPropertyData/7').flags).toEqual(['button']);
    expect(matchRoute('/aijihome').flags).toEqual(['singlePage', 'noTab']);
    expect(matchRoute('/spaceselect').flags).toEqual(['singlePage']);
    expect(matchRoute('/navigationhome').flags).toEqual(['singlePage', 'noTab']);
  });
});

test('home is the first page of the menu that is open', () => {
  const menus = [tab('M1', item('a', '/home', switchedOff)), tab('M2', item('b', '/platform/grid/gridSetting')), own];
  expect(firstOpenPath(menus)).toBe('/architecture/organizetions');
  expect(homePathOf(arrival({ homePath: '/aijihome' }))).toBe('/aijihome');
});

test('an entry is recognised as an embedded app by its code or its address, not by its name', () => {
  expect(embeddedCode(item('x', '/application/embedded/nosuch'))).toBeUndefined();
  expect(embeddedCode(item('operate'))).toBe('operate');
});
