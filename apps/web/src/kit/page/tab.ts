import { createContext, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { key } from '../api/storage.ts';

/** Takes a page's tab away; the app sets it, since the kit knows no tabs. */
export const tab = { drop: (_path: string): void => {} };

/** For a page that has done its work: goes on by what it is given, without a tab left behind. */
function useLeave() {
  const { pathname } = useLocation();
  const isDone = useRef(false);
  // A page's effects end when it is hidden or gone, and only then may its tab go.
  useEffect(
    () => () => {
      if (isDone.current) tab.drop(pathname);
    },
    [pathname],
  );
  return (go: () => void) => {
    isDone.current = true;
    go();
  };
}

/** Back to where one came from. */
export function useDone(otherwise: string) {
  const navigate = useNavigate();
  const leave = useLeave();
  return () =>
    leave(() => {
      if (window.history.state?.idx > 0) void navigate(-1);
      else void navigate(otherwise, { replace: true });
    });
}

/** On to where the outcome is seen, in place of this page. */
export function useGoOn() {
  const navigate = useNavigate();
  const leave = useLeave();
  return (to: string) => leave(() => void navigate(to, { replace: true }));
}

/** What a page shows whose place is elsewhere: that one, instead of itself and its tab. */
export function Instead({ to }: { to: string }) {
  const goOn = useGoOn();
  const go = useEffectEvent(() => goOn(to));
  useEffect(() => go(), []);
  return null;
}

/** Whether the page is the one in view. Kept pages stay mounted while hidden, and must not keep a dialog open over others. */
export const ActiveContext = createContext(true);

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
