import { type Invitation, invitation } from '@park/contract/people/invitation';
import { Button } from 'antd';
import { useCommand } from '../../../kit/api/query.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { Question } from '../../../kit/feedback/question.tsx';
import { StateTag, statesOf } from '../../../kit/feedback/status.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { ListPage } from '../../../kit/list/list.tsx';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { InviteDialog } from './lazy.ts';
import { copyLink } from './link.ts';

const states = statesOf<Invitation['state']>(
  { open: '有效', full: '名额已满', ended: '已结束' },
  { open: 'success', full: 'warning', ended: 'default' },
);

const columns = (end: (id: string) => Promise<unknown>): Column<Invitation>[] => [
  { title: '邀请码', dataIndex: 'code' },
  { title: '加入部门', dataIndex: 'departmentName', render: (name: string | null) => name ?? '未分配部门' },
  { title: '需要审核', dataIndex: 'needsApproval', render: (isNeeded) => (isNeeded ? '是' : '否') },
  { title: '已用名额 / 上限', key: 'joined', render: (_, { joinedNum, mostNum }) => `${joinedNum} / ${mostNum}` },
  { title: '有效期至', dataIndex: 'expiresDate', render: dateTime },
  { title: '创建人', dataIndex: 'createdBy', render: dash },
  { title: '状态', dataIndex: 'state', render: (_, { state }) => <StateTag states={states} value={state} /> },
  {
    title: '操作',
    key: 'actions',
    fixed: 'end',
    render: (_, { id, code, state }) =>
      state === 'ended' ? (
        '--'
      ) : (
        <span className="row row-actions">
          {state === 'open' && (
            <Button type="link" size="small" onClick={() => void copyLink(code)}>
              复制链接
            </Button>
          )}
          <Question
            title="结束此邀请？"
            description="链接将立即失效，已加入的员工不受影响。"
            okText="结束"
            danger
            onConfirm={() => end(id)}
          >
            <Button type="link" size="small" danger>
              结束
            </Button>
          </Question>
        </span>
      ),
  },
];

/** Lists the invitation links, open links first. */
export function Invitations({ companyId }: { companyId: string | undefined }) {
  const list = useList(invitation.list, { fixed: { companyId }, pageParams: ['tab'] });
  const inviting = useDialog();
  const ending = useCommand(invitation.end, '邀请已结束');
  const end = (id: string) => ending.mutateAsync({ id, companyId }).catch(() => {});
  const invite = (
    <Button type="primary" onClick={inviting.add}>
      新建邀请
    </Button>
  );
  return (
    <>
      <ListPage<Invitation> list={list} columns={columns(end)} actions={invite} empty={<EmptyState kind="first" text="还没有发出邀请" />} />
      <LoadingBoundary>{inviting.open && <InviteDialog dialog={inviting} companyId={companyId} />}</LoadingBoundary>
    </>
  );
}
