import { type Task, task } from '@park/contract/kernel/task';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { saveFile } from '../api/download.ts';
import { ask, useCommand } from '../api/query.ts';
import { EmptyState } from '../feedback/empty.tsx';
import { ErrorBlock } from '../feedback/error.tsx';
import { StatusTag } from '../feedback/status.tsx';
import { dateTime } from '../format.ts';
import type { Column } from '../table/column.ts';
import { Table } from '../table/table.tsx';
import { isOver, percentOf, stateMeanings, stateNames, useTaskNews } from './task-state.ts';

const pageSize = 5;

/** Lists the user's imports or exports of one subject, newest first. */
export function TaskList({ kind, subject }: { kind: 'import' | 'export'; subject: string }) {
  const [pageNum, show] = useState(1);
  useTaskNews();
  const { data, error, isPending, refetch } = useQuery({
    ...ask(task.list, { kind, subject, pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  const cancel = useCommand(task.cancel, '已取消');
  const retry = useCommand(task.retry, '已重新开始');
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  const total = data?.total ?? 0;
  const columns: Column<Task>[] = [
    { title: '时间', dataIndex: 'createdDate', width: 156, render: dateTime },
    { title: '文件', dataIndex: 'fileName', ellipsis: true },
    {
      title: '状态',
      dataIndex: 'state',
      width: 104,
      render: (_, row) => (
        <StatusTag meaning={stateMeanings[row.state]}>
          {stateNames[row.state]}
          {row.state === 'running' && ` ${percentOf(row)}%`}
        </StatusTag>
      ),
    },
    { title: '结果', key: 'result', width: kind === 'import' ? 176 : 104, render: (_, row) => resultOf(row) },
    {
      title: '操作',
      key: 'actions',
      width: 112,
      render: (_, row) => (
        <div className="row">
          {row.hasFile && <Link text="下载" onClick={() => void saveFile(task.file, { id: row.id })} />}
          {row.hasFailedRows && <Link text="下载失败数据" onClick={() => void saveFile(task.failedRows, { id: row.id })} />}
          {!isOver(row.state) && <Link text="取消" onClick={() => cancel.mutate({ id: row.id })} />}
          {(row.state === 'failed' || row.state === 'cancelled') && <Link text="重试" onClick={() => retry.mutate({ id: row.id })} />}
        </div>
      ),
    },
  ];
  return (
    <Table<Task>
      size="small"
      wraps
      rowKey="id"
      isLoading={isPending}
      columns={columns}
      dataSource={data?.list ?? []}
      empty={<EmptyState kind="first" text={kind === 'import' ? '还没有导入记录' : '还没有导出记录'} />}
      pagination={total > pageSize && { current: pageNum, pageSize, total, onTurn: show }}
    />
  );
}

const Link = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <Button type="link" size="small" onClick={onClick}>
    {text}
  </Button>
);

function resultOf({ kind, state, total, done, failed, message, isDryRun }: Task): string {
  if (state === 'failed') return message ?? '';
  if (state !== 'done') return total ? `共 ${total} 条` : '--';
  if (kind === 'export') return `共 ${total} 条`;
  return `${isDryRun ? '可导入' : '成功'} ${done} 条，失败 ${failed} 条`;
}
