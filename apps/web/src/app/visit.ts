import { key, stored } from '../kit/api/storage.ts';

/** More people than ever share one computer. */
const remembered = 50;

/** The people of this computer something is remembered of. */
function people(name: string) {
  const known = (): string[] => stored.get(name)?.split(',') ?? [];
  return {
    has: (userId: string) => known().includes(userId),
    note: (userId: string) => stored.set(name, [...known().filter((id) => id !== userId), userId].slice(-remembered).join(',')),
  };
}

/** Who has been here before, on this computer. */
export const visits = people('visited');
/** Who has seen the tour, to its end or not. */
export const toured = people('toured');

const menu = key('menu');
/** The menu entry this window was last in; another window may be in another one. */
export const lastMenu = {
  get: () => sessionStorage.getItem(menu) ?? undefined,
  set: (code: string) => sessionStorage.setItem(menu, code),
  forget: () => sessionStorage.removeItem(menu),
};
