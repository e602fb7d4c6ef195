import { park } from '@park/contract/company/park';
import { config, homeEntry, phoneDisplay } from '@park/contract/kernel/config';
import { identity, type MenuItem, type UserInfo } from '@park/contract/people/identity';
import { shortcut } from '@park/contract/people/shortcut';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ask } from '../kit/api.ts';
import type { Me } from '../kit/me.ts';
import { below, pagesOf } from '../kit/menu.ts';
import { forgetAhead, isAhead, send } from '../kit/send.ts';
import { type Claims, session } from '../kit/session.ts';
import { devMenu } from './dev-menu.ts';
import { soon } from './soon.ts';

/** Signed in, and yet there is nowhere to go. */
export class Denied extends Error {}

/** Who came; the rest is known once his first password is his own. */
type Entry = { user: UserInfo; me?: Me };

/** Finds out who is signed in, where he acts and what he sees there. */
async function enter(client: QueryClient): Promise<Entry> {
  // Sent together, in this order: one way there and back. What the last two say counts only if the first lets him in.
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
  if (isWaiting(user)) throw new Denied('单位账号尚未激活，请联系园区运营方');
  const menus = await menu;
  if (menus.length === 0) throw new Denied('项目没有权限，请联系运营主体管理员配置权限');
  const shown = import.meta.env.DEV ? [...menus, devMenu] : menus;
  const me = { user, ...homeIn(shown, await home) };
  if (isAhead(shortcut.list)) await soon(homeOf(client, user));
  return { user, me };
}

/** What the home page shows, asked for with the rest where one arrives there; so it is drawn with the rest, not in a second go. */
const homeOf = (client: QueryClient, { parkId }: UserInfo) =>
  Promise.all([client.prefetchQuery(ask(shortcut.list, {})), parkId && client.prefetchQuery(ask(config.basicInfo, {}))]);

/** Asked once: who comes into the console, and who goes to another park. */
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

/** An assistant without a park he may enter. Somebody without any context carries no side to tell by. */
const isLockedOut = ({ side, contexts }: UserInfo) =>
  !contexts.some((context) => context.hasPrivilege) &&
  (side ?? 'assist') === 'assist' &&
  contexts.every((context) => context.side === 'assist');

/** Everywhere he belongs the company waits to be made active. */
const isWaiting = ({ contexts }: UserInfo) => contexts.length > 0 && !contexts.some((context) => context.hasPrivilege);

/** The setting names one of two home pages, and the menu then has only that one. */
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

/** What the first screen does not wait for: the parks, those that are closed, and whether phones may be shown. */
export function settle(client: QueryClient): void {
  void client.prefetchQuery(allParks());
  void client.prefetchQuery(closedParks());
  void client.prefetchQuery(ask(config.read, phoneDisplay));
}

const allParks = () => ask(park.all, {});
const closedParks = () => ask(park.projects, { enableFlag: 0, pageSize: 1000 });
