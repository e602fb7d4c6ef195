import { invitation, type JoinRequest } from '@park/contract/people/invitation';
import { Button } from 'antd';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { StateTag, statesOf } from '../../../kit/feedback/status.tsx';
import { StatusChoice } from '../../../kit/form/choice.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { searchLimit } from '../../../kit/list/search.ts';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { DecideDialog } from './lazy.ts';

const states = statesOf<JoinRequest['state']>(
  { waiting: '待审核', accepted: '已同意', refused: '已拒绝' },
  { waiting: 'warning', accepted: 'success', refused: 'error' },
);

export type Decision = { request: JoinRequest; isAccepted: 0 | 1 };
const columns = (decide: (decision: Decision) => void): Column<JoinRequest>[] => [
  { title: '姓名', dataIndex: 'realName' },
  { title: '手机号', dataIndex: 'phone' },
  { title: '附言', dataIndex: 'remark', render: dash },
  { title: '申请时间', dataIndex: 'createdDate', render: dateTime },
  { title: '状态', dataIndex: 'state', render: (_, { state }) => <StateTag states={states} value={state} /> },
  { title: '处理人', dataIndex: 'decidedBy', render: dash },
  { title: '拒绝原因', dataIndex: 'reason', render: dash },
  {
    title: '操作',
    key: 'actions',
    fixed: 'end',
    render: (_, request) =>
      request.state === 'waiting' ? (
        <span className="row row-actions">
          <Button type="link" size="small" onClick={() => decide({ request, isAccepted: 1 })}>
            同意
          </Button>
          <Button type="link" size="small" danger onClick={() => decide({ request, isAccepted: 0 })}>
            拒绝
          </Button>
        </span>
      ) : (
        '--'
      ),
  },
];

/** Lists requests to join, pending requests first; opened from a to-do it shows only that request until the user changes the filter. */
export function JoinRequests({ companyId }: { companyId: string | undefined }) {
  const list = useList(invitation.requests, { fixed: { companyId } });
  const { values, query } = list.search;
  const search = { ...list.search, query: (next: typeof values) => query({ ...next, id: '' }) };
  const decision = useDialog<Decision>();
  return (
    <>
      <ListPage<JoinRequest>
        list={{ ...list, search }}
        columns={columns(decision.edit)}
        actions={values.id && <Button onClick={() => search.query({})}>查看全部申请</Button>}
        filters={
          <>
            <Filter name="keyword" label="申请人">
              <Input allowClear maxLength={searchLimit} placeholder="请输入姓名或手机号" />
            </Filter>
            <Filter name="state" label="状态">
              <StatusChoice states={states} />
            </Filter>
          </>
        }
        empty={<EmptyState kind="first" text="还没有人申请加入" />}
      />
      <LoadingBoundary>
        {decision.row && (
          <DecideDialog
            key={`${decision.row.request.id} ${decision.row.isAccepted}`}
            dialog={decision}
            decision={decision.row}
            companyId={companyId}
          />
        )}
      </LoadingBoundary>
    </>
  );
}
