import type { Reply } from '@park/contract/core';
import { roomStatuses } from '@park/contract/kinds';
import { parkuser } from '@park/contract/people/parkuser';
import { useQuery } from '@tanstack/react-query';
import { Button, Descriptions, Popover } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { dash } from '../../../kit/format.ts';
import { Table } from '../../../kit/table/table.tsx';
import { areaText } from '../../../parts/estate/text.ts';

type Address = Reply<typeof parkuser.addresses>[number];
/** Lists the rooms that a company leases today; a button shows the details of a room. */
export function CompanyRooms({ companyId, companyName }: { companyId: string; companyName: string }) {
  const { data, error, refetch } = useQuery(ask(parkuser.addresses, { companyId }));
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines rows={2} />;
  return (
    <Table<Address>
      size="small"
      rowKey="roomId"
      dataSource={data}
      caption={`${companyName}租用的房间`}
      empty="该企业目前没有租用房间"
      columns={[
        { title: '位置', key: 'place', render: (_, one) => `${one.regionName} ${one.buildingName} ${one.floorName}` },
        { title: '门牌号', dataIndex: 'roomNum' },
        {
          title: '操作',
          key: 'actions',
          render: (_, { roomId, roomNum }) => (
            <Popover trigger="click" placement="left" destroyOnHidden content={<OneRoom roomId={roomId} />}>
              <Button type="link" size="small" aria-label={`查看${roomNum}`}>
                查看
              </Button>
            </Popover>
          ),
        },
      ]}
    />
  );
}

function OneRoom({ roomId }: { roomId: string }) {
  const { data, error, refetch } = useQuery(ask(parkuser.room, { roomId }));
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines rows={3} />;
  return (
    <Descriptions
      size="small"
      column={1}
      items={[
        { label: '房间编码', children: data.roomCode },
        { label: '建筑面积', children: `${areaText(data.area)} ㎡` },
        { label: '状态', children: roomStatuses[data.status].name },
        { label: '租户（使用方）', children: dash(data.companyName) },
      ]}
    />
  );
}
