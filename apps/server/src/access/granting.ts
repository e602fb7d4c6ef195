import type { RoleKind } from '@park/contract/access';
import { builtInRoles } from '@park/contract/access';
import { ceiling, isHanded, isHeading, type Rights, type Side } from './rules.ts';

export type { RoleKind };
/** Who decides about a set or gives a role; an actor is one. */
export type Granter = { side: Side; level: 1 | 2 | 3; rights: Pick<Rights, 'nodes' | 'ceiling' | 'package' | 'added' | 'handed'> };
/** The role, and whether the set counts, or the role is given, in the granter's own company. */
export type Target = { kind: RoleKind; code: string; isOwnCompany: boolean };
type Codes = ReadonlySet<string>;

const none: Codes = new Set();
const codesOf = (side: Side, bounds: Pick<Rights, 'package' | 'added'>): Codes =>
  new Set(ceiling(side, { ...bounds, attributes: null }).map(({ code }) => code));

/** Roles everybody of that level holds without having been given them. */
function isImplicit({ level }: Granter, code: string): boolean {
  if (!Object.hasOwn(builtInRoles, code)) return false;
  return code === 'AllCompanyStaff' || (code === 'enterpriseComManager' && level >= 2) || (code === 'companySuperAdmin' && level === 3);
}

/** Operators decide about their own, about assistants and about all companies; others about roles of their own company. */
function mayDecide({ side }: Granter, { kind, isOwnCompany }: Target): boolean {
  if (kind === 'package') return side === 'platform';
  return side === 'operator' || (kind === 'company' && isOwnCompany);
}

/** What holders of the role could hold at all, given what the space has bought. */
export function holdable({ rights }: Granter, { kind, isOwnCompany }: Omit<Target, 'code'>): Codes {
  const { added } = rights;
  if (kind === 'package')
    return new Set((['operator', 'assist', 'company'] as const).flatMap((side) => [...codesOf(side, { package: null, added })]));
  if (kind === 'assist') return codesOf('assist', rights);
  return kind === 'park' || (kind === 'company' && isOwnCompany) ? rights.ceiling : codesOf('company', rights);
}

/**
 * What somebody may add to a role's set and take out of it (rule 2 of granting). On his own side that is what he holds
 * himself, in a company as far as the project lets it hand on; for those below him, all that their side may have. Where a role of those below is also his own by what he is,
 * a node that would count for himself is his to hand on only when he has it.
 */
export function grantable(by: Granter, target: Target): Codes {
  if (!mayDecide(by, target)) return none;
  const { kind, code, isOwnCompany } = target;
  const most = holdable(by, target);
  const isOwnSide = kind === 'park' || kind === 'assist' || (kind === 'company' && isOwnCompany);
  if (isOwnSide) return new Set([...most].filter((node) => by.rights.nodes.has(node) && (kind !== 'company' || isHanded(by.rights, node))));
  const countsForHimself = kind === 'inner' && isOwnCompany && isImplicit(by, code);
  if (!countsForHimself) return most;
  return new Set([...most].filter((node) => !by.rights.ceiling.has(node) || by.rights.nodes.has(node)));
}

/**
 * Whether a role may be given to somebody with these nodes in its sets (rule 4): colleagues and assistants get nothing the
 * giver has not. What nobody there could hold today counts for nothing.
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
