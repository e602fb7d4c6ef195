import { eventNames, type OutboxRow, outbox } from '@park/contract/kernel/outbox';
import { Button } from 'antd';
import { Can } from '../../../kit/access.tsx';
import { useCommand } from '../../../kit/api.ts';
import { Filter } from '../../../kit/filters.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { ListPage } from '../../../kit/list.tsx';
import { useList } from '../../../kit/list-state.ts';
import { Question } from '../../../kit/question.tsx';
import { StateTag, statesOf } from '../../../kit/status.tsx';
import { StatusChoice } from '../../../kit/status-choice.tsx';
import type { Column } from '../../../kit/table-column.ts';

const nameOf = (event: string) => (eventNames as Record<string, string>)[event] ?? event;
const states = statesOf<OutboxRow['state']>(
  { dead: '投递失败', waiting: '待投递', sent: '已投递' },
  { dead: 'error', waiting: 'processing', sent: 'success' },
);

const columns = (retry: (row: OutboxRow) => void): Column<OutboxRow>[] => [
  { title: '创建时间', dataIndex: 'createdDate', render: dateTime },
  { title: '类型', dataIndex: 'event', render: nameOf },
  { title: '空间', dataIndex: 'spaceName' },
  { title: '状态', dataIndex: 'state', render: (_, { state }) => <StateTag states={states} value={state} /> },
  { title: '尝试次数', dataIndex: 'attempts', align: 'end' },
  { title: '失败原因', dataIndex: 'lastError', ellipsis: true, width: 260, render: dash },
  { title: '投递时间', dataIndex: 'sentDate', render: (at: string | null) => (at ? dateTime(at) : '--') },
  {
    title: '操作',
    key: 'actions',
    fixed: 'end',
    render: (_, row) =>
      row.state === 'dead' && (
        <Can access="outbox:update">
          <Question title="重新投递这条消息？" description="接收方可能会再次收到。" okText="投递" onConfirm={() => retry(row)}>
            <Button type="link" size="small">
              重新投递
            </Button>
          </Question>
        </Can>
      ),
  },
];

export function Deliveries() {
  const list = useList(outbox.list);
  const retry = useCommand(outbox.retry, '已重新投递');
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
