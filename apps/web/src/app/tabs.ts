import type { Location } from 'react-router';
import { unsaved } from '../kit/form/unsaved.ts';
import { home } from './routes.ts';

/** The open tabs, each with the address it last showed; two addresses with the same path are one tab. */
export type Tabs = { open: readonly Location[]; active: string };
export type TabChange = { type: 'visit'; at: Location } | { type: 'close' | 'closeOthers' | 'closeRight'; path: string };

export const maxTabs = 10;

export const addressAt = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) => pathname + search + hash;
export const mayClose = ({ open }: Tabs, path: string) => path !== home && open.length > 1;

export function changeTabs(tabs: Tabs, change: TabChange): Tabs {
  if (change.type === 'visit') return visit(tabs, change.at);
  if (change.type === 'close') return close(tabs, change.path);
  const at = tabs.open.findIndex((tab) => tab.pathname === change.path);
  const stays = (tab: Location, place: number) => tab.pathname === home || place === at || (change.type === 'closeRight' && place < at);
  return at < 0 ? tabs : withActiveTab(tabs, tabs.open.filter(stays), change.path);
}

/** Returns the tabs that a change has closed. */
export const closedTabs = (before: Tabs, { open }: Tabs): Location[] =>
  before.open.filter(({ pathname }) => !open.some((tab) => tab.pathname === pathname));

function visit({ open }: Tabs, at: Location): Tabs {
  const active = at.pathname;
  if (open.some((tab) => tab.pathname === active)) return { open: open.map((tab) => (tab.pathname === active ? at : tab)), active };
  return { open: [...makeRoom(open), at], active };
}

/**
 * Closes the oldest tab when the limit is reached. Home is never closed, and a page with unsaved edits only if there is no other; the user
 * is asked first.
 */
function makeRoom(open: readonly Location[]): readonly Location[] {
  if (open.length < maxTabs) return open;
  const oldest = open.find((tab) => tab.pathname !== home && !unsaved.has(tab.pathname)) ?? open.find((tab) => tab.pathname !== home);
  return open.filter((tab) => tab !== oldest);
}

function close(tabs: Tabs, path: string): Tabs {
  const at = tabs.open.findIndex((tab) => tab.pathname === path);
  if (at < 0 || !mayClose(tabs, path)) return tabs;
  const open = tabs.open.toSpliced(at, 1);
  return withActiveTab(tabs, open, (open[Math.max(at - 1, 0)] as Location).pathname);
}

/** Returns the tabs in `open`; `instead` becomes active if the active tab was closed. */
function withActiveTab({ active }: Tabs, open: readonly Location[], instead: string): Tabs {
  return { open, active: open.some((tab) => tab.pathname === active) ? active : instead };
}
