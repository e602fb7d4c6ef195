import { eventNames, type OutboxRow, outbox } from '@park/contract/kernel/outbox';
import { Button } from 'antd';
import { Can } from '../../../kit/api/access.tsx';
import { useCommand } from '../../../kit/api/query.ts';
import { Question } from '../../../kit/feedback/question.tsx';
import { StateTag, statesOf } from '../../../kit/feedback/status.tsx';
import { StatusChoice } from '../../../kit/form/choice.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';

const nameOf = (event: string) => (eventNames as Record<string, string>)[event] ?? event;
const states = statesOf<OutboxRow['state']>(
  { dead: '发送失败', waiting: '待发送', sent: '已发送' },
  { dead: 'error', waiting: 'processing', sent: 'success' },
);

const columns = (retry: (row: OutboxRow) => void): Column<OutboxRow>[] => [
  { title: '创建时间', dataIndex: 'createdDate', render: dateTime },
  { title: '类型', dataIndex: 'event', render: nameOf },
  { title: '空间', dataIndex: 'spaceName' },
  { title: '状态', dataIndex: 'state', render: (_, { state }) => <StateTag states={states} value={state} /> },
  { title: '尝试次数', dataIndex: 'attempts', align: 'end' },
  { title: '失败原因', dataIndex: 'lastError', ellipsis: true, width: 260, render: dash },
  { title: '发送时间', dataIndex: 'sentDate', render: (at: string | null) => (at ? dateTime(at) : '--') },
  {
    title: '操作',
    key: 'actions',
    fixed: 'end',
    render: (_, row) =>
      row.state === 'dead' && (
        <Can access="outbox:update">
          <Question title="重新发送这条消息？" description="对方可能会再次收到。" okText="发送" onConfirm={() => retry(row)}>
            <Button type="link" size="small">
              重新发送
            </Button>
          </Question>
        </Can>
      ),
  },
];

export function Deliveries() {
  const list = useList(outbox.list);
  const retry = useCommand(outbox.retry, '已重新发送');
  return (
    <ListPage<OutboxRow>
      list={list}
      columns={columns(({ id, spaceId }) => retry.mutate({ id, spaceId }))}
      filters={
        <Filter name="state" label="状态">
          <StatusChoice states={states} />
        </Filter>
      }
    />
  );
}
