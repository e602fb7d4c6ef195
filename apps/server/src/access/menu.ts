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
  /** The external application it opens; shipped entries have none. */
  appId: string | null;
};

const built = new Set(nodes.filter((node) => node.built || node.type === 'btn').map((node) => node.code));
const exists = (row: MenuRow) => row.appId !== null || built.has(row.code);

/** Trees by the rights they were grown for. Those are read anew whenever a menu, a switch or a set changes. */
const grown = new WeakMap<Rights, MenuItem[]>();
/** The menu of a person, grown once as long as nothing changes; the database is asked only then. */
export async function menuOf(rights: Rights, read: () => Promise<MenuRow[]>): Promise<MenuItem[]> {
  const known = grown.get(rights);
  if (known) return known;
  const tree = menuTree(await read(), rights);
  grown.set(rights, tree);
  return tree;
}

/** The tree of what a person holds: pages that exist, under the groups and tabs that lead to them. Rows come in order. */
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
