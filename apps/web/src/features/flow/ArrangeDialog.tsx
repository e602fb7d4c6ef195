import { type FlowRow, flow } from '@park/contract/flow';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, useCommand } from '../../kit/api.ts';
import { PageModal } from '../../kit/dialog.tsx';
import type { Dialog } from '../../kit/dialog-state.ts';
import { ErrorBlock } from '../../kit/error.tsx';
import { dash } from '../../kit/format.ts';
import { OrderHandle, useRowOrder } from '../../kit/order-handle.tsx';
import { SkeletonLines } from '../../kit/skeleton.tsx';
import { Table } from '../../kit/table.tsx';
import { moved } from '../../kit/upload-order.ts';

/** The order flows have where they are started, group by group. */
export function ArrangeDialog({ dialog }: { dialog: Dialog }) {
  const { data, error, refetch } = useQuery(ask(flow.all, {}));
  const save = useCommand(flow.arrange, '顺序已保存');
  const [order, make] = useState<FlowRow[]>();
  const shown = order ?? data ?? [];
  const move = (from: number, to: number) => make(moved(shown, from, to));
  const rowOrder = useRowOrder(move);
  const items = shown.map(({ id }, rank) => ({ id, rank }));
  return (
    <PageModal
      title="调整流程顺序"
      open={dialog.open}
      width={560}
      okText="保存"
      cancelText="取消"
      okButtonProps={{ disabled: !order }}
      confirmLoading={save.isPending}
      onOk={() => save.mutate({ items }, { onSuccess: () => dialog.close() })}
      onCancel={() => dialog.close()}
    >
      {error ? (
        <ErrorBlock error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div className="order-list">
          <Table<FlowRow>
            rowKey="id"
            size="small"
            dataSource={shown}
            onRow={rowOrder}
            empty="还没有流程"
            columns={[
              {
                title: '顺序',
                key: 'order',
                width: 130,
                render: (_, { name }, at) => <OrderHandle name={name} at={at} count={shown.length} onMove={move} />,
              },
              { title: '流程名称', dataIndex: 'name' },
              { title: '分组', dataIndex: 'groupName', render: dash },
            ]}
          />
        </div>
      ) : (
        <SkeletonLines rows={5} />
      )}
    </PageModal>
  );
}
