import { park } from '@park/contract/company/park';
import { config, homeEntry, phoneDisplay } from '@park/contract/kernel/config';
import { identity, type MenuItem, type UserInfo } from '@park/contract/people/identity';
import { shortcut } from '@park/contract/people/shortcut';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ask } from '../kit/api/query.ts';
import { forgetAhead, isAhead, send } from '../kit/api/send.ts';
import { type Claims, session } from '../kit/api/session.ts';
import { below, pagesOf } from '../parts/menu/menu.ts';
import type { Me } from '../parts/session/me.ts';
import { devMenu } from './dev-menu.ts';
import { soon } from './soon.ts';

/** Thrown when the user is signed in but has no place or page to open. */
export class Denied extends Error {}

/** The signed-in user; `me` is missing while the first password is unchanged. */
type Entry = { user: UserInfo; me?: Me };

/** Loads the signed-in user, the current place and the menu. */
async function enter(client: QueryClient): Promise<Entry> {
  // Sent together in this order to save round trips. The menu and home answers are used only if the user info admits the user.
  const asked = send(identity.userInfo, {});
  const menu = send(identity.menus, {});
  const home = send(config.read, homeEntry).then(
    ({ content }) => content.page,
    () => undefined,
  );
  menu.catch(() => {});
  const user = await asked;
  session.keep(user.sessionKey);
  session.enter(claimsOf(user));
  if (!user.change) return { user };
  if (isLockedOut(user)) throw new Denied('该协管没有进入项目的权限');
  if (isWaiting(user)) throw new Denied('企业账号尚未激活，请联系园区运营方');
  const menus = await menu;
  if (menus.length === 0) throw new Denied('项目没有权限，请联系运营主体管理员配置权限');
  const shown = import.meta.env.DEV ? [...menus, devMenu] : menus;
  const me = { user, ...homeIn(shown, await home) };
  if (isAhead(shortcut.list)) await soon(homeOf(client, user));
  return { user, me };
}

/** Prefetches the data of the home page when the user arrives there, so that the page renders complete the first time. */
const homeOf = (client: QueryClient, { parkId }: UserInfo) =>
  Promise.all([client.prefetchQuery(ask(shortcut.list, {})), parkId && client.prefetchQuery(ask(config.basicInfo, {}))]);

/** Runs once on entering the console and once after each switch of park. */
export const entryQuery = queryOptions({
  queryKey: ['entry'],
  queryFn: ({ client }) => enter(client).finally(forgetAhead),
  staleTime: Number.POSITIVE_INFINITY,
});

const claimsOf = ({ areaId, parkId, companyId }: UserInfo): Claims => ({
  ...(areaId && { areaId }),
  ...(parkId && { parkId }),
  ...(companyId && { globalCompanyId: companyId }),
});

/**
 * Tells whether the user belongs to an assisting organisation and may enter no park. A user without any context has no side and is treated
 * the same.
 */
const isLockedOut = ({ side, contexts }: UserInfo) =>
  !contexts.some((context) => context.hasPrivilege) &&
  (side ?? 'assist') === 'assist' &&
  contexts.every((context) => context.side === 'assist');

/** Tells whether all companies of the user are waiting for activation. */
const isWaiting = ({ contexts }: UserInfo) => contexts.length > 0 && !contexts.some((context) => context.hasPrivilege);

/** Returns the home page that the setting selects, and the menu without the other home page. */
function homeIn(menus: MenuItem[], wanted: unknown): Pick<Me, 'menus' | 'homePath'> {
  const has = (path: string) => menus.flatMap(pagesOf).some((page) => page.path === path);
  const homePath = wanted === 'aijihome' && has('/aijihome') ? '/aijihome' : '/home';
  return { homePath, menus: without(menus, homePath === '/home' ? '/aijihome' : '/home') };
}

const without = (items: MenuItem[], path: string): MenuItem[] =>
  items
    .filter((item) => item.path !== path)
    .map((item) => ({ ...item, children: without(item.children, path) }))
    .filter((item) => item.path || item.meta.type === 'btn' || below(item).length > 0);

/** Prefetches data that the first screen does not wait for: the parks, the closed parks, and the setting for showing phones. */
export function settle(client: QueryClient): void {
  void client.prefetchQuery(allParks());
  void client.prefetchQuery(closedParks());
  void client.prefetchQuery(ask(config.read, phoneDisplay));
}

const allParks = () => ask(park.all, {});
const closedParks = () => ask(park.projects, { enableFlag: 0, pageSize: 1000 });
