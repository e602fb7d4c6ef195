import { type FlowRow, flow } from '@park/contract/approval/flow';
import { useQuery } from '@tanstack/react-query';
import { ask, useCommand } from '../../../kit/api/query.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { dash } from '../../../kit/format.ts';
import type { Column } from '../../../kit/table/column.ts';
import { OrderDialog } from '../../../kit/table/order-dialog.tsx';

const columns: Column<FlowRow>[] = [
  { title: '流程名称', dataIndex: 'name' },
  { title: '分组', dataIndex: 'groupName', render: dash },
];
/** Sets the order in which the start page lists the flows of each group. */
export function ArrangeDialog({ dialog }: { dialog: Dialog }) {
  const all = useQuery(ask(flow.all, {}));
  const { mutate, isPending } = useCommand(flow.arrange, '顺序已保存');
  const save: React.ComponentProps<typeof OrderDialog>['save'] = {
    mutate: ({ ids }, then) => mutate({ items: ids.map((id, rank) => ({ id, rank })) }, then),
    isPending,
  };
  return <OrderDialog dialog={dialog} title="调整流程顺序" rows={all.data} query={all} columns={columns} save={save} />;
}
