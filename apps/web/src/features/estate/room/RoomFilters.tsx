import { fittings, roomKinds } from '@park/contract/estate/room';
import { type RoomStatus, roomStatuses } from '@park/contract/kinds';
import { DayChoice } from '../../../kit/day/day-choice.tsx';
import { FilterChoice } from '../../../kit/form/choice.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { Filter, useTyped } from '../../../kit/list/filters.tsx';
import { BuildingSelect, FloorSelect, RegionSelect } from '../../../parts/estate/selects.tsx';
import { LetteredStatus } from './status.tsx';

const optionsOf = (names: Readonly<Record<string, string>>) => Object.entries(names).map(([value, label]) => ({ value, label }));
const statuses = Object.entries(roomStatuses).map(([value, { name }]) => ({ value, label: name }));

export function RoomFilters() {
  const { values } = useTyped();
  return (
    <>
      <Filter name="keyword" label="房间">
        <Input allowClear maxLength={50} placeholder="编码、门牌号或租户" />
      </Filter>
      <Filter name="regionId" label="分区" clears={['buildingId', 'floorId']}>
        <RegionSelect allowClear placeholder="全部" />
      </Filter>
      <Filter name="buildingId" label="楼栋" clears={['floorId']}>
        <BuildingSelect allowClear placeholder="全部" regionId={values.regionId} />
      </Filter>
      <Filter name="status" label="状态">
        <FilterChoice<RoomStatus> options={statuses} draw={(status) => <LetteredStatus status={status} />} />
      </Filter>
    </>
  );
}

export function MoreRoomFilters() {
  const { values } = useTyped();
  return (
    <>
      <Filter name="floorId" label="楼层">
        <FloorSelect allowClear placeholder={values.buildingId ? '全部' : '请先选择楼栋'} buildingId={values.buildingId} />
      </Filter>
      <Filter name="kind" label="类型">
        <FilterChoice options={optionsOf(roomKinds)} />
      </Filter>
      <Filter name="fitting" label="装修">
        <FilterChoice options={optionsOf(fittings)} />
      </Filter>
      <Filter name="areaFrom" label="面积不小于">
        <Input allowClear inputMode="decimal" maxLength={15} placeholder="㎡" />
      </Filter>
      <Filter name="areaTo" label="面积不大于">
        <Input allowClear inputMode="decimal" maxLength={15} placeholder="㎡" />
      </Filter>
      <Filter name="asOf" label="查看日期">
        <DayChoice placeholder="今天" />
      </Filter>
    </>
  );
}
