import { randomUUID } from 'node:crypto';
import type { Call } from '@park/contract/core';
import { identity } from '@park/contract/people/identity';
import { role, roleTexts } from '@park/contract/rights/role';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../test/app.ts';
import { company, department, flat, park, roleOf, user } from './test/roles.ts';

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
const inB = { claims: { parkId: park('B') } };
const namesOf = async (person: Person, kind: 'park' | 'assist' = 'park', place = {}) =>
  flat(await person.call(role.parkTree, { kind }, place)).map(({ roleName }) => roleName);
const companyRole = async (name: string) => flat(await supera1.call(role.companyTree, {})).find(({ roleName }) => roleName === name);
const parkRole = async (name: string) => flat(await operatora.call(role.parkTree, {})).find(({ roleName }) => roleName === name);

describe('park roles', () => {
  test('a role is added to a group, changed, moved out of the group and deleted', async () => {
    const group = await operatora.call(role.addParkGroup, { roleGroupName: '租赁条线' });
    const { id } = await operatora.call(role.addParkRole, { roleName: '租赁专员', parentId: group.id, remark: '带看与跟进' });
    const [shown] = (await parkRole('租赁条线'))?.children ?? [];
    expect(shown).toMatchObject({
      id,
      roleName: '租赁专员',
      remark: '带看与跟进',
      sortNum: 100,
      dataScope: 'all',
      isRoleGroup: 0,
      version: 1,
    });
    expect(await operatora.call(role.parkGroups, {})).toContainEqual({ id: group.id, roleGroupName: '租赁条线', sortNum: 100, version: 1 });
    await operatora.call(role.changeParkRole, { id, version: 1, roleName: '租赁主管', parentId: null, sortNum: 20 });
    expect(await parkRole('租赁主管')).toMatchObject({ parentId: null, sortNum: 20, remark: '带看与跟进', version: 2 });
    await operatora.call(role.changeParkGroup, { id: group.id, version: 1, roleGroupName: '租赁与合同' });
    await operatora.call(role.removeParkGroup, { id: group.id });
    await operatora.call(role.removeParkRole, { id });
    expect(await namesOf(operatora)).not.toContain('租赁主管');
    expect((await operatora.refused(role.removeParkRole, { id })).code).toBe('404');
  });

  test('V178 V179 V180 V181 names of roles and groups are required and have at most twenty characters', async () => {
    const messages = async (call: Call, input: object) => Object.values((await operatora.refused(call, input)).fields ?? {});
    expect(await messages(role.addParkRole, {})).toEqual([roleTexts.noName]);
    expect(await messages(role.addParkRole, { roleName: ' ' })).toEqual(expect.arrayContaining([roleTexts.noName]));
    expect(await messages(role.addParkRole, { roleName: '长'.repeat(21) })).toEqual([roleTexts.longName]);
    expect(await messages(role.addParkGroup, {})).toEqual([roleTexts.noGroupName]);
    expect(await messages(role.addParkGroup, { roleGroupName: '长'.repeat(21) })).toEqual([roleTexts.longGroupName]);
    expect(await messages(role.addParkRole, { roleName: '招商 & 租赁' })).toEqual(['仅支持中文、字母、数字和下划线']);
    expect((await operatora.call(role.addParkRole, { roleName: '长'.repeat(20) })).id).toBeTruthy();
  });

  test('a role name can be used once per group, regardless of letter case, and becomes free after a deletion', async () => {
    const { id } = await operatora.call(role.addParkRole, { roleName: 'Guard' });
    expect((await operatora.refused(role.addParkRole, { roleName: 'guard' })).errorMessage).toBe('同名角色已存在');
    const group = await operatora.call(role.addParkGroup, { roleGroupName: '安保' });
    await operatora.call(role.addParkRole, { roleName: 'guard', parentId: group.id });
    await operatora.call(role.addParkRole, { roleName: 'guard', kind: 'assist' });
    const moved = await operatora.refused(role.changeParkRole, { id, version: 1, roleName: 'GUARD', parentId: group.id });
    expect(moved.errorMessage).toBe('同名角色已存在');
    await operatora.call(role.removeParkRole, { id });
    await operatora.call(role.addParkRole, { roleName: 'GUARD' });
  });

  test('a group with roles cannot be deleted, and a group cannot be placed in another group', async () => {
    const group = await operatora.call(role.addParkGroup, { roleGroupName: '工程' });
    const { id } = await operatora.call(role.addParkRole, { roleName: '工程师', parentId: group.id });
    expect((await operatora.refused(role.removeParkGroup, { id: group.id })).errorMessage).toBe('角色组下还有角色，请先移走或删除');
    expect((await operatora.refused(role.addParkRole, { roleName: '学徒', parentId: id })).code).toBe('404');
    expect((await operatora.refused(role.addParkRole, { roleName: '学徒', parentId: randomUUID() })).code).toBe('404');
    expect((await operatora.refused(role.addParkRole, { kind: 'assist', roleName: '学徒', parentId: group.id })).code).toBe('404');
    expect((await operatora.refused(role.removeParkRole, { id: group.id })).code).toBe('404');
    expect((await operatora.refused(role.removeParkGroup, { id })).code).toBe('404');
    await operatora.call(role.removeParkRole, { id });
    await operatora.call(role.removeParkGroup, { id: group.id });
  });

  test('an edit of a role that was changed meanwhile is refused as stale', async () => {
    const { id } = await operatora.call(role.addParkRole, { roleName: '并改' });
    await operatora.call(role.changeParkRole, { id, version: 1, roleName: '并改一' });
    const late = await operatora.refused(role.changeParkRole, { id, version: 1, roleName: '并改二' });
    expect(late.errorMessage).toBe('内容已被他人修改，请刷新后重试');
  });

  test('an actor cannot change a role they hold, and only a super administrator can change a role that exists in every park', async () => {
    const own = { id: roleOf('园区管理员'), version: 1, roleName: '园区总管' };
    expect((await operatora.refused(role.changeParkRole, own)).errorMessage).toBe('不能修改自己持有的角色');
    expect((await operatora.refused(role.removeParkRole, { id: own.id })).errorMessage).toBe('不能修改自己持有的角色');
    const shared = { id: roleOf('协管专员'), version: 1, roleName: '协管员' };
    expect((await operatora.refused(role.changeParkRole, shared)).errorMessage).toMatch('所有园区通用');
    await operatorab.call(role.changeParkRole, shared, inA);
    await operatorab.call(role.changeParkRole, { ...shared, version: 2, roleName: '协管专员' }, inA);
  });

  test('V224 a role of one park cannot be seen, changed, given or used as a group in another park', async () => {
    const { id } = await operatora.call(role.addParkRole, { roleName: '甲园专员' });
    const group = await operatora.call(role.addParkGroup, { roleGroupName: '甲园条线' });
    expect(await namesOf(operatorb)).toEqual(['园区管理员']);
    expect((await operatorb.refused(role.changeParkRole, { id, version: 1, roleName: '乙' })).code).toBe('404');
    expect((await operatorb.refused(role.removeParkRole, { id })).code).toBe('404');
    expect((await operatorb.refused(role.addParkUsers, { roleId: id, userIds: [user('person OP 0')] })).code).toBe('404');
    expect((await operatorb.refused(role.addParkRole, { roleName: '乙园专员', parentId: group.id })).code).toBe('404');
    expect((await operatorb.refused(role.clone, { refType: 2, id, roleName: '抄来的' })).code).toBe('404');
    expect((await operatorb.refused(role.sort, { refType: 2, ids: [id] })).code).toBe('404');
    expect((await operatorb.call(role.parkUsers, { roleId: id })).total).toBe(0);
    // the same name is free in the other park, and an operator of both parks sees each role in its own park
    await operatorb.call(role.addParkRole, { roleName: '甲园专员' });
    expect((await namesOf(operatorab, 'park', inB)).filter((name) => name === '甲园专员')).toHaveLength(1);
  });
});

test('C0207 C0211 a role of a tree carries its names, the name of its group, its source and its state', async () => {
  const park_ = await operatora.call(role.addParkGroup, { roleGroupName: '源头组' });
  await operatora.call(role.addParkRole, { roleName: '源头岗', parentId: park_.id });
  const own = await supera1.call(role.addCompanyRole, { roleName: '源头组', isRoleGroup: 1 });
  await supera1.call(role.addCompanyRole, { roleName: '源头岗', parentId: own.id });
  const same = { delFlag: 0, source: 'custom', status: '1', roleGroupName: '源头组' };
  for (const find of [parkRole, companyRole]) {
    expect(await find('源头组')).toMatchObject({ ...same, name: '源头组' });
    expect(await find('源头岗')).toMatchObject({ ...same, name: '源头岗' });
  }
  expect(await companyRole('采购专员')).toMatchObject({ roleGroupName: expect.any(String) });
  await supera1.call(role.addCompanyRole, { roleName: '无组岗' });
  expect(await companyRole('无组岗')).toMatchObject({ ...same, roleGroupName: null });
});

describe('data scope', () => {
  test('departments are stored only for the scope "custom", and a deleted department no longer counts', async () => {
    const places = [department('A1 研发中心'), department('A1 前端组')];
    const input = {
      roleName: '研发助理',
      dataScope: 'custom' as const,
      scopeDepartmentIds: places,
      fieldPolicy: { phone: 'hide' as const },
    };
    const { id } = await supera1.call(role.addCompanyRole, input);
    expect(await companyRole('研发助理')).toMatchObject({
      dataScope: 'custom',
      scopeDepartmentIds: places,
      fieldPolicy: { phone: 'hide' },
    });
    await server.rows('update department set deleted_at = now() where id = $1', [department('A1 前端组')]);
    expect((await companyRole('研发助理'))?.scopeDepartmentIds).toEqual([department('A1 研发中心')]);
    await server.rows('update department set deleted_at = null where id = $1', [department('A1 前端组')]);
    // an edit that leaves out scope and departments keeps them
    await supera1.call(role.changeCompanyRole, { id, roleName: '研发秘书' });
    expect(await companyRole('研发秘书')).toMatchObject({
      dataScope: 'custom',
      scopeDepartmentIds: places,
      fieldPolicy: { phone: 'hide' },
    });
    const alone = await supera1.refused(role.changeCompanyRole, { id, scopeDepartmentIds: [department('A1 市场部')] });
    expect(alone.fields).toEqual({ dataScope: '请选择数据范围' });
    await supera1.call(role.changeCompanyRole, { id, dataScope: 'dept_tree' });
    expect(await companyRole('研发秘书')).toMatchObject({ dataScope: 'dept_tree', scopeDepartmentIds: [] });
  });

  test('the scope "custom" needs at least one department, and only of the role’s own company', async () => {
    const input = { roleName: '无处', dataScope: 'custom' as const };
    expect((await supera1.refused(role.addCompanyRole, input)).fields).toEqual({ scopeDepartmentIds: '请选择部门' });
    for (const place of [department('A2 商务部'), department('C1 设计部'), randomUUID()])
      expect((await supera1.refused(role.addCompanyRole, { ...input, scopeDepartmentIds: [place] })).code).toBe('404');
    expect(await companyRole('无处')).toBeUndefined();
    // roles for the assisting organisation name departments of assisting organisations
    const patrol = { kind: 'assist' as const, roleName: '巡检', dataScope: 'custom' as const };
    expect((await operatora.refused(role.addParkRole, { ...patrol, scopeDepartmentIds: [department('OP 招商部')] })).code).toBe('404');
    await operatora.call(role.addParkRole, { ...patrol, scopeDepartmentIds: [department('AS 巡检组')] });
    // roles of the operator company name its own departments, not those of the companies it manages
    const guide = { roleName: '引导', dataScope: 'custom' as const };
    for (const place of ['A1 研发中心', 'AS 巡检组'])
      expect((await operatora.refused(role.addParkRole, { ...guide, scopeDepartmentIds: [department(place)] })).code).toBe('404');
    await operatora.call(role.addParkRole, { ...guide, scopeDepartmentIds: [department('OP 招商部')] });
  });

  test('an actor cannot give a role a wider data scope than their own', async () => {
    const { id } = await supera1.call(role.addCompanyRole, { roleName: '部门内勤', dataScope: 'dept' });
    await server.rows(`update role set data_scope = 'dept' where code = 'enterpriseComManager'`);
    await server.rows(`update role set data_scope = 'dept' where id = $1`, [roleOf('A1 行政专员')]);
    expect((await admina1.refused(role.changeCompanyRole, { id, dataScope: 'all' })).errorMessage).toBe('不能授予超出自己权限的角色');
    expect((await admina1.refused(role.addCompanyRole, { roleName: '看全部' })).errorMessage).toBe('不能授予超出自己权限的角色');
    await admina1.call(role.changeCompanyRole, { id, roleName: '部门内勤岗', dataScope: 'dept' });
    await server.rows(`update role set data_scope = 'all' where code = 'enterpriseComManager' or id = $1`, [roleOf('A1 行政专员')]);
  });
});

describe('company roles', () => {
  test('V225 company groups and roles can be added by both API addresses, changed, sorted, and deleted by a flag', async () => {
    const group = await supera1.call(role.addCompanyRole, { roleName: '财务条线', isRoleGroup: 1 });
    const { id } = await supera1.call(
      { ...role.addCompanyRole, path: '/portal/role/bus/addBusRolee' },
      {
        ...{ roleName: '出纳', parentId: group.id, delFlag: 0, sortNum: 100 },
      },
    );
    const other = await supera1.call(role.addCompanyRole, { roleName: '会计', parentId: group.id });
    await supera1.call(role.sort, { ids: [other.id, id] });
    expect((await companyRole('财务条线'))?.children.map(({ roleName }) => roleName)).toEqual(['会计', '出纳']);
    expect(await supera1.call(role.custom, {})).toContainEqual({
      ...{ id, roleName: '出纳', companyId: company('A1'), roleCompanyId: `${id}/${company('A1')}` },
    });
    expect((await supera1.refused(role.changeCompanyRole, { id: group.id, delFlag: 1 })).errorMessage).toMatch('还有角色');
    expect((await supera1.refused(role.changeCompanyRole, { id: group.id, isRoleGroup: 0, roleName: '变身' })).code).toBe('404');
    expect((await supera1.refused(role.addCompanyRole, { roleName: '组中组', isRoleGroup: 1, parentId: group.id })).fields).toEqual({
      parentId: roleTexts.groupInGroup,
    });
    const moved = await supera1.refused(role.changeCompanyRole, { id: group.id, parentId: roleOf('A1 业务角色') });
    expect(moved.fields).toEqual({ parentId: roleTexts.groupInGroup });
    for (const one of [id, other.id, group.id]) await supera1.call(role.changeCompanyRole, { id: one, delFlag: 1 });
    expect(await companyRole('财务条线')).toBeUndefined();
  });

  test('V124 the row of a deleted role stays, and its holders lose the role at their next call', async () => {
    const membera1 = await server.signIn('membera1');
    const { id } = await supera1.call(role.addCompanyRole, { roleName: '临时内勤' });
    await server.rows(
      `insert into role_grant (space_id, company_id, role_space_id, role_id, nodes)
       select space_id, company_id, space_id, id, '{M1014001004}' from role where id = $1`,
      [id],
    );
    await supera1.call(role.addCompanyUsers, { roleId: id, userIdList: [user('membera1')] });
    expect(flat(await membera1.call(role.companyTree, {})).length).toBeGreaterThan(0);
    await supera1.call(role.changeCompanyRole, { id, delFlag: 1 });
    expect((await membera1.refused(role.companyTree, {})).status).toBe(403);
    expect(await server.rows('select deleted_at is not null as gone from role where id = $1', [id])).toEqual([{ gone: true }]);
    expect(await server.rows('select from role_user where role_id = $1', [id])).toEqual([]);
  });

  test('an ordinary administrator can change roles, but not a role they hold, and cannot delete a role beyond their rights', async () => {
    const input = { id: roleOf('A1 行政专员'), roleName: '大总管' };
    expect((await admina1.refused(role.changeCompanyRole, input)).errorMessage).toBe('不能修改自己持有的角色');
    const { id } = await supera1.call(role.addCompanyRole, { roleName: '资金专员' });
    await server.rows(
      `insert into role_grant (space_id, company_id, role_space_id, role_id, nodes)
       select space_id, company_id, space_id, id, '{M1014003001}' from role where id = $1`,
      [id],
    );
    await admina1.call(role.changeCompanyRole, { id, roleName: '资金岗' });
    expect((await admina1.refused(role.changeCompanyRole, { id, delFlag: 1 })).errorMessage).toBe('不能授予超出自己权限的角色');
    await supera1.call(role.changeCompanyRole, { id, delFlag: 1 });
  });

  test('an operator can read but not change a company’s roles', async () => {
    const companyId = company('A1');
    expect(flat(await operatora.call(role.companyTree, { companyId })).map(({ roleName }) => roleName)).toContain('行政专员');
    expect((await operatora.refused(role.addCompanyRole, { companyId, roleName: '插手' })).code).toBe('404');
    const changed = await operatora.refused(role.changeCompanyRole, { companyId, id: roleOf('A1 采购专员'), roleName: '插手' });
    expect(changed.code).toBe('404');
  });
});

describe('built-in roles', () => {
  test('V099 V129 the built-in roles of the platform exist for everybody and can be neither renamed nor deleted', async () => {
    const membera1 = await server.signIn('membera1');
    const shipped = (await membera1.call(role.inner, {})).filter(({ isBuiltIn }) => isBuiltIn);
    expect(shipped.map(({ id, name, isImplicit }) => [id, name, isImplicit])).toEqual([
      ['AllCompanyStaff', '企业全体员工', true],
      ['enterpriseComManager', '单位普通管理员', true],
      ['companySuperAdmin', '单位超级管理员', true],
    ]);
    for (const { id } of shipped) {
      expect((await operatora.refused(role.changeInner, { id, name: '改名' })).errorMessage).toBe('系统自带的角色不能修改或删除');
      expect((await operatora.refused(role.removeInner, { id })).errorMessage).toBe('系统自带的角色不能修改或删除');
    }
    expect((await operatora.refused(role.addInner, { name: '单位超级管理员' })).errorMessage).toBe('同名角色已存在');
    const [row] = await server.rows<{ id: string }>(`select id from role where code = 'AllCompanyStaff'`);
    expect((await operatora.refused(role.removeInner, { id: row?.id })).code).toBe('404');
  });

  test('a built-in role added by a space exists in all companies of that space and in no other space', async () => {
    const { id } = await operatora.call(role.addInner, { name: '安全员', remark: '每家企业至少一名' });
    const superb1 = await server.signIn('superb1');
    const superc1 = await server.signIn('superc1');
    const shown = { id, name: '安全员', remark: '每家企业至少一名', isBuiltIn: false, isImplicit: false, version: 1 };
    expect(await superb1.call(role.inner, {})).toContainEqual(shown);
    expect((await superc1.call(role.inner, {})).map(({ name }) => name)).not.toContain('安全员');
    await operatora.call(role.changeInner, { id, name: '安全专员', version: 1 });
    expect((await operatora.refused(role.changeInner, { id, name: '安全', version: 1 })).code).toBe('409');
    expect((await supera1.refused(role.changeInner, { id, name: '我的' })).status).toBe(403);
    expect((await (await server.signIn('operatorc')).refused(role.changeInner, { id, name: '我的' })).code).toBe('404');
    // when the role is deleted, its holders lose it in every company, also in companies whose people the operator may not edit
    await superb1.call(role.setInnerUsers, { busInnerRoleId: id, userIdList: [user('memberb1')] });
    await operatora.call(role.removeInner, { id });
    expect(await server.rows('select from role_user where role_id = $1', [id])).toEqual([]);
    expect((await superb1.refused(role.setInnerUsers, { busInnerRoleId: id, userIdList: [] })).code).toBe('404');
  });
});

describe('copy of a role', () => {
  const nodesOf = async (id: string) =>
    (await server.rows<{ nodes: string[] }>('select nodes from role_grant where role_id = $1', [id])).map(({ nodes }) => nodes);

  test('the copy has the nodes, scope and departments of the original role, but no holders', async () => {
    const { id } = await supera1.call(role.clone, { refType: 1, id: roleOf('A1 行政专员'), roleName: '行政助理' });
    expect(await companyRole('行政助理')).toMatchObject({ id, userNum: 0, parentId: roleOf('A1 业务角色'), version: 1 });
    expect(await nodesOf(id)).toEqual(await nodesOf(roleOf('A1 行政专员')));
    expect((await supera1.refused(role.clone, { refType: 1, id, roleName: '行政助理' })).errorMessage).toBe('同名角色已存在');
    expect((await supera1.refused(role.clone, { refType: 1, id: roleOf('A1 业务角色'), roleName: '组的' })).code).toBe('404');
  });

  test('the copy leaves out nodes the actor cannot grant', async () => {
    const { id } = await supera1.call(role.addCompanyRole, { roleName: '财务总监' });
    await server.rows(
      `insert into role_grant (space_id, company_id, role_space_id, role_id, nodes)
       select space_id, company_id, space_id, id, '{M1014001001,M1014003001}' from role where id = $1`,
      [id],
    );
    const before = await admina1.call(identity.menus, {});
    const copied = await admina1.call(role.clone, { id, roleName: '财务副总监' });
    expect(await nodesOf(copied.id)).toEqual([['M1014001001']]);
    expect(await admina1.call(identity.menus, {})).toEqual(before);
  });

  test('the copy of a role that exists in every park belongs only to the park it was made in', async () => {
    const { id } = await operatora.call(role.clone, { refType: 2, id: roleOf('协管专员'), roleName: '甲园协管' });
    expect(await namesOf(operatora, 'assist')).toContain('甲园协管');
    expect(await namesOf(operatorb, 'assist')).not.toContain('甲园协管');
    expect((await nodesOf(id))[0]).toEqual((await nodesOf(roleOf('协管专员')))[0]);
  });

  test('an actor who manages only their own company cannot copy a park role, however the type in the request is spelled', async () => {
    for (const refType of [2, '2', '02', '002'])
      expect((await supera1.refused(role.clone, { refType, id: roleOf('协管专员'), roleName: '越界' })).status).toBe(403);
    expect((await supera1.refused(role.sort, { refType: '02', ids: [roleOf('协管专员')] })).status).toBe(403);
  });
});

test('users of another company or space can neither see nor change roles', async () => {
  const [supera2, operatorc] = [await server.signIn('supera2'), await server.signIn('operatorc')];
  const before = await server.rows('select * from role where space_id = (select space_id from company where id = $1) order by id', [
    company('A1'),
  ]);
  const id = roleOf('A1 采购专员');
  const there: [Person, Call, object][] = [
    [supera2, role.companyTree, { companyId: company('A1') }],
    [supera2, role.custom, { companyId: company('A1') }],
    [supera2, role.addCompanyRole, { companyId: company('A1'), roleName: '潜入' }],
    [supera2, role.changeCompanyRole, { companyId: company('A1'), id, roleName: '潜入' }],
    [supera2, role.changeCompanyRole, { id, delFlag: 1 }],
    [supera2, role.clone, { id, roleName: '潜入' }],
    [supera2, role.sort, { ids: [id] }],
    [operatorc, role.companyTree, { companyId: company('A1') }],
    [operatorc, role.changeParkRole, { id: roleOf('协管专员'), version: 1, roleName: '潜入' }],
    [operatorc, role.removeParkRole, { id: roleOf('协管专员') }],
    [operatorc, role.clone, { refType: 2, id: roleOf('协管专员'), roleName: '潜入' }],
  ];
  for (const [person, call, input] of there) expect([call.key, (await person.refused(call, input)).code]).toEqual([call.key, '404']);
  expect(flat(await operatorc.call(role.parkTree, {}))).toEqual([]);
  expect(
    await server.rows('select * from role where space_id = (select space_id from company where id = $1) order by id', [company('A1')]),
  ).toEqual(before);
});

test('a user with read access cannot change roles', async () => {
  const { id } = await supera1.call(role.addCompanyRole, { roleName: '只读的' });
  await server.rows(
    `insert into role_grant (space_id, company_id, role_space_id, role_id, nodes)
     select space_id, company_id, space_id, id, '{M1014001004,M1014001005}' from role where id = $1`,
    [id],
  );
  await supera1.call(role.addCompanyUsers, { roleId: id, userIdList: [user('membera2')] });
  const reader = await server.signIn('membera2');
  await reader.call(role.companyTree, {});
  const target = roleOf('A1 采购专员');
  const writes: [Call, object][] = [
    [role.addCompanyRole, { roleName: '写入' }],
    [role.changeCompanyRole, { id: target, roleName: '写入' }],
    [role.clone, { id: target, roleName: '写入' }],
    [role.sort, { ids: [target] }],
    [role.addCompanyUsers, { roleId: target, userIdList: [user('membera1')] }],
    [role.dropCompanyUsers, { roleId: target, userIdList: [user('membera1')] }],
    [role.setInnerUsers, { busInnerRoleId: randomUUID(), userIdList: [] }],
    [role.addInner, { name: '写入' }],
    [role.addParkRole, { roleName: '写入' }],
    [role.addParkUsers, { roleId: roleOf('协管专员'), userIds: [user('membera1')] }],
    [role.dropParkUser, { roleId: roleOf('协管专员'), userId: user('assistant1') }],
  ];
  for (const [call, input] of writes) expect([call.key, (await reader.refused(call, input)).status]).toEqual([call.key, 403]);
});

test('an invalid value of a role is refused with a message', async () => {
  expect((await operatora.refused(role.addParkRole, { roleName: '坏', kind: 'company' })).fields).toEqual({ kind: '角色类型不正确' });
  expect((await supera1.refused(role.addCompanyRole, { roleName: '坏', dataScope: 'world' })).fields).toEqual({
    dataScope: '请选择数据范围',
  });
  expect((await supera1.refused(role.companyUsers, { roleId: 'SUPER_ADMIN' })).fields).toEqual({ roleId: roleTexts.noRole });
  expect((await supera1.refused(role.companyUsers, { roleId: 'AllCompanyStaff', keyword: '123456789012' })).code).toBe('400');
  expect((await supera1.refused(role.sort, { ids: [] })).fields).toEqual({ ids: roleTexts.noRole });
  expect((await supera1.refused(role.clone, { refType: 6, id: randomUUID(), roleName: '坏' })).code).toBe('400');
});
