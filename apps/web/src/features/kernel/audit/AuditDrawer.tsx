import { type AuditRow, audit } from '@park/contract/kernel/audit';
import { type ExportSubject, exportSubjects, task } from '@park/contract/kernel/task';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useMay } from '../../../kit/api/access.tsx';
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
    { label: '对象', children: dash(row.targetName) },
    { label: 'IP 地址', children: dash(row.address) },
  ];
  return (
    <DetailDrawer open={open} title={row.callName} items={items} onClose={onClose} onPrevious={step(at - 1)} onNext={step(at + 1)}>
      <Changes row={row} />
    </DetailDrawer>
  );
}

const noTitles: ReadonlyMap<string, string> = new Map();
/** Returns the titles of the columns that an export contains, if the user may make such an export too. */
function useColumnTitles(entry: { call: string; input: Record<string, unknown> } | undefined): ReadonlyMap<string, string> {
  const may = useMay();
  const subject = exportSubject(entry);
  const { data } = useQuery({
    ...ask(task.columns, { subject: subject ?? 'audit' }),
    enabled: subject !== undefined && may(exportSubjects[subject]),
  });
  return subject && data ? new Map(data.map(({ key, title }) => [key, title])) : noTitles;
}
function exportSubject(entry: { call: string; input: Record<string, unknown> } | undefined): ExportSubject | undefined {
  const subject = entry?.call === task.export.key ? entry.input.subject : undefined;
  return typeof subject === 'string' && subject in exportSubjects ? (subject as ExportSubject) : undefined;
}

function Changes({ row }: { row: AuditRow }) {
  const { data, error, refetch } = useQuery(ask(audit.detail, { id: row.id, at: row.at }));
  const titles = useColumnTitles(data);
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines rows={4} />;
  const all = changesOf(data.call, data.input, data.before, titles);
  const changes = all.filter((change) => !change.isTechnical);
  return (
    <>
      {changes.length > 0 ? (
        <ChangeTable changes={changes} hasBefore={data.before !== null} />
      ) : (
        <p className="muted">此操作没有提交内容，或内容不记录。</p>
      )}
      <Technical row={row} changes={all.filter((change) => change.isTechnical)} />
    </>
  );
}

/** Ids and names of the interface, which only support needs. */
const Technical = ({ row, changes }: { row: AuditRow; changes: readonly Change[] }) => (
  <details>
    <summary>技术信息</summary>
    <dl>
      <dt>接口</dt>
      <dd>{row.call}</dd>
      <dt>对象编号</dt>
      <dd>
        <Copyable text={row.target} />
      </dd>
      <dt>请求编号</dt>
      <dd>
        <Copyable text={row.requestId} />
      </dd>
      {changes.map(({ key, field, after }) => (
        <Fragment key={key}>
          <dt>{field}</dt>
          <dd>{after}</dd>
        </Fragment>
      ))}
    </dl>
  </details>
);

function ChangeTable({ changes, hasBefore }: { changes: readonly Change[]; hasBefore: boolean }) {
  return (
    <Table<Change>
      size="small"
      rowKey="key"
      wraps
      dataSource={changes}
      caption={hasBefore ? '提交内容与上一次的对比' : '提交内容'}
      onRow={({ differs }) => (differs ? { style: { fontWeight: 600 } } : {})}
      columns={[
        { title: '字段', dataIndex: 'field' },
        ...(hasBefore ? [{ title: '上一次', dataIndex: 'before' as const }] : []),
        { title: '本次', dataIndex: 'after' },
      ]}
    />
  );
}
