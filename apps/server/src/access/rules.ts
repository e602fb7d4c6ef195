import { type Node, nodes, type Permission, type Reach } from '@park/contract/access';
import type { DataScope } from '@park/contract/rights/role';
import type { FieldPolicy } from '../fields.ts';

export type Scope = DataScope;
export type Side = 'platform' | 'operator' | 'assist' | 'company';
/** A menu entry that was added beside the shipped ones; it opens an application and grants no right of the product. */
type AddedNode = { code: string; parent: string; sides: string };
/** What door.access_facts knows of a person in a context. A role without a decided set has null nodes. */
export type Facts = {
  spaceId: string;
  level: 1 | 2 | 3;
  versions: number[];
  /** When a role or an entry of his begins or ends by itself next. */
  until: string | null;
  change: boolean;
  roles: {
    code: string;
    kind: string;
    scope: Scope;
    /** The departments of a scope that names them. */
    departmentIds?: string[];
    fields?: FieldPolicy;
    nodes: string[] | null;
  }[];
  package: string[] | null;
  attributes: string[] | null;
  off: string[];
  added: AddedNode[];
  /** The pages his company may put into roles of its own; null is all it has. */
  handed?: string[] | null;
};

/** How far a permission goes, which people it covers, and what of them is shown, over all the roles that grant it. */
export type Right = {
  reach: Reach;
  /** The widest; people of `departmentIds` come on top of it. */
  scope: Scope;
  departmentIds: readonly string[];
  /** Of the roles that say something about a field, the mildest word. */
  fields: FieldPolicy;
};
export type Rights = {
  granted: ReadonlyMap<Permission, Right>;
  /** What only switched-off applications would grant. */
  closed: ReadonlySet<Permission>;
  /** Codes of pages and buttons the person holds, switched off or not. */
  nodes: ReadonlySet<string>;
  off: ReadonlySet<string>;
  /** The most anybody of his company could hold here. */
  ceiling: ReadonlySet<string>;
  /** What his space has bought; null is everything. */
  package: readonly string[] | null;
  added: readonly AddedNode[];
  /** Pages his company may put into roles of its own; null is all it has. */
  handed: ReadonlySet<string> | null;
};

const letters: Record<Side, RegExp> = { platform: /P/, operator: /O/, assist: /A/, company: /[CM]/ };
/** Named departments are no wider than anything: they come on top. */
const widest: readonly Scope[] = ['custom', 'self', 'dept', 'dept_tree', 'company', 'all'];
const wider = <T>(order: readonly T[], a: T, b: T): T => (order.indexOf(a) > order.indexOf(b) ? a : b);
const farther: readonly Reach[] = ['own', 'park', 'platform'];
const milder = ['hide', 'mask', 'show'] as const;
const byCode = new Map(nodes.map((node) => [node.code, node]));

type Place = Pick<Node, 'code' | 'parent' | 'sides'> & Partial<Pick<Node, 'grants' | 'reach'>>;
const reachOf = (side: Side, node: Place): Reach =>
  side === 'platform' ? 'platform' : side === 'company' ? 'own' : (node.reach ?? 'park');

type Bounds = { package: readonly string[] | null; attributes: readonly string[] | null; added: readonly AddedNode[] };
/** The most a person of this side could hold here, whatever his roles say. */
export function ceiling(side: Side, facts: Bounds): Place[] {
  const sold = facts.package && new Set(facts.package);
  const allowed = side === 'company' && facts.attributes ? new Set(facts.attributes) : null;
  const isWithin = (node: Place) =>
    letters[side].test(node.sides) && (!sold || sold.has(node.code)) && (!allowed || allowed.has(node.code));
  // what was added came after packages and attributes were cut; it follows the entry it stands under
  const added = facts.added.filter(({ parent, sides }) => isWithin({ code: parent, parent: null, sides }));
  return [...nodes.filter(isWithin), ...added];
}

/** Effective rights: the union of the held sets, cut to the ceiling, without what the park has switched off. */
export function effective(side: Side, facts: Facts): Rights {
  const held = new Set<string>();
  const off = new Set<string>();
  const grants = new Map<Permission, Grant[]>();
  const closed = new Set<Permission>();
  const sets = facts.roles.map((role) => {
    const isWhole = role.code === 'companySuperAdmin' && facts.level === 3 && role.nodes === null;
    return { role, nodes: isWhole ? null : new Set(role.nodes ?? []) };
  });
  const switchedOff = new Set(facts.off);
  const most = ceiling(side, facts);
  for (const node of most) {
    const holders = sets.filter((set) => set.nodes === null || set.nodes.has(node.code));
    if (holders.length === 0) continue;
    held.add(node.code);
    const isOff = switchedOff.size > 0 && lineage(node).some((code) => switchedOff.has(code));
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
  return { granted, closed, nodes: held, off, ceiling: codes, package: facts.package, added: facts.added, handed };
}

/** A role that grants a permission, and how far the node goes by which it does. */
type Grant = { role: Facts['roles'][number]; reach: Reach };

/**
 * What several grants come to together. None gets from another what it has not by itself: everybody, said by one that goes no farther than
 * the own company, is everybody of that company, also where another goes farther and covers fewer.
 */
function rightOf(grants: readonly Grant[]): Right {
  const reach = grants.map((grant) => grant.reach).reduce((one, other) => wider(farther, one, other));
  const scopeOf = (grant: Grant): Scope => (grant.role.scope === 'all' && grant.reach !== reach ? 'company' : grant.role.scope);
  const named = grants.flatMap(({ role }) => (role.scope === 'custom' ? (role.departmentIds ?? []) : []));
  return {
    reach,
    scope: grants.map(scopeOf).reduce((one, other) => wider(widest, one, other)),
    departmentIds: [...new Set(named)],
    fields: Object.assign({}, ...farther.map((one) => mildest(grants.filter((grant) => grant.reach === one)))),
  };
}

/**
 * A role that says nothing about a field has no word in it, or the role everybody holds would speak for all of them. Of those
 * that do and go as far the mildest counts; one that goes farther speaks before one that does not.
 */
function mildest(grants: readonly Grant[]): FieldPolicy {
  const words: FieldPolicy = {};
  for (const { role } of grants)
    for (const field of Object.keys(role.fields ?? {}) as (keyof FieldPolicy)[])
      words[field] = wider(milder, words[field] ?? 'hide', role.fields?.[field] ?? 'show');
  return words;
}

/** Whether a right goes as far as a company: the own one, or another that row security lets one see. */
export function reaches({ granted }: Rights, permission: Permission, isOwn: boolean): boolean {
  const right = granted.get(permission);
  return right !== undefined && (isOwn || right.reach !== 'own');
}

/** A node and everything above it. */
export function lineage(node: Pick<Node, 'code' | 'parent'>): string[] {
  const above = node.parent ? byCode.get(node.parent) : undefined;
  return above ? [node.code, ...lineage(above)] : [node.code];
}

/** Whether a company may hand a node on; a button goes with its page. */
export function isHanded({ handed }: Pick<Rights, 'handed'>, code: string): boolean {
  if (handed === null) return true;
  const node = byCode.get(code);
  return handed.has(node?.type === 'btn' ? (node.parent ?? '') : code);
}

/** Tabs and groups lead to pages and allow nothing themselves. */
export function isHeading(code: string): boolean {
  const node = byCode.get(code);
  return node?.type === 'menu' && node.route === '';
}
