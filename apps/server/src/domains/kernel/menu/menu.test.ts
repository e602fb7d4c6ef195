import { commonErrors } from '@park/contract/core';
import { menuErrors as errors, type MenuResource, menu } from '@park/contract/kernel/menu';
import { ticket } from '@park/contract/kernel/ticket';
import { department } from '@park/contract/people/department';
import { identity, type MenuItem } from '@park/contract/people/identity';
import { grant } from '@park/contract/rights/grant';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { syncManifest } from '../../../db/manifest.ts';

const server = testServer({ processes: 2 });
const people = {} as Record<'platform1' | 'operatora' | 'operatorb' | 'operatorab' | 'supera1' | 'membera1' | 'superb1', Person>;
beforeAll(async () => {
  for (const name of ['platform1', 'operatora', 'operatorb', 'operatorab', 'supera1', 'membera1', 'superb1'] as const)
    people[name] = await server.signIn(name);
});
const errorOf = ({ code, message, status }: { code: string; message: string; status: number }) => ({ code, errorMessage: message, status });
const flat = <T extends { children: T[] }>(tree: readonly T[]): T[] => tree.flatMap((node) => [node, ...flat(node.children)]);
const resource = async (code: string): Promise<MenuResource | undefined> =>
  flat(await people.platform1.call(menu.tree, {})).find((node) => node.code === code);
const item = async (person: Person, code: string, process = 0): Promise<MenuItem | undefined> =>
  flat(await person.call(identity.menus, {}, { process })).find((node) => node.code === code);
const page = 'M1014001001';

describe('built-in menu nodes', () => {
  test('V102 the platform sees every built-in node with its original values', async () => {
    expect(await resource(page)).toMatchObject({
      ...{ parentId: 'M1014001', name: '组织架构', path: '/architecture/organizetions', type: 'menu', sides: 'OACM' },
      ...{ isShipped: true, isBuilt: true, shippedName: null, appSwitch: 1 },
    });
    expect(await resource('M1004005001')).toMatchObject({ isBuilt: false });
  });

  test('renaming, moving or changing the icon of a built-in node takes effect at once in every process, and can be reset', async () => {
    await people.platform1.call(menu.change, { code: page, name: '组织机构', icon: 'tree', rank: 7 });
    for (const process of [0, 1]) expect(await item(people.membera1, page, process)).toMatchObject({ name: '组织机构', icon: 'tree' });
    expect(await resource(page)).toMatchObject({ name: '组织机构', shippedName: '组织架构', rank: 7 });
    // a restart reads the shipped menu nodes again, and the change of the platform stays
    await syncManifest(server.databaseUrl());
    expect(await resource(page)).toMatchObject({ name: '组织机构', rank: 7 });
    await people.platform1.call(menu.change, { code: page, name: '', rank: 0 });
    expect(await item(people.membera1, page)).toMatchObject({ name: '组织架构', icon: 'organisation' });
  });

  test('a built-in node cannot be removed, and an unknown node can be neither changed nor removed', async () => {
    expect(await people.platform1.refused(menu.remove, { code: page })).toMatchObject(errorOf(errors.shipped));
    for (const call of [menu.remove, menu.change])
      expect(await people.platform1.refused(call, { code: 'M77', name: 'x' })).toMatchObject(errorOf(commonErrors.notFound));
  });

  test('only the platform can read and change the built-in nodes', async () => {
    for (const person of [people.operatorab, people.supera1])
      for (const call of [menu.tree, menu.change, menu.create, menu.remove])
        expect(await person.refused(call, { code: page, name: 'x' })).toMatchObject(errorOf(commonErrors.forbidden));
  });
});

describe('menu node of an external application', () => {
  const entry = { code: 'Canteen', parentId: 'M1014001', appCode: 'canteen', name: '食堂', icon: 'service', rank: 50 };
  const app = { code: 'canteen', name: '食堂', origin: 'https://canteen.example', path: '/', isEnable: 1 } as const;
  let made: { id: string };
  beforeAll(async () => {
    made = await people.platform1.call(ticket.saveApp, app);
  });

  test('an added node needs an application, a header tab or heading above it, and a code that is neither taken nor reserved', async () => {
    const refused = async (changes: object) => people.platform1.refused(menu.create, { ...entry, ...changes });
    expect(await refused({ appCode: 'nosuch' })).toMatchObject(errorOf(errors.noApp));
    for (const parentId of ['M77', page]) expect(await refused({ parentId })).toMatchObject(errorOf(errors.wrongParent));
    expect(await refused({ code: 'M1099' })).toMatchObject({ status: 400, fields: { code: '以M加数字开头的编码由系统使用' } });
    expect(await refused({ name: '' })).toMatchObject({ status: 400, fields: { name: '请输入菜单名称' } });
  });

  test('V240 an added node can be granted to a role like any node, opens its application and grants no permission', async () => {
    expect(await people.platform1.call(menu.create, entry)).toEqual({ id: 'Canteen' });
    expect(await people.platform1.refused(menu.create, entry)).toMatchObject(errorOf(errors.codeTaken));
    const rightsBefore = (await people.membera1.call(identity.userInfo, {})).permissions;
    expect(await item(people.membera1, 'Canteen')).toBeUndefined();
    // a super administrator who holds everything of the company holds the new node too
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(await item(people.supera1, 'Canteen')).toMatchObject({
      path: '/application/embedded/canteen',
      ...{ appType: 1, menu: true, extJson: { appType: 1 }, name: '食堂' },
      appInfo: {
        ...{ appId: made.id, appName: '食堂', groupId: 'M1014001', groupName: '本单位', menuId: 'Canteen', appType: 1, appPlatform: '1' },
        ...{ appSwitch: 1, appPath: '/application/embedded/canteen', linkUrl: 'https://canteen.example/', remark: null, icon: 'service' },
        ...{ createDate: moment, updateDate: null, delFlag: 0 },
      },
    });
    const { menuIds } = await people.operatora.call(grant.portalSet, { roleId: 'AllCompanyStaff' });
    const companyId = demoId('company A1');
    const pair = (appId: string) => ({ roleId: 'AllCompanyStaff', companyId, appIds: [{ menuId: 'Canteen', appId }], menuIds });
    expect((await people.operatora.refused(grant.savePortal, pair(demoId('x')))).code).toBe('400');
    expect((await people.operatora.call(grant.savePortal, pair(made.id))).added).toEqual([{ menuId: 'Canteen', name: '食堂' }]);
    expect(await item(people.membera1, 'Canteen')).toMatchObject({ path: '/application/embedded/canteen' });
    expect((await people.membera1.call(identity.userInfo, {})).permissions).toEqual(rightsBefore);
    expect(await item(people.superb1, 'Canteen')).toBeDefined();
  });

  test('an added node survives a restart, follows changes of its application, and disappears with the application', async () => {
    await syncManifest(server.databaseUrl());
    expect(await resource('Canteen')).toMatchObject({ isShipped: false, isBuilt: true, shippedName: null });
    const { list } = await people.platform1.call(ticket.apps, {});
    const version = list.find(({ id }) => id === made.id)?.version ?? 1;
    await people.platform1.call(ticket.saveApp, { ...app, code: 'food', id: made.id, version });
    expect(await item(people.membera1, 'Canteen', 1)).toMatchObject({ path: '/application/embedded/food' });
    await people.platform1.call(menu.change, { code: 'Canteen', name: '餐厅', rank: 1 });
    expect((await people.platform1.refused(menu.change, { code: 'Canteen', name: ' ' })).fields).toEqual({ name: '请输入菜单名称' });
    expect(await item(people.membera1, 'Canteen')).toMatchObject({ name: '餐厅' });
    await people.platform1.call(menu.remove, { code: 'Canteen' });
    expect(await item(people.membera1, 'Canteen')).toBeUndefined();
    expect(await people.platform1.refused(menu.create, entry)).toMatchObject({ status: expect.any(Number) });
    await people.platform1.call(menu.create, { ...entry, code: 'Canteen2', appCode: 'food' });
    // a later version may retire the heading; the added node then stands under the heading that replaces it
    await server.rows(`insert into menu (space_id, code, name, type, sides, shipped)
      select space_id, 'M1014', '本单位', 'menu', 'OACM', shipped from menu where code = 'M1002'`);
    await server.rows(`update menu set parent = 'M1014' where code = 'Canteen2'`);
    await syncManifest(server.databaseUrl());
    expect(await resource('Canteen2')).toMatchObject({ parentId: 'M1002' });
    expect(await resource('M1014')).toBeUndefined();
    await people.platform1.call(ticket.removeApp, { id: made.id });
    expect(await resource('Canteen2')).toBeUndefined();
  });
});

describe('application switch of a park', () => {
  test('V107 in a park with a switched-off application the menu shows it as closed and every process refuses its calls', async () => {
    for (const process of [0, 1]) await people.supera1.call(department.tree, {}, { process });
    await people.operatora.call(menu.setSwitch, { code: 'M1014001', appSwitch: 0 });
    for (const process of [0, 1])
      expect(await people.supera1.refused(department.tree, {}, { process })).toMatchObject({ status: 403, errorMessage: '该应用暂未开放' });
    expect(await item(people.supera1, page)).toMatchObject({ appSwitch: 0 });
    const listed = flat(await people.operatora.call(menu.switches, {}));
    expect(listed.filter(({ appSwitch }) => appSwitch === 0).map(({ code }) => code)).toEqual(['M1014001']);
    expect(flat(await people.operatorb.call(menu.switches, {})).filter(({ appSwitch }) => appSwitch === 0)).toEqual([]);
    await people.superb1.call(department.tree, {});
    expect(await item(people.superb1, page)).toMatchObject({ appSwitch: 1 });
    await people.operatora.call(menu.setSwitch, { code: 'M1014001', appSwitch: 1 });
    await people.supera1.call(department.tree, {});
    expect(await item(people.supera1, page)).toMatchObject({ appSwitch: 1 });
  });

  test('an operator cannot switch off the page with the application switches, platform nodes, buttons or unknown nodes', async () => {
    for (const code of ['M1005', 'M1004006', 'M1004006001'])
      expect(await people.operatora.refused(menu.setSwitch, { code, appSwitch: 0 })).toMatchObject(errorOf(errors.ownSwitch));
    for (const code of ['M10000004001', `${page}:add`, 'M1004005001', 'M77'])
      expect(await people.operatora.refused(menu.setSwitch, { code, appSwitch: 0 })).toMatchObject(errorOf(commonErrors.notFound));
    expect(flat(await people.operatora.call(menu.switches, {})).filter(({ sides, type }) => sides === 'P' || type === 'btn')).toEqual([]);
  });

  test('only the operator can read and set the application switches; companies, members and the platform cannot', async () => {
    for (const person of [people.supera1, people.membera1, people.platform1])
      for (const call of [menu.switches, menu.setSwitch])
        expect(await person.refused(call, { code: 'M1002', appSwitch: 0 })).toMatchObject(errorOf(commonErrors.forbidden));
  });
});
