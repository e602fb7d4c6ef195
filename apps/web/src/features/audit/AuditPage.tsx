import { type AuditRow, audit } from '@park/contract/audit';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Select, type TableColumnType } from 'antd';
import { lazy, Suspense } from 'react';
import { ask } from '../../kit/api.ts';
import { useDialog } from '../../kit/dialog-state.ts';
import { Filter } from '../../kit/filters.tsx';
import { dash, dateTime } from '../../kit/format.ts';
import { Input } from '../../kit/input.ts';
import { ListPage } from '../../kit/list.tsx';
import { opening } from '../../kit/list-batch.tsx';
import { useList } from '../../kit/list-state.ts';
import { Outcome, sideOf } from './record.tsx';

const AuditDrawer = lazy(() => import('./AuditDrawer.tsx').then((file) => ({ default: file.AuditDrawer })));

const columns = (show: (row: AuditRow) => void): TableColumnType<AuditRow>[] => [
  { title: '时间', dataIndex: 'at', render: dateTime },
  {
    title: '操作',
    dataIndex: 'callName',
    render: (name, row) => (
      <Button type="link" size="small" onClick={() => show(row)}>
        {name}
      </Button>
    ),
  },
  { title: '结果', dataIndex: 'outcome', render: (_, row) => <Outcome of={row} /> },
  { title: '操作人', dataIndex: 'userName', render: dash },
  { title: '所在单位', dataIndex: 'companyName', render: dash },
  { title: '身份', dataIndex: 'side', render: (_, row) => sideOf(row) },
];

const outcomes = [
  { value: 'done', label: '成功' },
  { value: 'refused', label: '被拒绝' },
];

/** What people did here and what was refused them, and whether the record of it is untouched. */
export function AuditPage() {
  const list = useList(audit.list);
  const detail = useDialog<AuditRow>();
  const rows = list.table.dataSource ?? [];
  return (
    <>
      <ChainState />
      <ListPage<AuditRow>
        list={{ ...list, table: { ...list.table, onRow: opening(detail.edit) } }}
        columns={columns(detail.edit)}
        filters={
          <>
            <Filter name="keyword" label="关键词">
              <Input allowClear maxLength={50} placeholder="操作人、对象编号或请求编号" />
            </Filter>
            <Filter name="outcome" label="结果">
              <Select allowClear options={outcomes} placeholder="全部" style={{ width: 120 }} />
            </Filter>
          </>
        }
      />
      <Suspense>
        {detail.row && <AuditDrawer open={detail.open} row={detail.row} rows={rows} onShow={detail.edit} onClose={detail.close} />}
      </Suspense>
    </>
  );
}

/** Silent while everything is as it was sealed. */
function ChainState() {
  const { data } = useQuery(ask(audit.check, {}));
  if (!data || data.brokenSeal === null) return null;
  return (
    <Alert
      type="error"
      showIcon
      title={`第 ${data.brokenSeal} 段操作日志与封存时不一致，可能被改动过`}
      description="请保留现场并联系平台管理员核查数据库的访问记录。"
    />
  );
}
