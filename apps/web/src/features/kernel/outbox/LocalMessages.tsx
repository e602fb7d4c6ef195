import { type LocalMessage, outbox } from '@park/contract/kernel/outbox';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { dateTime } from '../../../kit/format.ts';
import { ListPage } from '../../../kit/list/list.tsx';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';

const channels = { sms: '短信', mail: '邮件' } as const satisfies Record<LocalMessage['channel'], string>;
const columns: Column<LocalMessage>[] = [
  { title: '时间', dataIndex: 'createdDate', render: dateTime },
  { title: '渠道', dataIndex: 'channel', render: (_, row) => channels[row.channel] },
  { title: '空间', dataIndex: 'spaceName' },
  { title: '接收人', dataIndex: 'recipient' },
  { title: '内容', dataIndex: 'body', render: (body: string) => <span style={{ whiteSpace: 'pre-wrap' }}>{body}</span> },
];

export function LocalMessages() {
  const list = useList(outbox.local, { fixed: { tab: 'local' } as object });
  return (
    <ListPage<LocalMessage>
      list={list}
      columns={columns}
      empty={<EmptyState kind="first" text="没有配置短信或邮件网关时，消息不会真的发出，保存在这里供测试；正式环境不显示" />}
    />
  );
}
