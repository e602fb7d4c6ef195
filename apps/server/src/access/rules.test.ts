import { defaultGrants, nodes } from '@park/contract/access';
import { describe, expect, test } from 'vitest';
import { menuTree } from './menu.ts';
import { effective, type Facts, type Side } from './rules.ts';

const page = 'M1014001001';
const all = nodes.map((node) => node.code);
const facts = (changes: Partial<Facts> = {}): Facts => ({
  spaceId: 's',
  level: 1,
  versions: [1, 1, 1],
  until: null,
  change: true,
  roles: [],
  package: null,
  attributes: null,
  off: [],
  added: [],
  ...changes,
});
const role = (nodes: string[] | null, scope: Facts['roles'][number]['scope'] = 'all', code = 'r') => ({
  code,
  kind: 'company',
  scope,
  nodes,
});
const wholeCompany = [
  'book:read',
  'company:complete',
  'department:create',
  'department:delete',
  'department:update',
  'permission:explain',
  'role:assign',
  'role:grant',
  'role:read',
  'role:update',
  'staff:admin',
  'staff:create',
  'staff:handover',
  'staff:remove',
  'staff:update',
];
const rightsOf = (side: Side, changes: Partial<Facts>) => [...effective(side, facts(changes)).granted.keys()].sort();

describe('permissions of a person', () => {
  const cases: [string, Side, Partial<Facts>, string[]][] = [
    ['a person without a role has no permission', 'company', {}, []],
    ['a role grants the permissions of its nodes', 'company', { roles: [role([page])] }, ['book:read']],
    [
      'several roles grant the union of their permissions',
      'company',
      { roles: [role([page]), role([`${page}:add`])] },
      ['book:read', 'department:create'],
    ],
    ['a role with an empty set of nodes grants nothing', 'company', { roles: [role([])] }, []],
    ['a role without a decided set of nodes grants nothing', 'company', { roles: [role(null)] }, []],
    ['a role grants only nodes of the person’s side', 'company', { roles: [role(all)] }, wholeCompany],
    ['the package of the space restricts the permissions', 'company', { roles: [role(all)], package: [page] }, ['book:read']],
    [
      'the attributes of the company restrict the permissions',
      'company',
      { roles: [role(all)], attributes: [page, `${page}:add`] },
      ['book:read', 'department:create'],
    ],
    ['attributes do not restrict an operator', 'operator', { roles: [role([page])], attributes: [] }, ['book:read']],
    [
      'the platform has its own permissions and no business permission',
      'platform',
      { level: 3, roles: [role(null, 'all', 'companySuperAdmin')] },
      [
        'account:read',
        'account:update',
        'audit:read',
        'backup:read',
        'backup:update',
        'config:read',
        'config:update',
        'menu:read',
        'menu:update',
        'outbox:read',
        'outbox:update',
        'park:update',
        'run:read',
        'space:read',
        'space:update',
      ],
    ],
    [
      'without a decided set of nodes a super administrator has every permission a company can have',
      'company',
      { level: 3, roles: [role(null, 'all', 'companySuperAdmin')] },
      wholeCompany,
    ],
    [
      'without a decided set, the super administrator of an assisting organisation has the permissions for the own organisation',
      'assist',
      { level: 3, roles: [role(null, 'all', 'companySuperAdmin')] },
      wholeCompany,
    ],
    [
      'a role that the operator gives adds its nodes to those of the super administrator of an assisting organisation',
      'assist',
      { level: 3, roles: [role(null, 'all', 'companySuperAdmin'), role(['M1004003002'])] },
      [...wholeCompany, 'company:read'].sort(),
    ],
    [
      'a saved set of nodes of the super administrator role restricts super administrators too',
      'company',
      { level: 3, roles: [role([page], 'all', 'companySuperAdmin')] },
      ['book:read'],
    ],
    [
      'the super administrator role without a saved set of nodes grants nothing to a person who is not a super administrator',
      'company',
      { level: 2, roles: [role(null, 'all', 'companySuperAdmin')] },
      [],
    ],
    ['a company with an attribute without nodes has no permission', 'company', { roles: [role(all)], attributes: [] }, []],
  ];
  test.each(cases)('%s', (_, side, changes, expected) => expect(rightsOf(side, changes)).toEqual(expected));
});

test('no built-in role gives an assisting organisation a permission in the whole park before the operator saves nodes for it', () => {
  const sets = { ...defaultGrants(), companySuperAdmin: null };
  const roles = Object.entries(sets).map(([code, set]) => role(set, 'all', code));
  const granted = [...effective('assist', facts({ level: 3, roles })).granted];
  expect(granted.filter(([, right]) => right.reach !== 'own')).toEqual([]);
});

test('a page for the own company grants an operator a permission there only, and a page for the park grants it in the whole park', () => {
  const own = effective('operator', facts({ roles: [role([page])] }));
  expect(own.granted.get('book:read')?.reach).toBe('own');
  const both = effective('operator', facts({ roles: [role([page, 'M1004003001'])] }));
  expect(both.granted.get('book:read')?.reach).toBe('park');
  expect(effective('company', facts({ roles: [role(all)] })).granted.get('book:read')?.reach).toBe('own');
});

test('the data scope of a permission is the widest of the roles that grant it; roles that do not grant it have no effect', () => {
  const rights = effective('company', facts({ roles: [role([page], 'self'), role([page], 'dept'), role([`${page}:add`], 'all')] }));
  expect(rights.granted.get('book:read')?.scope).toBe('dept');
  expect(rights.granted.get('department:create')?.scope).toBe('all');
});

describe('a permission from several roles, some for the own company only and some for the whole park', () => {
  const own = { ...role([page], 'all'), fields: { phone: 'show', email: 'hide' } as const };
  const park = { ...role(['M1004003001'], 'company'), fields: { phone: 'hide' } as const };
  const right = (...roles: Facts['roles']) => effective('operator', facts({ roles })).granted.get('book:read');

  test('if a role reaches only the own company, its data scope "all" does not cover members of other companies in the park', () => {
    expect(right(own, park)).toMatchObject({ reach: 'park', scope: 'company' });
    expect(right(own, { ...park, scope: 'dept' })).toMatchObject({ reach: 'park', scope: 'company' });
    expect(right(own, { ...park, scope: 'all' })).toMatchObject({ reach: 'park', scope: 'all' });
    expect(right(own)).toMatchObject({ reach: 'own', scope: 'all' });
  });

  test('if a role for the whole park and a role for the own company set the rule of a field, the rule of the park role applies', () => {
    expect(right(own, park)?.fields).toEqual({ phone: 'hide', email: 'hide' });
    expect(right(park, own)?.fields).toEqual({ phone: 'hide', email: 'hide' });
    expect(right(park, { ...park, fields: { phone: 'mask' } })?.fields).toEqual({ phone: 'mask' });
  });
});

test('an application that the park has switched off is shown as off in the menu and grants no permission', () => {
  const rights = effective('company', facts({ roles: [role([page])], off: ['M1002'] }));
  expect(rights.granted.size).toBe(0);
  expect(rights.closed.has('book:read')).toBe(true);
  const rows = nodes.map((node) => ({ ...node, path: node.route, ext: {}, appId: null, app: null }));
  const leaf = menuTree(rows, { rights, parkId: null })[0]?.children[0]?.children[0];
  expect(leaf).toMatchObject({ code: page, appSwitch: 0 });
});

test('a person keeps a permission of a switched-off page if another page also grants it', () => {
  const rights = effective('operator', facts({ roles: [role([page, 'M1004003001'])], off: [page] }));
  expect(rights.granted.get('book:read')?.reach).toBe('park');
  expect(rights.closed.has('book:read')).toBe(false);
});

test('V234 the menu shows only the implemented pages that the person may open, below their header tab and heading', () => {
  const rows = nodes.map((node) => ({ ...node, path: node.route, ext: {}, appId: null, app: null }));
  const tree = menuTree(rows, {
    rights: effective('company', facts({ roles: [role([page, 'M1014002001', 'M1000001001'])] })),
    parkId: null,
  });
  expect(tree.map((tab) => [tab.code, tab.children.map((group) => [group.code, group.children.map((leaf) => leaf.code)])])).toEqual([
    ['M1000', [['M1000001', ['M1000001001']]]],
    ['M1002', [['M1014001', [page]]]],
  ]);
});
