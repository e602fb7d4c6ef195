import { framePath, type Node, nodes } from '@park/contract/access';
import type { MenuItem } from '@park/contract/people/identity';
import type { Rights } from './rules.ts';

export type MenuRow = {
  code: string;
  parent: string | null;
  name: string;
  path: string;
  icon: string;
  type: 'menu' | 'btn';
  ext: Partial<Pick<Node, 'subLevel' | 'use' | 'line' | 'was'>>;
  /** The external application to which an added node belongs; null for shipped nodes. */
  appId: string | null;
  /** The external application that the node opens. */
  app: { id: string; name: string; link: string; createDate: string; updateDate: string | null } | null;
};

const built = new Set(nodes.filter((node) => node.built || node.type === 'btn').map((node) => node.code));
const single = new Set(nodes.filter(({ singlePage }) => singlePage).map(({ code }) => code));
/** The platform number in the menu answers. All menus of this product belong to this one platform. */
const platform = '1';
/** A shipped page that shows an external application exists only together with the application. */
const exists = (row: MenuRow) => row.appId !== null || (built.has(row.code) && (row.app !== null || !row.path.startsWith(framePath)));

/**
 * Caches a menu tree per rights object. Rights are loaded anew whenever a menu, a park switch or a role's node set changes, so the cache
 * never gets stale.
 */
const cachedMenus = new WeakMap<Rights, MenuItem[]>();
type Placed = { rights: Rights; parkId: string | null };
/** Returns the menu of a person in a park. The tree is built and the database is read only on the first call with these rights. */
export async function menuOf({ rights, parkId }: Placed, read: () => Promise<MenuRow[]>): Promise<MenuItem[]> {
  const known = cachedMenus.get(rights);
  if (known) return known;
  const tree = menuTree(await read(), { rights, parkId });
  cachedMenus.set(rights, tree);
  return tree;
}

/**
 * Builds the menu tree of a person: the implemented pages that the person holds, below their header tabs and headings. `rows` must be
 * sorted.
 */
export function menuTree(rows: readonly MenuRow[], at: Placed): MenuItem[] {
  const { nodes: held } = at.rights;
  const names = new Map(rows.map(({ code, name }) => [code, name]));
  const below = Map.groupBy(rows, (row) => row.parent);
  const grow = (row: MenuRow): MenuItem[] => {
    const children = (below.get(row.code) ?? []).flatMap(grow);
    const isLeaf = row.path !== '' || row.type === 'btn';
    const shown = isLeaf ? held.has(row.code) && exists(row) : children.length > 0;
    return shown ? [item(row, names.get(row.parent ?? '') ?? null, at, children)] : [];
  };
  return (below.get(null) ?? []).flatMap(grow);
}

/** An entry that the platform added is shown after the daily ones. */
const traits = ({ ext, appId }: MenuRow) => ({
  subLevel: ext.subLevel ?? null,
  use: ext.use ?? (appId === null ? null : ('w' as const)),
  line: ext.line ?? null,
  was: [...(ext.was ?? [])],
});

function item(row: MenuRow, groupName: string | null, { rights, parkId }: Placed, children: MenuItem[]): MenuItem {
  const { code, name, path, icon, type, app, parent } = row;
  const isMenu = type === 'menu';
  const isSingle = single.has(code);
  const appSwitch = rights.off.has(code) ? 0 : 1;
  return {
    ...{
      id: code,
      code,
      name,
      path,
      menu: isMenu,
      icon,
      subTitle: null,
      parentId: parent,
      parkId,
      appSwitch,
      appType: app === null ? null : 1,
    },
    extJson: { menu: isMenu, ...traits(row), ...(app !== null && { appType: 1 }) },
    meta: { menuId: code, zhname: name, type, aside: !isSingle, singlePage: isSingle, closeable: path !== '/home' },
    appInfo:
      app === null
        ? null
        : {
            ...{ appId: app.id, appName: app.name, groupId: parent, groupName, menuId: code, appType: 1, appPlatform: platform, appSwitch },
            ...{ appPath: path, linkUrl: app.link, remark: null, icon, createDate: app.createDate, updateDate: app.updateDate, delFlag: 0 },
          },
    children,
  };
}
