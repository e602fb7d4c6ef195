import { maxShortcuts, shortcut } from '@park/contract/people/shortcut';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';

const server = testServer();
let operatora: Person;
let operatorab: Person;
let membera1: Person;
beforeAll(async () => {
  operatora = await server.signIn('operatora');
  operatorab = await server.signIn('operatorab');
  membera1 = await server.signIn('membera1');
});
const audit = 'M1004009001';
const organisation = 'M1014001001';
const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);
const inPark = (key: string) => ({ claims: { parkId: demoId(`park ${key}`) } });

describe('C0237 pages that can be pinned', () => {
  test('a user can pin the implemented pages they may open, except home; each is shown with its group’s name and icon', async () => {
    const { total, list } = await operatora.call(shortcut.choices, { pageSize: 100 });
    expect(total).toBe(list.length);
    expect(codes(list)).toEqual(expect.arrayContaining([audit, organisation]));
    expect(list.find(({ code }) => code === audit)).toEqual({
      ...{
        menuId: audit,
        code: audit,
        name: '操作日志',
        path: '/operation/auditLog',
        icon: 'audit',
        groupName: '操作日志',
        isPinned: false,
      },
    });
    expect(list.map(({ path }) => path)).not.toContain('/home');
    expect(codes((await membera1.call(shortcut.choices, {})).list)).not.toContain(audit);
  });

  test('the pages that can be pinned are found by name and returned page by page', async () => {
    expect(codes((await operatora.call(shortcut.choices, { keyword: '日志' })).list)).toEqual([audit]);
    const all = await operatora.call(shortcut.choices, { pageSize: 100 });
    const second = await operatora.call(shortcut.choices, { pageSize: 1, pageNum: 2 });
    expect(second).toEqual({ total: all.total, list: all.list.slice(1, 2) });
  });
});

describe('C0238, C0239 pinned pages', () => {
  test('pinned pages are returned in the order they were sent', async () => {
    expect(await operatora.call(shortcut.list, {})).toEqual([]);
    await operatora.call(shortcut.save, { menuIds: [organisation, audit] });
    expect(codes(await operatora.call(shortcut.list, {}))).toEqual([organisation, audit]);
    await operatora.call(shortcut.save, { menuIds: [audit] });
    expect(codes(await operatora.call(shortcut.list, {}))).toEqual([audit]);
    expect((await operatora.call(shortcut.choices, { keyword: '日志' })).list[0]?.isPinned).toBe(true);
  });

  test('pinned pages are stored separately for each user, company and park', async () => {
    await operatorab.call(shortcut.save, { menuIds: [audit] }, inPark('A'));
    expect(await operatorab.call(shortcut.list, {}, inPark('B'))).toEqual([]);
    await operatorab.call(shortcut.save, { menuIds: [organisation] }, inPark('B'));
    expect(codes(await operatorab.call(shortcut.list, {}, inPark('A')))).toEqual([audit]);
    expect(codes(await operatora.call(shortcut.list, {}))).toEqual([audit]);
    expect(await membera1.call(shortcut.list, {})).toEqual([]);
  });

  test('a pinned page that is no longer granted, or whose application is disabled, is left out until it is available again', async () => {
    const setNodes = (nodes: string) =>
      server.rows(`update role_grant set nodes = ${nodes} where role_id = $1`, [demoId('role 园区管理员')]);
    await setNodes(`array_remove(nodes, '${audit}')`);
    expect(await operatora.call(shortcut.list, {})).toEqual([]);
    await setNodes(`array_append(nodes, '${audit}')`);
    expect(codes(await operatora.call(shortcut.list, {}))).toEqual([audit]);
    await server.rows(`insert into menu_switch (space_id, park_id, code, app_switch) values ($1, $2, $3, 0)`, [
      ...[demoId('space xinghe'), demoId('park A'), audit],
    ]);
    expect(await operatora.call(shortcut.list, {})).toEqual([]);
    await server.rows('delete from menu_switch');
  });

  test('at most twelve pages can be pinned, each only once, and only pages that the user may open', async () => {
    const refused = async (menuIds: unknown) => (await membera1.refused(shortcut.save, { menuIds })).fields;
    expect(await refused([audit])).toEqual({ menuIds: '包含无权使用的功能，请刷新后重试' });
    expect(await refused(['nosuch'])).toEqual({ menuIds: '包含无权使用的功能，请刷新后重试' });
    expect(await refused([organisation, organisation])).toEqual({ menuIds: '常用功能重复' });
    expect(await refused(Array.from({ length: maxShortcuts + 1 }, (_, at) => `M${at}`))).toEqual({ menuIds: '最多选择12个常用功能' });
    expect(Object.keys((await refused('M1')) ?? {})).toEqual(['menuIds']);
    expect((await server.stranger().refused(shortcut.list, {})).code).toBe('606');
    expect((await membera1.refused(shortcut.save, { menuIds: [] }, inPark('B'))).code).toBe('403');
  });
});
