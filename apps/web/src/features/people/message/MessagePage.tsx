import { type Message, message } from '@park/contract/people/message';
import { Button } from 'antd';
import { useCommand } from '../../../kit/api/query.ts';
import { DayFilter } from '../../../kit/day/day-filter.tsx';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { type State, StateTag } from '../../../kit/feedback/status.tsx';
import { StatusChoice } from '../../../kit/form/choice.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { openOnRowClick, type Selection } from '../../../kit/list/selection.tsx';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { MessageDrawer } from './lazy.ts';
import './message.css';

const readStates: State<'0' | '1'>[] = [
  { value: '0', label: '未读', meaning: 'processing' },
  { value: '1', label: '已读', meaning: 'default' },
];
const columns = (open: (row: Message) => void): Column<Message>[] => [
  {
    title: '标题',
    dataIndex: 'title',
    ellipsis: true,
    width: 280,
    render: (_, row) => (
      <Button type="link" size="small" className={row.isRead ? '' : 'message-unread'} onClick={() => open(row)}>
        {row.title}
      </Button>
    ),
  },
  { title: '内容', dataIndex: 'content', ellipsis: true, width: 420, render: dash },
  { title: '状态', dataIndex: 'isRead', render: (_, { isRead }) => <StateTag states={readStates} value={`${isRead}`} /> },
  { title: '时间', dataIndex: 'createdDate', render: dateTime },
];

function MessagePage({ type }: { type: 5 | 6 }) {
  const list = useList(message.list, { fixed: { type } });
  const drawer = useDialog<Message>();
  const read = useCommand(message.read, '已标记为已读');
  return (
    <>
      <ListPage<Message>
        list={{ ...list, name: `${list.name}.${type}`, table: { ...list.table, onRow: openOnRowClick(drawer.edit) } }}
        columns={columns(drawer.edit)}
        filters={
          <>
            <Filter name="keyword" label="关键词">
              <Input allowClear maxLength={50} placeholder="标题或内容" />
            </Filter>
            <Filter name="isRead" label="状态">
              <StatusChoice states={readStates} />
            </Filter>
            <DayFilter label="日期" />
          </>
        }
        actions={
          <Button loading={read.isPending} disabled={list.total === 0} onClick={() => read.mutate({ type })}>
            全部已读
          </Button>
        }
        batch={(selection) => <ReadButton selection={selection} onRead={(ids) => read.mutate({ ids, type })} />}
        empty={<EmptyState kind="first" text="还没有消息" />}
      />
      <LoadingBoundary>
        {drawer.row && (
          <MessageDrawer open={drawer.open} row={drawer.row} rows={list.table.dataSource} onShow={drawer.edit} onClose={drawer.close} />
        )}
      </LoadingBoundary>
    </>
  );
}

function ReadButton({ selection: { rows, clear }, onRead }: { selection: Selection<Message>; onRead: (ids: string[]) => void }) {
  const unread = rows.filter(({ isRead }) => !isRead);
  return (
    <Button
      size="small"
      disabled={unread.length === 0}
      onClick={() => {
        onRead(unread.map(({ id }) => id));
        clear();
      }}
    >
      标为已读
    </Button>
  );
}

/** 服务消息: news about applications and tasks that involve the user. */
export const ServicePage = () => <MessagePage type={5} />;
/** 系统消息: messages of the platform itself. */
export const SystemPage = () => <MessagePage type={6} />;
