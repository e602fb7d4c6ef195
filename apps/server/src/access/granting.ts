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
/** How far the nodes of a role go: the people they cover, and the fields of these people they show. */
export type Traits = { scope: Scope; departmentIds: readonly string[]; fields: FieldPolicy };
/** A role, and whether the change (of the role or of its holders) applies to the granter's own company. */
export type Target = { kind: RoleKind; isOwnCompany: boolean; traits: Traits };
type Codes = ReadonlySet<string>;

const none: Codes = new Set();
const permissionsByNode = new Map(nodes.map(({ code, grants }) => [code, grants]));
const codesOf = (side: Side, bounds: Pick<Rights, 'package' | 'added'>): Codes =>
  new Set(ceiling(side, { ...bounds, attributes: null }).map(({ code }) => code));

/** The narrowest role there could be. It stands for a role that is not known yet. */
export const narrowest: Traits = { scope: 'custom', departmentIds: [], fields: { phone: 'hide', idCard: 'hide', email: 'hide' } };

/**
 * Tells whether colleagues of the granter, or other people on the granter's side, would hold the role. All other roles are held by people
 * of a side below.
 */
const isOnOwnSide = ({ kind, isOwnCompany }: Omit<Target, 'traits'>) =>
  kind === 'park' || kind === 'assist' || ((kind === 'company' || kind === 'inner') && isOwnCompany);

/**
 * Tells whether the granter's side may decide about the role: operators about their own roles, those of assisting organisations and those
 * of all companies; other sides only about roles of their own company.
 */
function mayDecide({ side }: Granter, { kind, isOwnCompany }: Target): boolean {
  if (kind === 'package') return side === 'platform';
  return side === 'operator' || (kind === 'company' && isOwnCompany);
}

/** Returns the most nodes that holders of the role could ever have, given the package the space has bought. */
export function holdable({ rights }: Granter, { kind, isOwnCompany }: Omit<Target, 'traits'>): Codes {
  const { added } = rights;
  if (kind === 'package')
    return new Set((['operator', 'assist', 'company'] as const).flatMap((side) => [...codesOf(side, { package: null, added })]));
  if (kind === 'assist') return codesOf('assist', rights);
  return kind === 'park' || (kind === 'company' && isOwnCompany) ? rights.ceiling : codesOf('company', rights);
}

/**
 * Returns a check whether the granter may let holders of the role have a node. It decides about every way a role reaches people: making,
 * changing, copying, giving and taking it. Holders of a side below may have everything that their side can have. Holders on the granter's
 * own side may have nothing that the granter does not have: not more nodes, and none of them for more people or with more fields. A node
 * that grants no permission covers no data, and a node that no holder on that side could use is ignored.
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

/** Returns how far the granter's own right to a node goes, over all of the granter's roles that contain it. */
function traitsOf({ sets, granted }: GranterRights, code: string, permissions: readonly Permission[]): Traits {
  const holding = sets.filter((set) => set.nodes === null || set.nodes.has(code));
  const roles = holding.map(({ role }) => role);
  // another node may grant the same permission with a stricter policy, which then applies to the permission however it is granted
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
 * Tells whether a role goes no farther than the granter's own right. Named departments need the scope of the whole company that has them,
 * unless the granter's own right names them too.
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
 * Returns the nodes that a granter may add to a role or remove from it (rule 2 of granting). For a role held on the granter's own side
 * these are nodes that the granter holds, as far as the role goes; for a role of the granter's own company only those that the company may
 * hand on. For any other role they are all nodes that its holders could have.
 */
export function grantable(by: Granter, target: Target): Codes {
  if (!mayDecide(by, target)) return none;
  const mayGive = handing(by, target);
  return new Set([...holdable(by, target)].filter(mayGive));
}

/**
 * Tells whether the granter may give somebody a role that has these nodes (rule 4 of granting): a role for a colleague or for an assisting
 * organisation may contain no node that the granter does not hold, and may go no farther than the granter's own right to the node.
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
/** Tells whether two roles go equally far. */
export const isAsFar = (one: Traits, other: Traits): boolean =>
  one.scope === other.scope &&
  (one.scope !== 'custom' || (includesAll(one, other) && includesAll(other, one))) &&
  fields.every((field) => one.fields[field] === other.fields[field]);

/**
 * Tells whether the granter may change how far a role with these nodes goes. The granter must be able to give the role as it was, because
 * its holders may lose rights, and as it will be.
 */
export const mayChange = (by: Granter, before: Target, after: Target, permission: Permission, codes: readonly string[]): boolean =>
  isAsFar(before.traits, after.traits) || (mayMake(by, after, permission) && mayHandOn(by, before, codes) && mayHandOn(by, after, codes));
