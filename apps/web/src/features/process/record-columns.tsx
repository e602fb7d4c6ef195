import type { ProcessRow } from '@park/contract/process';
import { Button } from 'antd';
import { dash, dateTime } from '../../kit/format.ts';
import { summaryText } from '../../kit/process-status.tsx';
import type { Column } from '../../kit/table-column.ts';

export const namesOf = ({ handlers }: ProcessRow) => [...new Set(handlers.map(({ realName }) => realName))].join('、');

/** What an application is, the same in the monitor and among the records. */
export const commonColumns = (open: (row: ProcessRow) => void): Column<ProcessRow>[] => [
  {
    title: '标题',
    dataIndex: 'title',
    ellipsis: true,
    width: 240,
    render: (_, row) => (
      <Button type="link" size="small" title={row.title} onClick={() => open(row)}>
        {row.title}
      </Button>
    ),
  },
  { title: '编号', dataIndex: 'number' },
  { title: '流程', dataIndex: 'processName' },
  { title: '申请人', dataIndex: 'applicantName' },
  { title: '所属单位', dataIndex: 'companyName', ellipsis: true, width: 170 },
  { title: '摘要', key: 'summary', ellipsis: true, width: 200, hidden: true, render: (_, row) => dash(summaryText(row.summary)) },
  { title: '发起时间', dataIndex: 'createdDate', render: dateTime },
];
