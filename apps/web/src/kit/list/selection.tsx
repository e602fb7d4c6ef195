import { Button } from 'antd';
import { type MouseEvent, type PropsWithChildren, useState } from 'react';
import '../page/panel.css';

export type Selection<R> = { rows: R[]; clear(): void };

type Ticked<R> = { scope: string; rows: R[]; last?: R | undefined };
/** The ticked rows, over pages; gone when the page turns to other things altogether. */
export function useSelection<R>(scope: string, keyOf: (row: R) => string, nameOf: (row: R) => string) {
  const [ticked, tick] = useState<Ticked<R>>({ scope, rows: [] });
  const { rows, last } = ticked.scope === scope ? ticked : { rows: [], last: undefined };
  const keys = new Set(rows.map(keyOf));
  const set = (of: readonly R[], isOn: boolean) => {
    const touched = new Set(of.map(keyOf));
    const others = rows.filter((row) => !touched.has(keyOf(row)));
    const fresh = of.filter((row) => !keys.has(keyOf(row)));
    tick({ scope, rows: isOn ? [...rows, ...fresh] : others, last: of.at(-1) });
  };
  return {
    rows,
    clear: () => tick({ scope, rows: [] }),
    ticks: { has: (row: R) => keys.has(keyOf(row)), set, nameOf, last },
  };
}

/** 已选 N 项, what can be done with them, and a way out. */
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

/** What a click in a row is meant for itself. */
const ownClicks = '.table-tick, a, button';
/** Row props that open the record on a click, but not for a click on something in it, beside its tick box, or that ends marking text. */
export const opening =
  <R,>(open: (row: R) => void) =>
  (row: R) => ({
    className: 'list-row-link',
    onClick: ({ target }: MouseEvent) => {
      const isElsewhere = (target as Element).closest(ownClicks);
      if (!isElsewhere && !window.getSelection()?.toString()) open(row);
    },
  });
