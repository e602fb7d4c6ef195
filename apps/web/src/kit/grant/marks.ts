import type { GrantNode } from '@park/contract/rights/grant';

/** Codes of pages and buttons. Headings are in no set: they are there because of what is below them. */
export type Marks = ReadonlySet<string>;
type Place = { node: GrantNode; parent: string | null };
type Places = ReadonlyMap<string, Place>;

/** Every node by its code, with what it stands below. */
export function placesOf(tree: readonly GrantNode[]): Places {
  const places = new Map<string, Place>();
  const visit = (node: GrantNode, parent: string | null) => {
    places.set(node.menuId, { node, parent });
    for (const child of node.children) visit(child, node.menuId);
  };
  for (const root of tree) visit(root, null);
  return places;
}

const isHeading = ({ children }: GrantNode) => children.some(({ type }) => type === 'menu');
const codesOf = (node: GrantNode): string[] => [node.menuId, ...node.children.flatMap(codesOf)];

type Ticking = {
  code: string;
  isOn: boolean;
  /** A button brings its page along, and a page its buttons. */
  isLinked: boolean;
  /** What is in sight: a search must not tick what it hides. */
  shown?: Marks | undefined;
};
/** The set after a box was ticked or unticked. What the person may not grant stays as it is. */
export function ticked(places: Places, marks: Marks, { code, isOn, isLinked, shown }: Ticking): Set<string> {
  const next = new Set(marks);
  const set = (one: string) => {
    const node = places.get(one)?.node;
    if (!node?.isGrantable || isHeading(node)) return;
    if (isOn) next.add(one);
    else next.delete(one);
  };
  const place = places.get(code);
  if (!place) return next;
  // A heading means nothing but what it heads, linked or not.
  const isWhole = isLinked || isHeading(place.node);
  for (const one of isWhole ? codesOf(place.node) : [code]) if (!shown || shown.has(one)) set(one);
  if (isLinked && isOn && place.parent) set(place.parent);
  return next;
}

/** How the boxes look. A parent is whole with all that could be ticked below it. */
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
    // One that is missing and cannot be ticked keeps nobody from being whole.
    return { isWhole: isWhole || (!isTouched && isFixed(node)), isTouched };
  };
  for (const root of tree) visit(root);
  return { checked, half };
}

/** How many boxes stand otherwise than they were. */
export const changedCount = (before: Marks, after: Marks): number =>
  [...before].filter((code) => !after.has(code)).length + [...after].filter((code) => !before.has(code)).length;

/** The whole of what the person may grant, or nothing of it. */
export function all(places: Places, marks: Marks, isOn: boolean): Set<string> {
  const next = new Set(marks);
  for (const [code, { node }] of places)
    if (node.isGrantable && !isHeading(node)) {
      if (isOn) next.add(code);
      else next.delete(code);
    }
  return next;
}
