import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Location, useNavigate } from 'react-router';
import { browser } from '../kit/api/browser.ts';
import { key } from '../kit/api/storage.ts';
import { sayWithUndo } from '../kit/feedback/message.ts';
import { unsaved } from '../kit/form/unsaved.ts';
import { tab, tabNames } from '../kit/page/tab.ts';
import { titleAt } from './match.ts';
import { addressAt, changeTabs, closedTabs, maxTabs, type TabChange, type Tabs } from './tabs.ts';

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

export type TabActions = { change: (change: Exclude<TabChange, { type: 'visit' }>) => void; refresh: (path: string) => void };

/** Manages the open tabs, which follow the address bar; `at` is null on pages without a tab. */
export function useTabs(at: Location | null, first: readonly string[]) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [tabs, setTabs] = useState<Tabs>(() => restoreTabs([...first, ...storedTabs()]));
  const [rounds, setRounds] = useState<Record<string, number>>({});
  const [seen, setSeen] = useState<Location | null>(null);
  const [overflowTab, setOverflowTab] = useState<Location>();
  if (at && at !== seen) {
    const next = changeTabs(tabs, { type: 'visit', at: { ...at, pathname: at.pathname.replace(/(.)\/+$/, '$1') } });
    setSeen(at);
    setTabs(next);
    setOverflowTab(closedTabs(tabs, next)[0]);
  }

  useEffect(() => {
    if (!overflowTab) return;
    const { pathname } = overflowTab;
    unsaved.set(pathname, false);
    const text = `最多打开${maxTabs}个页签，已关闭最早的“${titleAt(pathname, tabNames.get())}”`;
    sayWithUndo(text, { label: '重新打开', run: () => void navigate(addressAt(overflowTab)) });
  }, [overflowTab, navigate]);
  useEffect(() => {
    sessionStorage.setItem(storageKey, JSON.stringify(tabs.open.map(addressAt)));
    tabNames.retain(tabs.open.map(({ pathname }) => pathname));
  }, [tabs.open]);
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
  return { tabs, rounds, actions };
}
