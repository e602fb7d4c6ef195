import { useState } from 'react';
import { useLocation } from 'react-router';
import { unsaved } from '../../../../kit/form/unsaved.ts';
import type { Shape } from './shape.ts';

/** Outlines that differ from the stored ones, by room; null deletes an outline. */
type Drafts = Readonly<Record<string, Shape | null>>;
const maxSteps = 100;

/** Keeps the unsaved outlines with their history, so that each step can be undone. */
export function useDrafts() {
  const { pathname } = useLocation();
  const [{ now, past }, set] = useState<{ now: Drafts; past: readonly Drafts[] }>({ now: {}, past: [] });
  const keep = (next: Drafts) => unsaved.set(pathname, Object.keys(next).length > 0);
  const takeBack = () => {
    keep(past.at(-1) ?? {});
    set({ now: past.at(-1) ?? {}, past: past.slice(0, -1) });
  };
  return {
    now,
    isDirty: Object.keys(now).length > 0,
    /** With `isSame` the change becomes part of the previous undo step, so that a whole drag is undone at once. */
    put(id: string, shape: Shape | null, isSame = false) {
      keep({ ...now, [id]: shape });
      set((state) => ({ now: { ...state.now, [id]: shape }, past: isSame ? state.past : [...state.past, state.now].slice(-maxSteps) }));
    },
    takeBack: past.length > 0 ? takeBack : undefined,
    clear() {
      keep({});
      set({ now: {}, past: [] });
    },
  };
}
