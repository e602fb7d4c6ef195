import type { Reply } from '@park/contract/core';
import { maxProblems, type RowProblem, type Task, task } from '@park/contract/kernel/task';
import { Alert, Button, Progress } from 'antd';
import { useState } from 'react';
import { saveFile } from '../api/download.ts';
import { useCommand } from '../api/query.ts';
import type { Column } from '../table/column.ts';
import { Table } from '../table/table.tsx';
import { percentOf } from './task-state.ts';

type Finished = Reply<typeof task.detail>;
type RefusedRow = { row: number; reasons: string };
const columns: Column<RefusedRow>[] = [
  { title: '行号', dataIndex: 'row', width: 80, render: (row: number) => `第${row}行` },
  { title: '失败原因', dataIndex: 'reasons' },
];
/** Groups the problems by row, so that each refused row is one line with all its problems. */
const byRow = (problems: readonly RowProblem[]): RefusedRow[] =>
  [...Map.groupBy(problems, ({ row }) => row)].map(([row, of]) => ({
    row,
    reasons: of.map(({ column, reason }) => [column, reason].filter(Boolean).join('：')).join('；'),
  }));

/** Shows the result of an import and the refused rows. */
export function ImportResult({ of }: { of: Finished }) {
  if (of.state === 'failed') return <Alert type="error" showIcon title="导入失败，未写入任何数据" description={of.message} />;
  if (of.state === 'cancelled') return <Alert type="info" showIcon title="导入已取消，未写入任何数据" />;
  return (
    <div className="stack">
      <Alert
        type={of.failed ? 'warning' : 'success'}
        showIcon
        title={headingOf(of)}
        description={explanationOf(of)}
        action={of.hasFailedRows && <Button onClick={() => void saveFile(task.failedRows, { id: of.id })}>下载失败数据</Button>}
      />
      {of.problems.length > 0 && <Problems of={of.problems} />}
    </div>
  );
}

const pageSize = 5;
function Problems({ of }: { of: readonly RowProblem[] }) {
  const [current, show] = useState(1);
  const rows = byRow(of);
  return (
    <Table<RefusedRow>
      size="small"
      wraps
      rowKey="row"
      columns={columns}
      dataSource={rows.slice((current - 1) * pageSize, current * pageSize)}
      pagination={rows.length > pageSize && { current, pageSize, total: rows.length, onTurn: show }}
    />
  );
}

function headingOf({ isDryRun, done, failed }: Finished): string {
  if (isDryRun) return `校验完成：可导入 ${done} 条，失败 ${failed} 条`;
  return failed ? `成功 ${done} 条，失败 ${failed} 条` : `导入成功：共 ${done} 条`;
}
function explanationOf({ isDryRun, failed, problems }: Finished): string | undefined {
  if (isDryRun) return '本次仅校验，未写入任何数据。';
  if (failed === 0) return undefined;
  const more = problems.length >= maxProblems ? `仅列出前 ${maxProblems} 个问题，全部见失败数据。` : '';
  return `失败的数据未写入，请修改后重新导入。${more}`;
}

/** Shows the progress of a task. The task continues without the page, so the user may close it and return later. */
export function TaskProgress({ of }: { of: Task | undefined }) {
  const cancel = useCommand(task.cancel, '已取消');
  const percent = of ? percentOf(of) : 0;
  return (
    <div className="stack" role="status">
      <Progress percent={percent} status="active" aria-label="进度" />
      <div className="row row-between">
        <span className="muted">{textOf(of)}关闭窗口不影响任务，可稍后回来查看。</span>
        {of && (
          <Button size="small" loading={cancel.isPending} onClick={() => cancel.mutate({ id: of.id })}>
            取消任务
          </Button>
        )}
      </div>
    </div>
  );
}

function textOf(of: Task | undefined): string {
  if (!of || of.state === 'waiting') return '正在排队，';
  return of.total ? `已处理 ${of.done + of.failed} / ${of.total} 条，` : '正在读取，';
}
