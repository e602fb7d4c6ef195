import { nodes } from '@park/contract/access';
import type { MenuItem } from '@park/contract/people/identity';
import type { Rights } from './rules.ts';

export type MenuRow = {
  code: string;
  parent: string | null;
  name: string;
  path: string;
  icon: string;
  type: 'menu' | 'btn';
  ext: { subLevel?: 1 | null };
  /** The external application that the node opens; null for shipped nodes. */
  appId: string | null;
};

const built = new Set(nodes.filter((node) => node.built || node.type === 'btn').map((node) => node.code));
const exists = (row: MenuRow) => row.appId !== null || built.has(row.code);

/**
 * Caches a menu tree per rights object. Rights are loaded anew whenever a menu, a park switch or a role's node set changes, so the cache
 * never gets stale.
 */
const cachedMenus = new WeakMap<Rights, MenuItem[]>();
/** Returns the menu of a person. The tree is built and the database is read only on the first call with these rights. */
export async function menuOf(rights: Rights, read: () => Promise<MenuRow[]>): Promise<MenuItem[]> {
  const known = cachedMenus.get(rights);
  if (known) return known;
  const tree = menuTree(await read(), rights);
  cachedMenus.set(rights, tree);
  return tree;
}

/**
 * Builds the menu tree of the nodes that a person holds: pages that are implemented, below the groups and tabs that lead to them. The rows
 * must be sorted.
 */
export function menuTree(rows: readonly MenuRow[], rights: Rights): MenuItem[] {
  const below = Map.groupBy(rows, (row) => row.parent);
  const grow = (row: MenuRow): MenuItem[] => {
    const children = (below.get(row.code) ?? []).flatMap(grow);
    const isLeaf = row.path !== '' || row.type === 'btn';
    const shown = isLeaf ? rights.nodes.has(row.code) && exists(row) : children.length > 0;
    return shown ? [item(row, rights, children)] : [];
  };
  return (below.get(null) ?? []).flatMap(grow);
}

const item = (row: MenuRow, rights: Rights, children: MenuItem[]): MenuItem => ({
  id: row.code,
  code: row.code,
  name: row.name,
  path: row.path,
  icon: row.icon,
  parentId: row.parent,
  appSwitch: rights.off.has(row.code) ? 0 : 1,
  extJson: { subLevel: row.ext.subLevel ?? null, ...(row.appId && { appType: 1 }) },
  meta: { menuId: row.code, zhname: row.name, type: row.type, singlePage: false, closeable: row.path !== '/home' },
  children,
});
