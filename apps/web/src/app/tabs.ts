import type { Location } from 'react-router';
import { unsaved } from '../kit/form-unsaved.ts';
import { home } from './routes.ts';

/** A tab is the address it last showed; two addresses with the same path are one tab. */
export type Tabs = { open: readonly Location[]; active: string };
export type Change = { type: 'visit'; at: Location } | { type: 'close'; path: string };

export const most = 10;

export const addressAt = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) => pathname + search + hash;
export const mayClose = ({ open }: Tabs, path: string) => path !== home && open.length > 1;

export function change(tabs: Tabs, what: Change): Tabs {
  return what.type === 'visit' ? visit(tabs, what.at) : close(tabs, what.path);
}

function visit({ open }: Tabs, at: Location): Tabs {
  const active = at.pathname;
  if (open.some((tab) => tab.pathname === active)) return { open: open.map((tab) => (tab.pathname === active ? at : tab)), active };
  return { open: [...withRoom(open), at], active };
}

/** Home stays and does not count as the oldest; nor, while there is another, does a page with edits that are not saved. */
function withRoom(open: readonly Location[]): readonly Location[] {
  if (open.length < most) return open;
  const oldest = open.find((tab) => tab.pathname !== home && !unsaved.has(tab.pathname)) ?? open.find((tab) => tab.pathname !== home);
  return open.filter((tab) => tab !== oldest);
}

function close(tabs: Tabs, path: string): Tabs {
  const at = tabs.open.findIndex((tab) => tab.pathname === path);
  if (at < 0 || !mayClose(tabs, path)) return tabs;
  const open = tabs.open.toSpliced(at, 1);
  const previous = open[Math.max(at - 1, 0)] as Location;
  return { open, active: tabs.active === path ? previous.pathname : tabs.active };
}
