import { nodes } from '@park/contract/access';
import { describe, expect, test } from 'vitest';
import { type Granter, grantable, mayHandOn, type Target, type Traits } from './granting.ts';
import { ceiling, type Side } from './rules.ts';

const page = 'M1014001001'; // 组织架构: for operators, assisting organisations, companies and members
const add = `${page}:add`; // for operators, assisting organisations and companies
const companyHome = 'M1000006001'; // for companies only
const accounts = 'M1004003001'; // for operators and assisting organisations
const roles = 'M1004006001'; // for operators only
const platformMenus = 'M10000004001'; // for the platform only

const added = [{ code: 'Canteen', parent: 'M1008', sides: 'OC' }];
const farthest: Traits = { scope: 'all', departmentIds: [], fields: {} };
type Standing = { sold?: string[] | null; handed?: string[]; traits?: Partial<Traits> };
const by = (side: Side, nodes: string[], { sold = null, handed, traits }: Standing = {}): Granter => ({
  side,
  rights: {
    granted: new Map(),
    sets: [{ role: { code: 'r', kind: 'company', nodes, ...farthest, ...traits }, nodes: new Set(nodes) }],
    handed: handed ? new Set(handed) : null,
    nodes: new Set(nodes),
    ceiling: new Set(ceiling(side, { package: sold, attributes: null, added }).map(({ code }) => code)),
    package: sold,
    added,
  },
});
const target = (kind: Target['kind'], changes: Partial<Target> = {}): Target => ({
  kind,
  isOwnCompany: false,
  traits: farthest,
  ...changes,
});
const candidates = [page, add, companyHome, accounts, roles, platformMenus];

describe('menu nodes that an actor may grant to a role', () => {
  const own = { isOwnCompany: true };
  const cases: [string, Granter, Target, string[]][] = [
    [
      'an operator to a role of operators: the nodes the operator holds',
      by('operator', [page, accounts]),
      target('park', own),
      [page, accounts],
    ],
    [
      'an operator to a role of assisting organisations: the nodes the operator holds and such organisations may have',
      by('operator', [page, accounts, roles]),
      target('assist', own),
      [page, accounts],
    ],
    ['an operator to a role of its own company: the nodes the operator holds', by('operator', [page]), target('company', own), [page]],
    ['an operator to a role of a company: all nodes of companies', by('operator', [roles]), target('company'), [page, add, companyHome]],
    [
      'an operator to a built-in role in other companies: all nodes of companies',
      by('operator', [roles]),
      target('inner'),
      [page, add, companyHome],
    ],
    [
      'an operator to a built-in role of its own company: no node that operators can use and this operator does not hold',
      by('operator', [page]),
      target('inner', own),
      [page, companyHome],
    ],
    [
      'an operator of a space with a package, to a built-in role: only nodes in the package',
      by('operator', [roles], { sold: [page, roles] }),
      target('inner'),
      [page],
    ],
    [
      'an operator to an attribute of companies: all nodes of companies',
      by('operator', []),
      target('attribute', own),
      [page, add, companyHome],
    ],
    ['a company to its own role: the nodes the granter holds', by('company', [page]), target('company', own), [page]],
    [
      'a company to its own role: only pages the operator lets the company hand on, with their buttons',
      by('company', [page, add, companyHome], { handed: [page] }),
      target('company', own),
      [page, add],
    ],
    ['a company to a role of another company: nothing', by('company', [page]), target('company'), []],
    ['a company to built-in roles: nothing', by('company', [page, add]), target('inner', own), []],
    ['a company to park roles: nothing', by('company', [page]), target('park', own), []],
    [
      'an assisting organisation to its own role: the nodes the granter holds',
      by('assist', [accounts]),
      target('company', own),
      [accounts],
    ],
    ['an assisting organisation to the roles of its side: nothing', by('assist', [accounts]), target('assist', own), []],
    [
      'the platform to the package of a space: all nodes but the platform’s own',
      by('platform', []),
      target('package'),
      [page, add, companyHome, accounts, roles],
    ],
    ['the platform to a built-in role: nothing', by('platform', [platformMenus]), target('inner', own), []],
    ['an operator to a package: nothing', by('operator', [page]), target('package', own), []],
  ];
  test.each(cases)('%s', (_, granter, role, expected) => {
    const may = grantable(granter, role);
    expect(candidates.filter((code) => may.has(code))).toEqual(expected);
  });

  test('a super administrator may grant every node of the company’s maximum; no actor may grant a node outside that maximum', () => {
    const all = nodes.map(({ code }) => code);
    const boss = by(
      'company',
      ceiling('company', { package: null, attributes: null, added }).map(({ code }) => code),
    );
    expect(grantable(boss, target('company', own))).toEqual(boss.rights.ceiling);
    expect(all.filter((code) => grantable(by('company', all), target('company', own)).has(code) && !boss.rights.ceiling.has(code))).toEqual(
      [],
    );
  });
});

describe('giving a role to a person', () => {
  const own = target('company', { isOwnCompany: true });
  const cases: [string, Granter, Target, string[], boolean][] = [
    ['a role within the rights of the giver can be given', by('company', [page, add]), own, [page], true],
    ['a role beyond the rights of the giver cannot be given', by('company', [page]), own, [page, add], false],
    ['a node that nobody in the company could hold is ignored', by('company', [page]), own, [page, roles], true],
    ['a node outside the package is ignored', by('company', [page], { sold: [page] }), own, [page, add], true],
    ['an operator cannot give a park role with a node it does not hold', by('operator', [accounts]), target('park'), [roles], false],
    [
      'an operator cannot give a role of assisting organisations with a node it does not hold',
      by('operator', [roles]),
      target('assist'),
      [accounts],
      false,
    ],
    [
      'an operator can give a role of assisting organisations if it holds all nodes that such organisations can use',
      by('operator', [accounts]),
      target('assist'),
      [accounts, roles],
      true,
    ],
    ['an operator can give a role of a company without holding its nodes', by('operator', []), target('company'), [page, add], true],
    ['an operator can give a built-in role in a company without holding its nodes', by('operator', []), target('inner'), [page, add], true],
    [
      'an operator cannot give a colleague a built-in role with a node it does not hold',
      by('operator', [page]),
      target('inner', { isOwnCompany: true }),
      [page, add],
      false,
    ],
    [
      'a company can give a colleague a built-in role within the rights of the giver',
      by('company', [page]),
      target('inner', { isOwnCompany: true }),
      [page],
      true,
    ],
    ['a role without nodes can be given', by('company', []), own, [], true],
    ['a company cannot give a park role, even without nodes', by('company', [page]), target('park', { isOwnCompany: true }), [], false],
    ['a company cannot give a role in another company', by('company', [page]), target('company'), [], false],
    ['an attribute cannot be given to a person', by('operator', [page]), target('attribute'), [], false],
  ];
  test.each(cases)('%s', (_, granter, role, nodes, expected) => expect(mayHandOn(granter, role, nodes)).toBe(expected));
});

describe('data scope and field policy of a role that a giver may give to a colleague', () => {
  const at = (traits: Partial<Traits>) => target('company', { isOwnCompany: true, traits: { ...farthest, ...traits } });
  const having = (traits: Partial<Traits>) => by('company', [page], { traits });
  const cases: [string, Granter, Target, boolean][] = [
    ['a narrower data scope', having({ scope: 'dept_tree' }), at({ scope: 'dept' }), true],
    ['the same data scope', having({ scope: 'dept' }), at({ scope: 'dept' }), true],
    ['a wider data scope', having({ scope: 'dept' }), at({ scope: 'dept_tree' }), false],
    ['named departments, by a giver of company scope', having({ scope: 'company' }), at({ scope: 'custom', departmentIds: ['x'] }), true],
    [
      'departments that the giver’s own right names',
      having({ scope: 'custom', departmentIds: ['x', 'y'] }),
      at({ scope: 'custom', departmentIds: ['y'] }),
      true,
    ],
    [
      'departments that the giver’s own right does not name',
      having({ scope: 'custom', departmentIds: ['x'] }),
      at({ scope: 'custom', departmentIds: ['x', 'y'] }),
      false,
    ],
    ['oneself, by a giver with named departments only', having({ scope: 'custom', departmentIds: ['x'] }), at({ scope: 'self' }), false],
    ['a stricter field policy', having({ fields: { phone: 'mask' } }), at({ fields: { phone: 'hide' } }), true],
    ['a milder field policy', having({ fields: { phone: 'mask' } }), at({ fields: { phone: 'show' } }), false],
    ['no field policy, by a giver with one', having({ fields: { phone: 'mask' } }), at({}), false],
    ['no field policy, by a giver without one', having({}), at({}), true],
  ];
  test.each(cases)('%s', (_, granter, role, expected) => expect(mayHandOn(granter, role, [page])).toBe(expected));
});
