import { type Building, buildingKinds, estate, type Floor } from '@park/contract/estate/estate';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import { Can } from '../../../kit/api/access.tsx';
import { ask } from '../../../kit/api/query.ts';
import { DetailDrawer } from '../../../kit/feedback/detail-drawer.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { dash } from '../../../kit/format.ts';
import { Table } from '../../../kit/table/table.tsx';
import { filesOf } from '../../../parts/estate/FilesShown.tsx';
import { areaExact, areaText } from '../../../parts/estate/text.ts';
import { addresses } from './address.ts';
import { Declared } from './Declared.tsx';

type BuildingDrawerProps = {
  open: boolean;
  row: Building;
  rows: readonly Building[];
  onShow: (row: Building) => void;
  onClose: () => void;
};
/** Shows one building: declared areas beside the sums of its rooms, floor by floor. */
export function BuildingDrawer({ open, row, rows, onShow, onClose }: BuildingDrawerProps) {
  const { data, error, refetch } = useQuery({ ...ask(estate.building, { id: row.id }), enabled: open });
  const navigate = useNavigate();
  const at = rows.findIndex(({ id }) => id === row.id);
  const step = (to: number) => {
    const next = at < 0 ? undefined : rows[to];
    return next && (() => onShow(next));
  };
  const building = data ?? row;
  const items = [
    { label: '分区', children: building.regionName },
    { label: '楼栋编码', children: building.buildingCode },
    { label: '类型', children: buildingKinds[building.kind] },
    { label: '房间数', children: `${building.roomNum} 间` },
    ...areas(building),
    { label: '竣工日期', children: dash(building.completedOn) },
    { label: '高度', children: data?.height ? `${data.height} 米` : '--' },
    { label: '地址', children: dash(building.address) },
    { label: '经纬度', children: data?.longitude ? `${data.longitude}，${data.latitude}` : '--' },
    { label: '备注', span: 'filled' as const, children: dash(data?.remark) },
    ...filesOf(data),
  ];
  const edit = (
    <Can access="estate:update">
      <Button type="link" onClick={() => void navigate(addresses.editBuilding(row.id))}>
        编辑
      </Button>
    </Can>
  );
  return (
    <DetailDrawer
      open={open}
      title={building.buildingName}
      items={items}
      extra={edit}
      onClose={onClose}
      onPrevious={step(at - 1)}
      onNext={step(at + 1)}
    >
      {error && !data && <ErrorBlock error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines rows={6} />}
      {data && <Floors floors={data.floors} />}
    </DetailDrawer>
  );
}

const areas = (building: Building) =>
  (
    [
      ['建筑面积', building.declaredArea, building.area],
      ['使用面积', building.declaredUsableArea, building.usableArea],
      ['可租面积', building.declaredRentableArea, building.rentableArea],
    ] as const
  ).flatMap(([name, declared, counted]) => [
    { label: `${name}（登记）`, children: declared ? `${areaText(declared)} ㎡` : '--' },
    {
      label: `${name}（合计）`,
      children: (
        <span>
          <Declared counted={counted} declared={declared} /> ㎡
        </span>
      ),
    },
  ]);

const Floors = ({ floors }: { floors: readonly Floor[] }) => (
  <Table<Floor>
    rowKey="id"
    size="small"
    caption="楼层"
    dataSource={floors}
    empty="还没有楼层"
    columns={[
      {
        title: '楼层',
        dataIndex: 'floorName',
        render: (_, { buildingId, id, floorName }) => <Link to={addresses.rooms(buildingId, id)}>{floorName}</Link>,
      },
      { title: '房间数', dataIndex: 'roomNum', align: 'end' },
      { title: '登记面积（㎡）', dataIndex: 'declaredArea', align: 'end', render: (_, { declaredArea }) => areaExact(declaredArea) },
      {
        title: '房间合计（㎡）',
        dataIndex: 'area',
        align: 'end',
        render: (_, { area, declaredArea }) => <Declared isExact counted={area} declared={declaredArea} />,
      },
      { title: '可租面积（㎡）', dataIndex: 'rentableArea', align: 'end', render: (_, { rentableArea }) => areaExact(rentableArea) },
    ]}
  />
);
