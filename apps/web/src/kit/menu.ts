import type { MenuItem } from '@park/contract/people/identity';

/** The pages and groups below an entry; its buttons are rights, not places. */
export const below = (item: MenuItem): MenuItem[] => item.children.filter((child) => child.meta.type === 'menu');

/** The pages of a menu, however deep, or itself where it is one. */
export const pagesOf = (item: MenuItem): MenuItem[] => {
  const children = below(item);
  return children.length ? children.flatMap(pagesOf) : item.path ? [item] : [];
};

/** A page whose application is switched off stays in the menu and says so when opened; one of others opens in a frame. V102 */
export function addressOf({ appSwitch, extJson, path }: MenuItem): string {
  if (appSwitch === 0) return '/notOpen';
  return extJson.appType === 1 ? `/application/iframe/${path.split('/').at(-1)}` : path;
}

/** Whether the park has switched the entry with this code off. */
export const isClosed = (menus: readonly MenuItem[], code: string | undefined): boolean =>
  code !== undefined && menus.some((item) => (item.code === code ? item.appSwitch === 0 : isClosed(item.children, code)));

/** A page as it is offered outside the menu, with the names that lead to it. */
export type MenuEntry = { code: string; name: string; icon: string; trail: readonly string[]; address: string };

/** Every page of the menus as it is offered in the search and among the shortcuts. */
export const entriesOf = (menus: readonly MenuItem[]): MenuEntry[] =>
  menus.flatMap((top) =>
    below(top).flatMap((group) =>
      pagesOf(group).map((page) => ({
        code: page.code,
        name: page.name,
        icon: group.icon,
        trail: [top.name, group.name].filter((name) => name !== page.name),
        address: addressOf(page),
      })),
    ),
  );

/** Applications that bring their own menu; spelled as the specification spells them. */
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
/** Where an application that is embedded begins. */
export const frontPage = (app: string) => `/application/embedded/${app}`;

/** The code by which an entry is an application with a menu of its own. */
export const embeddedCode = ({ code, path }: MenuItem): string | undefined =>
  embeddedApps.find((app) => app === code || path === frontPage(app));
