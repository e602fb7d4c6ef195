import { type LocalMessage, outbox } from '@park/contract/kernel/outbox';
import { Alert, Button } from 'antd';
import { useCommand } from '../../../kit/api/query.ts';
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
  { title: '内容', key: 'body', render: (_, row) => <Content of={row} /> },
];

/** The content of a message, which may be a code or a first password: it is fetched on a click, and the look-up is recorded. */
function Content({ of: { id, spaceId, recipient } }: { of: LocalMessage }) {
  const look = useCommand(outbox.look, false);
  if (look.data)
    return (
      <span style={{ whiteSpace: 'pre-wrap' }}>
        {look.data.recipient}：{look.data.body}
      </span>
    );
  return (
    <Button
      type="link"
      size="small"
      aria-label={`查看发给${recipient}的消息`}
      loading={look.isPending}
      onClick={() => look.mutate({ id, spaceId })}
    >
      查看
    </Button>
  );
}

export function LocalMessages() {
  const list = useList(outbox.local, { fixed: { tab: 'local' } as object });
  return (
    <>
      <Alert type="warning" showIcon title="仅在未配置短信网关时显示，查看内容会留下记录" />
      <ListPage<LocalMessage>
        list={list}
        columns={columns}
        empty={<EmptyState kind="first" text="没有配置短信或邮件网关时，消息不会真的发出，保存在这里供测试；正式环境不显示" />}
      />
    </>
  );
}
