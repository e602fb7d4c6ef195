import { nodes } from '@park/contract/access';
import { reservedCodes } from '@park/contract/company/project';
import { describe, expect, test } from 'vitest';
import { matchRoute } from './match.ts';
import { isBuilt, notFound, routeList, routes } from './routes.ts';

const pages = nodes.filter((node) => node.route);
const codes = new Set(nodes.map((node) => node.code));

describe('the route manifest', () => {
  test('the route manifest contains every address only once', () => {
    const paths = routes.map((route) => route.path);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
    expect(paths.every((path) => path.startsWith('/'))).toBe(true);
  });

  test('every route either names an existing menu node or says who may access the route', () => {
    expect(routes.filter((route) => !route.node === !route.access).map((route) => route.path)).toEqual([]);
    expect(routes.filter((route) => route.node && !codes.has(route.node)).map((route) => route.path)).toEqual([]);
  });

  test('every page needs a right that is granted by its menu node or by a button of that node', () => {
    const isGranted = ({ node, needs }: (typeof routes)[number]) =>
      nodes.some(({ code, parent, grants }) => [code, parent].includes(node ?? '') && needs && grants.includes(needs));
    const odd = routes.filter((route) => route.node && route.needs && !isGranted(route));
    // 企业档案 links to these forms of 企业管理, which need the rights of 企业管理
    expect(odd.map((route) => route.path)).toEqual(['/CompanyManager/addfoodtype', '/CompanyManager/updatecompany/:id/:type']);
  });

  test('every menu node has a page, and a node is marked as built if and only if its page is built', () => {
    for (const node of pages) {
      const route = matchRoute(node.route);
      expect(route, node.route).not.toBe(notFound);
      expect(route.node, node.route).toBe(node.code);
      // A page with several addresses may be built before all of these addresses are marked as built.
      if (route.path === node.route) expect(isBuilt(route), node.route).toBe(node.built);
    }
  });

  test('V260 no page address begins with a valid project code unless that code is reserved', () => {
    const first = new Set(routes.map((route) => route.path.split('/')[1] ?? '').filter((part) => /^[a-z][a-z0-9-]{1,30}$/.test(part)));
    expect([...first].filter((part) => !(reservedCodes as readonly string[]).includes(part))).toEqual([]);
  });

  test('every parent address redirects to a page that exists', () => {
    for (const { redirect } of routes) if (redirect) expect(matchRoute(redirect).redirect ?? matchRoute(redirect).path).toBe(redirect);
  });

  test('the route list contains only built routes, with title and flags as the specification states them', () => {
    const listed = routeList();
    expect(listed.map((route) => route.path)).toEqual(
      expect.arrayContaining([
        '/',
        '/application',
        '/login',
        '/notOpen',
        '/home',
        '/architecture/organizetions',
        '/apidocs',
        notFound.path,
      ]),
    );
    expect(listed.some((route) => route.path === '/contract/list')).toBe(false);
    expect(listed.find((route) => route.path === '/login')).toEqual({
      path: '/login',
      title: '登录',
      menuCode: null,
      flags: ['singlePage', 'noTab', 'hidden'],
      built: true,
    });
  });
});

test('V084 V085 the person form has one title for a new person and another title for an existing person', () => {
  expect(matchRoute('/architecture/updateenterpriseuser').title).toBe('设置单位人员');
  expect(matchRoute('/architecture/addenterpriseuser').title).toBe('新增单位人员');
  expect(matchRoute('/architecture/addenterpriseuser/7').title).toBe('新增单位人员');
});

test.each([
  ['/home', '/home'],
  ['/home/', '/home'],
  ['/', '/'],
  ['/contract/edit', '/contract/edit/:id?'],
  ['/contract/edit/7', '/contract/edit/:id?'],
  ['/notice/tododetail/7/2', '/notice/tododetail/:pId/:type'],
  ['/platform/appconfig/portal/home', '/platform/appconfig/portal/home'],
  ['/application/iframe/M1012', '/application/iframe/:menuId'],
  ['/contract/edit/7/8', notFound.path],
  ['/nowhere', notFound.path],
])('the address %s matches the route %s', (address, path) => {
  expect(matchRoute(address).path).toBe(path);
});
