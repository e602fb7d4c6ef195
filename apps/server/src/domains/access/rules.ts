import { type Node, nodes, type Permission, type Reach } from '@park/contract/access';
import type { DataScope } from '@park/contract/role';
import type { FieldPolicy } from '../../fields.ts';

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

/** How far a permission goes, which people it covers, and what of them is shown: the widest over the roles that grant it. */
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
  const granted = new Map<Permission, Right>();
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
      else for (const { role } of holders) granted.set(permission, widen(granted.get(permission), role, reachOf(side, node)));
    }
  }
  for (const permission of granted.keys()) closed.delete(permission);
  const handed = facts.handed ? new Set(facts.handed) : null;
  const codes = new Set(most.map(({ code }) => code));
  return { granted, closed, nodes: held, off, ceiling: codes, package: facts.package, added: facts.added, handed };
}

/** A right and one more role that grants it. */
function widen(known: Right | undefined, role: Facts['roles'][number], reach: Reach): Right {
  const departmentIds = role.scope === 'custom' ? (role.departmentIds ?? []) : [];
  const fields = role.fields ?? {};
  if (!known) return { reach, scope: role.scope, departmentIds, fields };
  return {
    reach: wider(farther, known.reach, reach),
    scope: wider(widest, known.scope, role.scope),
    departmentIds: departmentIds.length ? [...new Set([...known.departmentIds, ...departmentIds])] : known.departmentIds,
    fields: mildest(known.fields, fields),
  };
}

/**
 * A role that says nothing about a field has no word in it, or the role everybody holds would speak for all of them. Of those
 * that do the mildest counts.
 */
function mildest(known: FieldPolicy, said: FieldPolicy): FieldPolicy {
  const fields = Object.keys(said) as (keyof FieldPolicy)[];
  return { ...known, ...Object.fromEntries(fields.map((field) => [field, wider(milder, known[field] ?? 'hide', said[field] ?? 'show')])) };
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
