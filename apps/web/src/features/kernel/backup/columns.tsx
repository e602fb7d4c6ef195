import type { BackupRow } from '@park/contract/kernel/backup';
import { Progress } from 'antd';
import { StatusTag } from '../../../kit/feedback/status.tsx';
import { dateTime } from '../../../kit/format.ts';
import type { Column } from '../../../kit/table/column.ts';
import { duration, percentOf, sizeOf, stepName } from './words.ts';

const causes = { schedule: '自动', person: '手动', command: '命令行' } as const satisfies Record<BackupRow['cause'], string>;

export const columns: Column<BackupRow>[] = [
  { title: '开始时间', dataIndex: 'createdDate', render: dateTime },
  { title: '方式', dataIndex: 'cause', render: (_, row) => (row.userName ? `${causes[row.cause]} · ${row.userName}` : causes[row.cause]) },
  { title: '状态', dataIndex: 'state', width: 160, render: (_, row) => <State of={row} /> },
  { title: '大小', dataIndex: 'size', align: 'end', render: (_, { size }) => sizeOf(size) },
  { title: '用时', dataIndex: 'seconds', align: 'end', render: (_, { seconds }) => duration(seconds) },
  {
    title: '内容',
    dataIndex: 'rowCount',
    render: (_, row) => (row.rowCount === null ? '--' : `${row.rowCount.toLocaleString('zh-CN')} 行，${row.fileCount ?? 0} 个上传文件`),
  },
  { title: '密钥', dataIndex: 'hasKey', render: (_, row) => (row.state === 'done' ? (row.hasKey ? '已加密存入' : '未保存') : '--') },
  { title: '文件', dataIndex: 'file', render: (_, row) => <Place of={row} /> },
];

/** State of a backup. A backup succeeds only if it was read back completely; problems of the data itself are shown beside the state. */
function State({ of }: { of: BackupRow }) {
  if (of.state === 'waiting') return <StatusTag meaning="processing">等待中</StatusTag>;
  if (of.state === 'running')
    return (
      <div className="backup-progress" role="status">
        <span>{stepName(of.step)}</span>
        <Progress percent={percentOf(of)} size="small" status="active" aria-label="备份进度" />
      </div>
    );
  const meaning = of.state === 'failed' ? 'error' : of.problem ? 'warning' : 'success';
  const word = of.state === 'failed' ? '失败' : of.problem ? '成功，数据有异常' : '成功';
  return (
    <>
      <StatusTag meaning={meaning}>{word}</StatusTag>
      {of.problem && <div className="muted backup-problem">{of.problem}</div>}
    </>
  );
}

/** Shows the file name, with the folder and the machine in the tooltip, because several machines may make backups. */
function Place({ of: { file, host, isRemoved } }: { of: BackupRow }) {
  if (isRemoved) return <span className="muted">已按保留份数清理</span>;
  if (!file) return '--';
  return <span title={`${host}：${file}`}>{file.split(/[\\/]/).at(-1)}</span>;
}
