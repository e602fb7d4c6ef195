import { key, stored } from '../kit/storage.ts';

const visited = 'visited';
/** More people than ever share one computer. */
const remembered = 50;
const known = (): string[] => stored.get(visited)?.split(',') ?? [];

/** Who has been here before, on this computer. */
export const visits = {
  isFirst: (userId: string) => !known().includes(userId),
  note: (userId: string) => stored.set(visited, [...known().filter((id) => id !== userId), userId].slice(-remembered).join(',')),
};

const menu = key('menu');
/** The menu entry this window was last in; another window may be in another one. */
export const lastMenu = {
  get: () => sessionStorage.getItem(menu) ?? undefined,
  set: (code: string) => sessionStorage.setItem(menu, code),
  forget: () => sessionStorage.removeItem(menu),
};
