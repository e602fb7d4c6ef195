import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Location, useNavigate } from 'react-router';
import { browser } from '../kit/api/browser.ts';
import { key } from '../kit/api/storage.ts';
import { unsaved } from '../kit/form/unsaved.ts';
import { tab, tabNames } from '../kit/page/tab.ts';
import { titleAt } from './match.ts';
import { addressAt, changeTabs, closedTabs, type TabChange, type Tabs } from './tabs.ts';

const storageKey = key('tabs');

/** Reads the tabs of this window; they are kept per window, because two windows may be in two different parks. */
const storedTabs = (): string[] => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
export const forgetTabs = () => {
  sessionStorage.removeItem(storageKey);
  tabNames.retain([]);
};

/** Builds a tab with an empty key, which marks a tab not shown since the page was loaded. */
const tabAt = (address: string): Location => {
  const { pathname, search, hash } = new URL(address, location.origin);
  return { pathname, search, hash, state: null, key: '' };
};

const restoreTabs = (addresses: readonly string[]): Tabs =>
  addresses.map(tabAt).reduce<Tabs>((tabs, at) => changeTabs(tabs, { type: 'visit', at }), { open: [], active: '' });

const closeQuestion = (count: number) => (count > 1 ? '其中有页面的修改尚未保存，确定关闭？' : '此页面有未保存的修改，确定关闭？');

/** A closed tab, which the user can open again. */
export type ClosedTab = { path: string; address: string; title: string };
const maxClosed = 10;
/** Adds tabs to the list of closed tabs, the latest first. */
const withClosed = (closed: readonly ClosedTab[], tabs: readonly Location[]): readonly ClosedTab[] => {
  const added = tabs.map((at) => ({ path: at.pathname, address: addressAt(at), title: titleAt(at.pathname, tabNames.get()) }));
  return [...added, ...closed.filter(({ path }) => !added.some((one) => one.path === path))].slice(0, maxClosed);
};

export type TabActions = { change: (change: Exclude<TabChange, { type: 'visit' }>) => void; refresh: (path: string) => void };

/** Manages the open tabs, which follow the address bar; `at` is null on pages without a tab. */
export function useTabs(at: Location | null, first: readonly string[]) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [tabs, setTabs] = useState<Tabs>(() => restoreTabs([...first, ...storedTabs()]));
  const [rounds, setRounds] = useState<Record<string, number>>({});
  const [seen, setSeen] = useState<Location | null>(null);
  const [closed, setClosed] = useState<readonly ClosedTab[]>([]);
  const [crowding, setCrowding] = useState<Location | null>(null);
  if (at && at !== seen) {
    const visited = { ...at, pathname: at.pathname.replace(/(.)\/+$/, '$1') };
    const next = changeTabs(tabs, { type: 'visit', at: visited });
    setSeen(at);
    if (closedTabs(tabs, next).some(({ pathname }) => unsaved.has(pathname))) setCrowding(visited);
    else show(next);
  }
  function show(next: Tabs) {
    setTabs(next);
    setClosed(withClosed(closed, closedTabs(tabs, next)));
  }
  /** Every tab has unsaved edits, so the user decides whether the oldest is closed or the new page is not opened. */
  const makeRoom = useEffectEvent((visited: Location) => {
    setCrowding(null);
    const next = changeTabs(tabs, { type: 'visit', at: visited });
    const titles = closedTabs(tabs, next).map(({ pathname }) => titleAt(pathname, tabNames.get()));
    if (browser.confirm(`页签已满，将关闭“${titles.join()}”，其中未保存的修改会丢失，确定继续？`)) return show(next);
    const active = tabs.open.find(({ pathname }) => pathname === tabs.active);
    if (active) void navigate(addressAt(active), { replace: true, state: { ...active.state, staysPut: true } });
  });
  useEffect(() => {
    if (crowding) makeRoom(crowding);
  }, [crowding]);

  useEffect(() => {
    sessionStorage.setItem(storageKey, JSON.stringify(tabs.open.map(addressAt)));
    tabNames.retain(tabs.open.map(({ pathname }) => pathname));
  }, [tabs.open]);
  useEffect(() => {
    for (const { path } of closed) unsaved.set(path, false);
  }, [closed]);
  useEffect(() => {
    // Skips a tab that is not open: an update without a change would stay in React's queue, and the tab visits, which are set while
    // rendering, would be lost when the next update runs.
    tab.close = (path) => {
      if (storedTabs().some((address) => tabAt(address).pathname === path)) setTabs((now) => changeTabs(now, { type: 'close', path }));
    };
  }, []);

  const actions: TabActions = {
    change(requested) {
      const next = changeTabs(tabs, requested);
      const gone = closedTabs(tabs, next).map(({ pathname }) => pathname);
      if (gone.some(unsaved.has) && !browser.confirm(closeQuestion(gone.length))) return;
      for (const path of gone) unsaved.set(path, false);
      setClosed(withClosed(closed, closedTabs(tabs, next)));
      setTabs(next);
      const shown = next.open.find((tab) => tab.pathname === next.active);
      if (shown && next.active !== tabs.active) void navigate(addressAt(shown), { state: { ...shown.state, staysPut: true } });
    },
    refresh(path) {
      if (unsaved.has(path) && !browser.confirm('此页面有未保存的修改，确定刷新？')) return;
      unsaved.set(path, false);
      setRounds((now) => ({ ...now, [path]: (now[path] ?? 0) + 1 }));
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'entry' });
    },
  };
  const isOpen = (path: string) => tabs.open.some(({ pathname }) => pathname === path);
  return { tabs, closed: closed.filter(({ path }) => !isOpen(path)), rounds, actions };
}
