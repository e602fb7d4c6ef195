import { type ProcessRow, process, troubles } from '@park/contract/approval/process';
import { Button, InputNumber } from 'antd';
import { useNavigate } from 'react-router';
import { useRight } from '../../../kit/api/access.tsx';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { StateTag, statesOf } from '../../../kit/feedback/status.tsx';
import { StatusChoice } from '../../../kit/form/choice.tsx';
import { dateTime } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { openOnRowClick } from '../../../kit/list/selection.tsx';
import { useList } from '../../../kit/list/state.ts';
import { DropMenu } from '../../../kit/page/drop-menu.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { MoreButton } from '../../../kit/table/row-actions.tsx';
import { processAddress } from '../../../parts/flow/process-status.tsx';
import { HandlerDialog, ManageDialog } from './lazy.ts';
import type { Management } from './ManageDialogs.tsx';
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

type ActionTarget = { action: Management | 'handler'; row: ProcessRow };
const troubleStates = statesOf(troubles, { stuck: 'warning', left: 'error', nobody: 'error', incident: 'error' });

const troubleColumn: Column<ProcessRow> = {
  title: '异常',
  key: 'troubles',
  render: (_, row) =>
    row.troubles.length > 0 ? (
      <span className="row">
        {row.troubles.map((trouble) => (
          <StateTag key={trouble} states={troubleStates} value={trouble} />
        ))}
      </span>
    ) : (
      '--'
    ),
};
const columns = (open: (row: ProcessRow) => void): Column<ProcessRow>[] => [
  titleColumn(open),
  troubleColumn,
  statusColumn,
  handlersColumn,
  { title: '最近处理', dataIndex: 'movedDate', render: dateTime },
  flowColumn,
  applicantColumn,
  companyColumn,
  { ...numberColumn, hidden: true },
  { ...createdColumn, hidden: true },
  summaryColumn,
];

const actionColumn = (onAction: (target: ActionTarget) => void): Column<ProcessRow> => ({
  title: '操作',
  key: 'actions',
  fixed: 'end',
  render: (_, row) => (
    <span className="row row-actions">
      <Button
        type="link"
        size="small"
        disabled={row.handlers.length === 0}
        title={row.handlers.length === 0 ? '没有当前处理人' : ''}
        onClick={() => onAction({ action: 'handler', row })}
      >
        更换处理人
      </Button>
      <DropMenu
        label={`${row.title}的更多操作`}
        align="end"
        entries={[
          { key: 'jump', label: '跳转节点', onClick: () => onAction({ action: 'jump', row }) },
          { key: 'stop', label: '终止流程', danger: true, onClick: () => onAction({ action: 'stop', row }) },
        ]}
      >
        <MoreButton of={row.title} />
      </DropMenu>
    </span>
  ),
});

/** Lists the running applications, the longest waiting first. Users with the right can intervene, for example replace a handler. */
export function Running() {
  const list = useList(process.monitor);
  const navigate = useNavigate();
  const dialog = useDialog<ActionTarget>();
  const mayHandle = useRight('process:handle') !== undefined;
  const open = ({ processInstanceId }: ProcessRow) => void navigate(processAddress(processInstanceId, 0));
  const close = () => dialog.close();
  return (
    <>
      <ListPage<ProcessRow>
        list={{ ...list, table: { ...list.table, onRow: openOnRowClick(open) } }}
        columns={[...columns(open), ...(mayHandle ? [actionColumn(dialog.edit)] : [])]}
        filters={
          <>
            <KeywordFilter />
            <Filter name="trouble" label="异常">
              <StatusChoice states={troubleStates} />
            </Filter>
            <FlowFilter />
          </>
        }
        more={
          <>
            <Filter name="stuckDays" label="未处理天数">
              <InputNumber min={1} max={365} precision={0} placeholder="3" />
            </Filter>
            <MoreFilters />
          </>
        }
        empty={<EmptyState kind="done" text="没有进行中的流程" />}
      />
      <LoadingBoundary>
        {dialog.row?.action === 'handler' && (
          <HandlerDialog key={dialog.row.row.id} dialog={{ open: dialog.open, close }} of={dialog.row.row} />
        )}
        {dialog.row && dialog.row.action !== 'handler' && (
          <ManageDialog
            key={`${dialog.row.row.id} ${dialog.row.action}`}
            dialog={{ open: dialog.open, close }}
            action={dialog.row.action}
            of={dialog.row.row}
          />
        )}
      </LoadingBoundary>
    </>
  );
}
