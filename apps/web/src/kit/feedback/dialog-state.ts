import { useState } from 'react';

export type Dialog<T = unknown> = { open: boolean; close(reply?: T): void };

/** Holds the state of a dialog: without a row it adds, with a row it edits. The row is kept while the dialog fades out. */
export function useDialog<T>() {
  const [state, setState] = useState<{ open: boolean; row?: T }>({ open: false });
  return {
    ...state,
    add: () => setState({ open: true }),
    edit: (row: T) => setState({ open: true, row }),
    close: () => setState((now) => ({ ...now, open: false })),
  };
}
