import type { Matches } from '../kit/matching.ts';
import type { MenuEntry } from '../kit/menu.ts';

/** Those whose own name fits come first, then those below a name that does. */
export function found(entries: readonly MenuEntry[], sought: string, matches: Matches): MenuEntry[] {
  const byName = entries.filter((entry) => matches(entry.name, sought));
  const byTrail = entries.filter((entry) => !byName.includes(entry) && entry.trail.some((name) => matches(name, sought)));
  return [...byName, ...byTrail];
}

/** Those opened last from here, as far as they are still in the menu. */
export const recent = (entries: readonly MenuEntry[], codes: readonly string[]): MenuEntry[] =>
  codes.flatMap((code) => entries.find((entry) => entry.code === code) ?? []);
