import { nodes, type Permission, type RoleKind } from '@park/contract/access';
import { guardedFields } from '@park/contract/rights/role';
import type { FieldPolicy } from '../fields.ts';
import {
  ceiling,
  fieldRuleOrder,
  isHanded,
  isHeading,
  mildest,
  type Right,
  type Rights,
  type Scope,
  type Side,
  scopeOrder,
  wider,
} from './rules.ts';

export type { RoleKind };

type GranterRights = Pick<Rights, 'nodes' | 'ceiling' | 'package' | 'added' | 'handed' | 'sets' | 'granted'>;
/** A person who makes a role, changes it or gives it to somebody. Every `Actor` is a granter. */
export type Granter = { side: Side; rights: GranterRights };
/** How far a role goes: the people that its nodes cover (the data scope), and the fields of these people that they show. */
export type Traits = { scope: Scope; departmentIds: readonly string[]; fields: FieldPolicy };
/** A role, and whether the change (of the role or of its holders) applies to the granter's own company. */
export type Target = { kind: RoleKind; isOwnCompany: boolean; traits: Traits };
type Codes = ReadonlySet<string>;

const none: Codes = new Set();
const permissionsByNode = new Map(nodes.map(({ code, grants }) => [code, grants]));
const codesOf = (side: Side, bounds: Pick<Rights, 'package' | 'added'>): Codes =>
  new Set(ceiling(side, { ...bounds, attributes: null }).map(({ code }) => code));

/** The traits of the narrowest possible role. They stand for the traits of a role that does not exist yet. */
export const narrowest: Traits = { scope: 'custom', departmentIds: [], fields: { phone: 'hide', idCard: 'hide', email: 'hide' } };

/**
 * Tells whether the holders of the role are colleagues of the granter, or work for the park like the granter (roles of operators and of
 * assisting organisations). Otherwise they belong to a side below that of the granter, such as a resident company below the operator.
 */
const isOnOwnSide = ({ kind, isOwnCompany }: Omit<Target, 'traits'>) =>
  kind === 'park' || kind === 'assist' || ((kind === 'company' || kind === 'inner') && isOwnCompany);

/**
 * Tells whether the granter's side may decide which nodes the role has. The platform decides about packages, operators about everything
 * else: their own roles, those of assisting organisations and those of all companies. Other sides decide only about roles of their own
 * company.
 */
function mayDecide({ side }: Granter, { kind, isOwnCompany }: Target): boolean {
  if (kind === 'package') return side === 'platform';
  return side === 'operator' || (kind === 'company' && isOwnCompany);
}

/**
 * Returns every node that holders of the role could have: the nodes for their side that the package of the space contains. For a package
 * itself, these are the nodes of all sides.
 */
export function holdable({ rights }: Granter, { kind, isOwnCompany }: Omit<Target, 'traits'>): Codes {
  const { added } = rights;
  if (kind === 'package')
    return new Set((['operator', 'assist', 'company'] as const).flatMap((side) => [...codesOf(side, { package: null, added })]));
  if (kind === 'assist') return codesOf('assist', rights);
  return kind === 'park' || (kind === 'company' && isOwnCompany) ? rights.ceiling : codesOf('company', rights);
}

/**
 * Returns a function that tells whether the granter may let holders of the role have a node. Every command that changes, copies, gives
 * or takes a role uses it.
 * - If the holders belong to a side below the granter's, they may have every node of their side.
 * - If the holders are on the granter's own side, they may have a node only if the granter has it, and not for more people or with more
 *   fields than the granter. For a node that grants no permission, people and fields do not matter. A role of the granter's own company
 *   may have only nodes that this company may put into its own roles.
 * - A node that no holder of such a role could use is allowed, because it has no effect.
 */
function handing(by: Granter, target: Target): (code: string) => boolean {
  if (!isOnOwnSide(target)) return () => true;
  const usable = target.kind === 'assist' ? holdable(by, target) : by.rights.ceiling;
  return (code) => {
    if (!usable.has(code)) return true;
    if (!by.rights.nodes.has(code) || (target.kind === 'company' && !isHanded(by.rights, code))) return false;
    const permissions = permissionsByNode.get(code) ?? [];
    return permissions.length === 0 || isCovered(target, traitsOf(by.rights, code, permissions));
  };
}

/** Returns how far the granter's own right to a node goes: the data scopes of all roles that contain the node, and the strictest policy. */
function traitsOf({ sets, granted }: GranterRights, code: string, permissions: readonly Permission[]): Traits {
  const holding = sets.filter((set) => set.nodes === null || set.nodes.has(code));
  const roles = holding.map(({ role }) => role);
  // a permission has one field policy, whichever node grants it: if another node grants it with a stricter policy, that policy applies here
  const policies = [mildest(holding), ...permissions.map((permission) => granted.get(permission)?.fields ?? {})];
  return {
    scope: roles.map(({ scope }) => scope).reduce((one, other) => wider(scopeOrder, one, other), 'custom'),
    departmentIds: roles.flatMap(({ scope, departmentIds = [] }) => (scope === 'custom' ? departmentIds : [])),
    fields: Object.fromEntries(fields.map((field) => [field, policies.map((policy) => ruleOf(policy, field)).reduce(stricter)])),
  };
}

const fields = Object.keys(guardedFields) as (keyof typeof guardedFields)[];
/** A field without a rule is shown. */
const ruleOf = (policy: FieldPolicy, field: keyof FieldPolicy) => policy[field] ?? 'show';
const stricter = (one: (typeof fieldRuleOrder)[number], other: (typeof fieldRuleOrder)[number]) =>
  wider(fieldRuleOrder, one, other) === one ? other : one;
const isAtLeast = (own: Scope, scope: Scope) => wider(scopeOrder, own, scope) === own;

/**
 * Tells whether a role goes no farther than the granter's own right. For a role that names departments (scope `custom`), the granter's
 * right must name them too, or cover the whole company. Roles of assisting organisations name departments of several companies, so there
 * the right must cover all companies.
 */
function isCovered({ kind, traits }: Target, own: Traits): boolean {
  const isFieldsCovered = fields.every(
    (field) => stricter(ruleOf(traits.fields, field), ruleOf(own.fields, field)) === ruleOf(traits.fields, field),
  );
  if (!isFieldsCovered) return false;
  if (traits.scope !== 'custom') return isAtLeast(own.scope, traits.scope);
  const named = new Set(own.departmentIds);
  return isAtLeast(own.scope, kind === 'assist' ? 'all' : 'company') || traits.departmentIds.every((id) => named.has(id));
}

/**
 * Returns the nodes that a granter may add to a role or remove from it (rule 2 of granting).
 * - For a role held on the granter's own side: the nodes that the granter holds, for at least as many people and fields as the role. For a
 *   role of the granter's own company, only nodes that this company may put into its own roles.
 * - For any other role: all nodes that its holders could have.
 */
export function grantable(by: Granter, target: Target): Codes {
  if (!mayDecide(by, target)) return none;
  const mayGive = handing(by, target);
  return new Set([...holdable(by, target)].filter(mayGive));
}

/**
 * Tells whether the granter may give somebody a role that has these nodes (rule 4 of granting). If the role is for a colleague or for an
 * assisting organisation, the granter must hold each of its nodes, for at least as many people and fields as the role.
 */
export function mayHandOn(by: Granter, target: Target, codes: readonly string[]): boolean {
  const { kind, isOwnCompany } = target;
  if (kind === 'attribute' || kind === 'package') return false;
  if (by.side !== 'operator' && (kind === 'park' || kind === 'assist' || !isOwnCompany)) return false;
  const mayGive = handing(by, target);
  return codes.every((code) => isHeading(code) || mayGive(code));
}

/**
 * Tells whether the granter may make a role with these traits. The role may not go farther than `permission`, the granter's own right to
 * make roles. The nodes of the role are not known yet; they are checked when somebody adds them to the role.
 */
export function mayMake(by: Granter, target: Target, permission: Permission): boolean {
  const right: Right | undefined = by.rights.granted.get(permission);
  return right !== undefined && (!isOnOwnSide(target) || isCovered(target, right));
}

const includesAll = ({ departmentIds }: Traits, { departmentIds: named }: Traits) => named.every((id) => departmentIds.includes(id));
/** Tells whether two roles cover the same people and show the same fields. */
export const isAsFar = (one: Traits, other: Traits): boolean =>
  one.scope === other.scope &&
  (one.scope !== 'custom' || (includesAll(one, other) && includesAll(other, one))) &&
  fields.every((field) => one.fields[field] === other.fields[field]);

/**
 * Tells whether the granter may change the data scope or field policy of a role with these nodes. The granter must be able to give the role
 * as it will be, and also as it was, because its holders may lose rights.
 */
export const mayChange = (by: Granter, before: Target, after: Target, permission: Permission, codes: readonly string[]): boolean =>
  isAsFar(before.traits, after.traits) || (mayMake(by, after, permission) && mayHandOn(by, before, codes) && mayHandOn(by, after, codes));
