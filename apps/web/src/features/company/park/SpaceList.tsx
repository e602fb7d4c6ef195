import { park, type SpaceRow } from '@park/contract/company/park';
import { Button } from 'antd';
import { Can, useRight } from '../../../kit/api/access.tsx';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { EnabledTag } from '../../../kit/feedback/status.tsx';
import { StatusChoice } from '../../../kit/form/choice.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash, dateTime, day } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { ExportButton } from '../../../kit/task/buttons.tsx';
import type { EnableTarget } from './EnableDialog.tsx';
import { EnableDialog, InviteDialog, SpaceForm } from './lazy.ts';
import { OperatorTag, siteStates } from './states.tsx';

const columnsOf = (onParks: (spaceId: string) => void): Column<SpaceRow>[] => [
  { title: '空间名称', dataIndex: 'name' },
  { title: '空间编码', dataIndex: 'projectCode' },
  { title: '运营主体', dataIndex: 'operatorCompanyName', ellipsis: true, render: dash },
  {
    title: '园区数',
    dataIndex: 'parkNum',
    align: 'end',
    render: (num: number, { id, name }) => (
      <Button type="link" size="small" aria-label={`查看${name}的${num}个园区`} onClick={() => onParks(id)}>
        {num}
      </Button>
    ),
  },
  {
    title: '运营管理员',
    key: 'operator',
    render: (_, { operatorName, operatorPhone }) => (operatorName ? `${operatorName} ${operatorPhone}` : '--'),
  },
  {
    title: '账号状态',
    key: 'operatorState',
    render: (_, { operatorState, expiresDate }) => (
      <span title={operatorState === 'waiting' ? `邀请有效期至 ${dateTime(expiresDate)}` : undefined}>
        {operatorState ? <OperatorTag state={operatorState} /> : '--'}
      </span>
    ),
  },
  { title: '状态', dataIndex: 'enableFlag', render: (_, { enableFlag }) => <EnabledTag isEnable={enableFlag} off="停用" /> },
  { title: '创建日期', dataIndex: 'createdDate', render: day },
];

/** An operator with an account needs no invitation, but can be replaced until the first sign-in. */
const inviteLabel = ({ operatorState }: SpaceRow) => (operatorState === 'ready' ? '更换' : '重新邀请');

/** Lists all spaces with their operators and whether each operator has signed in. */
export function SpaceList({ onNew, onParks }: { onNew: () => void; onParks: (spaceId: string) => void }) {
  const columns = columnsOf(onParks);
  const list = useList(park.spaces, { pageParams: ['tab'] });
  const form = useDialog<SpaceRow>();
  const invite = useDialog<SpaceRow>();
  const closing = useDialog<EnableTarget>();
  const mayEdit = useRight('space:update') !== undefined;
  const add = (
    <Can access="space:update">
      <Button type="primary" onClick={onNew}>
        新增空间
      </Button>
    </Can>
  );
  const actions = (space: SpaceRow) => (
    <span className="row row-actions">
      {space.operatorState && space.operatorState !== 'active' && (
        <Button
          type="link"
          size="small"
          aria-label={`${inviteLabel(space)}${space.operatorName}`}
          title={space.operatorState === 'ready' ? '更换运营管理员' : undefined}
          onClick={() => invite.edit(space)}
        >
          {inviteLabel(space)}
        </Button>
      )}
      <Button type="link" size="small" aria-label={`编辑${space.name}`} onClick={() => form.edit(space)}>
        编辑
      </Button>
      <Button
        type="link"
        size="small"
        danger={space.enableFlag === 1}
        aria-label={`${space.enableFlag ? '停用' : '启用'}${space.name}`}
        onClick={() => closing.edit({ space })}
      >
        {space.enableFlag ? '停用' : '启用'}
      </Button>
    </span>
  );
  return (
    <ListPage<SpaceRow>
      list={list}
      columns={mayEdit ? [...columns, { title: '操作', key: 'actions', fixed: 'end', render: (_, row) => actions(row) }] : columns}
      filters={
        <>
          <Filter name="keyword" label="关键词">
            <Input allowClear maxLength={50} placeholder="空间名称或空间编码" />
          </Filter>
          <Filter name="enableFlag" label="状态">
            <StatusChoice states={siteStates} />
          </Filter>
        </>
      }
      actions={
        <>
          {add}
          <ExportButton list={list} subject="space" title="空间" />
        </>
      }
      empty={
        <EmptyState kind="first" text="还没有空间。新增空间、首个园区并邀请运营管理员，只需三步">
          {add}
        </EmptyState>
      }
    >
      <LoadingBoundary>
        {form.row && <SpaceForm key={form.row.id} dialog={form} space={form.row} />}
        {invite.row && <InviteDialog key={invite.row.id} dialog={invite} space={invite.row} />}
        {closing.row && <EnableDialog dialog={closing} of={closing.row} />}
      </LoadingBoundary>
    </ListPage>
  );
}
