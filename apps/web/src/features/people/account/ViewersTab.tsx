import { account } from '@park/contract/people/account';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../kit/api/query.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { pagerOf, type Row } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { Table } from '../../../kit/table/table.tsx';

type Viewer = Row<typeof account.viewers>;
const columns: Column<Viewer>[] = [
  { title: '查看人', dataIndex: 'viewerName' },
  { title: '所在企业', dataIndex: 'companyName', render: dash },
  { title: '查看内容', dataIndex: 'what', render: dash },
  { title: '查看位置', dataIndex: 'where', render: dash },
  { title: '查看时间', dataIndex: 'createdDate', render: dateTime },
];

/**
 * Lists the people who have viewed the user's phone number. The page number is not in the address, which belongs to the page below the
 * dialog.
 */
export function ViewersTab() {
  const [page, setPage] = useState({ pageNum: 1, pageSize: 10 });
  const { data, error, refetch } = useQuery({ ...ask(account.viewers, page), placeholderData: keepPreviousData });
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines rows={3} />;
  return (
    <div className="list-body">
      <Table<Viewer>
        rowKey="id"
        columns={columns}
        dataSource={data.list}
        pagination={pagerOf(page.pageNum, page.pageSize, data.total, (pageNum, pageSize) => setPage({ pageNum, pageSize }))}
        empty={<EmptyState kind="first" text="还没有人查看过你的手机号" />}
      />
    </div>
  );
}
