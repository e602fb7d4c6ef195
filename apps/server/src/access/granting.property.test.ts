import { type DataScope, type fieldRules, guardedFields } from '@park/contract/rights/role';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grantable, mayChange, mayHandOn, mayMake, type Target, type Traits } from './granting.ts';
import { effective } from './rules.ts';

/*
 * Generates a company with three people, roles made by others, and a random sequence of commands that the people give about roles. Each
 * command is checked by the same functions as the calls of the product.
 */
const staffPage = 'M1014001002';
const rolePage = 'M1014001004';
const codes = [
  'M1014001001',
  'M1014001001:edit',
  staffPage,
  `${staffPage}:add`,
  `${staffPage}:edit`,
  rolePage,
  `${rolePage}:edit`,
  `${rolePage}:assign`,
];
const scopes: readonly DataScope[] = ['self', 'dept', 'dept_tree', 'company', 'all'];
const rules = ['hide', 'mask', 'show'] as const satisfies readonly (keyof typeof fieldRules)[];
const fields = Object.keys(guardedFields) as (keyof typeof guardedFields)[];
const departments = ['north', 'south', 'east'];

type Role = { nodes: readonly string[]; traits: Traits; holders: ReadonlySet<number> };
const traits: fc.Arbitrary<Traits> = fc.record({
  scope: fc.constantFrom<DataScope>(...scopes, 'custom'),
  departmentIds: fc.subarray(departments),
  fields: fc.dictionary(fc.constantFrom(...fields), fc.constantFrom(...rules), { maxKeys: 3 }),
});
const nodes = fc.subarray(codes);
const anybody = fc.nat({ max: 2 });
const which = fc.nat({ max: 20 });
const command = fc.oneof(
  fc.record({ does: fc.constant('make' as const), by: anybody, traits }),
  fc.record({ does: fc.constant('change' as const), by: anybody, which, traits }),
  fc.record({ does: fc.constant('grant' as const), by: anybody, which, nodes }),
  fc.record({ does: fc.constant('copy' as const), by: anybody, which }),
  fc.record({ does: fc.constant('give' as const), by: anybody, which, to: anybody }),
  fc.record({ does: fc.constant('take' as const), by: anybody, which, from: anybody }),
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

const heldBy = (roles: readonly Role[], person: number) => roles.filter(({ holders }) => holders.has(person));
const rightsOf = (roles: readonly Role[], person: number) =>
  effective('company', {
    ...{ spaceId: 's', level: 1, versions: [1, 1, 1], until: null, change: true, package: null, attributes: null, off: [], added: [] },
    roles: heldBy(roles, person).map(({ nodes: set, traits: { scope, departmentIds, fields: policy } }) => ({
      ...{ code: 'r', kind: 'company', scope, departmentIds, fields: policy, nodes: [...set] },
    })),
  });
const targetOf = (goes: Traits): Target => ({ kind: 'company', isOwnCompany: true, traits: goes });

/** Returns the roles after a command; a refused command changes nothing. */
function after(roles: readonly Role[], done: Command): readonly Role[] {
  const granter = { side: 'company' as const, rights: rightsOf(roles, done.by) };
  const may = (verb: 'update' | 'assign') => granter.rights.granted.has(`role:${verb}`);
  if (done.does === 'make')
    return mayMake(granter, targetOf(done.traits), 'role:update')
      ? [...roles, { nodes: [], traits: done.traits, holders: new Set() }]
      : roles;
  const at = done.which % (roles.length || 1);
  const role = roles[at];
  if (!role) return roles;
  const target = targetOf(role.traits);
  const replaced = (changes: Partial<Role>) => roles.with(at, { ...role, ...changes });
  const isEditable = may('update') && !role.holders.has(done.by);
  const mayGive = may('assign') && mayHandOn(granter, target, role.nodes);
  if (done.does === 'change')
    return isEditable && mayChange(granter, target, targetOf(done.traits), 'role:update', role.nodes)
      ? replaced({ traits: done.traits })
      : roles;
  const mine = grantable(granter, target);
  if (done.does === 'grant')
    return isEditable
      ? replaced({ nodes: [...role.nodes.filter((code) => !mine.has(code)), ...done.nodes.filter((code) => mine.has(code))] })
      : roles;
  if (done.does === 'copy')
    return mayMake(granter, target, 'role:update')
      ? [...roles, { ...role, nodes: role.nodes.filter((code) => mine.has(code)), holders: new Set<number>() }]
      : roles;
  if (done.does === 'give') return mayGive && done.to !== done.by ? replaced({ holders: new Set([...role.holders, done.to]) }) : roles;
  return mayGive ? replaced({ holders: new Set([...role.holders].filter((person) => person !== done.from)) }) : roles;
}

/** Returns everything that people hold by their roles: the nodes, and for each node the data scopes, departments and field rules. */
function holdings(roles: readonly Role[]): Set<string> {
  const scopesUpTo = ({ scope, departmentIds }: Traits) =>
    scope === 'custom' ? departmentIds : [...scopes.slice(0, scopes.indexOf(scope) + 1), ...(scopes.indexOf(scope) > 2 ? departments : [])];
  const rulesUpTo = (policy: Traits['fields']) =>
    fields.flatMap((field) => rules.slice(0, rules.indexOf(policy[field] ?? 'show') + 1).map((rule) => `${field} ${rule}`));
  const held = roles.filter(({ holders }) => holders.size > 0);
  return new Set(
    held.flatMap((role) =>
      role.nodes.flatMap((code) => [
        code,
        ...[...scopesUpTo(role.traits), ...rulesUpTo(role.traits.fields)].map((what) => `${code} ${what}`),
      ]),
    ),
  );
}

test('after any commands nobody holds a node, or a wider scope or field rule for a node, that nobody held before the commands', () => {
  const role = fc.record({ nodes, traits, holders: fc.subarray([0, 1, 2]).map((people) => new Set(people)) });
  let given = 0;
  fc.assert(
    fc.property(fc.array(role, { minLength: 2, maxLength: 5 }), fc.array(command, { minLength: 1, maxLength: 25 }), (roles, commands) => {
      const before = holdings(roles);
      const end = commands.reduce<readonly Role[]>(after, roles);
      given += Number(end.some(({ holders }, at) => (roles[at]?.holders.size ?? 0) < holders.size));
      expect([...holdings(end)].filter((what) => !before.has(what))).toEqual([]);
    }),
    { numRuns: 500 },
  );
  // proves that the rules do not simply refuse every command
  expect(given).toBeGreaterThan(20);
});
