import type { MenuItem } from '@park/contract/people/identity';
import type { ShortcutApp } from '@park/contract/people/shortcut';

/** Home is where they are pinned to. */
const homes = ['/home', '/aijihome'];

/** The pages of a menu tree that may be pinned: granted, open, and not home itself. A page without an icon has its group's. */
export function pinnable(tree: readonly MenuItem[]): ShortcutApp[] {
  const leaves = (item: MenuItem, above: MenuItem): ShortcutApp[] => {
    if (item.meta.type === 'btn' || item.appSwitch === 0 || homes.includes(item.path)) return [];
    if (item.path === '') return item.children.flatMap((child) => leaves(child, item));
    return [{ menuId: item.id, code: item.code, name: item.name, path: item.path, icon: item.icon || above.icon, groupName: above.name }];
  };
  return tree.flatMap((tab) => leaves(tab, tab));
}
