import type { KeyboardEvent } from 'react';

/** Arrows, Home and End move the focus among the entries of a menu, round and round. */
export function stepAmong(event: KeyboardEvent<HTMLElement>, entry: string) {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(entry)];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: (at + 1) % entries.length, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  entries.at(to)?.focus();
}
