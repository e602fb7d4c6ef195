import { type EstateWarning, room, type WarningKind, warningKinds } from '@park/contract/estate/room';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useRight } from '../../../kit/api/access.tsx';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { StateTag, statesOf } from '../../../kit/feedback/status.tsx';
import { StatusChoice } from '../../../kit/form/choice.tsx';
import { dash } from '../../../kit/format.ts';
import { Filter, useTyped } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { BuildingSelect, RegionSelect } from '../../../parts/estate/selects.tsx';
import { areaDifference, areaExact } from '../../../parts/estate/text.ts';
import { addresses } from './address.ts';

/** Warnings about areas carry figures; the others report missing data. */
const isArea = (kind: WarningKind) => kind !== 'noPrice' && kind !== 'noRooms';
const kinds = statesOf(warningKinds, {
  floorArea: 'warning',
  buildingArea: 'warning',
  buildingRentable: 'warning',
  noPrice: 'default',
  noRooms: 'default',
});

const columns: Column<EstateWarning>[] = [
  { title: '提示', dataIndex: 'kind', render: (_, { kind }) => <StateTag states={kinds} value={kind} /> },
  { title: '楼栋', dataIndex: 'buildingName' },
  { title: '楼层', dataIndex: 'floorName', render: dash },
  { title: '房间', dataIndex: 'roomCode', render: dash },
  { title: '登记面积（㎡）', dataIndex: 'declared', align: 'end', render: (_, { declared }) => areaExact(declared) },
  { title: '合计面积（㎡）', dataIndex: 'counted', align: 'end', render: (_, { counted }) => areaExact(counted) },
  { title: '差额（㎡）', key: 'gap', align: 'end', render: (_, { declared, counted }) => dash(areaDifference(declared, counted)) },
];

/** Lists inconsistent figures of the estate, each with a link to correct it. */
export function Warnings() {
  const list = useList(room.warnings, { pageParams: ['tab'] });
  return (
    <ListPage<EstateWarning>
      list={list}
      columns={[...columns, { title: '操作', key: 'actions', fixed: 'end', render: (_, row) => <WarningActions of={row} /> }]}
      filters={<WarningFilters />}
      empty={<EmptyState kind="done" text="面积都对得上，没有要核对的" />}
    />
  );
}

function WarningFilters() {
  const { values } = useTyped();
  return (
    <>
      <Filter name="kind" label="提示">
        <StatusChoice states={kinds} style={{ width: 264 }} />
      </Filter>
      <Filter name="regionId" label="分区" clears={['buildingId']}>
        <RegionSelect allowClear placeholder="全部" />
      </Filter>
      <Filter name="buildingId" label="楼栋">
        <BuildingSelect allowClear placeholder="全部" regionId={values.regionId} />
      </Filter>
    </>
  );
}

function WarningActions({ of: { kind, buildingId, buildingName, floorId, roomCode } }: { of: EstateWarning }) {
  const navigate = useNavigate();
  const mayEdit = useRight('estate:update') !== undefined;
  const rooms = `${addresses.rooms(buildingId, floorId)}${roomCode ? `&keyword=${encodeURIComponent(roomCode)}` : ''}`;
  return (
    <span className="row row-actions">
      <Button type="link" size="small" aria-label={`查看${buildingName}的房源`} onClick={() => void navigate(rooms)}>
        查看房源
      </Button>
      {mayEdit && isArea(kind) && (
        <Button
          type="link"
          size="small"
          aria-label={`编辑${buildingName}`}
          onClick={() => void navigate(addresses.editBuilding(buildingId))}
        >
          编辑楼栋
        </Button>
      )}
    </span>
  );
}
