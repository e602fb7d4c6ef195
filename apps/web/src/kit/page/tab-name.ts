import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { key } from '../api/storage.ts';

type Names = Readonly<Record<string, string>>;
const place = key('tabNames');
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const stored = () => sessionStorage.getItem(place) ?? '{}';

/** What open pages call themselves, by path. Kept with the tabs: one that was not looked at since a reload has its name too. */
export const tabNames = {
  get: (): Names => JSON.parse(stored()),
  set(names: Names) {
    sessionStorage.setItem(place, JSON.stringify(names));
    for (const listener of listeners) listener();
  },
  /** Those of pages that are not open any more go. */
  keep(paths: readonly string[]) {
    const names = Object.entries(tabNames.get());
    const left = names.filter(([path]) => paths.includes(path));
    if (left.length < names.length) tabNames.set(Object.fromEntries(left));
  },
};

export const useTabNames = (): Names => JSON.parse(useSyncExternalStore(subscribe, stored));

/** For a page of which several may be open: what tells this one from the others, as soon as that is known. */
export function useTabName(name: string | undefined) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (name && tabNames.get()[pathname] !== name) tabNames.set({ ...tabNames.get(), [pathname]: name });
  }, [pathname, name]);
}
