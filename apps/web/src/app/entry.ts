import { config, homeEntry } from '@park/contract/kernel/config';
import { identity, type MenuItem, type UserInfo } from '@park/contract/people/identity';
import { shortcut } from '@park/contract/people/shortcut';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ask } from '../kit/api/query.ts';
import { forgetAhead, isSentAhead, send } from '../kit/api/send.ts';
import { type Claims, session } from '../kit/api/session.ts';
import { initialPassword, lastPlace } from '../kit/api/storage.ts';
import { pagesOf, submenusOf } from '../parts/menu/menu.ts';
import type { Me } from '../parts/session/me.ts';
import { waitBriefly } from './brief-wait.ts';
import { devMenu } from './dev-menu.ts';

/** Thrown when the user is signed in but has no park to enter, no active company, or no menu. */
export class AccessDenied extends Error {}

/** The signed-in user; `me` is missing until the user has changed the initial password. */
type Entry = { user: UserInfo; me?: Me };

/** Loads the signed-in user, the current company and park, and the menu. */
async function loadEntry(client: QueryClient): Promise<Entry> {
  // The three requests are sent together, in this order, to save round trips. The menu and home answers are used only if the user info
  // admits the user.
  const userRequest = send(identity.userInfo, {});
  const early = initialPassword.isKept() ? undefined : askForMenu();
  const user = await userRequest;
  initialPassword.note(!user.change);
  session.setKey(user.sessionKey);
  session.enter(claimsOf(user));
  lastPlace.remember(Boolean(user.parkId));
  if (!user.change) return { user };
  if (isLockedOut(user)) throw new AccessDenied('该协管没有进入项目的权限');
  if (isAwaitingActivation(user)) throw new AccessDenied('企业账号尚未激活，请联系园区运营方');
  const { menu, home } = early ?? askForMenu();
  const menus = await menu;
  if (menus.length === 0) throw new AccessDenied('项目没有权限，请联系运营主体管理员配置权限');
  const shown = import.meta.env.DEV ? [...menus, devMenu] : menus;
  const me = { user, ...chooseHome(shown, await home) };
  if (isSentAhead(shortcut.list)) await waitBriefly(prefetchHome(client, user));
  return { user, me };
}

function askForMenu() {
  const menu = send(identity.menus, {});
  const home = send(config.read, homeEntry).then(
    ({ content }) => content.page,
    () => undefined,
  );
  menu.catch(() => {});
  return { menu, home };
}

/** Prefetches the data of the home page when the user arrives there, so that the page renders complete the first time. */
const prefetchHome = (client: QueryClient, { parkId }: UserInfo) =>
  Promise.all([client.prefetchQuery(ask(shortcut.list, {})), parkId && client.prefetchQuery(ask(config.basicInfo, {}))]);

/** Runs once on entering the console and once after each switch of park. */
export const entryQuery = queryOptions({
  queryKey: ['entry'],
  queryFn: ({ client }) => loadEntry(client).finally(forgetAhead),
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
const isAwaitingActivation = ({ contexts }: UserInfo) => contexts.length > 0 && !contexts.some((context) => context.hasPrivilege);

/** Returns the home page that the setting selects, and the menu without the other home page. */
function chooseHome(menus: MenuItem[], setting: unknown): Pick<Me, 'menus' | 'homePath'> {
  const has = (path: string) => menus.flatMap(pagesOf).some((page) => page.path === path);
  const homePath = setting === 'aijihome' && has('/aijihome') ? '/aijihome' : '/home';
  return { homePath, menus: withoutPage(menus, homePath === '/home' ? '/aijihome' : '/home') };
}

const withoutPage = (items: MenuItem[], path: string): MenuItem[] =>
  items
    .filter((item) => item.path !== path)
    .map((item) => ({ ...item, children: withoutPage(item.children, path) }))
    .filter((item) => item.path || item.meta.type === 'btn' || submenusOf(item).length > 0);
