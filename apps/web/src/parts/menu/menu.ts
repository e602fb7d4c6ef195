import type { MenuItem } from '@park/contract/people/identity';

/** Returns the pages and groups below a menu item; its buttons are rights and no menu items. */
export const submenusOf = (item: MenuItem): MenuItem[] => item.children.filter((child) => child.meta.type === 'menu');

/** Returns all pages below a menu item, or the item itself if it is a page. */
export const pagesOf = (item: MenuItem): MenuItem[] => {
  const children = submenusOf(item);
  return children.length ? children.flatMap(pagesOf) : item.path ? [item] : [];
};

/**
 * An entry of the side menu: a page, or several pages that are shown as its tabs. `instead` is the icon of the heading, shown until that of
 * the page is loaded.
 */
export type MenuLine = { name: string; icon: string; instead: string; pages: readonly [MenuItem, ...MenuItem[]] };

/** Returns the entries of a heading. Pages with the same line are one entry, which has the name of the line. */
export function linesOf(group: MenuItem): MenuLine[] {
  const byLine = Map.groupBy(pagesOf(group), (page) => page.extJson.line ?? page.code);
  return [...byLine.values()].map(([first, ...others]) => {
    const page = first as MenuItem;
    return { name: page.extJson.line ?? page.name, icon: page.icon || group.icon, instead: group.icon, pages: [page, ...others] };
  });
}

/** Returns what the tab of a page is called within its entry: 自定义字段 · 字段 is the tab 字段 of 自定义字段. */
export const tabNameOf = ({ name, extJson: { line } }: MenuItem): string => (line ? name.replace(`${line} · `, '') : name);

/** Returns the entry that contains a page. Undefined for pages that are in no menu of the user. */
export const lineOf = (menus: readonly MenuItem[], code: string | undefined): MenuLine | undefined =>
  menus
    .flatMap(submenusOf)
    .flatMap(linesOf)
    .find(({ pages }) => pages.some((page) => page.code === code));

type SideMenuParts = { sections: { heading: string; lines: MenuLine[] }[]; folded: MenuLine[] };
/** The header tab 设置 shows its rarely used pages like all others, because there are hardly any others. */
const unfoldedTab = 'M1005';
const uses = ['d', 'w', 'r'] as const;
/** Returns the side menu of a header tab: its headings with daily and weekly entries, and the rarely used entries of all headings. */
export function sideMenuOf(tab: MenuItem): SideMenuParts {
  const groups = submenusOf(tab).map((group) => ({ heading: group.name, lines: linesOf(group) }));
  const useOf = ({ pages: [page] }: MenuLine) => (tab.code === unfoldedTab ? 'd' : (page.extJson.use ?? 'd'));
  const ofUse = (lines: readonly MenuLine[], ...wanted: string[]) => lines.filter((line) => wanted.includes(useOf(line)));
  const byUse = (lines: readonly MenuLine[]) => lines.toSorted((a, b) => uses.indexOf(useOf(a)) - uses.indexOf(useOf(b)));
  return {
    sections: groups
      .map(({ heading, lines }) => ({ heading, lines: byUse(ofUse(lines, 'd', 'w')) }))
      .filter(({ lines }) => lines.length > 0),
    folded: groups.flatMap(({ lines }) => ofUse(lines, 'r')),
  };
}

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

/** A page as the palette and the shortcuts offer it, with the names of its parents in the menu, and its own former names and theirs. */
export type MenuEntry = {
  code: string;
  name: string;
  icon: string;
  instead: string;
  trail: readonly string[];
  was: readonly string[];
  address: string;
};

/** Returns every page of the menus, as offered in the palette and among the shortcuts. */
export const entriesOf = (menus: readonly MenuItem[]): MenuEntry[] =>
  menus.flatMap((top) =>
    submenusOf(top).flatMap((group) =>
      pagesOf(group).map((page) => ({
        code: page.code,
        name: page.name,
        icon: page.icon || group.icon,
        instead: group.icon,
        trail: [top.name, group.name].filter((name) => name !== page.name),
        was: [...page.extJson.was, ...group.extJson.was],
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
