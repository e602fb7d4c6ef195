import { type FlowRow, flow } from '@park/contract/approval/flow';
import { useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useNavigate } from 'react-router';
import { Can, useRight } from '../../../kit/api/access.tsx';
import { ask } from '../../../kit/api/query.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import type { State } from '../../../kit/feedback/status.tsx';
import { FilterChoice, StatusChoice } from '../../../kit/form/choice.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { openOnRowClick, type Selection } from '../../../kit/list/selection.tsx';
import { useList, usePageParams } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import type { FlowFile } from './exchange.ts';
import { FlowActions, type Setting } from './FlowActions.tsx';
import { JsonButton } from './JsonButton.tsx';
import { ArrangeDialog, AutoDialog, CalendarTab, DeployDialog, FlowForm, GroupDialog, RegroupDialog, StartersDialog } from './lazy.ts';
import { contentAddress, FlowState } from './states.tsx';
import './flow.css';

const states: State[] = [
  { value: 'deployed', label: '已发布', meaning: 'success' },
  { value: 'draft', label: '未发布', meaning: 'default' },
  { value: 'disabled', label: '已停用', meaning: 'default' },
];

const columns = (open: (row: FlowRow) => void, set: (setting: Setting, row: FlowRow) => void): Column<FlowRow>[] => [
  {
    title: '流程名称',
    dataIndex: 'name',
    render: (_, row) => (
      <Button type="link" size="small" onClick={() => open(row)}>
        {row.name}
      </Button>
    ),
  },
  { title: '流程编码', dataIndex: 'processKey' },
  { title: '分组', dataIndex: 'groupName', render: dash },
  { title: '状态', key: 'state', render: (_, row) => <FlowState of={row} /> },
  { title: '版本', dataIndex: 'liveNumber', align: 'end', render: (_, { liveNumber }) => (liveNumber ? `第${liveNumber}版` : '--') },
  { title: '进行中', dataIndex: 'runningNum', align: 'end' },
  { title: '类型', dataIndex: 'isBuiltIn', render: (isBuiltIn) => (isBuiltIn ? '内置' : '自定义') },
  { title: '更新时间', dataIndex: 'updatedDate', render: dateTime },
  { title: '操作', key: 'actions', fixed: 'end', render: (_, row) => <FlowActions of={row} onOpen={open} onSet={set} /> },
];

const tabs = [
  { value: 'flows', label: '流程' },
  { value: 'calendar', label: '工作日历' },
];

/** 审批流程: the flows of the park, and the calendar with the working hours that their time limits count. */
export function FlowPage() {
  const [params, setParams] = usePageParams();
  const tab = params.get('tab') === 'calendar' ? 'calendar' : 'flows';
  return (
    <div className="stack">
      <div className="row">
        <Segmented options={tabs} value={tab} onChange={(next) => setParams(next === 'flows' ? {} : { tab: next })} />
      </div>
      <LoadingBoundary fallback={<SkeletonLines rows={10} />}>{tab === 'flows' ? <Flows /> : <CalendarTab />}</LoadingBoundary>
    </div>
  );
}

/** Lists the flows of the park with their state and actions. */
function Flows() {
  const list = useList(flow.list, { pageParams: ['tab'] });
  const { data: groups = [] } = useQuery(ask(flow.groups, {}));
  const navigate = useNavigate();
  const form = useDialog<{ file?: FlowFile }>();
  const setting = useDialog<{ kind: Setting; row: FlowRow }>();
  const grouping = useDialog();
  const arranging = useDialog();
  const moving = useDialog<Selection<FlowRow>>();
  const mayEdit = useRight('flow:update') !== undefined;
  const set = setting.row;
  const open = ({ id }: { id: string }) => void navigate(contentAddress(id));
  return (
    <>
      <ListPage<FlowRow>
        list={{ ...list, table: { ...list.table, onRow: openOnRowClick(open) } }}
        columns={columns(open, (kind, row) => setting.edit({ kind, row }))}
        filters={
          <>
            <Filter name="keyword" label="关键词">
              <Input allowClear maxLength={50} placeholder="流程名称或编码" />
            </Filter>
            <Filter name="groupId" label="分组">
              <FilterChoice options={groups.map(({ id, name }) => ({ value: id, label: name }))} />
            </Filter>
            <Filter name="status" label="状态">
              <StatusChoice states={states} />
            </Filter>
          </>
        }
        actions={
          <Can access="flow:update">
            <Button type="primary" onClick={() => form.edit({})}>
              新增流程
            </Button>
            <JsonButton onRead={(file) => form.edit({ file })}>导入</JsonButton>
            <Button onClick={grouping.add}>分组管理</Button>
            <Button onClick={arranging.add}>调整顺序</Button>
          </Can>
        }
        batch={mayEdit && ((selection: Selection<FlowRow>) => <Button onClick={() => moving.edit(selection)}>移动到分组</Button>)}
        empty={<EmptyState kind="first" text="还没有流程" />}
      />
      <LoadingBoundary>
        {form.row && (
          <FlowForm
            key={form.row.file ? 'file' : 'new'}
            file={form.row.file}
            dialog={{
              open: form.open,
              close: (reply) => {
                form.close();
                if (reply) open(reply);
              },
            }}
          />
        )}
        {set?.kind === 'deploy' && <DeployDialog key={set.row.id} dialog={setting} of={set.row} />}
        {setting.open && set?.kind === 'starters' && <StartersDialog dialog={setting} of={set.row} />}
        {setting.open && set?.kind === 'auto' && <AutoDialog dialog={setting} of={set.row} />}
        {grouping.open && <GroupDialog dialog={grouping} />}
        {arranging.open && <ArrangeDialog dialog={arranging} />}
        {moving.row && (
          <RegroupDialog
            rows={moving.row.rows}
            dialog={{
              open: moving.open,
              close: (reply) => {
                moving.close();
                if (reply) moving.row?.clear();
              },
            }}
          />
        )}
      </LoadingBoundary>
    </>
  );
}
