import { nodes } from '@park/contract/access';
import { describe, expect, test } from 'vitest';
import { type Granter, grantable, mayHandOn, type Target } from './granting.ts';
import { ceiling, type Side } from './rules.ts';

const page = 'M1014001001'; // 组织架构: for operators, assisting organisations, companies and members
const add = `${page}:add`; // for operators, assisting organisations and companies
const companyHome = 'M1000006001'; // for companies only
const accounts = 'M1004003001'; // for operators and assisting organisations
const roles = 'M1004006001'; // for operators only
const platformMenus = 'M10000004001'; // for the platform only

const added = [{ code: 'Canteen', parent: 'M1008', sides: 'OC' }];
type Standing = { level?: 1 | 2 | 3; sold?: string[] | null; handed?: string[] };
const by = (side: Side, held: string[], { level = 1, sold = null, handed }: Standing = {}): Granter => ({
  side,
  level,
  rights: {
    handed: handed ? new Set(handed) : null,
    nodes: new Set(held),
    ceiling: new Set(ceiling(side, { package: sold, attributes: null, added }).map(({ code }) => code)),
    package: sold,
    added,
  },
});
const target = (kind: Target['kind'], changes: Partial<Target> = {}): Target => ({ kind, code: 'x', isOwnCompany: false, ...changes });
const asked = [page, add, companyHome, accounts, roles, platformMenus];

describe('menu nodes that an actor may put into a role', () => {
  const own = { isOwnCompany: true };
  const cases: [string, Granter, Target, string[]][] = [
    ['an operator to operators: what he holds', by('operator', [page, accounts]), target('park', own), [page, accounts]],
    [
      'an operator to assistants: what he holds and they may',
      by('operator', [page, accounts, roles]),
      target('assist', own),
      [page, accounts],
    ],
    ['an operator to his own organisation: what he holds', by('operator', [page]), target('company', own), [page]],
    ['an operator to a company: all of its side', by('operator', [roles]), target('company'), [page, add, companyHome]],
    ['an operator to a built-in role: all of that side', by('operator', [roles]), target('inner', own), [page, add, companyHome]],
    ['within the package only', by('operator', [roles], { sold: [page, roles] }), target('inner', own), [page]],
    ['an operator to an attribute of companies', by('operator', []), target('attribute', own), [page, add, companyHome]],
    [
      'a role he has by what he is: not what would be new to himself',
      by('operator', [page]),
      target('inner', { ...own, code: 'AllCompanyStaff' }),
      [page, companyHome],
    ],
    [
      'the same role where a company decides for itself',
      by('operator', [page]),
      target('inner', { code: 'AllCompanyStaff' }),
      [page, add, companyHome],
    ],
    [
      'a built-in role of a level he has not',
      by('operator', [page]),
      target('inner', { ...own, code: 'enterpriseComManager' }),
      [page, add, companyHome],
    ],
    [
      'a built-in role of a level he has',
      by('operator', [page], { level: 2 }),
      target('inner', { ...own, code: 'enterpriseComManager' }),
      [page, companyHome],
    ],
    ['a company to its people: what the granter holds', by('company', [page]), target('company', own), [page]],
    [
      'a company to its people: only pages the project lets it hand on, with their buttons',
      by('company', [page, add, companyHome], { handed: [page] }),
      target('company', own),
      [page, add],
    ],
    ['a company to another: nothing', by('company', [page]), target('company'), []],
    ['a company to built-in roles: nothing', by('company', [page, add]), target('inner', own), []],
    ['a company to park roles: nothing', by('company', [page]), target('park', own), []],
    ['an assistant to his organisation: what he holds', by('assist', [accounts]), target('company', own), [accounts]],
    ['an assistant to assistants and below: nothing', by('assist', [accounts]), target('assist', own), []],
    ['the platform to a space: everything but its own', by('platform', []), target('package'), [page, add, companyHome, accounts, roles]],
    ['the platform to companies: nothing', by('platform', [platformMenus]), target('inner', own), []],
    ['nobody else to a package', by('operator', [page]), target('package', own), []],
  ];
  test.each(cases)('%s', (_, granter, role, expected) => {
    const may = grantable(granter, role);
    expect(asked.filter((code) => may.has(code))).toEqual(expected);
  });

  test('a super administrator who holds the company’s whole ceiling may hand on all of it, and no actor may hand on a node outside the ceiling', () => {
    const all = nodes.map(({ code }) => code);
    const boss = by(
      'company',
      ceiling('company', { package: null, attributes: null, added }).map(({ code }) => code),
      { level: 3 },
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
    ['with what one holds', by('company', [page, add]), own, [page], true],
    ['with more than one holds', by('company', [page]), own, [page, add], false],
    ['with what nobody here could hold', by('company', [page]), own, [page, roles], true],
    ['with what is not sold at present', by('company', [page], { sold: [page] }), own, [page, add], true],
    ['a park role beyond one’s own', by('operator', [accounts]), target('park'), [roles], false],
    ['an assistants’ role beyond one’s own', by('operator', [roles]), target('assist'), [accounts], false],
    ['an assistants’ role within one’s own', by('operator', [accounts]), target('assist'), [accounts, roles], true],
    ['a role of a company below', by('operator', []), target('company'), [page, add], true],
    ['a built-in role in a company below', by('operator', []), target('inner'), [page, add], true],
    [
      'a built-in role to a colleague, beyond one’s own',
      by('operator', [page]),
      target('inner', { isOwnCompany: true }),
      [page, add],
      false,
    ],
    ['a built-in role to a colleague, in a company', by('company', [page]), target('inner', { isOwnCompany: true }), [page], true],
    ['an empty role', by('company', []), own, [], true],
    ['a company and a park role, even an empty one', by('company', [page]), target('park', { isOwnCompany: true }), [], false],
    ['a company and another company', by('company', [page]), target('company'), [], false],
    ['attributes are not given to people', by('operator', [page]), target('attribute'), [], false],
  ];
  test.each(cases)('%s', (_, granter, role, held, expected) => expect(mayHandOn(granter, role, held)).toBe(expected));
});
