import { type AuditRow, audit } from '@park/contract/kernel/audit';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api/query.ts';
import { DetailDrawer } from '../../../kit/feedback/detail-drawer.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { Copyable } from '../../../kit/page/copyable.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { type Change, changesOf } from './changes.ts';
import { Outcome, sideOf } from './record.tsx';

type AuditDrawerProps = { open: boolean; row: AuditRow; rows: readonly AuditRow[]; onShow: (row: AuditRow) => void; onClose: () => void };
/** Shows one audit entry: person, time, input, and the difference from the previous input. */
export function AuditDrawer({ open, row, rows, onShow, onClose }: AuditDrawerProps) {
  const at = rows.findIndex(({ id }) => id === row.id);
  const step = (to: number) => {
    const next = at < 0 ? undefined : rows[to];
    return next && (() => onShow(next));
  };
  const items = [
    { label: '时间', children: dateTime(row.at) },
    { label: '结果', children: <Outcome of={row} /> },
    { label: '操作人', children: dash(row.userName) },
    { label: '所在企业', children: dash(row.companyName) },
    { label: '身份', children: sideOf(row) },
    { label: '对象编号', children: row.target ? <Copyable text={row.target} /> : '--' },
    { label: '接口', children: row.call },
    { label: '请求编号', children: <Copyable text={row.requestId} /> },
  ];
  return (
    <DetailDrawer open={open} title={row.callName} items={items} onClose={onClose} onPrevious={step(at - 1)} onNext={step(at + 1)}>
      <Changes row={row} />
    </DetailDrawer>
  );
}

function Changes({ row }: { row: AuditRow }) {
  const { data, error, refetch } = useQuery(ask(audit.detail, { id: row.id, at: row.at }));
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines rows={4} />;
  const changes = changesOf(data.call, data.input, data.before);
  if (changes.length === 0) return <p className="muted">此操作没有提交内容，或内容不记录。</p>;
  return (
    <Table<Change>
      size="small"
      rowKey="key"
      wraps
      dataSource={changes}
      caption={data.before ? '提交内容与上一次的对比' : '提交内容'}
      onRow={({ differs }) => (differs ? { style: { fontWeight: 600 } } : {})}
      columns={[
        { title: '字段', dataIndex: 'field' },
        ...(data.before ? [{ title: '上一次', dataIndex: 'before' as const }] : []),
        { title: '本次', dataIndex: 'after' },
      ]}
    />
  );
}
