import type { RoleKind } from '@park/contract/access';
import { nodes } from '@park/contract/access';
import { refTypes } from '@park/contract/rights/grant';
import { isHeading } from '../../../access/index.ts';

/** What kind of role a call is about: as the wire says it, or an attribute, which has calls of its own. */
export type SetType = number | 'attribute';
/** Packages never leave the server. */
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
/** A page that does not exist yet is offered to nobody, so that its absence from a list says nothing. */
export const isOffered = (code: string): boolean => {
  const node = shipped.get(code);
  return !node || (node.type === 'btn' ? shipped.get(node.parent ?? '')?.built === true : node.built);
};

type Difference = { added: string[]; removed: string[]; nodes: string[]; isBeyond: boolean };

/**
 * What a list of ticked nodes changes. What the person may not grant or was not shown stays as it is; what he may not
 * grant and adds all the same is beyond him.
 */
export function difference(current: readonly string[], wanted: readonly string[], grantable: ReadonlySet<string>): Difference {
  const before = new Set(pages(current));
  const after = new Set(pages(wanted));
  const added = [...after].filter((code) => !before.has(code));
  const removed = [...before].filter((code) => !after.has(code) && grantable.has(code) && isOffered(code));
  return { added, removed, nodes: applied(current, added, removed), isBeyond: added.some((code) => !grantable.has(code)) };
}

/** A set after a change. */
export function applied(current: readonly string[], added: readonly string[], removed: readonly string[]): string[] {
  const gone = new Set(removed);
  return [...new Set([...pages(current).filter((code) => !gone.has(code)), ...added])].sort();
}

/** Sets need no tabs and groups: those follow from the pages, and allow nothing. */
const pages = (codes: readonly string[]) => codes.filter((code) => !isHeading(code));
