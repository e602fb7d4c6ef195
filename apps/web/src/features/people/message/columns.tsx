import type { Message } from '@park/contract/people/message';
import { Button, Tag } from 'antd';
import { dash, dateTime } from '../../../kit/format.ts';
import type { Column } from '../../../kit/table/column.ts';
import { Deadline } from '../../../parts/flow/Deadline.tsx';
import { ProcessStatus, summaryText } from '../../../parts/flow/process-status.tsx';
import { PersonName } from '../../../parts/people/Avatar.tsx';
import type { ListType } from './MessageTabs.tsx';

const handlersOf = ({ handlers }: Message) => dash([...new Set(handlers.map(({ realName }) => realName))].join('、'));

/** The user's action on an application, named like the buttons. */
const actionNames: Record<string, string> = {
  agreed: '同意',
  refused: '拒绝',
  returned: '退回',
  resubmitted: '重新提交',
  advised: '填写意见',
  transferred: '转交',
};

/** Columns specific to each list, such as the current handlers of the user's own applications. */
const perType: Record<ListType, Column<Message>[]> = {
  1: [
    { title: '当前节点', dataIndex: 'taskName', render: dash },
    { title: '到达时间', dataIndex: 'createdDate', render: dateTime },
  ],
  2: [
    { title: '我的操作', dataIndex: 'action', render: (_, { action }) => dash(actionNames[action ?? ''] ?? action) },
    { title: '状态', dataIndex: 'status', render: (_, row) => row.status && <ProcessStatus of={row.status} /> },
    { title: '处理时间', dataIndex: 'doneDate', render: dateTime },
  ],
  3: [
    { title: '状态', dataIndex: 'status', render: (_, row) => row.status && <ProcessStatus of={row.status} /> },
    { title: '当前处理人', key: 'handlers', ellipsis: true, width: 160, render: (_, row) => handlersOf(row) },
    { title: '发起时间', dataIndex: 'createdDate', render: dateTime },
  ],
  4: [
    { title: '状态', dataIndex: 'status', render: (_, row) => row.status && <ProcessStatus of={row.status} /> },
    { title: '抄送时间', dataIndex: 'createdDate', render: dateTime },
  ],
};

/** Hides the time limit column if no row has a time limit, because few flows set one. */
const deadlineColumn = (rows: readonly Message[]): Column<Message> => ({
  title: '处理时限',
  dataIndex: 'deadline',
  hidden: !rows.some(({ deadline }) => deadline),
  render: (_, { deadline }) => (deadline ? <Deadline at={deadline} /> : '--'),
});

type Open = (row: Message) => void;
/**
 * Column with a button to the page where a to-do that is not an application is handled. It is left out if all rows are applications,
 * because their titles are links.
 */
const actionColumn = (open: Open): Column<Message> => ({
  title: '操作',
  key: 'actions',
  fixed: 'end',
  render: (_, row) => (
    <Button type="link" size="small" onClick={() => open(row)}>
      去处理
    </Button>
  ),
});
const applicantOf = (_: unknown, { applicantId, applicantName }: Message) => <PersonName id={applicantId} name={applicantName} />;
const processOf = ({ kindName, processName }: Message) => (kindName ? <Tag>{kindName}</Tag> : dash(processName));

export const columnsOf = (type: ListType, rows: readonly Message[], open: Open): Column<Message>[] => [
  {
    title: '标题',
    dataIndex: 'title',
    ellipsis: true,
    width: 180,
    render: (_, row) => (
      <Button type="link" size="small" className={row.isRead ? '' : 'message-unread'} title={row.title} onClick={() => open(row)}>
        {row.title}
      </Button>
    ),
  },
  { title: '编号', dataIndex: 'number', render: dash },
  { title: '流程', dataIndex: 'processName', render: (_, row) => processOf(row) },
  { title: '摘要', key: 'summary', ellipsis: true, width: 150, render: (_, row) => dash(summaryText(row.summary) || row.content) },
  ...(type === 3 ? [] : [{ title: '申请人', dataIndex: 'applicantName' as const, render: applicantOf }]),
  { title: '所属企业', dataIndex: 'companyName', ellipsis: true, width: 120, hidden: type === 3, render: dash },
  ...(type === 1 ? [deadlineColumn(rows)] : []),
  ...perType[type],
  ...(type === 1 && rows.some(({ link }) => link) ? [actionColumn(open)] : []),
];
