import { useState } from 'react';
import { keyOf } from '../table/column.ts';
import type { List } from './state.ts';

const none: ReadonlySet<string> = new Set();

/** The rows that came since the same list was last read, if it has grown: what somebody has just added. */
export function useLit<R>({ shownFor, total, table: { dataSource, rowKey } }: Pick<List<R>, 'shownFor' | 'total' | 'table'>) {
  const keys = dataSource.map((row) => keyOf(row, rowKey));
  const [seen, see] = useState({ shownFor, total, keys, lit: none });
  const isSame = seen.shownFor === shownFor && seen.total === total && seen.keys.join() === keys.join();
  if (shownFor !== undefined && !isSame) {
    const hasGrown = seen.shownFor === shownFor && total > seen.total;
    see({ shownFor, total, keys, lit: hasGrown ? new Set(keys.filter((key) => !seen.keys.includes(key))) : none });
  }
  return seen.lit;
}
