import { type ParkRow, park } from '@park/contract/company/park';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Can, useRight } from '../../../kit/api/access.tsx';
import { ask } from '../../../kit/api/query.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { EnabledTag } from '../../../kit/feedback/status.tsx';
import { FilterChoice, StatusChoice } from '../../../kit/form/choice.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash, day } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { useList, usePageParams } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { ExportButton } from '../../../kit/task/buttons.tsx';
import type { EnableTarget } from './EnableDialog.tsx';
import { EnableDialog, ParkForm } from './lazy.ts';
import { siteStates } from './states.tsx';

const columns: Column<ParkRow>[] = [
  { title: '园区名称', dataIndex: 'name' },
  { title: '所属空间', dataIndex: 'areaName' },
  { title: '运营主体', dataIndex: 'companyName', ellipsis: true, render: dash },
  { title: '入驻企业数', dataIndex: 'companyNum', align: 'end', render: dash },
  { title: '状态', dataIndex: 'enableFlag', render: (_, { enableFlag }) => <EnabledTag isEnable={enableFlag} off="停用" /> },
  { title: '创建日期', dataIndex: 'createdDate', render: day },
];

/** Lists the parks of all spaces. */
export function ParkList() {
  const [params] = usePageParams();
  // Without an explicit areaId the client would ask for the parks of the current space, the platform's own space, which has none.
  const everywhere = params.has('areaId') ? {} : { areaId: undefined };
  const list = useList(park.list, { fixed: { tab: 'park', ...everywhere } as object });
  const { data: spaces } = useQuery(ask(park.spaces, { pageSize: 1000 }));
  const options = (spaces?.list ?? []).map(({ id: value, name: label }) => ({ value, label }));
  const form = useDialog<{ row?: ParkRow }>();
  const closing = useDialog<EnableTarget>();
  const mayEdit = useRight('space:update') !== undefined;
  const add = (
    <Can access="space:update">
      <Button type="primary" disabled={!options.length} onClick={() => form.edit({})}>
        新增园区
      </Button>
    </Can>
  );
  const actions = (row: ParkRow) => (
    <span className="row row-actions">
      <Button type="link" size="small" aria-label={`编辑${row.name}`} onClick={() => form.edit({ row })}>
        编辑
      </Button>
      <Button
        type="link"
        size="small"
        danger={row.enableFlag === 1}
        aria-label={`${row.enableFlag ? '停用' : '启用'}${row.name}`}
        onClick={() => closing.edit({ park: row })}
      >
        {row.enableFlag ? '停用' : '启用'}
      </Button>
    </span>
  );
  return (
    <ListPage<ParkRow>
      list={list}
      columns={mayEdit ? [...columns, { title: '操作', key: 'actions', fixed: 'end', render: (_, row) => actions(row) }] : columns}
      filters={
        <>
          <Filter name="keyword" label="园区名称">
            <Input allowClear maxLength={50} placeholder="请输入园区名称" />
          </Filter>
          <Filter name="areaId" label="所属空间">
            <FilterChoice showSearch={{ optionFilterProp: 'label' }} options={options} />
          </Filter>
          <Filter name="enableFlag" label="状态">
            <StatusChoice states={siteStates} />
          </Filter>
        </>
      }
      actions={
        <>
          {add}
          <ExportButton list={list} subject="park" title="园区" />
        </>
      }
      empty={<EmptyState kind="first" text="还没有园区，请先新增空间" />}
    >
      <LoadingBoundary>
        {form.row && (
          <ParkForm key={form.row.row?.id ?? 'new'} dialog={form} row={form.row.row} spaces={options} spaceId={list.search.values.areaId} />
        )}
        {closing.row && <EnableDialog dialog={closing} of={closing.row} />}
      </LoadingBoundary>
    </ListPage>
  );
}
