import type { Call } from '@park/contract/core';
import { staff } from '@park/contract/people/staff';
import { grant } from '@park/contract/rights/grant';
import { parkadmin } from '@park/contract/rights/parkadmin';
import { role } from '@park/contract/rights/role';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../test/app.ts';
import { race, rounds } from '../../../../test/race.ts';
import { hold, makeRole } from '../../../../test/role.ts';
import { department, user } from './test/roles.ts';

/*
 * Nobody can give more rights than they have: no further nodes, no wider data scope and no milder field policy, by any call that makes,
 * changes, copies or gives a role.
 */
const server = testServer({ env: { DATABASE_POOL: '8' } });
const people = {} as Record<'membera1' | 'membera2' | 'supera1' | 'operatora', Person>;
const buttons = (page: string, ...verbs: string[]) => [page, ...verbs.map((verb) => `${page}:${verb}`)];
const clerk = [...buttons('M1014001002', 'add', 'edit', 'delete'), ...buttons('M1014001004', 'edit', 'assign')];
const ofPark = [
  ...buttons('M1004006001', 'edit', 'assign', 'grant'),
  ...buttons('M1004003004', 'edit', 'grant'),
  ...buttons('M1004006003', 'assign'),
  ...buttons('M1014001004', 'edit', 'assign'),
  ...buttons('M1004001Y001', 'edit'),
];
const narrow = { scope: 'dept', fields: { phone: 'hide' } } as const;
const open = { scope: 'all', fields: { phone: 'show' } } as const;
const beyond = '不能授予超出自己权限的角色';

const roles = {} as Record<'wide' | 'shown' | 'far' | 'same' | 'inner' | 'widePark' | 'wideAssist' | 'samePark', string>;
beforeAll(async () => {
  const { rows } = server;
  const ofA1 = { company: 'A1', kind: 'company', nodes: clerk } as const;
  const ofOP = { company: 'OP', park: 'A', nodes: ofPark } as const;
  const mine = await makeRole(rows, { ...ofA1, nodes: [...clerk, 'M1014001004:grant'], ...narrow });
  const minePark = await makeRole(rows, { ...ofOP, kind: 'park', ...narrow });
  roles.wide = await makeRole(rows, { ...ofA1, ...open });
  roles.shown = await makeRole(rows, { ...ofA1, scope: 'dept' });
  roles.far = await makeRole(rows, { ...ofA1, ...narrow, scope: 'dept_tree' });
  roles.same = await makeRole(rows, { ...ofA1, ...narrow });
  roles.inner = await makeRole(rows, { company: 'OP', kind: 'inner', nodes: clerk, ...open });
  roles.widePark = await makeRole(rows, { ...ofOP, kind: 'park', ...open });
  roles.wideAssist = await makeRole(rows, { ...ofOP, kind: 'assist', nodes: ['M1014001004', 'M1014001004:edit'], ...open });
  roles.samePark = await makeRole(rows, { ...ofOP, kind: 'park', ...narrow });
  await rows('delete from role_user where user_id = any ($1)', [['membera1', 'membera2', 'operatora', 'operatorb'].map(user)]);
  await rows('update staff set department_id = $1 where user_id = any ($2)', [
    department('A1 研发中心'),
    [user('membera1'), user('membera2')],
  ]);
  await rows(
    `update staff s set department_id = o.department_id from staff o
      where o.company_id = s.company_id and o.user_id = $1 and s.user_id = $2`,
    [user('operatora'), user('operatorb')],
  );
  await hold(rows, mine, 'A1', 'membera1');
  await hold(rows, minePark, 'OP', 'operatora', 'A');
  for (const name of ['membera1', 'membera2', 'supera1', 'operatora'] as const) people[name] = await server.signIn(name);
});

/** Returns every role, set and assignment. */
const holdings = async () =>
  JSON.stringify(
    await server.rows(`
      select (select jsonb_agg(to_jsonb(r) order by r.id) from role r) as roles,
             (select jsonb_agg(to_jsonb(g) order by g.id) from role_grant g) as sets,
             (select jsonb_agg(to_jsonb(h) order by h.id) from role_user h) as held`),
  );
/** Makes a call that must be refused with 403, and expects that it changes nothing. */
async function refuses(by: Person, call: Call, input: object, message = beyond) {
  const before = await holdings();
  const answer = await by.raw(call, input);
  expect([answer.statusCode, (answer.json() as { errorMessage?: string }).errorMessage]).toEqual([403, message]);
  expect(await holdings()).toBe(before);
}
const edited = async (id: string, changes: object) => {
  const [row] = await server.rows<{ version: number; name: string }>('select version, name from role where id = $1', [id]);
  return { id, version: row?.version, roleName: row?.name, ...changes };
};
const emptyRole = (changes: object = {}) => makeRole(server.rows, { company: 'A1', kind: 'company', ...narrow, ...changes });

describe('a company role with the same nodes, but a wider data scope or a milder field policy than the giver’s', () => {
  test('the role cannot be copied and given to a second account, which would give it back', async () => {
    const { membera1 } = people;
    await refuses(membera1, role.clone, { id: roles.wide, roleName: '抄来的' });
    await refuses(membera1, role.addCompanyUsers, { roleId: roles.wide, userIdList: [user('membera2')] });
    await membera1.call(role.addCompanyUsers, { roleId: roles.same, userIdList: [user('membera2')] });
    await membera1.call(role.dropCompanyUsers, { roleId: roles.same, userIdList: [user('membera2')] });
    await membera1.call(role.clone, { id: roles.same, roleName: '同样的' });
  });

  test('the role cannot be given because of its field policy alone, or because of its data scope alone', async () => {
    for (const roleId of [roles.shown, roles.far])
      await refuses(people.membera1, role.addCompanyUsers, { roleId, userIdList: [user('membera2')] });
    for (const id of [roles.shown, roles.far]) await refuses(people.membera1, role.clone, { id, roleName: '抄来的' });
  });

  test('such a role cannot be added, and no role can be changed into such a role', async () => {
    const { membera1 } = people;
    const own = { dataScope: 'dept', fieldPolicy: { phone: 'hide' } } as const;
    for (const wider of [{ dataScope: 'all' }, { fieldPolicy: { phone: 'show' } }, { fieldPolicy: {} }]) {
      await refuses(membera1, role.addCompanyRole, { roleName: '更宽的', ...own, ...wider });
      await refuses(membera1, role.changeCompanyRole, await edited(roles.same, wider));
    }
    await membera1.call(role.addCompanyRole, { roleName: '一样宽的', ...own });
  });

  test('an actor can neither narrow nor delete the role, because its holders would lose rights that the actor cannot give', async () => {
    await refuses(people.membera1, role.changeCompanyRole, await edited(roles.wide, { dataScope: 'self' }));
    await refuses(people.membera1, role.changeCompanyRole, await edited(roles.wide, { delFlag: 1 }));
  });

  test('the role cannot be given or taken with the form of a member', async () => {
    const card = async (changes: object) => {
      const [row] = await server.rows<{ version: number }>('select version from staff where user_id = $1', [user('membera2')]);
      return {
        ...{ id: user('membera2'), realName: '李昊然', departmentId: department('A1 研发中心'), isShow: 1 as const, orgOrderNum: 1 },
        ...{ version: row?.version ?? 0, ...changes },
      };
    };
    await refuses(people.membera1, staff.change, await card({ companyRoleIdList: [roles.wide] }));
    await people.membera1.call(staff.change, await card({ companyRoleIdList: [roles.same] }));
    await people.membera1.call(staff.change, await card({ companyRoleIdList: [] }));
  });

  test('the role gets no further nodes from an actor who has these nodes only for fewer people', async () => {
    const roleId = await makeRole(server.rows, { company: 'A1', kind: 'company', ...open });
    const text = '不能授予或收回自己无权授予的菜单';
    await refuses(people.membera1, grant.saveCompany, { roleId, menuIds: ['M1014001002:edit'] }, text);
    const offer = async (id: string) => JSON.stringify(await people.membera1.call(grant.tree, { refType: 1, roleId: id }));
    const edit = '"menuId":"M1014001002:edit","name":"编辑人员","type":"btn","appId":null,"isGrantable":';
    expect(await offer(roleId)).toContain(`${edit}false`);
    const own = await emptyRole();
    expect(await offer(own)).toContain(`${edit}true`);
    await people.membera1.call(grant.saveCompany, { roleId: own, menuIds: ['M1014001002:edit'] });
  });

  test('the same limits apply to a built-in role that would be given to a colleague', async () => {
    const input = { busInnerRoleId: roles.inner, userIdList: [user('membera2')] };
    await refuses(people.membera1, role.setInnerUsers, input);
    await people.supera1.call(role.setInnerUsers, input);
    await people.supera1.call(role.setInnerUsers, { ...input, userIdList: [] });
  });
});

describe('a company role whose scope is the department of its holder', () => {
  const editing = ['M1014001002', 'M1014001002:edit'];
  const giver = async () => {
    const { rows } = server;
    const own = await makeRole(rows, { company: 'A1', kind: 'company', nodes: editing, scope: 'dept_tree' });
    const assigning = await makeRole(rows, {
      company: 'A1',
      kind: 'company',
      nodes: ['M1014001004', 'M1014001004:assign'],
      scope: 'company',
    });
    for (const id of [own, assigning]) await hold(rows, id, 'A1', 'newcomera1');
    await rows('update "user" set change = true where id = $1', [user('newcomera1')]);
    return { person: await server.signIn('newcomera1'), roles: [own, assigning] };
  };

  test('a giver with the same scope can give the role only to people of their own department and those below it', async () => {
    const { person, roles: held } = await giver();
    const roleId = await makeRole(server.rows, { company: 'A1', kind: 'company', nodes: editing, scope: 'dept_tree' });
    const giving = { roleId, userIdList: [user('membera2')] };
    const move = (id: string | undefined) => server.rows('update staff set department_id = $1 where user_id = $2', [id, user('membera2')]);
    const [root] = await server.rows<{ id: string }>(
      `select id from department where parent_id is null and company_id = (select company_id from staff where user_id = $1)`,
      [user('membera2')],
    );
    await move(root?.id);
    await refuses(person, role.addCompanyUsers, giving);
    await move(department('A1 研发中心'));
    await person.call(role.addCompanyUsers, giving);
    await person.call(role.dropCompanyUsers, giving);
    await server.rows('delete from role_user where role_id = any ($1)', [held]);
  });
});

describe('roles of a park', () => {
  test('a role with the same nodes and a wider data scope cannot be copied, changed or given, even to a park administrator', async () => {
    const { operatora } = people;
    const wide = roles.widePark;
    await refuses(operatora, role.clone, { refType: 2, id: wide, roleName: '抄来的' });
    await refuses(operatora, role.addParkUsers, { roleId: wide, userIds: [user('operatorb')] });
    await refuses(operatora, role.addParkRoles, { userId: user('operatorb'), roleIds: [roles.samePark, wide] });
    await refuses(operatora, parkadmin.add, { userId: user('operatorb'), roleIds: [wide] });
    await refuses(operatora, role.changeParkRole, await edited(roles.samePark, { dataScope: 'all' }));
    await refuses(operatora, role.addParkRole, { roleName: '更宽的', fieldPolicy: { phone: 'hide' } });
    await operatora.call(role.addParkUsers, { roleId: roles.samePark, userIds: [user('operatorb')] });
    await operatora.call(role.dropParkUser, { roleId: roles.samePark, userId: user('operatorb') });
  });

  test('a role of assisting organisations with a wider data scope cannot be copied, changed or given', async () => {
    const { operatora } = people;
    const wide = roles.wideAssist;
    await refuses(operatora, role.clone, { refType: 2, id: wide, roleName: '抄来的' });
    await refuses(operatora, role.changeParkRole, await edited(wide, { dataScope: 'self' }));
    const rightsOfAll = await makeRole(server.rows, { company: 'OP', kind: 'park', park: 'A', nodes: ['M1004006001:assign'], ...open });
    await hold(server.rows, rightsOfAll, 'OP', 'operatora', 'A');
    await refuses(operatora, role.addParkUsers, { roleId: wide, userIds: [user('assistant0')] });
    await server.rows('delete from role_user where role_id = $1', [rightsOfAll]);
  });

  test('nodes that an operator could use but does not hold cannot be added to a built-in role that a colleague may hold', async () => {
    const { operatora } = people;
    const roleId = await makeRole(server.rows, { company: 'OP', kind: 'inner' });
    await hold(server.rows, roleId, 'OP', 'operatorb');
    const text = '不能授予或收回自己无权授予的菜单';
    await refuses(operatora, grant.savePortal, { refType: 6, roleId, menuIds: ['M1014001002:edit'] }, text);
    // in other companies the role may get every node that companies have
    const [company] = await server.rows<{ id: string }>(`select company_id as id from staff where user_id = $1`, [user('membera1')]);
    await operatora.call(grant.savePortal, { refType: 6, roleId, companyId: company?.id, menuIds: ['M1014001002:edit'] });
  });
});

describe('a role of the operator’s own company that is held in every park', () => {
  const clerkOf = (nodes: readonly string[]) => makeRole(server.rows, { company: 'OP', kind: 'company', ...narrow, nodes });
  const giving = (roleId: string) => ({ roleId, userIdList: [user('operatorb')] });

  test('the role cannot be given, taken or changed by an actor who holds its nodes only in this park', async () => {
    const { operatora } = people;
    const roleId = await clerkOf(['M1004006001', 'M1004006001:edit']);
    await refuses(operatora, role.addCompanyUsers, giving(roleId));
    await refuses(operatora, role.dropCompanyUsers, giving(roleId));
    await refuses(operatora, role.changeCompanyRole, await edited(roleId, { dataScope: 'self' }));
    const [row] = await server.rows<{ id: string }>('select park_id as id from role where id = $1', [roles.samePark]);
    await server.rows('update role_grant set park_id = $2 where role_id = $1', [roleId, row?.id]);
    await operatora.call(role.addCompanyUsers, giving(roleId));
    await operatora.call(role.dropCompanyUsers, giving(roleId));
  });

  test('the role can be given by an actor who holds its nodes in every park, or if it reaches only the own company', async () => {
    const { operatora } = people;
    const far = await clerkOf(['M1004006001', 'M1004006001:edit']);
    const mine = await clerkOf(['M1004006001', 'M1004006001:edit']);
    await hold(server.rows, mine, 'OP', 'operatora');
    const near = await clerkOf(['M1014001004', 'M1014001004:edit']);
    for (const roleId of [far, near]) {
      await operatora.call(role.addCompanyUsers, giving(roleId));
      await operatora.call(role.dropCompanyUsers, giving(roleId));
    }
    await server.rows('delete from role_user where role_id = $1', [mine]);
  });
});

test('if neither of two actors may give both, one cannot add a node to a role while the other widens its data scope', async () => {
  const { membera1, membera2 } = people;
  const keeper = await makeRole(server.rows, { company: 'A1', kind: 'company', nodes: buttons('M1014001004', 'edit'), ...open });
  await hold(server.rows, keeper, 'A1', 'membera2');
  for (let round = 0; round < rounds(8, 100); round++) {
    const roleId = await emptyRole();
    const wider = await edited(roleId, { dataScope: 'all', fieldPolicy: { phone: 'show' } });
    const answers = await race([
      () => membera1.raw(grant.saveCompany, { roleId, menuIds: ['M1014001002:edit'] }),
      () => membera2.raw(role.changeCompanyRole, wider),
    ]);
    const statuses = answers.map((one) => (one.status === 'fulfilled' ? one.value.statusCode : 0));
    expect(statuses.sort()).toEqual([200, 403]);
  }
  await server.rows('delete from role_user where role_id = $1', [keeper]);
});
