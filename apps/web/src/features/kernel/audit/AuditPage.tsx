import { type AuditRow, audit, maxCounted } from '@park/contract/kernel/audit';
import { Button } from 'antd';
import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';
import { DayFilter } from '../../../kit/day/day-filter.tsx';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { StatusChoice } from '../../../kit/form/choice.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { openOnRowClick } from '../../../kit/list/selection.tsx';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { ExportButton } from '../../../kit/task/buttons.tsx';
import { ChainState } from './ChainState.tsx';
import { Outcome, outcomes, sideOf } from './record.tsx';

const AuditDrawer = lazy(() => fetched(import('./AuditDrawer.tsx').then((file) => ({ default: file.AuditDrawer }))));

const columns = (show: (row: AuditRow) => void): Column<AuditRow>[] => [
  { title: '时间', dataIndex: 'at', render: dateTime },
  {
    title: '操作',
    dataIndex: 'callName',
    render: (_, row) => (
      <Button type="link" size="small" onClick={() => show(row)}>
        {row.callName}
      </Button>
    ),
  },
  { title: '对象', dataIndex: 'targetName', render: dash },
  { title: '结果', dataIndex: 'outcome', render: (_, row) => <Outcome of={row} /> },
  { title: '操作人', dataIndex: 'userName', render: dash },
  { title: '所在企业', dataIndex: 'companyName', render: dash },
  { title: '身份', dataIndex: 'side', render: (_, row) => sideOf(row) },
  { title: 'IP 地址', dataIndex: 'address', render: dash },
];

/** 操作日志: actions of users and refused attempts, and whether the audit log is intact. */
export function AuditPage() {
  const list = useList(audit.list);
  const detail = useDialog<AuditRow>();
  const rows = list.table.dataSource;
  return (
    <div className="stack">
      <ChainState />
      <ListPage<AuditRow>
        list={{ ...list, table: { ...list.table, onRow: openOnRowClick(detail.edit) } }}
        columns={columns(detail.edit)}
        filters={
          <>
            <Filter name="keyword" label="关键词">
              <Input allowClear maxLength={50} placeholder="操作人、对象或请求编号" />
            </Filter>
            <DayFilter />
            <Filter name="outcome" label="结果">
              <StatusChoice states={outcomes} />
            </Filter>
          </>
        }
        actions={<ExportButton list={list} subject="audit" title="操作日志" isCounted={list.total < maxCounted} />}
      />
      <LoadingBoundary>
        {detail.row && <AuditDrawer open={detail.open} row={detail.row} rows={rows} onShow={detail.edit} onClose={detail.close} />}
      </LoadingBoundary>
    </div>
  );
}
