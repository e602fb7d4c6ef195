import type { ProcessRow } from '@park/contract/approval/process';
import { Button } from 'antd';
import { dash, dateTime } from '../../../kit/format.ts';
import type { Column } from '../../../kit/table/column.ts';
import { ProcessStatus, summaryText } from '../../../parts/flow/process-status.tsx';
import { PersonName } from '../../../parts/people/Avatar.tsx';

const namesOf = ({ handlers }: ProcessRow) => [...new Set(handlers.map(({ realName }) => realName))].join('、');

type Open = (row: ProcessRow) => void;
export const titleColumn = (open: Open): Column<ProcessRow> => ({
  title: '标题',
  dataIndex: 'title',
  ellipsis: true,
  width: 220,
  render: (_, row) => (
    <Button type="link" size="small" title={row.title} onClick={() => open(row)}>
      {row.title}
    </Button>
  ),
});
export const flowColumn: Column<ProcessRow> = { title: '流程', dataIndex: 'processName' };
export const applicantColumn: Column<ProcessRow> = {
  title: '申请人',
  dataIndex: 'applicantName',
  render: (_, { applicantId, applicantName }) => <PersonName id={applicantId} name={applicantName} />,
};
export const numberColumn: Column<ProcessRow> = { title: '编号', dataIndex: 'number' };
export const companyColumn: Column<ProcessRow> = { title: '所属企业', dataIndex: 'companyName', ellipsis: true, width: 140 };
export const createdColumn: Column<ProcessRow> = { title: '发起时间', dataIndex: 'createdDate', render: dateTime };
export const handlersColumn: Column<ProcessRow> = {
  title: '当前处理人',
  key: 'handlers',
  ellipsis: true,
  width: 150,
  render: (_, row) => dash(namesOf(row)),
};
export const statusColumn: Column<ProcessRow> = {
  title: '状态',
  dataIndex: 'status',
  render: (_, { status }) => <ProcessStatus of={status} />,
};
export const summaryColumn: Column<ProcessRow> = {
  title: '摘要',
  key: 'summary',
  ellipsis: true,
  width: 200,
  hidden: true,
  render: (_, row) => dash(summaryText(row.summary)),
};
