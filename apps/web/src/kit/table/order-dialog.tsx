import { useState } from 'react';
import { PageModal } from '../feedback/dialog.tsx';
import type { Dialog } from '../feedback/dialog-state.ts';
import { ErrorBlock } from '../feedback/error.tsx';
import { SkeletonLines } from '../feedback/skeleton.tsx';
import type { Column } from './column.ts';
import { moved, OrderHandle, useRowOrder } from './order.tsx';
import { Table } from './table.tsx';

type Save = { mutate: (input: { ids: string[] }, then: { onSuccess: () => void }) => void; isPending: boolean };
type OrderDialogProps<R> = {
  dialog: Dialog;
  title: string;
  /** Identifies the ordered list; a changed scope discards the order. */
  scope?: string;
  /** Undefined while the rows are loading. */
  rows: readonly R[] | undefined;
  query: { error: Error | null; refetch: () => unknown };
  columns: readonly Column<R>[];
  save: Save;
  children?: React.ReactNode;
};
/** Lets the user order all rows by hand and saves the order in one call. */
export function OrderDialog<R extends { id: string; name: string }>({ dialog, title, scope = '', ...props }: OrderDialogProps<R>) {
  const { rows, query, columns, save, children } = props;
  const [made, make] = useState<{ scope: string; order: R[] }>();
  const order = made?.scope === scope ? made.order : undefined;
  const shown = order ?? [...(rows ?? [])];
  const move = (from: number, to: number) => make({ scope, order: moved(shown, from, to) });
  const rowOrder = useRowOrder(move);
  const handle: Column<R> = {
    title: '顺序',
    key: 'order',
    width: 130,
    render: (_, { name }, at) => <OrderHandle name={name} at={at} count={shown.length} onMove={move} />,
  };
  return (
    <PageModal
      title={title}
      open={dialog.open}
      width={560}
      okText="保存"
      cancelText="取消"
      okButtonProps={{ disabled: !order }}
      confirmLoading={save.isPending}
      onOk={() => save.mutate({ ids: shown.map(({ id }) => id) }, { onSuccess: () => dialog.close() })}
      onCancel={() => dialog.close()}
    >
      {children}
      {query.error ? (
        <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />
      ) : rows ? (
        <div className="order-list">
          <Table<R>
            rowKey="id"
            size="small"
            dataSource={shown}
            onRow={rowOrder}
            empty="还没有可以排序的内容"
            columns={[handle, ...columns]}
          />
        </div>
      ) : (
        <SkeletonLines rows={5} />
      )}
    </PageModal>
  );
}
