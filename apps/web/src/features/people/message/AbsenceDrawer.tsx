import { process } from '@park/contract/approval/process';
import type { Reply } from '@park/contract/core';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useContext } from 'react';
import { ask, useCommand } from '../../../kit/api/query.ts';
import { type Dialog, useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { Question } from '../../../kit/feedback/question.tsx';
import { StateTag, statesOf } from '../../../kit/feedback/status.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { ActiveContext } from '../../../kit/page/tab.ts';
import type { Column } from '../../../kit/table/column.ts';
import { Table } from '../../../kit/table/table.tsx';
import { AbsenceForm } from './AbsenceForm.tsx';

type Absence = Reply<typeof process.absences>[number];
const states = statesOf<Absence['state']>(
  { coming: '未开始', active: '生效中', over: '已结束' },
  { coming: 'warning', active: 'processing', over: 'default' },
);

const columns = (end: (id: string) => void): Column<Absence>[] => [
  { title: '代理人', dataIndex: 'delegateName' },
  { title: '时间', key: 'time', render: (_, { from, to }) => `${dateTime(from)} 至 ${dateTime(to)}` },
  { title: '流程', key: 'flows', render: (_, { flowIds, flowNames }) => (flowIds ? flowNames.join('、') : '全部') },
  { title: '原因', dataIndex: 'reason', render: dash },
  { title: '状态', dataIndex: 'state', render: (_, { state }) => <StateTag states={states} value={state} /> },
  {
    title: '操作',
    key: 'actions',
    render: (_, { id, state, delegateName }) =>
      state === 'over' ? (
        '--'
      ) : (
        <Question
          title={`取消由${delegateName}代办？`}
          {...(state === 'active' && { description: '此后的待办由你处理，已转给对方的仍由对方处理。' })}
          okText="取消委托"
          cancelText="保留"
          onConfirm={() => end(id)}
        >
          <Button type="link" size="small" danger>
            取消
          </Button>
        </Question>
      ),
  },
];

/** Lists the user's absences with the delegates. */
export function AbsenceDrawer({ dialog }: { dialog: Dialog }) {
  const isActive = useContext(ActiveContext);
  const { data, error, isPending, refetch } = useQuery(ask(process.absences, {}));
  const end = useCommand(process.endAbsence, '已取消委托');
  const form = useDialog();
  if (!isActive) return null;
  return (
    <Drawer
      open={dialog.open}
      title="委托代理"
      size={760}
      onClose={() => dialog.close()}
      extra={
        <Button type="primary" onClick={form.add}>
          新增委托
        </Button>
      }
    >
      <div className="stack">
        <span className="muted">委托期间，你的待办由代理人处理（代理人自己的申请除外），审批记录中会同时显示双方姓名。</span>
        {error ? (
          <ErrorBlock error={error} onRetry={() => void refetch()} />
        ) : (
          <Table<Absence>
            rowKey="id"
            wraps
            isLoading={isPending}
            columns={columns((id) => end.mutateAsync({ id }).catch(() => {}))}
            dataSource={data ?? []}
            empty={<EmptyState kind="first" text="还没有设置过委托" />}
          />
        )}
      </div>
      <AbsenceForm dialog={form} />
    </Drawer>
  );
}
