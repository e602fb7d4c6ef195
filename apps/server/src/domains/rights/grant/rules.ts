import type { RoleKind } from '@park/contract/access';
import { nodes } from '@park/contract/access';
import { refTypes } from '@park/contract/rights/grant';
import { isHeading } from '../../../access/index.ts';

/** Type of role that a call is about: the value of `refType` in the request, or `attribute`, because attributes have calls of their own. */
export type SetType = number | 'attribute';
/** The `refType` of requests and replies, by role kind. Packages have none, because no request or reply of these calls is about them. */
const refTypeOf: Partial<Record<RoleKind, SetType>> = {
  company: refTypes.company,
  park: refTypes.park,
  assist: refTypes.park,
  inner: refTypes.inner,
  attribute: 'attribute',
};
export const isOfType = (kind: RoleKind, ...types: SetType[]) => types.includes(refTypeOf[kind] ?? Number.NaN);
export const typeOf = (kind: RoleKind): number => {
  const type = refTypeOf[kind];
  return typeof type === 'number' ? type : 0;
};

const shipped = new Map(nodes.map((node) => [node.code, node]));
/** Returns whether a node may be listed. A page that is not built yet is listed for nobody, so its absence reveals nothing. */
export const isOffered = (code: string): boolean => {
  const node = shipped.get(code);
  return !node || (node.type === 'btn' ? shipped.get(node.parent ?? '')?.built === true : node.built);
};

type Difference = { added: string[]; removed: string[]; nodes: string[]; isOutsideGrantable: boolean };

/**
 * Compares the nodes that the user has ticked with those of the role, and returns what to add and to remove. A node that the actor cannot
 * grant or was not shown is never removed. `isOutsideGrantable` is true when the request adds a node that the actor cannot grant.
 */
export function difference(current: readonly string[], selected: readonly string[], grantable: ReadonlySet<string>): Difference {
  const before = new Set(pages(current));
  const after = new Set(pages(selected));
  const added = [...after].filter((code) => !before.has(code));
  const removed = [...before].filter((code) => !after.has(code) && grantable.has(code) && isOffered(code));
  return { added, removed, nodes: applied(current, added, removed), isOutsideGrantable: added.some((code) => !grantable.has(code)) };
}

/** Returns the nodes of a set after a change. */
export function applied(current: readonly string[], added: readonly string[], removed: readonly string[]): string[] {
  const gone = new Set(removed);
  return [...new Set([...pages(current).filter((code) => !gone.has(code)), ...added])].sort();
}

/** Returns only pages and buttons. Header tabs and headings are not stored: they grant nothing, and the menu adds them above each page. */
const pages = (codes: readonly string[]) => codes.filter((code) => !isHeading(code));
