import { type Node, nodes, type Permission, type Reach } from '@park/contract/access';

export type Scope = 'all' | 'dept_tree' | 'dept' | 'self';
export type Side = 'platform' | 'operator' | 'assist' | 'company';
/** What door.access_facts knows of a person in a context. A role without a decided set has null nodes. */
export type Facts = {
  spaceId: string;
  level: 1 | 2 | 3;
  versions: number[];
  change: boolean;
  roles: { code: string; kind: string; scope: Scope; nodes: string[] | null }[];
  package: string[] | null;
  attributes: string[] | null;
  off: string[];
};

export type Rights = {
  /** Permission → how far it goes and which people of the own company it covers. */
  granted: ReadonlyMap<Permission, { reach: Reach; scope: Scope }>;
  /** What only switched-off applications would grant. */
  closed: ReadonlySet<Permission>;
  /** Codes of pages and buttons the person holds, switched off or not. */
  nodes: ReadonlySet<string>;
  off: ReadonlySet<string>;
};

const letters: Record<Side, RegExp> = { platform: /P/, operator: /O/, assist: /A/, company: /[CM]/ };
const widest: readonly Scope[] = ['self', 'dept', 'dept_tree', 'all'];
const wider = <T>(order: readonly T[], a: T | undefined, b: T): T => (a !== undefined && order.indexOf(a) > order.indexOf(b) ? a : b);
const farther: readonly Reach[] = ['own', 'park', 'platform'];
const byCode = new Map(nodes.map((node) => [node.code, node]));

const reachOf = (side: Side, node: Node): Reach => (side === 'platform' ? 'platform' : side === 'company' ? 'own' : (node.reach ?? 'park'));

/** The most a person of this side could hold here, whatever his roles say. */
export function ceiling(side: Side, facts: Pick<Facts, 'package' | 'attributes'>): Node[] {
  const sold = facts.package && new Set(facts.package);
  const allowed = side === 'company' && facts.attributes ? new Set(facts.attributes) : null;
  return nodes.filter((node) => letters[side].test(node.sides) && (!sold || sold.has(node.code)) && (!allowed || allowed.has(node.code)));
}

/** Effective rights: the union of the held sets, cut to the ceiling, without what the park has switched off. */
export function effective(side: Side, facts: Facts): Rights {
  const held = new Set<string>();
  const off = new Set<string>();
  const granted = new Map<Permission, { reach: Reach; scope: Scope }>();
  const closed = new Set<Permission>();
  const sets = facts.roles.map((role) => {
    const isWhole = role.code === 'companySuperAdmin' && facts.level === 3 && role.nodes === null;
    return { scope: role.scope, nodes: isWhole ? null : new Set(role.nodes ?? []) };
  });
  const switchedOff = new Set(facts.off);
  for (const node of ceiling(side, facts)) {
    const holders = sets.filter((set) => set.nodes === null || set.nodes.has(node.code));
    if (holders.length === 0) continue;
    held.add(node.code);
    const isOff = lineage(node).some((code) => switchedOff.has(code));
    if (isOff) off.add(node.code);
    for (const permission of node.grants) {
      if (isOff) closed.add(permission);
      else {
        const known = granted.get(permission);
        const scope = holders.map((holder) => holder.scope).reduce((a, b) => wider(widest, a, b));
        granted.set(permission, { reach: wider(farther, known?.reach, reachOf(side, node)), scope: wider(widest, known?.scope, scope) });
      }
    }
  }
  for (const permission of granted.keys()) closed.delete(permission);
  return { granted, closed, nodes: held, off };
}

/** Whether a right goes as far as a company: the own one, or another that row security lets one see. */
export function reaches({ granted }: Rights, permission: Permission, isOwn: boolean): boolean {
  const right = granted.get(permission);
  return right !== undefined && (isOwn || right.reach !== 'own');
}

/** A node and everything above it. */
function lineage(node: Node): string[] {
  const above = node.parent ? byCode.get(node.parent) : undefined;
  return above ? [node.code, ...lineage(above)] : [node.code];
}
