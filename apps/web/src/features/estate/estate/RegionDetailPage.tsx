import { type Building, buildingKinds, estate, type Region } from '@park/contract/estate/estate';
import { useQuery } from '@tanstack/react-query';
import { Button, Descriptions } from 'antd';
import { Link, useNavigate } from 'react-router';
import { Can } from '../../../kit/api/access.tsx';
import { ask } from '../../../kit/api/query.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { ListPage } from '../../../kit/list/list.tsx';
import { useList, usePageParams } from '../../../kit/list/state.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { areaFigure, areaText } from '../../../parts/estate/text.ts';
import { addresses } from './address.ts';
import { Loaded } from './Loaded.tsx';

/** 分区详情: a region and its buildings. */
export function RegionDetailPage() {
  const [params] = usePageParams();
  const id = params.get('id') ?? '';
  const query = useQuery({ ...ask(estate.region, { id }), enabled: id !== '' });
  return (
    <Loaded query={query} isNamed={id !== ''}>
      {(region) => (
        <div className="stack">
          <RegionCard region={region} />
          <Buildings regionId={region.id} />
        </div>
      )}
    </Loaded>
  );
}

function RegionCard({ region }: { region: Region }) {
  const navigate = useNavigate();
  const { longitude, latitude } = region;
  const items = [
    { key: 'code', label: '分区编码', children: region.regionCode },
    { key: 'land', label: '占地面积', children: `${areaText(region.landArea)} ㎡` },
    { key: 'num', label: '楼栋与房间', children: `${region.buildingNum} 栋，${region.roomNum} 间` },
    { key: 'area', label: '建筑面积', children: `${areaText(region.area)} ㎡` },
    { key: 'usable', label: '使用面积', children: `${areaText(region.usableArea)} ㎡` },
    { key: 'rentable', label: '可租面积', children: `${areaText(region.rentableArea)} ㎡` },
    { key: 'address', label: '地址', children: dash(region.address) },
    { key: 'place', label: '经纬度', children: longitude && latitude ? `${longitude}，${latitude}` : '--' },
    { key: 'created', label: '创建时间', children: dateTime(region.createdDate) },
    { key: 'remark', label: '备注', span: 'filled' as const, children: dash(region.remark) },
  ];
  const edit = (
    <Can access="estate:update">
      <Button type="primary" onClick={() => void navigate(addresses.editRegion(region.id))}>
        编辑
      </Button>
    </Can>
  );
  return (
    <Panel>
      <Descriptions title={region.regionName} extra={edit} column={{ xs: 1, md: 2, xl: 3 }} items={items} />
    </Panel>
  );
}

const columns: Column<Building>[] = [
  {
    title: '楼栋名称',
    dataIndex: 'buildingName',
    render: (_, { id, buildingName }) => <Link to={addresses.rooms(id)}>{buildingName}</Link>,
  },
  { title: '楼栋编码', dataIndex: 'buildingCode' },
  { title: '类型', dataIndex: 'kind', render: (_, { kind }) => buildingKinds[kind] },
  {
    title: '楼层',
    key: 'floors',
    render: (_, { upperFloorNum, lowerFloorNum }) => `地上 ${upperFloorNum} 层${lowerFloorNum ? `，地下 ${lowerFloorNum} 层` : ''}`,
  },
  { title: '房间数', dataIndex: 'roomNum', align: 'end' },
  { title: '建筑面积（㎡）', dataIndex: 'area', align: 'end', render: (_, { area }) => areaFigure(area) },
  { title: '可租面积（㎡）', dataIndex: 'rentableArea', align: 'end', render: (_, { rentableArea }) => areaFigure(rentableArea) },
];

function Buildings({ regionId }: { regionId: string }) {
  const list = useList(estate.buildings, { fixed: { regionId }, pageParams: ['id'] });
  const navigate = useNavigate();
  return (
    <ListPage<Building>
      list={{ ...list, name: 'estate.regionBuildings' }}
      columns={columns}
      actions={
        <Can access="estate:update">
          <Button onClick={() => void navigate(addresses.addBuilding(regionId))}>新增楼栋</Button>
        </Can>
      }
      empty={<EmptyState kind="first" text="此分区还没有楼栋" />}
    />
  );
}
