import type { Reply } from '@park/contract/core';
import { type Room, room } from '@park/contract/estate/room';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Can } from '../../../kit/access.tsx';
import { ask } from '../../../kit/api.ts';
import { useDialog } from '../../../kit/dialog-state.ts';
import { ErrorBlock } from '../../../kit/error.tsx';
import { daysText } from '../../../kit/estate/text.ts';
import { dash, dateTime } from '../../../kit/format.ts';
import { yuan } from '../../../kit/hundredths.ts';
import { Later } from '../../../kit/later.tsx';
import { SkeletonLines } from '../../../kit/skeleton.tsx';
import { Table } from '../../../kit/table.tsx';
import { PriceForm } from './lazy.ts';

type Price = Reply<typeof room.prices>[number];

/** What the room is, was and will be offered at. */
export function RoomPrices({ room: of }: { room: Room }) {
  const { data, error, refetch } = useQuery(ask(room.prices, { id: of.id }));
  const setting = useDialog();
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines rows={3} />;
  return (
    <div className="stack">
      <Can access="room:price">
        <div className="row">
          <Button size="small" onClick={setting.add}>
            设置参考价
          </Button>
        </div>
      </Can>
      <Table<Price>
        rowKey="id"
        size="small"
        dataSource={data}
        empty="还没有参考价"
        columns={[
          { title: '参考价（元/㎡·月）', dataIndex: 'price', align: 'end', render: (_, { price }) => yuan(price) },
          { title: '有效期', key: 'days', render: (_, { fromDate, untilDate }) => daysText(fromDate, untilDate) },
          { title: '说明', dataIndex: 'note', width: 140, ellipsis: true, render: dash },
          { title: '操作人', dataIndex: 'byName', render: dash },
          { title: '操作时间', dataIndex: 'createdDate', render: (_, { createdDate }) => dateTime(createdDate) },
        ]}
      />
      <Later>{setting.open && <PriceForm dialog={setting} room={of} />}</Later>
    </div>
  );
}
