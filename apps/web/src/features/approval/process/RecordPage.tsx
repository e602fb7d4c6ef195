import { type ProcessRow, process } from '@park/contract/approval/process';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useRight } from '../../../kit/api/access.tsx';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { StatusChoice } from '../../../kit/form/choice.tsx';
import { dateTime } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { openOnRowClick } from '../../../kit/list/selection.tsx';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { ExportButton } from '../../../kit/task/buttons.tsx';
import { processAddress, processStates } from '../../../parts/flow/process-status.tsx';
import { ManageDialog } from './lazy.ts';
import {
  applicantColumn,
  companyColumn,
  createdColumn,
  flowColumn,
  handlersColumn,
  numberColumn,
  statusColumn,
  summaryColumn,
  titleColumn,
} from './record-columns.tsx';
import { FlowFilter, KeywordFilter, MoreFilters } from './record-filters.tsx';

const columns = (open: (row: ProcessRow) => void): Column<ProcessRow>[] => [
  titleColumn(open),
  numberColumn,
  flowColumn,
  applicantColumn,
  companyColumn,
  statusColumn,
  createdColumn,
  { title: '结束时间', dataIndex: 'endedDate', render: dateTime },
  { ...handlersColumn, hidden: true },
  summaryColumn,
];
const wakeColumn = (wake: (row: ProcessRow) => void): Column<ProcessRow> => ({
  title: '操作',
  key: 'actions',
  fixed: 'end',
  render: (_, row) =>
    row.endedDate && row.status !== 'agreed' ? (
      <Button type="link" size="small" onClick={() => wake(row)}>
        重新激活
      </Button>
    ) : (
      '--'
    ),
});

/** 审批记录: all applications of the park, to read, export and reopen. */
export function RecordPage() {
  const list = useList(process.records);
  const navigate = useNavigate();
  const wake = useDialog<ProcessRow>();
  const mayHandle = useRight('process:handle') !== undefined;
  const open = ({ processInstanceId }: ProcessRow) => void navigate(processAddress(processInstanceId, 0));
  return (
    <>
      <ListPage<ProcessRow>
        list={{ ...list, table: { ...list.table, onRow: openOnRowClick(open) } }}
        columns={[...columns(open), ...(mayHandle ? [wakeColumn(wake.edit)] : [])]}
        filters={
          <>
            <KeywordFilter />
            <FlowFilter />
            <Filter name="status" label="状态">
              <StatusChoice states={processStates} />
            </Filter>
          </>
        }
        more={<MoreFilters />}
        actions={<ExportButton list={list} subject="process" title="审批记录" />}
        empty={<EmptyState kind="first" text="还没有人发起过流程" />}
      />
      <LoadingBoundary>
        {wake.row && <ManageDialog key={wake.row.id} dialog={{ open: wake.open, close: () => wake.close() }} action="wake" of={wake.row} />}
      </LoadingBoundary>
    </>
  );
}
