import type { Definition, FlowNode, PersonNode } from '@park/contract/approval/flow/definition';

/** The parallel or inclusive branches around a node, the outermost first. */
export type Scope = readonly { fork: string; branch: string }[];
/** The location of a node in the definition. */
export type Place = {
  node: FlowNode;
  /** The index of the node in depth-first order. */
  order: number;
  line: readonly FlowNode[];
  at: number;
  /** The branch node that contains this node; `branch` is the id of the branch. */
  owner: Place | undefined;
  branch: string | undefined;
  scope: Scope;
};
export type Tree = { start: Place; places: ReadonlyMap<string, Place> };

const trees = new WeakMap<Definition, Tree>();

/** Builds the index of a definition and memoizes it per object. */
export function treeOf(definition: Definition): Tree {
  const known = trees.get(definition);
  if (known) return known;
  const places = new Map<string, Place>();
  const walk = (line: readonly FlowNode[], owner: Place | undefined, branch: string | undefined, scope: Scope) => {
    for (const [at, node] of line.entries()) {
      const place: Place = { node, order: places.size, line, at, owner, branch, scope };
      places.set(node.id, place);
      if (!('branches' in node)) continue;
      const isFork = node.kind !== 'condition';
      for (const one of node.branches) walk(one.nodes, place, one.id, isFork ? [...scope, { fork: node.id, branch: one.id }] : scope);
    }
  };
  walk(definition.nodes, undefined, undefined, []);
  const tree = { start: places.get(definition.nodes[0]?.id ?? '') as Place, places };
  trees.set(definition, tree);
  return tree;
}

export const placeOf = (tree: Tree, id: string): Place => tree.places.get(id) as Place;
export const isPerson = (node: FlowNode): node is PersonNode => node.kind === 'approve' || node.kind === 'handle';
export const isWithin = (scope: Scope, outer: Scope): boolean => outer.every(({ branch }, at) => scope[at]?.branch === branch);

/** Returns the scope of the innermost branch that contains both nodes. */
export function sharedScope(one: Scope, other: Scope): Scope {
  const apart = one.findIndex(({ branch }, at) => other[at]?.branch !== branch);
  return apart < 0 ? one : one.slice(0, apart);
}

/** Tells whether two scopes are different branches of one fork, so that neither comes before the other. */
export function areBeside(one: Scope, other: Scope): boolean {
  const { length } = sharedScope(one, other);
  return one[length] !== undefined && one[length]?.fork === other[length]?.fork;
}

/** Tells whether the instance passes the first node on its way to the second. */
export const isBefore = (one: Place, other: Place): boolean => one.order < other.order && !areBeside(one.scope, other.scope);
