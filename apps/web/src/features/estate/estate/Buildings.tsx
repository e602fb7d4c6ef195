import { type Building, buildingKinds, estate } from '@park/contract/estate/estate';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { Can, useRight } from '../../../kit/api/access.tsx';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { FilterChoice } from '../../../kit/form/choice.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { openOnRowClick } from '../../../kit/list/selection.tsx';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { RowActions } from '../../../kit/table/row-actions.tsx';
import { ExportButton, ImportButton } from '../../../kit/task/buttons.tsx';
import { RegionSelect } from '../../../parts/estate/selects.tsx';
import { areaFigure } from '../../../parts/estate/text.ts';
import { addresses } from './address.ts';
import { Declared } from './Declared.tsx';
import { BuildingDrawer, RemoveBuilding } from './lazy.ts';
import { RankButton } from './RankButton.tsx';

const kinds = Object.entries(buildingKinds).map(([value, label]) => ({ value, label }));

/** Lists the buildings of the park with all actions on them. */
export function Buildings() {
  const list = useList(estate.buildings);
  const navigate = useNavigate();
  const mayEdit = useRight('estate:update') !== undefined;
  const detail = useDialog<Building>();
  const removal = useDialog<Building>();
  const { regionId } = list.search.values;
  const add = (
    <Can access="estate:update">
      <Button type="primary" onClick={() => void navigate(addresses.addBuilding(regionId))}>
        新增楼栋
      </Button>
    </Can>
  );
  const actions = (_: unknown, building: Building) => <Actions of={building} mayEdit={mayEdit} onRemove={() => removal.edit(building)} />;
  return (
    <ListPage<Building>
      list={{ ...list, table: { ...list.table, onRow: openOnRowClick(detail.edit) } }}
      columns={[...columns(detail.edit), { title: '操作', key: 'actions', fixed: 'end', render: actions }]}
      filters={
        <>
          <Filter name="keyword" label="楼栋">
            <Input allowClear maxLength={50} placeholder="请输入楼栋名称或编码" />
          </Filter>
          <Filter name="regionId" label="分区">
            <RegionSelect allowClear placeholder="全部" />
          </Filter>
          <Filter name="kind" label="类型">
            <FilterChoice options={kinds} />
          </Filter>
        </>
      }
      actions={
        <>
          {add}
          {mayEdit && <ImportButton subject="building" title="楼栋和楼层" affects={['estate', 'room']} />}
          <ExportButton list={list} subject="building" title="楼栋" />
          <RankButton of="building" regionId={regionId} total={list.total} />
        </>
      }
      empty={
        <EmptyState kind="first" text="还没有楼栋">
          {add}
        </EmptyState>
      }
    >
      <LoadingBoundary>
        {detail.row && (
          <BuildingDrawer
            open={detail.open}
            row={detail.row}
            rows={list.table.dataSource}
            onShow={detail.edit}
            onClose={() => detail.close()}
          />
        )}
        {removal.row && <RemoveBuilding dialog={removal} of={removal.row} />}
      </LoadingBoundary>
    </ListPage>
  );
}

function Actions({ of, mayEdit, onRemove }: { of: Building; mayEdit: boolean; onRemove: () => void }) {
  const navigate = useNavigate();
  const rooms = { key: 'rooms', label: '查看房源', onClick: () => void navigate(addresses.rooms(of.id)) };
  const edit = { key: 'edit', label: '编辑', onClick: () => void navigate(addresses.editBuilding(of.id)) };
  const remove = {
    key: 'remove',
    label: '删除',
    danger: true,
    disabled: of.roomNum > 0 && '楼栋下还有房间，不能删除',
    onClick: onRemove,
  };
  return <RowActions of={of.buildingName} entries={mayEdit ? [edit, rooms, remove] : [rooms]} />;
}

const columns = (onShow: (row: Building) => void): Column<Building>[] => [
  {
    title: '楼栋名称',
    dataIndex: 'buildingName',
    render: (_, row) => (
      <Button type="link" onClick={() => onShow(row)}>
        {row.buildingName}
      </Button>
    ),
  },
  { title: '楼栋编码', dataIndex: 'buildingCode' },
  { title: '分区', dataIndex: 'regionName' },
  { title: '类型', dataIndex: 'kind', render: (_, { kind }) => buildingKinds[kind] },
  {
    title: '楼层',
    key: 'floors',
    render: (_, { upperFloorNum, lowerFloorNum }) => `地上 ${upperFloorNum} 层${lowerFloorNum ? `，地下 ${lowerFloorNum} 层` : ''}`,
  },
  { title: '房间数', dataIndex: 'roomNum', align: 'end' },
  { title: '登记面积（㎡）', dataIndex: 'declaredArea', align: 'end', render: (_, { declaredArea }) => areaFigure(declaredArea) },
  {
    title: '房间合计（㎡）',
    dataIndex: 'area',
    align: 'end',
    render: (_, { area, declaredArea }) => <Declared counted={area} declared={declaredArea} />,
  },
  {
    title: '可租面积（㎡）',
    dataIndex: 'rentableArea',
    align: 'end',
    render: (_, row) => <Declared counted={row.rentableArea} declared={row.declaredRentableArea} />,
  },
  { title: '竣工日期', dataIndex: 'completedOn', hidden: true, render: dash },
  { title: '地址', dataIndex: 'address', hidden: true, width: 220, ellipsis: true, render: dash },
];
