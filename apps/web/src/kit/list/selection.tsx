import { Button } from 'antd';
import { type MouseEvent, type PropsWithChildren, useState } from 'react';
import '../page/panel.css';

export type Selection<R> = { rows: R[]; clear(): void };

type TickedRows<R> = { scope: string; rows: R[]; last?: R | undefined };
/** Manages the selected rows across pages; cleared when `scope` changes. */
export function useSelection<R>(scope: string, keyOf: (row: R) => string, nameOf: (row: R) => string) {
  const [ticked, tick] = useState<TickedRows<R>>({ scope, rows: [] });
  const { rows, last } = ticked.scope === scope ? ticked : { rows: [], last: undefined };
  const keys = new Set(rows.map(keyOf));
  const set = (of: readonly R[], isOn: boolean) => {
    const changedKeys = new Set(of.map(keyOf));
    const others = rows.filter((row) => !changedKeys.has(keyOf(row)));
    const added = of.filter((row) => !keys.has(keyOf(row)));
    tick({ scope, rows: isOn ? [...rows, ...added] : others, last: of.at(-1) });
  };
  return {
    rows,
    clear: () => tick({ scope, rows: [] }),
    ticks: { has: (row: R) => keys.has(keyOf(row)), set, nameOf, last },
  };
}

/** Shows 已选 N 项, the batch actions, and a button that clears the selection. */
export function BatchBar({ count, onClear, children }: PropsWithChildren<{ count: number; onClear: () => void }>) {
  return (
    <div className="row batch" role="status">
      <span>已选 {count} 项</span>
      {children}
      <Button type="link" onClick={onClear}>
        取消选择
      </Button>
    </div>
  );
}

/** Elements of a row that handle a click themselves. */
const ownClicks = '.table-tick, a, button';
/**
 * Returns row props that open the record on a click, except a click on a control in the row, beside its check box, or at the end of a text
 * selection.
 */
export const openOnRowClick =
  <R,>(open: (row: R) => void) =>
  (row: R) => ({
    className: 'list-row-link',
    onClick: ({ target }: MouseEvent) => {
      const isElsewhere = (target as Element).closest(ownClicks);
      if (!isElsewhere && !window.getSelection()?.toString()) open(row);
    },
  });
