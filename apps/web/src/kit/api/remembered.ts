import { useSyncExternalStore } from 'react';
import { stored } from './storage.ts';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Keeps a setting of the user beyond the visit and in sync across tabs, for example the density of tables. */
export function useRemembered<T>(name: string, initial: T): [T, (next: T) => void] {
  const text = useSyncExternalStore(subscribe, () => stored.get(name));
  const remember = (next: T) => {
    stored.set(name, JSON.stringify(next));
    for (const listener of listeners) listener();
  };
  return [parseStored(text, initial), remember];
}

/** Users can edit the storage, so the text may be invalid. */
function parseStored<T>(text: string | null, initial: T): T {
  if (text === null) return initial;
  try {
    return JSON.parse(text) as T;
  } catch {
    return initial;
  }
}
