import { nodes } from '@park/contract/access';
import type { MenuItem } from '@park/contract/identity';
import type { Rights } from './rules.ts';

export type MenuRow = {
  code: string;
  parent: string | null;
  name: string;
  path: string;
  icon: string;
  type: 'menu' | 'btn';
  ext: { subLevel?: 1 | null };
};

const built = new Set(nodes.filter((node) => node.built || node.type === 'btn').map((node) => node.code));

/** The tree of what a person holds: pages that exist, under the groups and tabs that lead to them. Rows come in order. */
export function menuTree(rows: readonly MenuRow[], rights: Rights): MenuItem[] {
  const below = Map.groupBy(rows, (row) => row.parent);
  const grow = (row: MenuRow): MenuItem[] => {
    const children = (below.get(row.code) ?? []).flatMap(grow);
    const isLeaf = row.path !== '' || row.type === 'btn';
    const shown = isLeaf ? rights.nodes.has(row.code) && built.has(row.code) : children.length > 0;
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
  extJson: { subLevel: row.ext.subLevel ?? null },
  meta: { menuId: row.code, zhname: row.name, type: row.type, singlePage: false, closeable: row.path !== '/home' },
  children,
});
