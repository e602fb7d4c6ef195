import type { MenuItem } from '@park/contract/people/identity';

/** Returns the pages and groups below a menu item; its buttons are rights and no menu items. */
export const submenusOf = (item: MenuItem): MenuItem[] => item.children.filter((child) => child.meta.type === 'menu');

/** Returns all pages below a menu item, or the item itself if it is a page. */
export const pagesOf = (item: MenuItem): MenuItem[] => {
  const children = submenusOf(item);
  return children.length ? children.flatMap(pagesOf) : item.path ? [item] : [];
};

/**
 * Returns the address of a menu page. A page whose application is switched off stays in the menu and opens the page for closed
 * applications; an external application opens in a frame. V102
 */
export function addressOf({ appSwitch, extJson, path }: MenuItem): string {
  if (appSwitch === 0) return '/notOpen';
  return extJson.appType === 1 ? `/application/iframe/${path.split('/').at(-1)}` : path;
}

/** Tells whether the park has switched off the menu item with this code. */
export const isClosed = (menus: readonly MenuItem[], code: string | undefined): boolean =>
  code !== undefined && menus.some((item) => (item.code === code ? item.appSwitch === 0 : isClosed(item.children, code)));

/** A page as the palette and the shortcuts offer it, with the names of its parents in the menu. */
export type MenuEntry = { code: string; name: string; icon: string; trail: readonly string[]; address: string };

/** Returns every page of the menus, as offered in the palette and among the shortcuts. */
export const entriesOf = (menus: readonly MenuItem[]): MenuEntry[] =>
  menus.flatMap((top) =>
    submenusOf(top).flatMap((group) =>
      pagesOf(group).map((page) => ({
        code: page.code,
        name: page.name,
        icon: group.icon,
        trail: [top.name, group.name].filter((name) => name !== page.name),
        address: addressOf(page),
      })),
    ),
  );

/** Codes of applications with a menu of their own, spelled as in the specification. */
const embeddedApps = [
  'operate',
  'baseproperty',
  'customservice',
  'digital',
  'equipment',
  'econimic',
  'easycontrol',
  'assetsadmin',
] as const;
/** Returns the first page of an embedded application. */
export const frontPage = (app: string) => `/application/embedded/${app}`;

/** Returns the code of an embedded application, or undefined for any other menu item. */
export const embeddedCode = ({ code, path }: MenuItem): string | undefined =>
  embeddedApps.find((app) => app === code || path === frontPage(app));
