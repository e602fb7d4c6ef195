import type { Find } from '../kit/tree/pinyin.ts';
import type { MenuEntry } from '../parts/menu/menu.ts';

/** Returns entries whose own name matches, then entries whose group name matches. */
export function matchingEntries(entries: readonly MenuEntry[], find: Find): MenuEntry[] {
  const byName = entries.filter((entry) => find(entry.name));
  const byTrail = entries.filter((entry) => !byName.includes(entry) && entry.trail.some((name) => find(name)));
  return [...byName, ...byTrail];
}

/** Returns the entries recently opened from the palette that are still in the menu. */
export const recentEntries = (entries: readonly MenuEntry[], codes: readonly string[]): MenuEntry[] =>
  codes.flatMap((code) => entries.find((entry) => entry.code === code) ?? []);
