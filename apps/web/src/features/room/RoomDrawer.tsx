import { room, roomKinds, roomStatuses } from '@park/contract/room';
import { useQuery } from '@tanstack/react-query';
import { Button, Descriptions, Drawer } from 'antd';
import { useNavigate } from 'react-router';
import { Can } from '../../kit/access.tsx';
import { ask } from '../../kit/api.ts';
import { ErrorBlock } from '../../kit/error.tsx';
import { dash } from '../../kit/format.ts';
import { SkeletonLines } from '../../kit/skeleton.tsx';
import { splitPath } from './paths.ts';
import { lastDay, shownPrice, square } from './words.ts';

/** One room as it is on a day. */
export function RoomDrawer({ roomId, asOf, onClose }: { roomId: string; asOf: string; onClose: () => void }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(ask(room.detail, { id: roomId, asOf }));
  const items = data && [
    { key: 'place', label: '位置', children: `${data.regionName} ${data.buildingName} ${data.floorName}` },
    { key: 'code', label: '房间编码', children: data.roomCode },
    { key: 'status', label: `状态（${asOf}）`, children: roomStatuses[data.status].name },
    { key: 'tenant', label: '使用方', children: dash(data.companyName ?? data.holder) },
    { key: 'term', label: '期限', children: data.occupiedFrom ? `${data.occupiedFrom} 至 ${lastDay(data.occupiedUntil)}` : '--' },
    { key: 'kind', label: '类型', children: roomKinds[data.kind] },
    { key: 'area', label: '建筑面积', children: square(data.area) },
    { key: 'rentable', label: '可租面积', children: square(data.rentableArea) },
    { key: 'price', label: '参考价', children: shownPrice(data.price) },
    { key: 'remark', label: '备注', children: dash(data.remark) },
  ];
  return (
    <Drawer
      open
      size={720}
      title={data?.roomNum ?? '房间'}
      onClose={onClose}
      extra={
        <Can access="room:split">
          <Button onClick={() => void navigate(splitPath(roomId, asOf))}>拆分</Button>
        </Can>
      }
    >
      {error ? (
        <ErrorBlock error={error} onRetry={() => void refetch()} />
      ) : items ? (
        <Descriptions column={{ xs: 1, sm: 2 }} items={items} />
      ) : (
        <SkeletonLines rows={6} />
      )}
    </Drawer>
  );
}
