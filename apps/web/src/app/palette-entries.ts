import type { Find } from '../kit/tree/pinyin.ts';
import type { MenuEntry } from '../parts/menu/menu.ts';

/** Those whose own name fits come first, then those below a name that does. */
export function found(entries: readonly MenuEntry[], find: Find): MenuEntry[] {
  const byName = entries.filter((entry) => find(entry.name));
  const byTrail = entries.filter((entry) => !byName.includes(entry) && entry.trail.some((name) => find(name)));
  return [...byName, ...byTrail];
}

/** Those opened last from here, as far as they are still in the menu. */
export const recent = (entries: readonly MenuEntry[], codes: readonly string[]): MenuEntry[] =>
  codes.flatMap((code) => entries.find((entry) => entry.code === code) ?? []);
