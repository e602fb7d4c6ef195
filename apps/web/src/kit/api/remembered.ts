import { useSyncExternalStore } from 'react';
import { stored } from './storage.ts';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A setting of this person that outlives the visit and is the same in every open tab, such as the density of tables. */
export function useRemembered<T>(name: string, initial: T): [T, (next: T) => void] {
  const text = useSyncExternalStore(subscribe, () => stored.get(name));
  const remember = (next: T) => {
    stored.set(name, JSON.stringify(next));
    for (const listener of listeners) listener();
  };
  return [read(text, initial), remember];
}

/** Storage is the person's own and may hold anything. */
function read<T>(text: string | null, initial: T): T {
  if (text === null) return initial;
  try {
    return JSON.parse(text) as T;
  } catch {
    return initial;
  }
}
