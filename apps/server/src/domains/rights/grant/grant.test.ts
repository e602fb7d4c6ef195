import { nodes } from '@park/contract/access';
import { commonErrors } from '@park/contract/core';
import { identity } from '@park/contract/people/identity';
import { grantErrors as errors, type GrantNode, grant } from '@park/contract/rights/grant';
import { roleErrors } from '@park/contract/rights/role';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { hold, makeRole } from '../../../../test/role.ts';

const server = testServer();
const people = {} as Record<
  'supera1' | 'admina1' | 'membera1' | 'supera2' | 'operatora' | 'operatorb' | 'operatorab' | 'operatorc' | 'assistant1',
  Person
>;
beforeAll(async () => {
  for (const name of [
    'supera1',
    'admina1',
    'membera1',
    'supera2',
    'operatora',
    'operatorb',
    'operatorab',
    'operatorc',
    'assistant1',
  ] as const)
    people[name] = await server.signIn(name);
});
const page = 'M1014001001'; // 组织架构
const members = 'M1014001002'; // 员工
const codesOf = (tree: readonly GrantNode[]): string[] => tree.flatMap((node) => [node.menuId, ...codesOf(node.children)]);
const menusOf = async (person: Person) => JSON.stringify(await person.call(identity.menus, {}));
const role = (company: string, nodes?: readonly string[]) => makeRole(server.rows, { company, kind: 'company', ...(nodes && { nodes }) });
const { stale, notFound, forbidden, invalidInput } = commonErrors;
const refusalOf = ({ code, message, status }: { code: string; message: string; status: number }) => ({
  code,
  errorMessage: message,
  status,
});

describe('tree of nodes that can be granted', () => {
  test('V237 V238 each API address offers an operator the nodes that companies may hold, without the platform’s nodes', async () => {
    const tree = await people.operatora.call(grant.tree, { refType: 6 });
    const codes = codesOf(tree);
    expect(codes).toContain(`${page}:add`);
    const platform = new Set(nodes.filter(({ sides }) => sides === 'P').map(({ code }) => code));
    expect(codes.filter((code) => platform.has(code) || code === 'M1004')).toEqual([]);
    for (const path of ['/portal/menu/getResourceTreeByParkId', '/portal/menu/getResourceTreeByParkIdAndServer'] as const) {
      const again = await people.operatora.call({ ...grant.tree, path }, { refType: 6, menusPlatform: '1', server: 'portal' });
      expect(again).toEqual(tree);
    }
  });

  test('C0209 C0233 C0234 only platform 1 and the portal server have menus; the tree of any other is empty', async () => {
    const aliases = ['/portal/menu/getResourceTreeByParkId', '/portal/menu/getResourceTreeByParkIdAndServer'] as const;
    for (const path of [grant.tree.path, ...aliases]) {
      const treeOf = (choice: object) => people.operatora.call({ ...grant.tree, path }, { refType: 6, ...choice });
      const whole = await treeOf({});
      expect(whole.length).toBeGreaterThan(0);
      for (const choice of [{ menusPlatform: 1 }, { server: 'portal' }, { menusPlatform: '1', server: 'portal' }])
        expect(await treeOf(choice)).toEqual(whole);
      for (const choice of [{ menusPlatform: 2 }, { menusPlatform: '2', server: 'portal' }, { menusPlatform: 1, server: 'app' }])
        expect(await treeOf(choice)).toEqual([]);
    }
  });

  test('pages that are not implemented yet are not offered', async () => {
    const unbuilt = new Set(nodes.filter((node) => node.route && !node.built).map(({ code }) => code));
    expect(codesOf(await people.operatorab.call(grant.tree, { refType: 2 })).filter((code) => unbuilt.has(code))).toEqual([]);
  });

  test('a role manager sees nodes they cannot grant, marked as not grantable; other users see only the nodes they hold', async () => {
    const roleId = await role('A1', ['M1014001004']);
    await hold(server.rows, roleId, 'A1', 'membera1');
    const flat = (tree: readonly GrantNode[]): GrantNode[] => tree.flatMap((node) => [node, ...flat(node.children)]);
    const offered = flat(await people.membera1.call(grant.tree, {}));
    expect(offered.find(({ menuId }) => menuId === page)?.isGrantable).toBe(true);
    expect(offered.find(({ menuId }) => menuId === members)?.isGrantable).toBe(false);
    await server.rows(`delete from role_user where role_id = $1`, [roleId]);
    expect(codesOf(await people.membera1.call(grant.tree, {}))).not.toContain(members);
  });

  test('the tree for a role contains the nodes that the actor can grant to that role', async () => {
    const offered = async (roleId: string, refType: number) => codesOf(await people.operatorab.call(grant.tree, { refType, roleId }));
    const assistants = await offered(demoId('role 协管专员'), 2);
    expect([assistants.includes('M1004003004'), assistants.includes('M1004006001')]).toEqual([true, false]);
    expect(await offered(demoId('role 园区管理员'), 2)).toContain('M1004006001');
    expect(await people.operatorab.refused(grant.tree, { refType: 1, roleId: await role('A1') })).toMatchObject(refusalOf(notFound));
  });

  test('a company is offered no nodes for park roles, and an unknown role type is refused', async () => {
    expect(await people.supera1.call(grant.tree, { refType: 2 })).toEqual([]);
    expect(await people.supera1.refused(grant.tree, { refType: 3 })).toMatchObject({
      status: 400,
      fields: { refType: expect.any(String) },
    });
  });
});

describe('saving the nodes of a role', () => {
  test('V239 a dry run reports the changes and the number of affected people; saving takes effect at their next call', async () => {
    const roleId = await role('A1', [page]);
    await hold(server.rows, roleId, 'A1', 'membera1');
    await hold(server.rows, roleId, 'A1', 'membera2');
    const before = await menusOf(people.membera1);
    const input = { roleId, menuIds: [members, `${members}:add`] };
    const dry = await people.supera1.call(grant.saveCompany, { ...input, isDryRun: 1 });
    expect(dry).toMatchObject({ isDryRun: true, affected: 2, removed: [{ menuId: page, name: '组织架构' }] });
    expect(dry.added.map(({ name }) => name).sort()).toEqual(['员工', '新增与邀请人员']);
    expect(await menusOf(people.membera1)).toBe(before);
    const done = await people.supera1.call(grant.saveCompany, input);
    expect(done).toMatchObject({ isDryRun: false, added: dry.added, removed: dry.removed, affected: 2 });
    expect(await menusOf(people.membera1)).toContain(members);
    const set = await people.supera1.call(grant.companySet, { roleId });
    expect([set.version, set.refType, set.inheritedFrom, [...set.menuIds].sort()]).toEqual([
      done.version,
      1,
      null,
      [members, `${members}:add`],
    ]);
    // the nodes were saved only for this park: the set for every park still has the previous nodes
    expect((await people.supera1.call(grant.companySet, { roleId, isEveryPark: 1 })).menuIds).toEqual([page]);
    await server.rows(`delete from role_user where role_id = $1`, [roleId]);
  });

  test('nodes the actor cannot grant stay in or out of a role, even if the request adds or omits them', async () => {
    const granter = await role('A1', ['M1014001004', 'M1014001004:grant', page]);
    await hold(server.rows, granter, 'A1', 'membera1');
    const target = await role('A1', [`${members}:delete`, 'M1014003001', page]);
    await people.membera1.call(grant.saveCompany, { roleId: target, menuIds: ['M1000001001'] });
    const [row] = await server.rows<{ nodes: string[] }>(`select nodes from role_grant where role_id = $1 and park_id is not null`, [
      target,
    ]);
    expect(row?.nodes).toEqual(['M1000001001', `${members}:delete`, 'M1014003001']);
    await server.rows(`delete from role_user where role_id = $1`, [granter]);
  });

  test('C0204 C0205 C0208 addRoleMenus adds nodes to the set of a role and takes none away, setRoleMenus replaces the set', async () => {
    const { operatorab } = people;
    const nodesOf = async (roleId: string) => (await operatorab.call(grant.parkSet, { roleId })).menuIds.sort();
    for (const path of [grant.addPark.path, '/portal/role/addRoleMenusByCompanyId'] as const) {
      const roleId = await makeRole(server.rows, { company: 'OP', kind: 'park', park: 'A', nodes: ['M1000001001'] });
      const added = await operatorab.call({ ...grant.addPark, path }, { roleId, menuIds: [page] });
      expect([added.added.map(({ menuId }) => menuId), added.removed]).toEqual([[page], []]);
      expect(await nodesOf(roleId)).toEqual(['M1000001001', page]);
      await operatorab.call({ ...grant.addPark, path }, { roleId, appIds: [{ menuId: members, appId: null }] });
      expect(await nodesOf(roleId)).toEqual(['M1000001001', page, members]);
      const { version } = await operatorab.call(grant.parkSet, { roleId });
      const old = await operatorab.refused({ ...grant.addPark, path }, { roleId, menuIds: ['M1000001002'], version: 1 });
      expect([version, old]).toEqual([2, expect.objectContaining(refusalOf(stale))]);
      // null says that nobody had saved a set when the user read it
      const unsaved = await operatorab.refused({ ...grant.addPark, path }, { roleId, menuIds: ['M1000001002'], version: null });
      expect(unsaved).toMatchObject(refusalOf(stale));
      await operatorab.call(grant.savePark, { roleId, menuIds: [members], version: 2 });
      expect(await nodesOf(roleId)).toEqual([members]);
    }
    const roleId = await makeRole(server.rows, { company: 'A1', kind: 'company' });
    expect((await people.supera1.refused(grant.addPark, { roleId, menuIds: [page] })).status).toBe(403);
  });

  test('a role stores only pages and buttons; a header tab or heading that is sent with them is neither stored nor reported', async () => {
    const roleId = await role('A1');
    const done = await people.supera1.call(grant.saveCompany, { roleId, menuIds: ['M1002', 'M1014001', page] });
    expect(done.added).toEqual([{ menuId: page, name: '组织架构' }]);
    const [row] = await server.rows<{ nodes: string[] }>(`select nodes from role_grant where role_id = $1`, [roleId]);
    expect(row?.nodes).toEqual([page]);
  });

  test('nodes can also be sent as pairs of menu and application, and the application must belong to the menu', async () => {
    const roleId = await role('A1');
    const pairs = (appId: string | null) => ({ roleId, appIds: [{ menuId: page, appId }] });
    expect(await people.supera1.refused(grant.saveCompany, pairs('x'))).toMatchObject(refusalOf(errors.unknownNode));
    expect((await people.supera1.call(grant.saveCompany, pairs(null))).added).toHaveLength(1);
  });

  test('an unknown menu, a missing list, a group and an unknown role are refused', async () => {
    const roleId = await role('A1');
    expect(await people.supera1.refused(grant.saveCompany, { roleId, menuIds: ['M99'] })).toMatchObject(refusalOf(errors.unknownNode));
    expect(await people.supera1.refused(grant.saveCompany, { roleId })).toMatchObject({ status: 400, fields: { menuIds: '请选择菜单' } });
    expect(await people.supera1.refused(grant.saveCompany, { roleId: demoId('nobody'), menuIds: [] })).toMatchObject(refusalOf(notFound));
    const group = await makeRole(server.rows, { company: 'A1', kind: 'company', isGroup: true });
    expect(await people.supera1.refused(grant.saveCompany, { roleId: group, menuIds: [] })).toMatchObject(refusalOf(notFound));
  });

  test('a stale version is refused, also if another user saved the first set of the role meanwhile', async () => {
    const roleId = await role('A1');
    const first = await people.supera1.call(grant.saveCompany, { roleId, menuIds: [page] });
    expect(await people.supera1.refused(grant.saveCompany, { roleId, menuIds: [], version: null })).toMatchObject(refusalOf(stale));
    const second = await people.supera1.call(grant.saveCompany, { roleId, menuIds: [], version: first.version });
    expect(second.version).toBe(first.version + 1);
    expect(await people.supera1.refused(grant.saveCompany, { roleId, menuIds: [page], version: first.version })).toMatchObject(
      refusalOf(stale),
    );
    // without a version, which the documents do not name, the present set is replaced
    expect((await people.supera1.call(grant.saveCompany, { roleId, menuIds: [] })).version).toBe(second.version);
    // an empty set that was saved has a version too, so nothing is inherited in its place
    expect((await people.supera1.call(grant.companySet, { roleId })).version).toBe(second.version);
  });

  test('V283 the type in the request must equal the role’s type, and the actor needs the right to grant roles of that type', async () => {
    const roleId = await role('OP');
    expect(await people.operatorab.refused(grant.savePortal, { refType: 6, roleId, menuIds: [] })).toMatchObject(
      refusalOf(errors.wrongKind),
    );
    expect(await people.operatorab.refused(grant.savePark, { roleId, menuIds: [] })).toMatchObject(refusalOf(errors.wrongKind));
    expect((await people.operatorab.call(grant.savePortal, { refType: 1, roleId, menuIds: [page] })).added).toHaveLength(1);
    // a company's super administrator has role:grant but not innerRole:grant, and a missing type means 6, the built-in roles
    expect(await people.supera1.refused(grant.savePortal, { roleId: 'AllCompanyStaff', menuIds: [] })).toMatchObject(refusalOf(forbidden));
    const unknown = await people.supera1.refused(grant.savePortal, { refType: 4, roleId: await role('A1'), menuIds: [] });
    expect(unknown).toMatchObject({ ...refusalOf(invalidInput), fields: { refType: '取值不正确' } });
  });

  test('read access does not allow changes: an ordinary administrator can read the nodes of a role but not save them', async () => {
    const roleId = await role('A1', [page]);
    expect((await people.admina1.call(grant.companySet, { roleId })).menuIds).toEqual([page]);
    for (const call of [grant.saveCompany, grant.savePortal, grant.undo])
      expect(await people.admina1.refused(call, { refType: 1, roleId, menuIds: [] })).toMatchObject(refusalOf(forbidden));
  });

  test('an actor cannot edit a role they hold in any company or park, even if the assignment is not valid yet', async () => {
    const roleId = await makeRole(server.rows, { company: 'OP', kind: 'park', nodes: [page] });
    await hold(server.rows, roleId, 'OP', 'operatorab', 'B');
    await server.rows(`update role_user set valid = tstzrange(now() + interval '1 year', null) where role_id = $1`, [roleId]);
    for (const isDryRun of [0, 1] as const)
      expect(await people.operatorab.refused(grant.savePark, { roleId, menuIds: [], isDryRun })).toMatchObject(
        refusalOf(roleErrors.heldByOneself),
      );
    expect(await people.operatora.call(grant.savePark, { roleId, menuIds: [] })).toMatchObject({ removed: [{ menuId: page }] });
  });

  test('only the company’s super administrator can save one set of nodes of a role for every park', async () => {
    const roleId = await makeRole(server.rows, { company: 'OP', kind: 'park' });
    expect(await people.operatora.refused(grant.savePark, { roleId, menuIds: [page], isEveryPark: 1 })).toMatchObject(refusalOf(forbidden));
    await people.operatorab.call(grant.savePark, { roleId, menuIds: [page], isEveryPark: 1 });
    const inherited = await people.operatora.call(grant.parkSet, { roleId });
    expect([inherited.menuIds, inherited.version, inherited.inheritedFrom]).toEqual([[page], null, '全部园区的统一设置']);
  });
});

describe('built-in roles', () => {
  const key = 'enterpriseComManager';
  test('V099 V283 the operator sets the nodes for one or all companies of their park, but not for companies of other parks', async () => {
    const before = await people.operatora.call(grant.portalSet, { roleId: key });
    expect([before.version, before.inheritedFrom, before.roleId]).toEqual([null, '系统默认设置', key]);
    const menuIds = before.menuIds.filter((code) => code !== `${members}:delete`);
    const all = await people.operatora.call(grant.savePortal, { roleId: key, menuIds });
    expect(all.removed.map(({ menuId }) => menuId)).toEqual([`${members}:delete`]);
    // the administrator still has this node by the company role 行政专员
    expect(await menusOf(people.admina1)).toContain(`${members}:delete`);
    await server.rows(`delete from role_user where user_id = $1`, [demoId('user admina1')]);
    expect(await menusOf(people.admina1)).not.toContain(`${members}:delete`);
    expect(await menusOf(people.admina1)).toContain(`${members}:edit`);
    const companyId = demoId('company A1');
    const one = await people.operatora.call(grant.savePortal, { roleId: key, companyId, menuIds: [page] });
    expect(one.affected).toBe(2);
    expect(await menusOf(people.admina1)).not.toContain(`${members}:edit`);
    const other = { roleId: key, companyId: demoId('company B1'), menuIds: [page] };
    expect(await people.operatora.refused(grant.savePortal, other)).toMatchObject(refusalOf(notFound));
    expect(await people.operatorc.refused(grant.savePortal, { ...other, companyId })).toMatchObject(refusalOf(notFound));
    expect((await people.operatorb.call(grant.portalSet, { roleId: key })).inheritedFrom).toBe('系统默认设置');
    // the company can read the set of its administrators
    const read = await people.supera1.call(grant.companySet, { roleId: key });
    expect([read.menuIds, read.refType]).toEqual([[page], 6]);
  });

  test('an operator cannot grant themselves more rights through the role that all members have', async () => {
    const narrow = await makeRole(server.rows, { company: 'OP', kind: 'park', nodes: ['M1004003004', 'M1004003004:grant', 'M1004006001'] });
    await server.rows(`delete from role_user where user_id = $1`, [demoId('user operatorb')]);
    await hold(server.rows, narrow, 'OP', 'operatorb', 'B');
    const { menuIds } = await people.operatorb.call(grant.portalSet, { roleId: 'AllCompanyStaff' });
    const input = { roleId: 'AllCompanyStaff', menuIds: [...menuIds, `${page}:add`] };
    const before = await menusOf(people.operatorb);
    expect(await people.operatorb.refused(grant.savePortal, input)).toMatchObject(refusalOf(errors.beyond));
    // the same change is allowed for a company of the park, because that set does not apply to the operator
    expect((await people.operatorb.call(grant.savePortal, { ...input, companyId: demoId('company B1') })).added).toHaveLength(1);
    expect(await menusOf(people.operatorb)).toBe(before);
  });
});

test('V235 V256 a user without any grant has an empty menu', async () => {
  const at = [demoId('company A2'), demoId('user supera2')];
  await server.rows(`update staff set admin_level = 1 where company_id = $1 and user_id = $2`, at);
  await people.operatora.call(grant.savePortal, { roleId: 'AllCompanyStaff', companyId: demoId('company A2'), menuIds: [] });
  expect(await people.supera2.call(identity.menus, {})).toEqual([]);
  await server.rows(`update staff set admin_level = 3 where company_id = $1 and user_id = $2`, at);
});

test('V233 a user can enter only parks they are permitted to enter', async () => {
  const there = { claims: { parkId: demoId('park B') } };
  expect(await people.operatora.refused(identity.menus, {}, there)).toMatchObject(refusalOf(forbidden));
  expect(await people.operatorab.call(identity.menus, {}, there)).not.toEqual([]);
});

describe('undoing the last change', () => {
  test('an undo is stored as a separate change and possible once, and it restores an inherited set as inherited', async () => {
    const roleId = await role('A1', [page]);
    const input = { refType: 1, roleId } as const;
    await people.supera1.call(grant.saveCompany, { roleId, menuIds: [members] });
    const dry = await people.supera1.call(grant.undo, { ...input, isDryRun: 1 });
    const undone = await people.supera1.call(grant.undo, input);
    expect([undone.added, undone.removed]).toEqual([[{ menuId: page, name: '组织架构' }], [{ menuId: members, name: '员工' }]]);
    expect([dry.added, dry.removed]).toEqual([undone.added, undone.removed]);
    const set = await people.supera1.call(grant.companySet, { roleId });
    expect([set.menuIds, set.version]).toEqual([[page], null]);
    expect(await people.supera1.refused(grant.undo, input)).toMatchObject(refusalOf(errors.nothingToUndo));
    const { total, list } = await people.supera1.call(grant.history, input);
    expect([total, list.map(({ byName, addedNum, removedNum, isUndo }) => [byName, addedNum, removedNum, isUndo])]).toEqual([
      2,
      [
        ['林晓峰', 1, 1, true],
        ['林晓峰', 1, 1, false],
      ],
    ]);
    const audited = await server.rows(`select from audit where call = 'grant.undo' and outcome = 'done' and input ->> 'roleId' = $1`, [
      roleId,
    ]);
    expect(audited).toHaveLength(2);
    // a version number is never used twice, or a page that was opened earlier could overwrite a newer set
    expect((await people.supera1.call(grant.saveCompany, { roleId, menuIds: [members] })).version).toBe(3);
  });

  test('an undo is refused if the role was changed since, for the same or for another park or company', async () => {
    const roleId = await makeRole(server.rows, { company: 'OP', kind: 'park' });
    const input = { refType: 2, roleId } as const;
    expect(await people.operatorab.refused(grant.undo, input)).toMatchObject(refusalOf(errors.nothingToUndo));
    await people.operatorab.call(grant.savePark, { roleId, menuIds: [page] });
    await people.operatorab.call(grant.savePark, { roleId, menuIds: [page, members] }, { claims: { parkId: demoId('park B') } });
    expect(await people.operatorab.refused(grant.undo, input)).toMatchObject(refusalOf(errors.changedSince));
    const there = { claims: { parkId: demoId('park B') } };
    expect((await people.operatorab.call(grant.undo, input, there)).removed).toHaveLength(2);
  });

  test('an undo is refused if the actor could not make the restored change directly', async () => {
    const roleId = await role('A1');
    await people.supera1.call(grant.saveCompany, { roleId, menuIds: [page, members] });
    const granter = await role('A1', ['M1014001004', 'M1014001004:grant', page]);
    await hold(server.rows, granter, 'A1', 'membera1');
    expect(await people.membera1.refused(grant.undo, { refType: 1, roleId })).toMatchObject(refusalOf(errors.beyond));
    await server.rows(`delete from role_user where role_id = $1`, [granter]);
  });
});

describe('access limits', () => {
  test('reading node sets and histories of another company, park or space fails with 404', async () => {
    const roleId = await role('A1', [page]);
    const of = { refType: 1, roleId } as const;
    for (const person of [people.supera2, people.operatorb, people.operatorc]) {
      expect(await person.refused(grant.companySet, of)).toMatchObject(refusalOf(notFound));
      expect(await person.refused(grant.portalSet, of)).toMatchObject(refusalOf(notFound));
      expect(await person.refused(grant.history, of)).toMatchObject(refusalOf(notFound));
    }
    expect(await people.supera2.refused(grant.saveCompany, { ...of, menuIds: [] })).toMatchObject(refusalOf(notFound));
    expect(await people.supera1.refused(grant.saveCompany, { ...of, companyId: demoId('company A2'), menuIds: [] })).toMatchObject(
      refusalOf(notFound),
    );
    // a role of park A does not exist for an operator who works in park B
    const ofA = await makeRole(server.rows, { company: 'OP', kind: 'park', park: 'A', nodes: [page] });
    expect(await people.operatorab.call(grant.parkSet, { roleId: ofA })).toMatchObject({ menuIds: [page] });
    expect(await people.operatorab.refused(grant.parkSet, { roleId: ofA }, { claims: { parkId: demoId('park B') } })).toMatchObject(
      refusalOf(notFound),
    );
    expect(await people.assistant1.refused(grant.parkSet, { roleId: ofA })).toMatchObject(refusalOf(forbidden));
  });

  test('with a user id the call returns the nodes that this user holds, only if the actor may see the user', async () => {
    const roleId = await role('A1', [page, 'M1004006001']);
    await hold(server.rows, roleId, 'A1', 'membera1');
    const real = await people.supera1.call(grant.companySet, { roleId, userId: demoId('user membera1') });
    expect(real.menuIds).toContain('M1000001001');
    expect(real.menuIds).not.toContain('M1004006001');
    expect(await people.supera1.refused(grant.companySet, { roleId, userId: demoId('user supera2') })).toMatchObject(refusalOf(notFound));
  });
});
