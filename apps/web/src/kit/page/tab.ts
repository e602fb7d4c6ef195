import { createContext, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { key } from '../api/storage.ts';

/** Hook that closes the tab of a page; set by the app, because the kit knows no tabs. */
export const tab = { close: (_path: string): void => {} };

/** Returns a function that navigates away from a finished page and closes its tab. */
function useCloseAndNavigate() {
  const { pathname } = useLocation();
  const isDone = useRef(false);
  // Runs when the page is hidden or unmounted, because its tab may be closed only then.
  useEffect(
    () => () => {
      if (isDone.current) tab.close(pathname);
    },
    [pathname],
  );
  return (go: () => void) => {
    isDone.current = true;
    go();
  };
}

/** Returns a function that leaves a finished page for the previous page, or for `otherwise` if there is no history. */
export function useCloseAndGoBack(otherwise: string) {
  const navigate = useNavigate();
  const leave = useCloseAndNavigate();
  return () =>
    leave(() => {
      if (window.history.state?.idx > 0) void navigate(-1);
      else void navigate(otherwise, { replace: true });
    });
}

/** Returns a function that replaces a finished page by the page that shows the outcome; `state` tells that page how it was opened. */
export function useCloseAndReplace() {
  const navigate = useNavigate();
  const leave = useCloseAndNavigate();
  return (to: string, state?: object) => leave(() => void navigate(to, { replace: true, state }));
}

/** Redirects to another page and closes the tab of the redirecting page. */
export function RedirectAndClose({ to }: { to: string }) {
  const goOn = useCloseAndReplace();
  const go = useEffectEvent(() => goOn(to));
  useEffect(() => go(), []);
  return null;
}

/** Tells whether the page is visible. Hidden pages stay mounted and must not keep a dialog open over other pages. */
export const ActiveContext = createContext(true);

type TabNames = Readonly<Record<string, string>>;
const storageKey = key('tabNames');
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const storedNames = () => sessionStorage.getItem(storageKey) ?? '{}';

/**
 * Titles that open pages have set, by path. Kept in session storage like the tabs, so that a tab not shown since a reload keeps its title.
 */
export const tabNames = {
  get: (): TabNames => JSON.parse(storedNames()),
  set(names: TabNames) {
    sessionStorage.setItem(storageKey, JSON.stringify(names));
    for (const listener of listeners) listener();
  },
  /** Drops the titles of closed pages. */
  retain(paths: readonly string[]) {
    const names = Object.entries(tabNames.get());
    const left = names.filter(([path]) => paths.includes(path));
    if (left.length < names.length) tabNames.set(Object.fromEntries(left));
  },
};

export const useTabNames = (): TabNames => JSON.parse(useSyncExternalStore(subscribe, storedNames));

/** Sets the title of the page's tab once it is known, for a page of which several may be open. */
export function useTabName(name: string | undefined) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (name && tabNames.get()[pathname] !== name) tabNames.set({ ...tabNames.get(), [pathname]: name });
  }, [pathname, name]);
}
