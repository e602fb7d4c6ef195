import { Button } from 'antd';
import { type MouseEvent, type PropsWithChildren, useState } from 'react';
import './panel.css';

export type Selection<R> = { rows: R[]; clear(): void };

/** The ticked rows, over pages; gone when the page turns to other things altogether. */
export function useSelection<R>(scope: string, keyOf: (row: R) => string, nameOf: (row: R) => string) {
  const [ticked, tick] = useState<{ scope: string; rows: R[] }>({ scope, rows: [] });
  const rows = ticked.scope === scope ? ticked.rows : [];
  return {
    rows,
    clear: () => tick({ scope, rows: [] }),
    props: {
      preserveSelectedRowKeys: true,
      selectedRowKeys: rows.map(keyOf),
      onChange: (_: unknown, next: R[]) => tick({ scope, rows: next }),
      getTitleCheckboxProps: () => ({ 'aria-label': '全选当页' }),
      getCheckboxProps: (row: R) => ({ 'aria-label': `选择${nameOf(row)}` }),
    },
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

/** What a click in a row is meant for itself; a menu lies elsewhere on the page, yet its clicks come through the row. */
const ownClicks = '.ant-table-selection-column, a, button, .ant-dropdown';
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
