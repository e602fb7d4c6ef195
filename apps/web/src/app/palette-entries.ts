import type { Find } from '../kit/tree/pinyin.ts';
import type { MenuEntry } from '../parts/menu/menu.ts';

/** Returns entries whose own name matches, then those with a former name that matches, then those of a group whose name matches. */
export function matchingEntries(entries: readonly MenuEntry[], find: Find): MenuEntry[] {
  const byName = entries.filter((entry) => find(entry.name));
  const others = entries.filter((entry) => !byName.includes(entry));
  const renamed = others.flatMap((entry) => {
    const former = entry.was.find((name) => find(name));
    return former === undefined ? [] : [{ ...entry, name: `${entry.name}（原 ${former}）` }];
  });
  const known = new Set(renamed.map(({ code }) => code));
  const byTrail = others.filter((entry) => !known.has(entry.code) && entry.trail.some((name) => find(name)));
  return [...byName, ...renamed, ...byTrail];
}

/** Returns the entries recently opened from the palette that are still in the menu. */
export const recentEntries = (entries: readonly MenuEntry[], codes: readonly string[]): MenuEntry[] =>
  codes.flatMap((code) => entries.find((entry) => entry.code === code) ?? []);
