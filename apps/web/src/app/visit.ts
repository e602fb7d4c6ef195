import { key, stored } from '../kit/api/storage.ts';

/** Maximum number of users in a list, more than ever share one computer. */
const maxUsers = 50;

/** Returns a list of users, kept in the browser's storage under a name. */
function userList(name: string) {
  const known = (): string[] => stored.get(name)?.split(',') ?? [];
  return {
    has: (userId: string) => known().includes(userId),
    note: (userId: string) => stored.set(name, [...known().filter((id) => id !== userId), userId].slice(-maxUsers).join(',')),
  };
}

/** The users who have signed in on this computer before. */
export const visitors = userList('visited');
/** The users who have seen the tour, finished or not. */
export const toured = userList('toured');

const menuKey = key('menu');
/** The menu entry last open in this window; other windows keep their own. */
export const lastMenu = {
  get: () => sessionStorage.getItem(menuKey) ?? undefined,
  set: (code: string) => sessionStorage.setItem(menuKey, code),
  forget: () => sessionStorage.removeItem(menuKey),
};
