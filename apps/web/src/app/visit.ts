import { key, stored } from '../kit/api/storage.ts';

/** More users than ever share one computer. */
const remembered = 50;

/** Returns a list of users, kept in the browser's storage under a name. */
function people(name: string) {
  const known = (): string[] => stored.get(name)?.split(',') ?? [];
  return {
    has: (userId: string) => known().includes(userId),
    note: (userId: string) => stored.set(name, [...known().filter((id) => id !== userId), userId].slice(-remembered).join(',')),
  };
}

/** The users who have signed in on this computer before. */
export const visits = people('visited');
/** The users who have seen the tour, finished or not. */
export const toured = people('toured');

const menu = key('menu');
/** The menu entry last open in this window; other windows keep their own. */
export const lastMenu = {
  get: () => sessionStorage.getItem(menu) ?? undefined,
  set: (code: string) => sessionStorage.setItem(menu, code),
  forget: () => sessionStorage.removeItem(menu),
};
