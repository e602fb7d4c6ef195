import type { MenuItem } from '@park/contract/people/identity';
import type { Rights } from '../kit/api/access.tsx';
import { addressOf, embeddedCode, frontPage, pagesOf } from '../parts/menu/menu.ts';
import type { Me } from '../parts/session/me.ts';
import { matchRoute } from './match.ts';
import { isBuilt, notOpen, type Route } from './routes.ts';

/** The facts from which the landing page follows if the user requested no particular page. */
export type Arrival = Me & {
  /** True if this computer remembers no earlier visit of the user. */
  isFirstVisit: boolean;
  /** The menu entry that was open before a reload; undefined after signing in. */
  lastCode?: string | undefined;
  /** True if the user has just chosen a park. */
  isChosen?: boolean | undefined;
};

/** The page to open after a reload, by the code of the menu entry that was open before the reload. */
const reloadLandings = {
  M1000: '/home',
  M1004: '/platform/housing/areasetting',
  M1005001: '/campus',
  M1005003: '/campus',
  M1003: '/serivceapp',
} as const satisfies Record<string, string>;
const hasReloadLanding = (code: string): code is keyof typeof reloadLandings => code in reloadLandings;

/** Returns the page to open after signing in, after a reload, or after choosing a park. */
export function landingPath(arrival: Arrival): string {
  const { lastCode, isChosen } = arrival;
  return withChosenHome(arrival, lastCode && !isChosen ? landingAfterReload(arrival, lastCode) : landingAfterSignIn(arrival));
}

function landingAfterReload(arrival: Arrival, lastCode: string): string {
  const path = pathTo(arrival.menus, lastCode) ?? [];
  if (path.some((item) => item.appSwitch === 0)) return notOpen;
  const special = [lastCode, ...path.map((item) => item.code).toReversed()].find(hasReloadLanding);
  if (special && mayOpen(matchRoute(reloadLandings[special]), arrival.menus)) return reloadLandings[special];
  return path[0] ? firstOpenPath([path[0]]) : landingAfterSignIn({ ...arrival, isChosen: true });
}

function landingAfterSignIn({ menus, user, isFirstVisit, isChosen }: Arrival): string {
  const [first] = menus;
  if (!first) return notOpen;
  const app = embeddedCode(first);
  if (first.appSwitch === 0 && (first.extJson.subLevel === 1 || app)) return notOpen;
  if (first.extJson.subLevel === 1) return '/serivceapp';
  if (app) return frontPage(app);
  if (parkCount(user.contexts) > 1 && !isFirstVisit && !isChosen) return '/spaceselect';
  const leaf = menus.flatMap(pagesOf)[0];
  return leaf ? addressOf(leaf) : notOpen;
}

const parkCount = (contexts: Me['user']['contexts']) =>
  new Set(contexts.flatMap(({ parkId, hasPrivilege }) => (parkId && hasPrivilege ? [parkId] : []))).size;

/** Replaces /home by the home page that the setting selects. */
const withChosenHome = ({ homePath }: Pick<Me, 'homePath'>, path: string) => (path === '/home' ? homePath : path);

/** Returns the menu items from the top level down to the item with this code. */
function pathTo(menus: readonly MenuItem[], code: string): MenuItem[] | undefined {
  for (const item of menus) {
    if (item.code === code) return [item];
    const below = pathTo(item.children, code);
    if (below) return [item, ...below];
  }
  return undefined;
}

const isOpen = (page: MenuItem) => page.appSwitch === 1 && isBuilt(matchRoute(page.path));

/** Returns the first page of the menu that is built and switched on. */
export function firstOpenPath(menus: readonly MenuItem[]): string {
  const first = menus.flatMap(pagesOf).find(isOpen);
  return first ? addressOf(first) : notOpen;
}
export const homePathOf = (me: Me): string => withChosenHome(me, firstOpenPath(me.menus));

/** Returns the header tab that contains a page; for a page outside the menu, the first tab. */
export const headerTabOf = (menus: readonly MenuItem[], node: string | undefined): MenuItem | undefined =>
  menus.find((top) => pagesOf(top).some((page) => page.code === node)) ?? menus[0];

/** Tells whether the user may open a page. The server decides anyway; this check keeps the user from filling in a form in vain. */
export function mayOpen({ page, node, isLinked, needs }: Route, menus: readonly MenuItem[], rights: Rights = {}): boolean {
  if (!page) return true;
  return (!needs || needs in rights) && (!node || isLinked || pathTo(menus, node) !== undefined);
}

const landingRoutes = new Set(['/', '/application', '/login']);

/** Returns the address that a route redirects to. */
export function redirectOf(route: Route, arrival: Arrival): string | undefined {
  if (landingRoutes.has(route.path)) return landingPath(arrival);
  if (route.path === '/campus') return arrival.user.parkId ? `/operate/${arrival.user.parkId}` : notOpen;
  return route.redirect;
}
