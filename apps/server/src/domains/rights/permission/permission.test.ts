import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commonErrors } from '@park/contract/core';
import { identity } from '@park/contract/people/identity';
import { permission } from '@park/contract/rights/permission';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { hold, makeRole } from '../../../../test/role.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'park-permission-'));
const server = testServer({ env: { DATA_DIR: dataDir } });
const people = {} as Record<
  'platform1' | 'operatora' | 'operatorb' | 'operatorc' | 'assistant1' | 'supera1' | 'supera2' | 'membera1',
  Person
>;
beforeAll(async () => {
  for (const name of ['platform1', 'operatora', 'operatorb', 'operatorc', 'assistant1', 'supera1', 'supera2', 'membera1'] as const)
    people[name] = await server.signIn(name);
});
const user = (name: string) => demoId(`user ${name}`);
const member = { userId: user('membera1') };
const add = 'M1014001001:add';
const failing = ({ steps }: { steps: { kind: string; isPassed: boolean }[] }) =>
  steps.filter((step) => !step.isPassed).map(({ kind }) => kind);

describe('explanation of rights', () => {
  test('a menu the user has is explained by the role that grants it and by the company or user that set the role’s nodes', async () => {
    const explanation = await people.supera1.call(permission.explain, { ...member, menuId: 'M1014001001' });
    expect([explanation.isAllowed, explanation.conclusion, failing(explanation)]).toEqual([true, '可以打开“组织架构”', []]);
    expect(explanation.steps.map(({ kind }) => kind)).toEqual(['person', 'company', 'park', 'role', 'set', 'ceiling', 'switch', 'scope']);
    expect(explanation.steps.map(({ text }) => text)).toEqual([
      '王梓涵是云启科技有限公司的成员',
      '云启科技有限公司已启用',
      '可以进入星河智谷',
      '持有角色：“企业全体员工”',
      '角色“企业全体员工”（系统默认）包含“组织架构”',
      '“组织架构”在入驻企业的可用范围内',
      '“组织架构”已开放',
      expect.stringMatching(/^范围：本单位，数据范围“/),
    ]);
  });

  test('the explanation of a header tab is that of one of its pages; a user without any of its pages does not see the tab', async () => {
    const explainMenu = (menuId: string) => people.supera1.call(permission.explain, { ...member, menuId });
    expect((await explainMenu('M1002')).conclusion).toBe('可以打开“企业”');
    expect((await explainMenu('M1004')).conclusion).toMatch(/^不可以打开“房产”：/);
  });

  test('the explanation for a super administrator is that a super administrator has every node', async () => {
    const explanation = await people.supera1.call(permission.explain, { userId: user('supera1'), menuId: add });
    expect(explanation.steps.find(({ kind }) => kind === 'set')?.text).toMatch(
      /^角色“单位超级管理员”（拥有企业的全部权限）.*包含“组织架构 \/ 新增部门”$/,
    );
    expect([explanation.reach, explanation.scope]).toEqual(['本单位', '全部']);
  });

  const obstacles: [what: string, kind: string, text: RegExp, change: string, back: string][] = [
    ['no role contains the node', 'set', /所持角色都没有“组织架构 \/ 新增部门”的权限/, 'select 1', 'select 1'],
    [
      'the member is disabled',
      'person',
      /王梓涵在云启科技有限公司的账号已禁用/,
      `update staff set enabled = false where user_id = '${user('membera1')}'`,
      `update staff set enabled = true where user_id = '${user('membera1')}'`,
    ],
    [
      'the company of the member is disabled',
      'company',
      /云启科技有限公司已停用/,
      `update company set enabled = false where id = '${demoId('company A1')}'`,
      `update company set enabled = true where id = '${demoId('company A1')}'`,
    ],
  ];
  test.each(obstacles)('if %s, the first obstacle in the explanation is "%s"', async (_, kind, text, change, back) => {
    await server.rows(change);
    try {
      const explanation = await people.operatora.call(permission.explain, { ...member, companyId: demoId('company A1'), menuId: add });
      expect([explanation.isAllowed, failing(explanation)[0]]).toEqual([false, kind]);
      expect(explanation.conclusion).toMatch(text);
    } finally {
      await server.rows(back);
      // disabling the person or the company ended their sessions, so they sign in again
      for (const name of ['membera1', 'supera1'] as const) people[name] = await server.signIn(name);
    }
  });

  test('a limit of the space or side and a switched-off application are reported as separate obstacles', async () => {
    const roleId = await makeRole(server.rows, { company: 'A1', kind: 'company', nodes: ['M1004006001', add, 'M1014002001'] });
    await hold(server.rows, roleId, 'A1', 'membera1');
    const explainMenu = (menuId: string) => people.supera1.call(permission.explain, { ...member, menuId });
    expect((await explainMenu('M1004006001')).conclusion).toBe('不可以打开“运营角色”：“运营角色”不面向入驻企业');
    expect((await explainMenu('M1014002001')).conclusion).toBe('不可以打开“用车申请”：“用车申请”尚未上线');
    await server.rows(`insert into menu_switch (space_id, park_id, code, app_switch) values ($1, $2, 'M1014001', 0)`, [
      demoId('space xinghe'),
      demoId('park A'),
    ]);
    expect((await people.operatora.call(permission.explain, { ...member, companyId: demoId('company A1'), menuId: add })).conclusion).toBe(
      '不可以打开“新增部门”：“本单位”在本园区已关闭，该应用暂未开放',
    );
    await server.rows('delete from menu_switch');
    expect((await explainMenu(add)).isAllowed).toBe(true);
    await server.rows(`delete from role_user where role_id = $1`, [roleId]);
  });

  test('a missing permission to enter the park is reported before any other obstacle', async () => {
    const explanation = await people.operatora.call(permission.explain, {
      userId: user('assistant0'),
      companyId: demoId('company AS'),
      menuId: 'M1004003001',
    });
    expect(explanation.conclusion).toMatch(/吴昊没有进入星河智谷的权限/);
  });

  test('of the menu nodes that could allow a command, the explanation is about the node that passes the most checks', async () => {
    const input = { userId: user('operatora'), companyId: demoId('company OP'), call: 'staff.create' };
    const explanation = await people.operatora.call(permission.explain, input);
    expect([explanation.isAllowed, explanation.reach]).toEqual([true, '本园区的全部企业']);
    const not = await people.supera1.call(permission.explain, { ...member, call: 'staff.create' });
    expect(not).toMatchObject({ isAllowed: false, reach: null, scope: null });
    expect(not.conclusion).toMatch(/^不可以“.+”：所持角色都没有“.+”的权限$/);
  });

  test('every command that can be explained has a title and a non-empty explanation', async () => {
    const calls = await people.supera1.call(permission.calls, {});
    expect(calls.length).toBeGreaterThan(30);
    expect(calls.filter(({ title }) => !title)).toEqual([]);
    for (const { call } of calls.slice(0, 5)) await people.supera1.call(permission.explain, { ...member, call });
  });

  test('a request must name exactly one existing menu or command', async () => {
    for (const input of [{}, { menuId: add, call: 'staff.create' }])
      expect(await people.supera1.refused(permission.explain, { ...member, ...input })).toMatchObject({ status: 400 });
    for (const input of [{ menuId: 'M77' }, { call: 'nosuch.call' }])
      expect(await people.supera1.refused(permission.explain, { ...member, ...input })).toMatchObject({ status: 404 });
  });
});

describe('menu of another user', () => {
  test('the call returns the menus as the other user sees them, leaves an audit entry and changes no data', async () => {
    const own = await people.membera1.call(identity.menus, {});
    expect(await people.supera1.call(permission.viewAs, member)).toEqual(own);
    expect(await people.operatora.call(permission.viewAs, { ...member, companyId: demoId('company A1') })).toEqual(own);
    const records = await server.rows<{ user_id: string }>(
      `select user_id from audit where call = 'permission.viewAs' and target = $1 order by at`,
      [user('membera1')],
    );
    expect(records.map((record) => record.user_id)).toEqual([user('supera1'), user('operatora')]);
  });

  test('the menu of a user who may not enter the park is empty', async () => {
    expect(await people.operatora.call(permission.viewAs, { userId: user('assistant0'), companyId: demoId('company AS') })).toEqual([]);
  });
});

test('the call explains only users the actor sees, not of another company, park or space, and only with the right to explain', async () => {
  const of = { ...member, companyId: demoId('company A1') };
  for (const person of [people.supera2, people.operatorb, people.operatorc]) {
    expect(await person.refused(permission.explain, { ...of, menuId: add })).toMatchObject({ status: 404 });
    expect(await person.refused(permission.viewAs, of)).toMatchObject({ status: 404 });
  }
  for (const person of [people.membera1, people.assistant1, people.platform1])
    for (const call of [permission.explain, permission.viewAs, permission.calls])
      expect(await person.refused(call, { ...of, menuId: add })).toMatchObject({
        status: 403,
        errorMessage: commonErrors.forbidden.message,
      });
});

test('only the platform sees the last run of the permission matrix; a run stored in the data directory takes precedence', async () => {
  const run = { ranAt: '2026-11-15T10:00:00.000Z', commit: 'abc', cells: 9, failures: ['one'], calls: 3, people: 2, seconds: 1.5 };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path.join(dataDir, 'matrix.json'), JSON.stringify(run));
  expect(await people.platform1.call(permission.isolation, {})).toEqual(run);
  expect(await people.operatora.refused(permission.isolation, {})).toMatchObject({ status: 403 });
});
