import { useEffect, useState } from 'react';
import { type Location, useNavigate } from 'react-router';
import { browser } from '../kit/browser.ts';
import { unsaved } from '../kit/form-unsaved.ts';
import { key } from '../kit/storage.ts';
import { tab } from '../kit/tab.ts';
import { addressAt, change, type Tabs } from './tabs.ts';

const name = key('tabs');

/** Kept for this window alone: two windows may stand in two parks. */
const kept = (): string[] => JSON.parse(sessionStorage.getItem(name) ?? '[]');
export const forgetTabs = () => sessionStorage.removeItem(name);

/** A tab that was not shown since the page was loaded has no key yet. */
const tabAt = (address: string): Location => {
  const { pathname, search, hash } = new URL(address, location.origin);
  return { pathname, search, hash, state: null, key: '' };
};

const restored = (addresses: readonly string[]): Tabs =>
  addresses.map(tabAt).reduce<Tabs>((tabs, at) => change(tabs, { type: 'visit', at }), { open: [], active: '' });

/** The open tabs. They follow the address bar; `at` is empty on pages that have no tab. */
export function useTabs(at: Location | null, first: readonly string[]) {
  const navigate = useNavigate();
  const [tabs, setTabs] = useState<Tabs>(() => restored([...first, ...kept()]));
  const [seen, setSeen] = useState<Location | null>(null);
  if (at && at !== seen) {
    setSeen(at);
    setTabs(change(tabs, { type: 'visit', at: { ...at, pathname: at.pathname.replace(/(.)\/+$/, '$1') } }));
  }

  useEffect(() => sessionStorage.setItem(name, JSON.stringify(tabs.open.map(addressAt))), [tabs.open]);
  useEffect(() => {
    tab.drop = (path) => setTabs((now) => change(now, { type: 'close', path }));
  }, []);

  const close = (path: string) => {
    if (unsaved.has(path) && !browser.asks('此页面有未保存的修改，确定关闭？')) return;
    unsaved.set(path, false);
    const next = change(tabs, { type: 'close', path });
    setTabs(next);
    const shown = next.open.find((tab) => tab.pathname === next.active);
    if (shown && next.active !== tabs.active) void navigate(addressAt(shown), { state: { ...shown.state, staysPut: true } });
  };
  return { tabs, close };
}
