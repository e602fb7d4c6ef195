import { fittings, type Room, roomKinds } from '@park/contract/estate/room';
import { Button } from 'antd';
import { yuan } from '../../../kit/form/hundredths.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import type { Column } from '../../../kit/table/column.ts';
import { areaFigure, daysText } from '../../../parts/estate/text.ts';
import { RoomStatusTag } from './status.tsx';

export const holderOf = ({ companyName, holder }: Pick<Room, 'companyName' | 'holder'>) => dash(companyName ?? holder);
/** Returns the period of the current occupancy; empty if the room is not occupied. */
export const occupiedOf = ({ occupancyId, occupiedFrom, occupiedUntil }: Room) =>
  occupancyId ? daysText(occupiedFrom, occupiedUntil) : '--';

export const roomColumns = (onShow: (row: Room) => void): Column<Room>[] => [
  {
    title: '房间编码',
    dataIndex: 'roomCode',
    sorter: true,
    render: (_, row) => (
      <Button type="link" onClick={() => onShow(row)}>
        {row.roomCode}
      </Button>
    ),
  },
  { title: '门牌号', dataIndex: 'roomNum' },
  { title: '分区', dataIndex: 'regionName', hidden: true },
  { title: '位置', key: 'place', render: (_, { buildingName, floorName }) => `${buildingName} ${floorName}` },
  { title: '类型', dataIndex: 'kind', render: (_, { kind }) => roomKinds[kind] },
  { title: '建筑面积（㎡）', dataIndex: 'area', align: 'end', sorter: true, render: (_, { area }) => areaFigure(area) },
  {
    title: '可租面积（㎡）',
    dataIndex: 'rentableArea',
    hidden: true,
    align: 'end',
    render: (_, { rentableArea }) => areaFigure(rentableArea),
  },
  { title: '参考价（元/㎡·月）', dataIndex: 'price', align: 'end', sorter: true, render: (_, { price }) => yuan(price) },
  { title: '状态', dataIndex: 'status', render: (_, { status }) => <RoomStatusTag status={status} /> },
  { title: '租户（使用方）', key: 'holder', width: 180, ellipsis: true, render: (_, row) => holderOf(row) },
  { title: '使用期限', key: 'occupied', render: (_, row) => occupiedOf(row) },
  { title: '使用面积（㎡）', dataIndex: 'usableArea', hidden: true, align: 'end', render: (_, { usableArea }) => areaFigure(usableArea) },
  { title: '装修', dataIndex: 'fitting', hidden: true, render: (_, { fitting }) => (fitting ? fittings[fitting] : '--') },
  { title: '可租日期', dataIndex: 'availableOn', hidden: true, sorter: true, render: dash },
  { title: '预留到期', dataIndex: 'expiresDate', hidden: true, render: dateTime },
  { title: '退租日期', dataIndex: 'leavingOn', hidden: true, render: dash },
  { title: '停用原因', dataIndex: 'disabledReason', hidden: true, width: 160, ellipsis: true, render: dash },
  { title: '启用日期', dataIndex: 'beginsOn', hidden: true, render: dash },
  { title: '备注', dataIndex: 'remark', hidden: true, width: 200, ellipsis: true, render: dash },
];
