import type { RoleKind } from '@park/contract/access';
import { builtInRoles } from '@park/contract/access';
import { ceiling, isHanded, isHeading, type Rights, type Side } from './rules.ts';

export type { RoleKind };
/** A person who changes the menu nodes of a role or gives a role to somebody. Every `Actor` is a granter. */
export type Granter = { side: Side; level: 1 | 2 | 3; rights: Pick<Rights, 'nodes' | 'ceiling' | 'package' | 'added' | 'handed'> };
/** A role, and whether the change (of its nodes or of its holders) applies to the granter's own company. */
export type Target = { kind: RoleKind; code: string; isOwnCompany: boolean };
type Codes = ReadonlySet<string>;

const none: Codes = new Set();
const codesOf = (side: Side, bounds: Pick<Rights, 'package' | 'added'>): Codes =>
  new Set(ceiling(side, { ...bounds, attributes: null }).map(({ code }) => code));

/** Tells whether every person of the granter's level holds the role without being given it. */
function isImplicit({ level }: Granter, code: string): boolean {
  if (!Object.hasOwn(builtInRoles, code)) return false;
  return code === 'AllCompanyStaff' || (code === 'enterpriseComManager' && level >= 2) || (code === 'companySuperAdmin' && level === 3);
}

/**
 * Tells whether the granter's side may decide about the role: operators about their own roles, those of assisting organisations and those
 * of all companies; other sides only about roles of their own company.
 */
function mayDecide({ side }: Granter, { kind, isOwnCompany }: Target): boolean {
  if (kind === 'package') return side === 'platform';
  return side === 'operator' || (kind === 'company' && isOwnCompany);
}

/** Returns the most nodes that holders of the role could ever have, given the package the space has bought. */
export function holdable({ rights }: Granter, { kind, isOwnCompany }: Omit<Target, 'code'>): Codes {
  const { added } = rights;
  if (kind === 'package')
    return new Set((['operator', 'assist', 'company'] as const).flatMap((side) => [...codesOf(side, { package: null, added })]));
  if (kind === 'assist') return codesOf('assist', rights);
  return kind === 'park' || (kind === 'company' && isOwnCompany) ? rights.ceiling : codesOf('company', rights);
}

/**
 * Returns the nodes that a granter may add to a role or remove from it (rule 2 of granting). For a role of the granter's own side these are
 * the nodes that the granter holds; for a role of the granter's own company only those that the company may hand on. For any other role
 * they are all nodes that its holders could have, with one exception: a granter who holds a built-in role without being given it cannot add
 * nodes to that role that the granter could use but does not hold.
 */
export function grantable(by: Granter, target: Target): Codes {
  if (!mayDecide(by, target)) return none;
  const { kind, code, isOwnCompany } = target;
  const most = holdable(by, target);
  const isOwnSide = kind === 'park' || kind === 'assist' || (kind === 'company' && isOwnCompany);
  if (isOwnSide) return new Set([...most].filter((node) => by.rights.nodes.has(node) && (kind !== 'company' || isHanded(by.rights, node))));
  const countsForGranter = kind === 'inner' && isOwnCompany && isImplicit(by, code);
  if (!countsForGranter) return most;
  return new Set([...most].filter((node) => !by.rights.ceiling.has(node) || by.rights.nodes.has(node)));
}

/**
 * Tells whether the granter may give somebody a role that has these nodes (rule 4 of granting): a role for a colleague or for an assisting
 * organisation may contain no node that the granter does not hold. Nodes that no holder of the role could use are ignored.
 */
export function mayHandOn(by: Granter, target: Target, nodes: readonly string[]): boolean {
  const { kind, isOwnCompany } = target;
  if (kind === 'attribute' || kind === 'package') return false;
  if (by.side !== 'operator' && (kind === 'park' || kind === 'assist' || !isOwnCompany)) return false;
  if (kind !== 'park' && kind !== 'assist' && !isOwnCompany) return true;
  const most = kind === 'assist' ? holdable(by, target) : by.rights.ceiling;
  const mayGive = (node: string) => by.rights.nodes.has(node) && (kind !== 'company' || isHanded(by.rights, node));
  return nodes.every((node) => isHeading(node) || !most.has(node) || mayGive(node));
}
