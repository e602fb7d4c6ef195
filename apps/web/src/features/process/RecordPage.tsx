import { type ProcessRow, process } from '@park/contract/process';
import { Button, Select } from 'antd';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRight } from '../../kit/access.tsx';
import { useDialog } from '../../kit/dialog-state.ts';
import { EmptyState } from '../../kit/empty.tsx';
import { Filter } from '../../kit/filters.tsx';
import { dash, dateTime } from '../../kit/format.ts';
import { ListPage } from '../../kit/list.tsx';
import { opening } from '../../kit/list-batch.tsx';
import { useList } from '../../kit/list-state.ts';
import { ProcessStatus, processAddress, statusOptions } from '../../kit/process-status.tsx';
import { Waiting } from '../../kit/skeleton.tsx';
import type { Column } from '../../kit/table-column.ts';
import { saveFile } from '../../kit/task-file.ts';
import { ManageDialog } from './lazy.ts';
import { commonColumns, namesOf } from './record-columns.tsx';
import { FlowFilter, KeywordFilter, MoreFilters } from './record-filters.tsx';

const ownColumns: Column<ProcessRow>[] = [
  { title: '结束时间', dataIndex: 'endedDate', render: dateTime },
  { title: '当前处理人', key: 'handlers', ellipsis: true, width: 150, render: (_, row) => dash(namesOf(row)) },
  { title: '状态', dataIndex: 'status', render: (_, { status }) => <ProcessStatus of={status} /> },
];
const wakeColumn = (wake: (row: ProcessRow) => void): Column<ProcessRow> => ({
  title: '操作',
  key: 'actions',
  fixed: 'end',
  render: (_, row) =>
    row.endedDate ? (
      <Button type="link" size="small" onClick={() => wake(row)}>
        唤醒
      </Button>
    ) : (
      '--'
    ),
});

/** Everything that was started in the park, to read, to take along, and to open again. */
export function RecordPage() {
  const list = useList(process.records);
  const navigate = useNavigate();
  const wake = useDialog<ProcessRow>();
  const mayHandle = useRight('process:handle') !== undefined;
  const open = ({ processInstanceId }: ProcessRow) => void navigate(processAddress(processInstanceId, 0));
  return (
    <>
      <ListPage<ProcessRow>
        list={{ ...list, table: { ...list.table, onRow: opening(open) } }}
        columns={[...commonColumns(open), ...ownColumns, ...(mayHandle ? [wakeColumn(wake.edit)] : [])]}
        filters={
          <>
            <KeywordFilter />
            <FlowFilter />
            <Filter name="status" label="状态">
              <Select allowClear options={statusOptions} placeholder="全部" />
            </Filter>
          </>
        }
        more={<MoreFilters />}
        actions={<ExportRecords asked={list.asked} total={list.total} />}
        batch={({ rows }) => <ExportRecords asked={{}} total={rows.length} ids={rows.map(({ id }) => id)} />}
        empty={<EmptyState kind="first" text="还没有人发起过流程" />}
      />
      <Suspense fallback={<Waiting />}>
        {wake.row && <ManageDialog key={wake.row.id} dialog={{ open: wake.open, close: () => wake.close() }} what="wake" of={wake.row} />}
      </Suspense>
    </>
  );
}

type ExportProps = { asked: ReturnType<typeof useList>['asked']; total: number; ids?: string[] };
/** What the list shows, or what is ticked in it. */
function ExportRecords({ asked, total, ids }: ExportProps) {
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    await saveFile(process.exportRecords, { ...asked, ...(ids && { ids }) } as Parameters<
      typeof saveFile<typeof process.exportRecords>
    >[1]);
    setPending(false);
  };
  return (
    <Button loading={isPending} disabled={total === 0} onClick={() => void save()} {...(ids && { size: 'small' as const })}>
      {ids ? '导出选中' : '导出'}
    </Button>
  );
}
