import { type Node, nodes } from '@park/contract/access';
import type { MenuResource } from '@park/contract/kernel/menu';
import { withAncestors } from '../../../access/index.ts';

export type ResourceRow = {
  code: string;
  parentId: string | null;
  name: string;
  path: string;
  icon: string;
  rank: number;
  type: 'menu' | 'btn';
  sides: string;
  appId: string | null;
  shipped: { name?: string; icon?: string };
};

const shipped = new Map(nodes.map((node) => [node.code, node]));
const isBuilt = (code: string): boolean => {
  const node = shipped.get(code);
  return !node || (node.type === 'btn' ? shipped.get(node.parent ?? '')?.built === true : node.built || node.route === '');
};

/** Builds the tree of the menu nodes in the order of the rows. */
export function resourceTree(rows: readonly ResourceRow[], off: ReadonlySet<string>): MenuResource[] {
  const below = Map.groupBy(rows, (row) => row.parentId);
  const grow = ({ appId, shipped: first, ...row }: ResourceRow): MenuResource => ({
    ...row,
    isShipped: appId === null,
    isBuilt: isBuilt(row.code),
    shippedName: first.name !== undefined && first.name !== row.name ? first.name : null,
    appSwitch: off.has(row.code) ? 0 : 1,
    children: (below.get(row.code) ?? []).map(grow),
  });
  return (below.get(null) ?? []).map(grow);
}

/** Returns the nodes that a park can switch off: tabs, groups and pages available in the park, except nodes only for the platform. */
export function switchable(rows: readonly ResourceRow[], sold: readonly string[] | null): ResourceRow[] {
  const bought = sold && new Set(sold);
  const isThere = (row: ResourceRow) =>
    row.type === 'menu' && /[OACM]/.test(row.sides) && isBuilt(row.code) && (!bought || row.appId !== null || bought.has(row.code));
  const pages = rows.filter((row) => isThere(row) && row.path !== '');
  const needed = new Set(pages.flatMap((row) => withAncestors({ code: row.code, parent: row.parentId })));
  return rows.filter((row) => isThere(row) && needed.has(row.code));
}

/**
 * Tells whether the node is, or contains, the page with the application switches. Such a node must not be switched off, or nobody could
 * switch it on.
 */
export const holdsSwitch = (code: string): boolean =>
  nodes.some((node: Node) => node.grants.includes('menu:switch') && withAncestors(node).includes(code));

/** Tells whether the node is a tab or a group; only these can have further nodes below them. */
export const isHeading = (row: ResourceRow | undefined): row is ResourceRow => row?.type === 'menu' && row.path === '';
