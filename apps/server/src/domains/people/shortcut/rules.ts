import type { MenuItem } from '@park/contract/people/identity';
import type { ShortcutApp } from '@park/contract/people/shortcut';

/** The home pages, which show the pinned pages and cannot be pinned themselves. */
const homeRoutes = ['/home', '/aijihome'];

/**
 * Returns the pages of a menu tree that can be pinned: pages that are granted and implemented, except the home page. A page without an icon
 * gets the icon of its group.
 */
export function pinnable(tree: readonly MenuItem[]): ShortcutApp[] {
  const leaves = (item: MenuItem, above: MenuItem): ShortcutApp[] => {
    if (item.meta.type === 'btn' || item.appSwitch === 0 || homeRoutes.includes(item.path)) return [];
    if (item.path === '') return item.children.flatMap((child) => leaves(child, item));
    return [{ menuId: item.id, code: item.code, name: item.name, path: item.path, icon: item.icon || above.icon, groupName: above.name }];
  };
  return tree.flatMap((tab) => leaves(tab, tab));
}
