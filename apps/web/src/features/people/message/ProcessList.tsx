import { type Message, message } from '@park/contract/people/message';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { openOnRowClick, type Selection } from '../../../kit/list/selection.tsx';
import { useList } from '../../../kit/list/state.ts';
import { processAddress } from '../../../parts/flow/process-status.tsx';
import { columnsOf } from './columns.tsx';
import { BatchDialog } from './lazy.ts';
import { type ListType, MessageTabs } from './MessageTabs.tsx';
import { FirstFilters, MoreFilters } from './ProcessFilters.tsx';
import './message.css';

const emptyTexts: Record<ListType, string> = {
  1: '没有需要你处理的事项',
  2: '还没有处理过的事项',
  3: '还没有发起过审批',
  4: '还没有抄送给你的事项',
};

/** Lists applications of the user: to decide, decided, started, or received as a copy. */
export function ProcessList({ type, actions }: { type: ListType; actions?: ReactNode }) {
  const list = useList(message.list, { fixed: { type }, pageParams: ['tab'] });
  const navigate = useNavigate();
  const batch = useDialog<Selection<Message>>();
  const open = ({ processInstanceId, link }: Message) => {
    const address = processInstanceId ? processAddress(processInstanceId, type) : link;
    if (address) void navigate(address);
  };
  const rows = list.table.dataSource;
  return (
    <div className="stack">
      <MessageTabs type={type} />
      <ListPage<Message>
        key={type}
        list={{ ...list, name: `${list.name}.${type}`, table: { ...list.table, onRow: openOnRowClick(open) } }}
        columns={columnsOf(type, rows, open)}
        filters={<FirstFilters type={type} rows={rows} />}
        more={<MoreFilters type={type} />}
        actions={actions}
        batch={
          type === 1 &&
          rows.some(({ isBatch }) => isBatch) &&
          ((selection) => <BatchButton selection={selection} onStart={() => batch.edit(selection)} />)
        }
        empty={<EmptyState kind={type === 1 ? 'done' : 'first'} text={emptyTexts[type]} />}
      />
      <LoadingBoundary>{batch.row && <BatchDialog dialog={batch} selection={batch.row} />}</LoadingBoundary>
    </div>
  );
}

/** Returns the reason why the ticked to-dos cannot be approved together; empty if they can be. */
function refusalOf(rows: readonly Message[]): string {
  const besides = rows.find(({ kindName }) => kindName);
  if (besides) return `${besides.kindName}需要逐项处理`;
  if (rows.some(({ isBatch }) => !isBatch)) return '所选事项中有流程不支持批量同意';
  return new Set(rows.map(({ processKey }) => processKey)).size > 1 ? '一次只能批量同意同一个流程的事项' : '';
}

function BatchButton({ selection, onStart }: { selection: Selection<Message>; onStart: () => void }) {
  const refusal = refusalOf(selection.rows);
  return (
    <>
      <Button size="small" type="primary" disabled={refusal !== ''} onClick={onStart}>
        批量同意
      </Button>
      {refusal && <span className="muted">{refusal}</span>}
    </>
  );
}
