import { type Node, nodes, type Permission, type Reach } from '@park/contract/access';
import type { DataScope } from '@park/contract/rights/role';
import type { FieldPolicy } from '../fields.ts';

export type Scope = DataScope;
export type Side = 'platform' | 'operator' | 'assist' | 'company';
/** A menu node that was added to the shipped nodes. It opens an external application and grants no permission of the product. */
type AddedNode = { code: string; parent: string; sides: string };
/** The facts that door.access_facts returns about a person in a company and a park. */
export type Facts = {
  spaceId: string;
  /** Administrator level in the company: 1 member, 2 administrator, 3 super administrator. */
  level: 1 | 2 | 3;
  versions: number[];
  /** The next time at which a role or a park access of the person begins or ends by itself. */
  until: string | null;
  change: boolean;
  roles: {
    code: string;
    kind: string;
    scope: Scope;
    /** The departments of the scope `custom`. */
    departmentIds?: readonly string[];
    fields?: FieldPolicy;
    /** The nodes that are saved for the role or inherited; null if nobody has saved any (an undecided role). */
    nodes: string[] | null;
  }[];
  package: string[] | null;
  attributes: string[] | null;
  off: string[];
  added: AddedNode[];
  /** The pages the person's company may put into its own roles; null means all pages the company has. */
  handed?: string[] | null;
  /** The stored value of the setting that hides phone numbers. */
  phones?: unknown;
};

/**
 * A permission of a person, combined from all roles that grant it: its reach, the people it covers, and the fields of them that it shows.
 */
export type Right = {
  reach: Reach;
  /** The widest data scope of these roles. The people of `departmentIds` are covered in addition. */
  scope: Scope;
  departmentIds: readonly string[];
  /** The rule of each field. If several roles set one, the mildest applies; a role for the whole park overrides one for the own company. */
  fields: FieldPolicy;
};
export type Rights = {
  granted: ReadonlyMap<Permission, Right>;
  /** Permissions that the person lacks only because the park has switched off every application that would grant them. */
  closed: ReadonlySet<Permission>;
  /** Codes of the pages and buttons the person holds, including switched-off nodes. */
  nodes: ReadonlySet<string>;
  off: ReadonlySet<string>;
  /** The most nodes that anybody of the person's company could hold in this park. */
  ceiling: ReadonlySet<string>;
  /** The nodes the space has bought; null means all. */
  package: readonly string[] | null;
  added: readonly AddedNode[];
  /** The pages the person's company may put into its own roles; null means all pages the company has. */
  handed: ReadonlySet<string> | null;
  /** Whether answers contain whole phone numbers, as far as the person may look them up (V243). */
  showsPhones: boolean;
  /** The roles that the rights come from, each with its nodes. Null means every node: a super administrator for whom no set is saved. */
  sets: readonly HeldSet[];
};
type HeldSet = { role: Facts['roles'][number]; nodes: ReadonlySet<string> | null };

const letters: Record<Side, RegExp> = { platform: /P/, operator: /O/, assist: /A/, company: /[CM]/ };
/** `custom` ranks lowest because its departments are covered in addition to the widest scope. */
export const scopeOrder: readonly Scope[] = ['custom', 'self', 'dept', 'dept_tree', 'company', 'all'];
export const wider = <T>(order: readonly T[], a: T, b: T): T => (order.indexOf(a) > order.indexOf(b) ? a : b);
const reachOrder: readonly Reach[] = ['own', 'park', 'platform'];
export const fieldRuleOrder = ['hide', 'mask', 'show'] as const;
const byCode = new Map(nodes.map((node) => [node.code, node]));
/** The nodes that reach only the own company, and the header tabs and headings above them. */
const ownNodes: ReadonlySet<string> = new Set(nodes.filter(({ reach }) => reach === 'own').flatMap((node) => withAncestors(node)));

type Place = Pick<Node, 'code' | 'parent' | 'sides'> & Partial<Pick<Node, 'grants' | 'reach'>>;
const reachOf = (side: Side, node: Place): Reach =>
  side === 'platform' ? 'platform' : side === 'company' ? 'own' : (node.reach ?? 'park');

type Bounds = { package: readonly string[] | null; attributes: readonly string[] | null; added: readonly AddedNode[] };
/** Returns the most nodes that a person of this side could hold in the company and park, whatever their roles are. */
export function ceiling(side: Side, facts: Bounds): Place[] {
  const sold = facts.package && new Set(facts.package);
  const allowed = side === 'company' && facts.attributes ? new Set(facts.attributes) : null;
  const isWithin = (node: Place) =>
    letters[side].test(node.sides) && (!sold || sold.has(node.code)) && (!allowed || allowed.has(node.code));
  // the package and the attributes may be older than an added node and not list it, so the node is allowed when its parent is allowed
  const added = facts.added.filter(({ parent, sides }) => isWithin({ code: parent, parent: null, sides }));
  return [...nodes.filter(isWithin), ...added];
}

/**
 * Computes the effective rights of a person: the nodes of all roles together, limited to the ceiling. Nodes of applications that the park
 * has switched off stay in the menu but grant no permission.
 */
export function effective(side: Side, facts: Facts): Rights {
  const nodeCodes = new Set<string>();
  const off = new Set<string>();
  const grants = new Map<Permission, Grant[]>();
  const closed = new Set<Permission>();
  const sets = facts.roles.map((role): HeldSet => ({ role, nodes: nodesOf(side, facts, role) }));
  const switchedOff = new Set(facts.off);
  const most = ceiling(side, facts);
  for (const node of most) {
    const holders = sets.filter((set) => set.nodes === null || set.nodes.has(node.code));
    if (holders.length === 0) continue;
    nodeCodes.add(node.code);
    const isOff = switchedOff.size > 0 && withAncestors(node).some((code) => switchedOff.has(code));
    if (isOff) off.add(node.code);
    for (const permission of node.grants ?? []) {
      if (isOff) closed.add(permission);
      else {
        const known = grants.get(permission) ?? [];
        for (const { role } of holders) known.push({ role, reach: reachOf(side, node) });
        grants.set(permission, known);
      }
    }
  }
  const granted = new Map([...grants].map(([permission, of]) => [permission, rightOf(of)]));
  for (const permission of granted.keys()) closed.delete(permission);
  const handed = facts.handed ? new Set(facts.handed) : null;
  const codes = new Set(most.map(({ code }) => code));
  const showsPhones = (facts.phones as { isShow?: unknown } | null | undefined)?.isShow === false;
  return { granted, closed, nodes: nodeCodes, off, ceiling: codes, package: facts.package, added: facts.added, handed, showsPhones, sets };
}

/**
 * Returns the nodes of a role; null means every node. A super administrator for whom no set is saved has every node. In an assisting
 * organisation, the super administrator then has only the nodes that reach the own organisation: nodes for the whole park come from a role
 * that the operator gives (decision 0026).
 */
function nodesOf(side: Side, { level }: Facts, { code, nodes: decided }: Facts['roles'][number]): ReadonlySet<string> | null {
  const isWhole = code === 'companySuperAdmin' && level === 3 && decided === null;
  if (!isWhole) return new Set(decided ?? []);
  return side === 'assist' ? ownNodes : null;
}

/** A role that grants a permission, with the reach of the node that grants it. */
type Grant = { role: Facts['roles'][number]; reach: Reach };

/**
 * Combines several grants of a permission to one right. No grant gains reach from another: if one grant reaches only the own company with
 * the scope `all`, and another reaches the park with a narrower scope, the first counts as the scope `company`.
 */
function rightOf(grants: readonly Grant[]): Right {
  const reach = grants.map((grant) => grant.reach).reduce((one, other) => wider(reachOrder, one, other));
  const scopeOf = (grant: Grant): Scope => (grant.role.scope === 'all' && grant.reach !== reach ? 'company' : grant.role.scope);
  const named = grants.flatMap(({ role }) => (role.scope === 'custom' ? (role.departmentIds ?? []) : []));
  return {
    reach,
    scope: grants.map(scopeOf).reduce((one, other) => wider(scopeOrder, one, other)),
    departmentIds: [...new Set(named)],
    fields: Object.assign({}, ...reachOrder.map((one) => mildest(grants.filter((grant) => grant.reach === one)))),
  };
}

/**
 * Returns the mildest rule of each field, from grants with the same reach. A role without a rule for the field is ignored; otherwise the
 * role of all members, which has no rules, would show every field. `rightOf` lets the rule of a wider reach override that of a narrower
 * one.
 */
export function mildest(grants: readonly Pick<Grant, 'role'>[]): FieldPolicy {
  const words: FieldPolicy = {};
  for (const { role } of grants)
    for (const field of Object.keys(role.fields ?? {}) as (keyof FieldPolicy)[])
      words[field] = wider(fieldRuleOrder, words[field] ?? 'hide', role.fields?.[field] ?? 'show');
  return words;
}

/** Tells whether a permission reaches a company: the actor's own, or any other company that row security shows to the actor. */
export function reaches({ granted }: Rights, permission: Permission, isOwn: boolean): boolean {
  const right = granted.get(permission);
  return right !== undefined && (isOwn || right.reach !== 'own');
}

/** Returns the code of a node and the codes of all its ancestors. */
export function withAncestors(node: Pick<Node, 'code' | 'parent'>): string[] {
  const above = node.parent ? byCode.get(node.parent) : undefined;
  return above ? [node.code, ...withAncestors(above)] : [node.code];
}

/** Tells whether the company may put a node into its own roles. A button is allowed together with its page. */
export function isHanded({ handed }: Pick<Rights, 'handed'>, code: string): boolean {
  if (handed === null) return true;
  const node = byCode.get(code);
  return handed.has(node?.type === 'btn' ? (node.parent ?? '') : code);
}

/** Tells whether a node is a header tab or a heading of the side menu. These only lead to pages and grant nothing. */
export function isHeading(code: string): boolean {
  const node = byCode.get(code);
  return node?.type === 'menu' && node.route === '';
}
