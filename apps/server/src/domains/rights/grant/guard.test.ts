import { contract } from '@park/contract';
import { type Call, permissionsOf } from '@park/contract/core';
import { isWrite } from '@park/contract/idempotency';
import { department } from '@park/contract/people/department';
import { identity } from '@park/contract/people/identity';
import { shortcut } from '@park/contract/people/shortcut';
import { staff } from '@park/contract/people/staff';
import { attribute } from '@park/contract/rights/attribute';
import { authorisation } from '@park/contract/rights/authorisation';
import { grant } from '@park/contract/rights/grant';
import { parkadmin } from '@park/contract/rights/parkadmin';
import { role } from '@park/contract/rights/role';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { hold, makeRole } from '../../../../test/role.ts';

/*
 * No call may give the actor or others rights that the actor does not have. The calls that could are read from the contract: a new call
 * fails the first test until it has an attack here, or a reason why it gives nothing.
 */
const calls: Call[] = Object.values(contract).flatMap((domain) => Object.values(domain));
const fieldsOf = (schema: unknown): string[] =>
  schema && typeof schema === 'object'
    ? Object.entries(schema).flatMap(([key, value]) => [...(key === 'properties' ? Object.keys(value as object) : []), ...fieldsOf(value)])
    : [];
const granting = /^(role|parkRole|innerRole|authorisation|menu):|:(grant|assign|admin|handover)$/;
const mayGrant = (call: Call) =>
  isWrite(call) &&
  (permissionsOf(call).some((permission) => granting.test(permission)) ||
    fieldsOf(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })).some((name) =>
      /role|menuId|admin(?!Name)|appIds|departmentId/i.test(name),
    ));

const server = testServer();
type Name = 'operatora' | 'operatorab' | 'supera1' | 'supera2' | 'membera1';
const people = {} as Record<Name, Person>;
/**
 * Roles of the company and of the park: a role the attacker holds, a role within the attacker's rights and a role beyond these rights. The
 * last is a built-in role beyond the rights of a company's attacker.
 */
const roles = {} as Record<'ownA1' | 'narrowA1' | 'wideA1' | 'ownOP' | 'narrowOP' | 'wideOP' | 'wideInner', string>;
const user = (name: string) => demoId(`user ${name}`);
const companyId = demoId('company A1');
const parkId = demoId('park A');
const ungrantedA1 = 'M1014001001:delete';
const ungrantedOP = 'M1004009001';

beforeAll(async () => {
  const { rows } = server;
  const clerk = ['M1014001002', ...['add', 'edit'].map((verb) => `M1014001002:${verb}`), 'M1014001004'];
  const ofA1 = [...clerk, ...['edit', 'assign', 'grant'].map((verb) => `M1014001004:${verb}`)];
  const withVerbs = (page: string, ...verbs: string[]) => [page, ...verbs.map((verb) => `${page}:${verb}`)];
  const ofOP = [
    ...withVerbs('M1004006001', 'edit', 'assign', 'grant'),
    ...withVerbs('M1004003004', 'edit', 'grant'),
    ...withVerbs('M1004006003', 'assign'),
    ...withVerbs('M1014001004', 'edit', 'assign'),
    ...withVerbs('M1014001002', 'edit'),
    ...withVerbs('M1004001Y001', 'edit'),
  ];
  roles.ownA1 = await makeRole(rows, { company: 'A1', kind: 'company', nodes: ofA1 });
  roles.narrowA1 = await makeRole(rows, { company: 'A1', kind: 'company', nodes: ['M1014001002'] });
  roles.wideA1 = await makeRole(rows, { company: 'A1', kind: 'company', nodes: ['M1014001002', ungrantedA1] });
  roles.ownOP = await makeRole(rows, { company: 'OP', kind: 'park', park: 'A', nodes: ofOP });
  roles.narrowOP = await makeRole(rows, { company: 'OP', kind: 'park', park: 'A', nodes: ['M1004006001'] });
  roles.wideOP = await makeRole(rows, { company: 'OP', kind: 'park', park: 'A', nodes: ['M1004006001', ungrantedOP] });
  roles.wideInner = await makeRole(rows, { company: 'OP', kind: 'inner', nodes: ['M1014001001', ungrantedA1] });
  await rows('delete from role_user where user_id = any ($1)', [[user('operatora'), user('operatorb'), user('membera1')]]);
  await hold(rows, roles.ownA1, 'A1', 'membera1');
  await hold(rows, roles.ownOP, 'OP', 'operatora', 'A');
  await rows(
    `insert into park_access (space_id, park_id, company_id, department_id)
     select space_id, $1, company_id, id from department where id = $2`,
    [demoId('park B'), demoId('department OP 招商部')],
  );
  for (const name of ['operatora', 'operatorab', 'supera1', 'supera2', 'membera1'] as const) people[name] = await server.signIn(name);
});

type Try = [by: Name, input: () => object | Promise<object>];
/** Attempts that must be refused, and the same call made by an actor who may make it. */
type Path = { refused: Record<string, Try>; done: Try };
const path = (done: Try, refused: Record<string, Try>): Path => ({ done, refused });
const card = { realName: '钱多多', departmentId: '-2', isShow: 1, orgOrderNum: 1 };
const cardOf = async (name: string, changes: object) => ({
  ...card,
  id: user(name),
  version: await versionOf('staff', 'user_id', user(name)),
  ...changes,
});
const versionOf = async (table: 'staff' | 'role' | 'park_access', where: string, value: string) =>
  (await server.rows<{ version: number }>(`select version from ${table} where ${where} = $1`, [value]))[0]?.version ?? 0;
const edited = async (id: string, name: string) => ({ id, roleName: name, version: await versionOf('role', 'id', id), dataScope: 'self' });
/** Removes a node from a set in the name of an actor who may do so. Undoing this change would give the node to the role again. */
async function takenOut() {
  const decided = await people.supera1.call(grant.companySet, { roleId: roles.wideA1 });
  const version = decided.version === null ? {} : { version: decided.version };
  if (decided.menuIds.includes(ungrantedA1))
    await people.supera1.call(grant.saveCompany, { roleId: roles.wideA1, menuIds: ['M1014001002'], ...version });
  return { refType: 1, roleId: roles.wideA1 };
}
const emptyRole = () => makeRole(server.rows, { company: 'OP', kind: 'park', park: 'A' });
const newAttribute = () => makeRole(server.rows, { company: 'OP', kind: 'attribute' });
let phones = 0;
const newPhone = () => `1390009${String(1000 + phones++)}`;

const paths: Record<string, Path> = {
  [grant.savePark.key]: path(['operatora', () => ({ roleId: roles.narrowOP, menuIds: ['M1004006001', 'M1004003004'] })], {
    'nodes beyond the actor’s rights': ['operatora', () => ({ roleId: roles.narrowOP, menuIds: ['M1004006001', ungrantedOP] })],
    'nodes in pairs with applications': ['operatora', () => ({ roleId: roles.narrowOP, appIds: [{ menuId: ungrantedOP, appId: null }] })],
    'nodes beyond the actor’s rights, to a role the actor holds': ['operatora', () => ({ roleId: roles.ownOP, menuIds: [ungrantedOP] })],
    'nodes within the actor’s rights, to a role the actor holds': ['operatora', () => ({ roleId: roles.ownOP, menuIds: ['M1004006001'] })],
    'nodes for every park': ['operatora', async () => ({ roleId: await emptyRole(), menuIds: ['M1004006001'], isEveryPark: 1 })],
  }),
  [grant.addPark.key]: path(['operatora', () => ({ roleId: roles.narrowOP, menuIds: ['M1004006003:assign'] })], {
    'nodes beyond the actor’s rights': ['operatora', () => ({ roleId: roles.narrowOP, menuIds: [ungrantedOP] })],
    'nodes to a role the actor holds': ['operatora', () => ({ roleId: roles.ownOP, menuIds: [ungrantedOP] })],
  }),
  [grant.saveCompany.key]: path(['membera1', () => ({ roleId: roles.narrowA1, menuIds: ['M1014001002', 'M1014001004'] })], {
    'nodes beyond the actor’s rights': ['membera1', () => ({ roleId: roles.narrowA1, menuIds: ['M1014001002', ungrantedA1] })],
    'nodes to a role the actor holds': ['membera1', () => ({ roleId: roles.ownA1, menuIds: [ungrantedA1] })],
    'nodes to the role that everybody holds': ['membera1', () => ({ roleId: 'AllCompanyStaff', menuIds: [ungrantedA1] })],
  }),
  [grant.savePortal.key]: path(['operatora', () => ({ roleId: 'AllCompanyStaff', companyId, menuIds: [ungrantedA1] })], {
    'nodes to the role that everybody holds': ['operatora', () => ({ roleId: 'AllCompanyStaff', menuIds: [ungrantedA1] })],
    'nodes to a role sent with a wrong role type': ['membera1', () => ({ refType: 1, roleId: roles.narrowA1, menuIds: [ungrantedA1] })],
    'nodes with a permission for another role type': ['membera1', () => ({ roleId: roles.narrowA1, menuIds: [] })],
    'nodes to a role the actor holds': ['operatora', () => ({ refType: 2, roleId: roles.ownOP, menuIds: [ungrantedOP] })],
  }),
  [grant.undo.key]: path(['supera1', takenOut], {
    'undoing back to nodes the actor does not hold': ['membera1', takenOut],
    'undoing the change of a role the actor holds': ['membera1', () => ({ refType: 1, roleId: roles.ownA1 })],
  }),
  [role.changeParkRole.key]: path(['operatora', () => edited(roles.narrowOP, '窄一')], {
    'widening the scope of a role the actor holds': [
      'operatora',
      async () => ({ ...(await edited(roles.ownOP, '自己')), dataScope: 'all' }),
    ],
  }),
  [role.changeCompanyRole.key]: path(['membera1', () => edited(roles.narrowA1, '窄二')], {
    'widening the scope of a role the actor holds': [
      'membera1',
      async () => ({ ...(await edited(roles.ownA1, '自己')), dataScope: 'all' }),
    ],
  }),
  [role.removeParkRole.key]: path(
    ['operatora', async () => ({ id: await makeRole(server.rows, { company: 'OP', kind: 'park', park: 'A' }) })],
    {
      'deleting a role beyond the actor’s rights': ['operatora', () => ({ id: roles.wideOP })],
    },
  ),
  [role.clone.key]: path(['supera1', () => ({ refType: 1, id: roles.wideA1, roleName: '全抄' })], {}),
  [role.addParkUsers.key]: path(['operatora', () => ({ roleId: roles.narrowOP, userIds: [user('operatorb')] })], {
    'a role for the actor': ['operatora', () => ({ roleId: roles.narrowOP, userIds: [user('operatora')] })],
    'a role for the actor among others': ['operatora', () => ({ roleId: roles.narrowOP, userIds: [user('operatorb'), user('operatora')] })],
    'a role beyond the actor’s rights': ['operatora', () => ({ roleId: roles.wideOP, userIds: [user('operatorb')] })],
  }),
  [role.addParkRoles.key]: path(['operatora', async () => ({ userId: user('operatorb'), roleIds: [await emptyRole()] })], {
    'a role for the actor': ['operatora', () => ({ userId: user('operatora'), roleIds: [roles.narrowOP] })],
    'a role beyond the actor’s rights': ['operatora', () => ({ userId: user('operatorb'), roleIds: [roles.narrowOP, roles.wideOP] })],
  }),
  [role.dropParkUser.key]: path(['operatora', () => ({ roleId: roles.narrowOP, userId: user('operatorb') })], {
    'taking away a role beyond the actor’s rights': ['operatora', () => ({ roleId: roles.wideOP, userId: user('operatorb') })],
  }),
  [role.addCompanyUsers.key]: path(['membera1', () => ({ roleId: roles.narrowA1, userIdList: [user('membera2')] })], {
    'a role for the actor': ['membera1', () => ({ roleId: roles.narrowA1, userIdList: [user('membera1')] })],
    'a role beyond the actor’s rights': ['membera1', () => ({ roleId: roles.wideA1, userIdList: [user('membera2')] })],
  }),
  [role.dropCompanyUsers.key]: path(['membera1', () => ({ roleId: roles.narrowA1, userIdList: [user('membera2')] })], {
    'taking away a role beyond the actor’s rights': ['membera1', () => ({ roleId: roles.wideA1, userIdList: [user('membera2')] })],
  }),
  [role.setInnerUsers.key]: path(['supera1', () => ({ busInnerRoleId: roles.wideInner, userIdList: [user('membera2')] })], {
    'a role for the actor': ['membera1', () => ({ busInnerRoleId: roles.wideInner, userIdList: [user('membera1')] })],
    'a role beyond the actor’s rights': ['membera1', () => ({ busInnerRoleId: roles.wideInner, userIdList: [user('admina1')] })],
    'the role of super administrators': ['membera1', () => ({ busInnerRoleId: 'companySuperAdmin', userIdList: [user('membera2')] })],
    'a role for the actor’s colleague': ['operatora', () => ({ busInnerRoleId: roles.wideInner, userIdList: [user('operatorb')] })],
  }),
  [staff.create.key]: path(['membera1', () => ({ ...card, phone: newPhone(), companyRoleIdList: [roles.narrowA1] })], {
    'a role beyond the actor’s rights': ['membera1', () => ({ ...card, phone: newPhone(), companyRoleIdList: [roles.wideA1] })],
  }),
  [staff.change.key]: path(['supera1', () => cardOf('membera2', { companyRoleIdList: [roles.wideA1] })], {
    'a role for the actor': ['membera1', () => cardOf('membera1', { companyRoleIdList: [roles.wideA1] })],
    'moving the actor into a department whose people may enter a park': [
      'operatora',
      () => cardOf('operatora', { departmentId: demoId('department OP 招商部') }),
    ],
  }),
  [department.assign.key]: path(['operatora', () => ({ userIds: [user('operatorb')], departmentId: demoId('department OP 招商部') })], {
    'moving the actor into a department whose people may enter a park': [
      'operatora',
      () => ({ userIds: [user('operatora')], departmentId: demoId('department OP 招商部') }),
    ],
  }),
  [staff.setAdmin.key]: path(['supera1', () => ({ userId: user('membera2'), isCompanyAdmin: 1 })], {
    'the post of administrator for the actor': ['membera1', () => ({ userId: user('membera1'), isCompanyAdmin: 1 })],
  }),
  [staff.handOver.key]: path(['supera1', () => ({ setUserId: user('admina1') })], {
    'the post of super administrator for the actor': ['membera1', () => ({ setUserId: user('membera1') })],
  }),
  [authorisation.addUsers.key]: path(['operatora', () => ({ spaceProjectId: parkId, userIds: [user('assistant0')] })], {
    'entering the park, for the actor': ['operatora', () => ({ spaceProjectId: parkId, userIds: [user('operatora')] })],
    'entering a park outside the actor’s reach, for the actor': [
      'operatora',
      () => ({ spaceProjectId: demoId('park B'), userIds: [user('operatora')] }),
    ],
    'entering a park outside the actor’s reach, for others': [
      'operatora',
      () => ({ spaceProjectId: demoId('park B'), userIds: [user('assistant0')] }),
    ],
  }),
  [authorisation.saveOrganisations.key]: path(
    ['operatora', () => ({ spaceProjectId: parkId, orgIdList: [demoId('department OP 运营中心')] })],
    {
      'entering a park outside the actor’s reach, for the actor’s department': [
        'operatora',
        () => ({ spaceProjectId: demoId('park B'), orgIdList: [demoId('department OP 运营中心')] }),
      ],
    },
  ),
  [parkadmin.add.key]: path(['operatora', () => ({ userId: user('operatorb'), roleIds: [roles.narrowOP] })], {
    'appointing the actor': ['operatora', () => ({ userId: user('operatora'), roleIds: [roles.narrowOP] })],
    'a role beyond the actor’s rights': ['operatora', () => ({ userId: user('operatorb'), roleIds: [roles.narrowOP, roles.wideOP] })],
    'appointing without the right to appoint': ['supera1', () => ({ userId: user('membera1'), roleIds: [roles.narrowOP] })],
  }),
  [parkadmin.change.key]: path(
    [
      'operatora',
      async () => ({
        userId: user('operatorb'),
        roleIds: [await emptyRole()],
        version: await versionOf('park_access', 'user_id', user('operatorb')),
      }),
    ],
    {
      'changing the actor’s own roles': ['operatora', () => ({ userId: user('operatora'), roleIds: [roles.narrowOP], version: 1 })],
      'changing a person with more rights than the actor': [
        'operatora',
        () => ({ userId: user('assistant1'), roleIds: [roles.narrowOP], version: 1 }),
      ],
    },
  ),
  [parkadmin.remove.key]: path(['operatora', () => ({ userId: user('operatorb') })], {
    'removing the actor': ['operatora', () => ({ userId: user('operatora') })],
    'removing a person with more rights than the actor': ['operatora', () => ({ userId: user('assistant1') })],
  }),
  [attribute.saveMenus.key]: path(['operatorab', async () => ({ id: await newAttribute(), menuIds: ['M1014001002'] })], {
    'nodes that companies cannot have': ['operatorab', async () => ({ id: await newAttribute(), menuIds: [ungrantedOP] })],
    'nodes of a role instead of an attribute': ['operatorab', () => ({ id: roles.narrowOP, menuIds: [ungrantedOP] })],
    'nodes without the right to save them': ['operatora', async () => ({ id: await newAttribute(), menuIds: ['M1014001002'] })],
  }),
  [shortcut.save.key]: path(['membera1', () => ({ menuIds: ['M1014001002'] })], {
    'nodes that are not in the actor’s menu': ['membera1', () => ({ menuIds: ['M1004009001'] })],
  }),
};

/** Calls whose names look like grants, with the reason why they give nothing. */
const harmless: Record<string, string> = {
  'department.setManagers': 'heads of departments have no rights of their own',
  'staff.remove': 'removes a member and gives nobody a right',
  'invitation.create': 'the person who joins is not the actor',
  'invitation.decide': 'the person who joins is not the actor',
  'role.addParkRole': 'a new role has no nodes and no holders',
  'role.addParkGroup': 'a group of roles has no nodes',
  'role.changeParkGroup': 'a group of roles has no nodes',
  'role.removeParkGroup': 'a group of roles has no nodes',
  'role.addCompanyRole': 'a new role has no nodes and no holders',
  'role.addInner': 'a new role has no nodes and no holders',
  'role.changeInner': 'changes only the name and order of a role',
  'role.removeInner': 'only takes a role away from members of companies that the actor manages',
  'role.sort': 'changes only the order of a list',
  'task.export': 'creates a workbook that lists the holders of a role',
  'authorisation.removeUser': 'only ends the access of a user to a park',
  'menu.create': 'the platform adds a node that grants no permission',
  'menu.change': 'changes only the name, icon or order of a node',
  'menu.remove': 'removes a node and gives nobody a right',
  'menu.setSwitch': 'shows users only nodes that their roles already grant',
  'config.saveTheme': 'changes only the look of the sign-in page',
  'attribute.assign': 'sets an upper limit, which gives nobody a right',
  'temporary.create': 'appoints the administrator of a company that is new and empty',
  'company.create': 'the new super administrator gets rights in the new company only',
  'company.setSuperAdmin': 'appoints a super administrator only if the company has none; the actor could also hand over an existing post',
  'company.restore': 'the new super administrator gets rights only in a company that has no members any more',
  'company.savePower': 'sets which of its menus a company may put into its own roles',
  'company.saveActivation': 'sets only when new companies become active',
  'company.dropActivation': 'resets only when new companies become active',
  'flow.create': 'names the approvers and administrators of a flow, who get no other right',
  'flow.change': 'names the approvers and administrators of a flow, who get no other right',
  'flow.setHandlers': 'sets only the approvers of a step',
  'flow.setMessages': 'sets only the people who are notified about a flow',
};

test('every call that could grant rights has an attack test below or a stated reason why it grants none', () => {
  const known = new Set([...Object.keys(paths), ...Object.keys(harmless)]);
  const found = calls.filter(mayGrant).map(({ key }) => key);
  expect(found.filter((key) => !known.has(key))).toEqual([]);
  expect([...known].filter((key) => !found.includes(key))).toEqual([]);
  expect(found).toEqual(expect.arrayContaining([grant.savePark.key, role.addParkUsers.key, staff.change.key, authorisation.addUsers.key]));
});

const callOf = (key: string) => calls.find((call) => call.key === key) as Call;
/** Returns all stored data that decides what people may do. */
const holdings = async () =>
  JSON.stringify(
    await server.rows(
      `select (select jsonb_agg(to_jsonb(g) order by g.id) from role_grant g) as sets,
              (select jsonb_agg(to_jsonb(h) order by h.id) from role_user h) as held,
              (select jsonb_agg(to_jsonb(a) order by a.id) from park_access a) as entries,
              (select jsonb_agg(to_jsonb(r) order by r.id) from role r) as roles,
              (select jsonb_agg(jsonb_build_array(company_id, user_id, admin_level, department_id)
                                 order by company_id, user_id)
                 from staff where left_at is null) as places`,
    ),
  );

const attacked = Object.entries(paths).flatMap(([key, { refused }]) =>
  Object.entries(refused).map(([attack, [by, input]]) => ({ key, attack, by, input })),
);
test.each(attacked)('an attack through the call $key is refused: $attack', async ({ key, by, input }) => {
  const request = await input();
  const [menus, before] = [await people[by].call(identity.menus, {}), await holdings()];
  const answer = await people[by].raw(callOf(key), request);
  expect([400, 403, 404]).toContain(answer.statusCode);
  expect(await holdings()).toBe(before);
  expect(await people[by].call(identity.menus, {})).toEqual(menus);
});

test('a copy of a role leaves out the nodes the actor cannot grant', async () => {
  const menus = await people.membera1.call(identity.menus, {});
  const { id } = await people.membera1.call(role.clone, { refType: 1, id: roles.wideA1, roleName: '抄来的' });
  const sets = await server.rows<{ nodes: string[] }>('select nodes from role_grant where role_id = $1', [id]);
  expect(sets.flatMap(({ nodes }) => nodes)).not.toContain(ungrantedA1);
  expect(await people.membera1.call(identity.menus, {})).toEqual(menus);
});

// must run after all attacks, because some of these calls change the people the attacks are about
test.each(Object.entries(paths))('the call %s succeeds for an actor with the right', async (key, { done: [by, input] }) => {
  const request = await input();
  const before = await holdings();
  await people[by].call(callOf(key), request as never);
  if (key !== shortcut.save.key) expect(await holdings()).not.toBe(before);
});
