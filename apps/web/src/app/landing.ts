import type { MenuItem } from '@park/contract/people/identity';
import type { Rights } from '../kit/access.tsx';
import type { Me } from '../kit/me.ts';
import { addressOf, embeddedCode, frontPage, pagesOf } from '../kit/menu.ts';
import { match } from './match.ts';
import { isBuilt, notOpen, type Route } from './routes.ts';

/** What decides where somebody goes who asked for no page in particular. */
export type Arrival = Me & {
  /** Not before on this computer, as far as it remembers. */
  isFirstVisit: boolean;
  /** The menu entry he was at, when the window is loaded again; nothing after signing in. */
  lastCode?: string | undefined;
  /** He has just said where he wants to be. */
  isChosen?: boolean | undefined;
};

/** Where the window begins again, by the entry it was in. */
const reloadLandings = {
  M1000: '/home',
  M1004: '/platform/housing/areasetting',
  M1005001: '/campus',
  M1005003: '/campus',
  M1003: '/serivceapp',
} as const satisfies Record<string, string>;
const isSpecial = (code: string): code is keyof typeof reloadLandings => code in reloadLandings;

/** The page one goes to: after signing in, after a reload, after choosing a park. */
export function landing(arrival: Arrival): string {
  const { lastCode, isChosen } = arrival;
  return homely(arrival, lastCode && !isChosen ? reloaded(arrival, lastCode) : signedIn(arrival));
}

function reloaded(arrival: Arrival, lastCode: string): string {
  const path = pathTo(arrival.menus, lastCode) ?? [];
  if (path.some((item) => item.appSwitch === 0)) return notOpen;
  const special = [lastCode, ...path.map((item) => item.code).toReversed()].find(isSpecial);
  if (special && mayOpen(match(reloadLandings[special]), arrival.menus)) return reloadLandings[special];
  return path[0] ? firstOpen([path[0]]) : signedIn({ ...arrival, isChosen: true });
}

function signedIn({ menus, user, isFirstVisit, isChosen }: Arrival): string {
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

/** The setting says which of the two is home. */
const homely = ({ homePath }: Pick<Me, 'homePath'>, path: string) => (path === '/home' ? homePath : path);

/** From the top of the menu down to the entry with this code. */
function pathTo(menus: readonly MenuItem[], code: string): MenuItem[] | undefined {
  for (const item of menus) {
    if (item.code === code) return [item];
    const below = pathTo(item.children, code);
    if (below) return [item, ...below];
  }
  return undefined;
}

const isOpen = (page: MenuItem) => page.appSwitch === 1 && isBuilt(match(page.path));

/** The first page of the menu that shows something. */
export function firstOpen(menus: readonly MenuItem[]): string {
  const first = menus.flatMap(pagesOf).find(isOpen);
  return first ? addressOf(first) : notOpen;
}
export const homeOf = (me: Me): string => homely(me, firstOpen(me.menus));

/** The header tab a route belongs to; pages outside the menu leave the first one marked. */
export const topOf = (menus: readonly MenuItem[], { node }: Route): MenuItem | undefined =>
  menus.find((top) => pagesOf(top).some((page) => page.code === node)) ?? menus[0];

/** Whether there is something for him on a page: the server decides, this keeps him from filling in a form for nothing. */
export function mayOpen({ page, node, isLinked, needs }: Route, menus: readonly MenuItem[], rights: Rights = {}): boolean {
  if (!page) return true;
  return (!needs || needs in rights) && (!node || isLinked || pathTo(menus, node) !== undefined);
}

const toLanding = new Set(['/', '/application', '/login']);

/** Where an address that is no page of its own leads. */
export function redirectOf(route: Route, arrival: Arrival): string | undefined {
  if (toLanding.has(route.path)) return landing(arrival);
  if (route.path === '/campus') return arrival.user.parkId ? `/operate/${arrival.user.parkId}` : notOpen;
  return route.redirect;
}
