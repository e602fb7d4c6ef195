import type { GrantNode } from '@park/contract/rights/grant';

/** Codes of selected pages and buttons. Headings are never included, because they follow from the nodes below them. */
export type Marks = ReadonlySet<string>;
type NodePlace = { node: GrantNode; parent: string | null };
type NodePlaces = ReadonlyMap<string, NodePlace>;

/** Maps the code of every node to the node and its parent. */
export function placesOf(tree: readonly GrantNode[]): NodePlaces {
  const places = new Map<string, NodePlace>();
  const visit = (node: GrantNode, parent: string | null) => {
    places.set(node.menuId, { node, parent });
    for (const child of node.children) visit(child, node.menuId);
  };
  for (const root of tree) visit(root, null);
  return places;
}

const isHeading = ({ children }: GrantNode) => children.some(({ type }) => type === 'menu');
const codesOf = (node: GrantNode): string[] => [node.menuId, ...node.children.flatMap(codesOf)];

type TickChange = {
  code: string;
  isOn: boolean;
  /** Selecting a button selects its page as well, and selecting a page selects its buttons. */
  isLinked: boolean;
  /** Nodes shown by the search; hidden nodes must not change. */
  shown?: Marks | undefined;
};
/** Returns the selection after a box was ticked or cleared. Nodes that the user may not grant stay unchanged. */
export function withTicked(places: NodePlaces, marks: Marks, { code, isOn, isLinked, shown }: TickChange): Set<string> {
  const next = new Set(marks);
  const set = (one: string) => {
    const node = places.get(one)?.node;
    if (!node?.isGrantable || isHeading(node)) return;
    if (isOn) next.add(one);
    else next.delete(one);
  };
  const place = places.get(code);
  if (!place) return next;
  // A heading always stands for all nodes below it, whether or not the boxes are linked.
  const isWhole = isLinked || isHeading(place.node);
  for (const one of isWhole ? codesOf(place.node) : [code]) if (!shown || shown.has(one)) set(one);
  if (isLinked && isOn && place.parent) set(place.parent);
  return next;
}

/** Returns the checked and half-checked boxes. A parent is checked when everything selectable below it is selected. */
export function boxesOf(tree: readonly GrantNode[], marks: Marks, isLinked: boolean) {
  const checked = new Set<string>();
  const half = new Set<string>();
  const isFixed = (node: GrantNode): boolean => !node.isGrantable && node.children.every(isFixed);
  const visit = (node: GrantNode): { isWhole: boolean; isTouched: boolean } => {
    const below = node.children.map(visit);
    const isIn = marks.has(node.menuId);
    const isWhole = (isIn || isHeading(node)) && below.every((child) => child.isWhole);
    const isTouched = isIn || below.some((child) => child.isTouched);
    const isAlone = !isLinked && !isHeading(node);
    if (isAlone ? isIn : isWhole && isTouched) checked.add(node.menuId);
    else if (!isAlone && isTouched) half.add(node.menuId);
    // A node that is not selected and cannot be selected does not make its parent half-checked.
    return { isWhole: isWhole || (!isTouched && isFixed(node)), isTouched };
  };
  for (const root of tree) visit(root);
  return { checked, half };
}

/** Returns the number of boxes that differ. */
export const changedCount = (before: Marks, after: Marks): number =>
  [...before].filter((code) => !after.has(code)).length + [...after].filter((code) => !before.has(code)).length;

/** Selects or clears everything that the user may grant. */
export function withAll(places: NodePlaces, marks: Marks, isOn: boolean): Set<string> {
  const next = new Set(marks);
  for (const [code, { node }] of places)
    if (node.isGrantable && !isHeading(node)) {
      if (isOn) next.add(code);
      else next.delete(code);
    }
  return next;
}
