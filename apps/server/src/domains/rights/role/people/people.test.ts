import { randomUUID } from 'node:crypto';
import type { Call } from '@park/contract/core';
import { task } from '@park/contract/kernel/task';
import { identity } from '@park/contract/people/identity';
import { staff } from '@park/contract/people/staff';
import { role, roleTexts } from '@park/contract/rights/role';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../../test/app.ts';
import { open as openSealed } from '../../../../../test/open.ts';
import { giveRole, takeRole } from '../../../../../test/role.ts';
import { sheetsOf } from '../../../../../test/sheet/tasks.ts';
import { company, department, park, roleOf, user } from '../test/roles.ts';

const server = testServer();
let supera1: Person;
let admina1: Person;
let operatora: Person;
let operatorb: Person;
let operatorab: Person;
beforeAll(async () => {
  [supera1, admina1] = [await server.signIn('supera1'), await server.signIn('admina1')];
  [operatora, operatorb, operatorab] = [
    await server.signIn('operatora'),
    await server.signIn('operatorb'),
    await server.signIn('operatorab'),
  ];
});
const inA = { claims: { parkId: park('A') } };
const add = async (roleName: string, kind: 'park' | 'assist' = 'park') => (await operatora.call(role.addParkRole, { roleName, kind })).id;
const addOwn = async (roleName: string) => (await supera1.call(role.addCompanyRole, { roleName })).id;
/** Sets the nodes of a role directly in the database. */
const open = (id: string, ...nodes: string[]) =>
  server.rows(
    `insert into role_grant (space_id, company_id, role_space_id, role_id, nodes)
     select space_id, company_id, space_id, id, $2 from role where id = $1`,
    [id, nodes],
  );
const holdersOf = async (roleId: string, person = operatora) =>
  (await person.call(role.parkUsers, { roleId })).list.map(({ userId }) => userId);
const ownHolders = async (roleId: string) => (await supera1.call(role.companyUsers, { roleId })).list.map(({ userId }) => userId);
const menusOf = (person: Person) => person.call(identity.menus, {});

test('users with the right to read the holders of a role export them as listed, with masked phone numbers', async () => {
  const fileOf = async (person: Person, subject: 'parkRoleUser' | 'companyRoleUser', filter: Record<string, string>) => {
    const { id } = await person.call(task.export, { subject, filter });
    return (await sheetsOf(person, task.file, { id }))[0]?.rows.map((row) => row.join('|')) ?? [];
  };
  const roleId = await add('导出专员');
  await operatora.call(role.addParkUsers, { roleId, userIds: [user('person OP 1')], reason: '轮值' });
  const [head, ...rows] = await fileOf(operatora, 'parkRoleUser', { roleId });
  expect(head).toBe('姓名|手机号|企业|部门|有效期|说明');
  expect(rows).toEqual([expect.stringMatching(/^.+\|\d{3}\*{4}\d{4}\|星河运营管理有限公司\|.*\|长期\|轮值$/)]);
  expect(await fileOf(operatorb, 'parkRoleUser', { roleId })).toHaveLength(1);
  const supers = await fileOf(supera1, 'companyRoleUser', { roleId: 'companySuperAdmin' });
  expect(supers.slice(1).map((line) => line.split('|')[0])).toEqual(['林晓峰']);
  expect(await fileOf(supera1, 'companyRoleUser', { roleId: 'companySuperAdmin', companyId: company('A2') })).toHaveLength(1);
  expect((await supera1.refused(task.export, { subject: 'parkRoleUser', filter: { roleId } })).code).toBe('403');
});

describe('people of a park role', () => {
  test('people of the operator company can be given a park role in this park only, and can lose it again', async () => {
    const roleId = await add('客服专员');
    const someone = user('person OP 1');
    expect(await operatora.call(role.addParkUsers, { roleId, userIds: [someone, someone] })).toEqual({ added: 1 });
    expect(await operatora.call(role.addParkUsers, { roleId, userIds: [someone] })).toEqual({ added: 0 });
    expect((await operatora.call(role.parkUsers, { roleId })).list[0]).toMatchObject({
      ...{ userId: someone, phone: expect.stringMatching(/^\d{3}\*{4}\d{4}$/), companyName: '星河运营管理有限公司', implicitBy: null },
    });
    expect(await server.rows('select park_id from role_user where role_id = $1', [roleId])).toEqual([{ park_id: park('A') }]);
    await operatora.call(role.dropParkUser, { roleId, userId: someone });
    expect(await holdersOf(roleId)).toEqual([]);
    expect((await operatora.refused(role.dropParkUser, { roleId, userId: someone })).code).toBe('404');
  });

  test('an actor sees and removes only assignments in their own park, also for a role that exists in every park', async () => {
    const shared = roleOf('园区管理员');
    expect(await holdersOf(shared)).toEqual([user('operatora')]);
    // two other people hold the role in the other operator's park
    const there = [user('operatorb'), user('person OP 2')].sort();
    expect((await holdersOf(shared, operatorb)).sort()).toEqual(there);
    expect((await operatora.refused(role.dropParkUser, { roleId: shared, userId: user('operatorb') })).code).toBe('404');
    expect((await holdersOf(shared, operatorb)).sort()).toEqual(there);
  });

  test('roles of the assisting organisation can be given only to people of organisations that assist in the park', async () => {
    const roleId = await add('夜间巡检', 'assist');
    expect(await operatora.call(role.addParkUsers, { roleId, userIds: [user('assistant0')] })).toEqual({ added: 1 });
    for (const other of ['person OP 0', 'membera1', 'memberb1', 'superc1'])
      expect((await operatora.refused(role.addParkUsers, { roleId, userIds: [user(other)] })).errorMessage).toBe('该用户不在此单位中');
    const own = await add('夜间值班');
    for (const other of ['assistant0', 'membera1', 'superc1'])
      expect((await operatora.refused(role.addParkUsers, { roleId: own, userIds: [user(other)] })).errorMessage).toBe('该用户不在此单位中');
    expect((await operatora.refused(role.addParkUsers, { roleId: own, userIds: [user('person OP 0'), randomUUID()] })).code).toBe('6010');
    expect(await holdersOf(own)).toEqual([]);
    // people of an organisation that no longer assists in the park cannot be chosen
    await server.rows(`update company_park set left_at = now() where company_id = $1 and park_id = $2`, [company('AS'), park('A')]);
    expect((await operatora.refused(role.addParkUsers, { roleId, userIds: [user('assistant1')] })).code).toBe('6010');
    await server.rows(`update company_park set left_at = null where company_id = $1 and park_id = $2`, [company('AS'), park('A')]);
  });

  test('a person gets several roles in one call; a role of a kind that the person cannot hold is refused', async () => {
    const roleIds = [await add('双岗甲'), await add('双岗乙')];
    expect(await operatora.call(role.addParkRoles, { userId: user('person OP 2'), roleIds })).toEqual({ added: 2 });
    const mixed = [...roleIds, await add('双岗丙', 'assist')];
    expect((await operatora.refused(role.addParkRoles, { userId: user('person OP 3'), roleIds: mixed })).code).toBe('6010');
    expect((await operatora.refused(role.addParkRoles, { userId: user('person OP 3'), roleIds: [randomUUID()] })).code).toBe('404');
    expect((await operatora.refused(role.addParkRoles, { userId: user('person OP 3'), roleIds: [] })).fields).toEqual({
      roleIds: roleTexts.noRole,
    });
    expect(await server.rows('select from role_user where user_id = $1', [user('person OP 3')])).toEqual([]);
  });

  test('people who can get the role are found by name, pinyin, phone number and department, and the actor is not offered', async () => {
    const roleId = await add('待选');
    const offered = async (filter: object) => (await operatora.call(role.candidates, { roleId, pageSize: 100, ...filter })).list;
    const all = await offered({});
    expect(all.map(({ userId }) => userId)).not.toContain(user('operatora'));
    expect(new Set(all.map(({ companyId }) => companyId))).toEqual(new Set([company('OP')]));
    expect((await offered({ keyword: '周敏' })).map(({ userId }) => userId)).toEqual([user('operatorb')]);
    expect((await offered({ keyword: 'zhoumin' })).map(({ userId }) => userId)).toEqual([user('operatorb')]);
    expect((await offered({ keyword: '13800000012' })).map(({ userId }) => userId)).toEqual([user('operatorb')]);
    const part = await offered({ departmentId: department('OP 招商部') });
    expect(part.length).toBeGreaterThan(0);
    expect(part.every(({ departmentName }) => departmentName === '招商部')).toBe(true);
    expect((await offered({ departmentId: department('OP') })).length).toBeGreaterThanOrEqual(part.length);
    await operatora.call(role.addParkUsers, { roleId, userIds: [user('operatorb')] });
    expect(await offered({ keyword: '周敏' })).toEqual([]);
    const forAssist = await operatora.call(role.candidates, { roleId: roleOf('协管专员'), pageSize: 100 });
    expect(new Set(forAssist.list.map(({ companyId }) => companyId))).toEqual(new Set([company('AS')]));
    expect(forAssist.list.map(({ userId }) => userId)).not.toContain(user('assistant1'));
    const group = await operatora.call(role.addParkGroup, { roleGroupName: '待选组' });
    expect((await operatora.call(role.candidates, { roleId: group.id })).total).toBe(0);
  });

  test('V098 a group of roles has no holders', async () => {
    const { id: roleId } = await operatora.call(role.addParkGroup, { roleGroupName: '没人的组' });
    expect((await operatora.refused(role.addParkUsers, { roleId, userIds: [user('operatorb')] })).errorMessage).toBe('角色组不能添加用户');
    const group = { roleId: roleOf('A1 业务角色'), userIdList: [user('membera1')] };
    expect((await supera1.refused(role.addCompanyUsers, group)).errorMessage).toBe('角色组不能添加用户');
  });
});

test('C0216 holders of a company role are listed by the sortNum with which the role was given, or 100 without one', async () => {
  const roleId = await addOwn('排班岗');
  const [first, second, third] = ['membera2', 'admina1', 'membera1'];
  const names = () => ownHolders(roleId);
  const give = (name: string, more: object = {}) => supera1.call(role.addCompanyUsers, { roleId, userIdList: [user(name)], ...more });
  await give(third as string, { sortNum: 300 });
  await give(second as string);
  await give(first as string, { sortNum: 5 });
  expect(await names()).toEqual([first, second, third].map((name) => user(name as string)));
  const { list } = await supera1.call(role.companyUsers, { roleId });
  expect(list.map(({ sortNum }) => sortNum)).toEqual([5, 100, 300]);
  // giving the role again without a sortNum keeps the position in the list, and with a sortNum changes it
  await give(third as string, { reason: '续' });
  expect((await names()).at(-1)).toBe(user('membera1'));
  await give(third as string, { sortNum: 1 });
  expect((await names())[0]).toBe(user('membera1'));
  expect((await supera1.refused(role.addCompanyUsers, { roleId, userIdList: [user('membera1')], sortNum: -1 })).fields).toEqual({
    sortNum: '排序号不正确',
  });
});

describe('period of a role assignment', () => {
  const minute = 60_000;
  const at = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();

  test('the assignment is listed with its reason until it has ended, and its period can be changed', async () => {
    const roleId = await add('限时岗');
    const input = { roleId, userIds: [user('operatorb')], validFrom: at(5), validTo: at(10), reason: '替班' };
    await operatora.call(role.addParkUsers, input);
    expect((await operatora.call(role.parkUsers, { roleId })).list[0]).toMatchObject({
      validFrom: `${input.validFrom.slice(0, 19)}Z`,
      validTo: `${input.validTo.slice(0, 19)}Z`,
      reason: '替班',
    });
    server.passTime('15 minutes');
    expect(await holdersOf(roleId)).toEqual([]);
    expect((await operatora.call(role.candidates, { roleId, keyword: '周敏' })).total).toBe(1);
    expect(await operatora.call(role.addParkUsers, { roleId, userIds: [user('operatorb')] })).toEqual({ added: 1 });
    expect((await operatora.call(role.parkUsers, { roleId })).list[0]).toMatchObject({ validFrom: null, validTo: null, reason: null });
    server.passTime(undefined);
  });

  test('the assignment starts and ends by itself for a user who is signed in all the time', async () => {
    const membera2 = await server.signIn('membera2');
    const may = async () => (await membera2.raw(role.companyTree, {})).statusCode === 200;
    const roleId = await addOwn('限时内勤');
    await open(roleId, 'M1014001004');
    await supera1.call(role.addCompanyUsers, { roleId, userIdList: [user('membera2')], validFrom: at(5), validTo: at(10) });
    const seen: boolean[] = [];
    for (const passed of [undefined, '7 minutes', '12 minutes']) {
      server.passTime(passed);
      seen.push(await may());
    }
    server.passTime(undefined);
    expect(seen).toEqual([false, true, false]);
  });

  test('an assignment that ends before it starts is refused', async () => {
    const wrong = { roleId: randomUUID(), userIds: [user('operatorb')], validFrom: at(5), validTo: at(0) };
    expect((await operatora.refused(role.addParkUsers, wrong)).fields).toEqual({ validTo: '结束时间必须晚于开始时间' });
    expect((await operatora.refused(role.addParkUsers, { ...wrong, validFrom: 'morgen' })).fields).toMatchObject({
      validFrom: '时间格式不正确',
    });
  });
});

describe('rules of giving roles', () => {
  test('V177 an actor cannot give themselves a role by any call, and their menus stay the same', async () => {
    const [own, parkOwn] = [await addOwn('自取'), await add('自取')];
    await open(own, 'M1014003001');
    await open(parkOwn, 'M1014003001');
    const { id: inner } = await operatora.call(role.addInner, { name: '自取' });
    const before = [await menusOf(admina1), await menusOf(operatora), await menusOf(supera1)];
    const roads: [Person, Call, object][] = [
      [admina1, role.addCompanyUsers, { roleId: own, userIdList: [user('membera1'), user('admina1')] }],
      [supera1, role.addCompanyUsers, { roleId: own, userIdList: [user('supera1')] }],
      [admina1, role.setInnerUsers, { busInnerRoleId: inner, userIdList: [user('admina1')] }],
      [operatora, role.addParkUsers, { roleId: parkOwn, userIds: [user('operatora')] }],
      [operatora, role.addParkRoles, { roleIds: [parkOwn], userId: user('operatora') }],
    ];
    for (const [person, call, input] of roads)
      expect([call.key, (await person.refused(call, input)).errorMessage]).toEqual([call.key, '不能给自己分配角色']);
    expect([await menusOf(admina1), await menusOf(operatora), await menusOf(supera1)]).toEqual(before);
  });

  test('an actor can give a role or take it away only if they have all rights of the role', async () => {
    const own = await addOwn('资金岗');
    await open(own, 'M1014001001', 'M1014003001');
    const input = { roleId: own, userIdList: [user('membera1')] };
    expect((await admina1.refused(role.addCompanyUsers, input)).errorMessage).toBe('不能授予超出自己权限的角色');
    expect(await supera1.call(role.addCompanyUsers, input)).toEqual({ added: 1 });
    expect((await admina1.refused(role.dropCompanyUsers, input)).errorMessage).toBe('不能授予超出自己权限的角色');
    expect(await ownHolders(own)).toEqual([user('membera1')]);
    await supera1.call(role.dropCompanyUsers, input);
    const parkRole = await add('财务总管');
    await open(parkRole, 'M1014003001');
    const request = { roleId: parkRole, userIds: [user('person OP 0')] };
    expect((await operatora.refused(role.addParkUsers, request)).errorMessage).toBe('不能授予超出自己权限的角色');
    expect((await operatora.refused(role.addParkRoles, { roleIds: [parkRole], userId: user('person OP 0') })).code).toBe('403');
    expect(await operatorab.call(role.addParkUsers, request, inA)).toEqual({ added: 1 });
    expect((await operatora.refused(role.dropParkUser, { roleId: parkRole, userId: user('person OP 0') })).code).toBe('403');
    expect((await operatora.refused(role.removeParkRole, { id: parkRole })).code).toBe('403');
  });

  test('rights that the operator added to a built-in role count, even if the actor who gives the role cannot see them', async () => {
    const { id } = await operatora.call(role.addInner, { name: '财务联络人' });
    await open(id, 'M1014003001');
    const input = { busInnerRoleId: id, userIdList: [user('membera1')] };
    expect((await admina1.refused(role.setInnerUsers, input)).errorMessage).toBe('不能授予超出自己权限的角色');
    expect(await supera1.call(role.setInnerUsers, input)).toEqual({ added: 1, removed: 0 });
  });

  test('the right to manage people does not include giving them roles', async () => {
    const keeper = await addOwn('人事专员');
    await open(keeper, 'M1014001001', 'M1014001002', 'M1014001002:edit');
    await supera1.call(role.addCompanyUsers, { roleId: keeper, userIdList: [user('membera1')] });
    const membera1 = await server.signIn('membera1');
    const someone = user('person A1 6');
    const edit = async (person: Person, roles: string[]) => {
      const { version, realName, departmentId } = await supera1.call(staff.detail, { userId: someone });
      return person.raw(staff.change, { id: someone, version, realName, departmentId, orgOrderNum: 1, companyRoleIdList: roles });
    };
    expect((await edit(membera1, [])).statusCode).toBe(200);
    expect((await edit(membera1, [roleOf('A1 采购专员')])).json().errorMessage).toBe('不能授予超出自己权限的角色');
    expect((await edit(supera1, [roleOf('A1 采购专员')])).statusCode).toBe(200);
    expect((await edit(membera1, [])).json().errorMessage).toBe('不能授予超出自己权限的角色');
    expect((await supera1.call(staff.detail, { userId: someone })).roles).toEqual([
      { id: roleOf('A1 采购专员'), roleName: '采购专员', roleCode: 'A1-purchase' },
    ]);
    await edit(supera1, []);
  });

  test('a person who has left the company cannot get a role', async () => {
    const roleId = await addOwn('离职岗');
    await server.rows(`update staff set left_at = now(), department_id = null where company_id = $1 and user_id = $2`, [
      ...[company('A1'), user('person A1 5')],
    ]);
    expect((await supera1.refused(role.addCompanyUsers, { roleId, userIdList: [user('person A1 5')] })).code).toBe('6010');
  });

  test('a person’s rights change at their next call after they are given a role or the role is taken away', async () => {
    const membera2 = await server.signIn('membera2');
    const roleId = await addOwn('角色管理岗');
    await open(roleId, 'M1014001004');
    expect((await membera2.refused(role.companyTree, {})).status).toBe(403);
    await supera1.call(role.addCompanyUsers, { roleId, userIdList: [user('membera2')] });
    await membera2.call(role.companyTree, {});
    await supera1.call(role.dropCompanyUsers, { roleId, userIdList: [user('membera2')] });
    expect((await membera2.refused(role.companyTree, {})).status).toBe(403);
  });
});

describe('built-in roles', () => {
  const listed = async (busInnerRoleId: string | string[], person = supera1, more = {}) =>
    (await person.call(role.innerUsers, { busInnerRoleId: busInnerRoleId as 'AllCompanyStaff', pageSize: 1000, ...more })).list;

  test('V221 V222 V223 members, administrators and super administrators hold a built-in role each; the list shows the reason', async () => {
    expect((await listed('companySuperAdmin')).map(({ userId, implicitBy }) => [userId, implicitBy])).toEqual([
      [user('supera1'), '单位超级管理员'],
    ]);
    expect((await listed('enterpriseComManager')).map(({ userId, implicitBy }) => [userId, implicitBy])).toEqual(
      expect.arrayContaining([
        [user('supera1'), '单位超级管理员'],
        [user('admina1'), '单位普通管理员'],
      ]),
    );
    const everybody = await listed('AllCompanyStaff');
    const [{ n } = { n: 0 }] = await server.rows<{ n: number }>(
      'select count(*)::int as n from staff where company_id = $1 and left_at is null',
      [company('A1')],
    );
    expect(everybody).toHaveLength(n);
    expect(everybody.find(({ userId }) => userId === user('membera1'))?.implicitBy).toBe('普通成员');
    expect((await supera1.call(role.companyUsers, { roleId: 'companySuperAdmin' })).total).toBe(1);
    expect((await listed(['companySuperAdmin'], supera1, { keyword: '没有' })).length).toBe(0);
  });

  test('C0220 C0221 C0227 type 1 lists only people who were given the role, type 2 also those who hold it automatically', async () => {
    const { id } = await operatora.call(role.addInner, { name: '用电联络员' });
    await supera1.call(role.setInnerUsers, { busInnerRoleId: id, userIdList: [user('membera1')] });
    const both = ['companySuperAdmin', id];
    for (const path of [role.innerUsers.path, '/portal/role/bus/queryCompanyInnerRoleUser'] as const) {
      const namesOf = async (choice: object) => {
        const input = { busInnerRoleId: both as ['companySuperAdmin'], ...choice };
        return (await supera1.call({ ...role.innerUsers, path }, input)).list.map(({ userId }) => userId).sort();
      };
      const everybody = [user('membera1'), user('supera1')].sort();
      expect(await namesOf({ type: '1' })).toEqual([user('membera1')]);
      expect(await namesOf({ type: 1 })).toEqual([user('membera1')]);
      for (const choice of [{ type: '2' }, { type: 2 }, {}]) expect(await namesOf(choice)).toEqual(everybody);
    }
    const read = await server.signIn('supera1');
    const { sessionKey } = await read.call(identity.userInfo, {});
    const input = { busInnerRoleId: both, type: 1 };
    const answer = (await read.raw(role.encryptedInnerUsers, input)).json();
    expect(answer).toMatchObject({ code: '200', encryptFlag: true });
    expect(JSON.stringify(answer)).not.toContain('****');
    const plain = await read.call(role.innerUsers, { busInnerRoleId: both as ['companySuperAdmin'], type: 1 });
    expect(plain.list[0]?.phone).toMatch(/^\d{3}\*{4}\d{4}$/);
    expect(openSealed(answer.body, sessionKey)).toEqual(plain);
  });

  test('V129 a built-in role that people hold automatically can be neither given nor taken', async () => {
    for (const code of ['AllCompanyStaff', 'companySuperAdmin', 'enterpriseComManager'] as const) {
      const people = { userIdList: [user('membera1')] };
      const text = '该角色的成员由系统确定，不能设置';
      expect((await supera1.refused(role.setInnerUsers, { busInnerRoleId: code, ...people })).errorMessage).toBe(text);
      expect((await supera1.refused(role.addCompanyUsers, { roleId: code, ...people })).errorMessage).toBe(text);
      expect((await supera1.refused(role.dropCompanyUsers, { roleId: code, ...people })).errorMessage).toBe(text);
    }
    expect(await server.rows(`select from role_user h join role r on r.id = h.role_id where r.space_id = app.platform()`)).toEqual([]);
  });

  test('the holders of a built-in role that the space has added are replaced as a whole, in each company separately', async () => {
    const { id } = await operatora.call(role.addInner, { name: '消防联络员' });
    const set = (person: Person, ...names: string[]) =>
      person.call(role.setInnerUsers, { busInnerRoleId: id, userIdList: names.map(user) });
    expect(await set(supera1, 'membera1', 'membera2')).toEqual({ added: 2, removed: 0 });
    expect(await set(supera1, 'membera2', 'admina1')).toEqual({ added: 1, removed: 1 });
    const supera2 = await server.signIn('supera2');
    expect(await set(supera2, 'staffa2')).toEqual({ added: 1, removed: 0 });
    expect(new Set((await listed(id)).map(({ userId }) => userId))).toEqual(new Set([user('membera2'), user('admina1')]));
    expect((await listed(id, operatora, { companyId: company('A2') })).map(({ userId }) => userId)).toEqual([user('staffa2')]);
    // when the query also names a built-in role that people hold automatically, everybody is still listed once
    const both = await listed([id, 'companySuperAdmin']);
    expect(both.map(({ userId, implicitBy }) => [userId, implicitBy])).toEqual(
      expect.arrayContaining([
        [user('supera1'), '单位超级管理员'],
        [user('membera2'), null],
      ]),
    );
    expect(both).toHaveLength(3);
    expect((await supera1.refused(role.setInnerUsers, { busInnerRoleId: id, userIdList: [user('staffa2')] })).code).toBe('6010');
    expect(await set(supera1)).toEqual({ added: 0, removed: 2 });
  });
});

test('holders in another company, park or space cannot be listed, and cannot be given or lose a role', async () => {
  const [supera2, operatorc] = [await server.signIn('supera2'), await server.signIn('operatorc')];
  const own = roleOf('A1 行政专员');
  const before = await server.rows('select * from role_user order by id');
  expect((await supera2.call(role.companyUsers, { companyId: company('A1'), roleId: own })).total).toBe(0);
  expect((await supera2.call(role.companyUsers, { companyId: company('A1'), roleId: 'AllCompanyStaff' })).total).toBe(0);
  expect((await supera2.call(role.innerUsers, { companyId: company('A1'), busInnerRoleId: 'AllCompanyStaff' })).total).toBe(0);
  expect((await operatorb.call(role.companyUsers, { companyId: company('A1'), roleId: own })).total).toBe(0);
  expect((await operatorc.call(role.parkUsers, { roleId: roleOf('协管专员') })).total).toBe(0);
  expect((await operatorc.call(role.candidates, { roleId: roleOf('协管专员') })).total).toBe(0);
  const there: [Person, Call, object][] = [
    [supera2, role.addCompanyUsers, { companyId: company('A1'), roleId: own, userIdList: [user('membera1')] }],
    [supera2, role.addCompanyUsers, { roleId: own, userIdList: [user('staffa2')] }],
    [supera2, role.dropCompanyUsers, { companyId: company('A1'), roleId: own, userIdList: [user('admina1')] }],
    [operatora, role.addCompanyUsers, { companyId: company('A1'), roleId: own, userIdList: [user('membera1')] }],
    [operatorc, role.addParkUsers, { roleId: roleOf('协管专员'), userIds: [user('assistant0')] }],
    [operatorc, role.dropParkUser, { roleId: roleOf('协管专员'), userId: user('assistant1') }],
  ];
  for (const [person, call, input] of there) expect([call.key, (await person.refused(call, input)).code]).toEqual([call.key, '404']);
  // a park role cannot be given by the calls for companies, nor a company role by the calls for parks
  expect((await operatora.refused(role.addCompanyUsers, { roleId: roleOf('协管专员'), userIdList: [user('operatorb')] })).code).toBe('404');
  expect((await operatora.refused(role.addParkUsers, { roleId: own, userIds: [user('operatorb')] })).code).toBe('404');
  expect(await server.rows('select * from role_user order by id')).toEqual(before);
});

test('an actor lists, gives roles to and takes roles from only people in their data scope; a hidden phone cannot be searched', async () => {
  const scope = { nodes: ['M1014001004', 'M1014001004:assign'], scope: 'dept', fields: { phone: 'hide' } } as const;
  const ownRole = await giveRole(server, { companyId: company('A1'), userId: user('membera1') }, scope);
  const membera1 = await server.signIn('membera1');
  const input = { busInnerRoleId: 'AllCompanyStaff', pageSize: 1000 } as const;
  const { list } = await membera1.call(role.innerUsers, input);
  expect(list.length).toBeGreaterThan(1);
  expect(list.filter(({ departmentName, phone }) => departmentName !== '研发中心' || phone !== null)).toEqual([]);
  expect((await membera1.call(role.innerUsers, { ...input, keyword: '13800001005' })).total).toBe(0);
  expect((await supera1.call(role.innerUsers, { ...input, keyword: '13800001005' })).total).toBe(1);
  const roleId = await addOwn('范围岗');
  expect((await membera1.refused(role.addCompanyUsers, { roleId, userIdList: [user('membera2')] })).code).toBe('6010');
  await membera1.call(role.addCompanyUsers, { roleId, userIdList: [user('newcomera1')] });
  await supera1.call(role.addCompanyUsers, { roleId, userIdList: [user('membera2')] });
  expect((await membera1.refused(role.dropCompanyUsers, { roleId, userIdList: [user('membera2')] })).code).toBe('404');
  await membera1.call(role.dropCompanyUsers, { roleId, userIdList: [user('newcomera1')] });
  expect(await ownHolders(roleId)).toEqual([user('membera2')]);
  await takeRole(server, ownRole);
});

test('V170 giving a role needs at least one person', async () => {
  expect((await operatora.refused(role.addParkUsers, { roleId: randomUUID(), userIds: [] })).fields).toEqual({ userIds: '请先选择用户' });
  expect((await supera1.refused(role.addCompanyUsers, { roleId: randomUUID() })).fields).toEqual({ userIdList: '请先选择用户' });
});
