import type { MenuItem } from '@park/contract/identity';
import { pagesOf } from '../kit/menu.ts';
import { match } from './match.ts';
import { isBuilt, notOpen, type Route } from './routes.ts';

const isOpen = (page: MenuItem) => page.appSwitch === 1 && isBuilt(match(page.path));

/** The first page of the menu that shows something. */
export const landing = (menus: readonly MenuItem[]): string => menus.flatMap(pagesOf).find(isOpen)?.path ?? notOpen;

/** The header tab a route belongs to; pages outside the menu leave the first one marked. */
export const topOf = (menus: readonly MenuItem[], { node }: Route): MenuItem | undefined =>
  menus.find((top) => pagesOf(top).some((page) => page.code === node)) ?? menus[0];

const toLanding = new Set(['/', '/application', '/login']);

/** Where an address that is no page of its own leads. */
export const redirectOf = (route: Route, menus: readonly MenuItem[]): string | undefined =>
  toLanding.has(route.path) ? landing(menus) : route.redirect;
