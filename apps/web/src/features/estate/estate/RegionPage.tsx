import { estate, type Region } from '@park/contract/estate/estate';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import { Can, useRight } from '../../../kit/api/access.tsx';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { RowActions } from '../../../kit/table/row-actions.tsx';
import { areaFigure } from '../../../parts/estate/text.ts';
import { addresses } from './address.ts';
import { RemoveRegion } from './lazy.ts';
import { RankButton } from './RankButton.tsx';

const columns: Column<Region>[] = [
  { title: '分区名称', dataIndex: 'regionName', render: (_, { id, regionName }) => <Link to={addresses.region(id)}>{regionName}</Link> },
  { title: '分区编码', dataIndex: 'regionCode' },
  { title: '楼栋数', dataIndex: 'buildingNum', align: 'end' },
  { title: '房间数', dataIndex: 'roomNum', align: 'end' },
  { title: '建筑面积（㎡）', dataIndex: 'area', align: 'end', render: (_, { area }) => areaFigure(area) },
  { title: '可租面积（㎡）', dataIndex: 'rentableArea', align: 'end', render: (_, { rentableArea }) => areaFigure(rentableArea) },
  { title: '占地面积（㎡）', dataIndex: 'landArea', align: 'end', render: (_, { landArea }) => areaFigure(landArea) },
  { title: '地址', dataIndex: 'address', width: 220, ellipsis: true, render: dash },
  { title: '备注', dataIndex: 'remark', width: 220, ellipsis: true, hidden: true, render: dash },
];

/** 分区: the regions of the park, with the number of buildings and the areas in them. */
export function RegionPage() {
  const list = useList(estate.regions);
  const navigate = useNavigate();
  const mayEdit = useRight('estate:update') !== undefined;
  const removal = useDialog<Region>();
  const add = (
    <Can access="estate:update">
      <Button type="primary" onClick={() => void navigate(addresses.addRegion)}>
        新增分区
      </Button>
    </Can>
  );
  const actions = (_: unknown, region: Region) => (
    <RowActions
      of={region.regionName}
      entries={[
        { key: 'edit', label: '编辑', onClick: () => void navigate(addresses.editRegion(region.id)) },
        {
          key: 'remove',
          label: '删除',
          danger: true,
          disabled: region.buildingNum > 0 && '分区下还有楼栋，不能删除',
          onClick: () => removal.edit(region),
        },
      ]}
    />
  );
  return (
    <ListPage<Region>
      list={list}
      columns={mayEdit ? [...columns, { title: '操作', key: 'actions', fixed: 'end', render: actions }] : columns}
      filters={
        <Filter name="keyword" label="分区">
          <Input allowClear maxLength={50} placeholder="请输入分区名称或编码" />
        </Filter>
      }
      actions={
        <>
          {add}
          <RankButton of="region" total={list.total} />
        </>
      }
      empty={
        <EmptyState kind="first" text="还没有分区，先新增分区，再在其中新增楼栋">
          {add}
        </EmptyState>
      }
    >
      <LoadingBoundary>{removal.row && <RemoveRegion dialog={removal} of={removal.row} />}</LoadingBoundary>
    </ListPage>
  );
}
