import type { Reply } from '@park/contract/core';
import { type Room, room } from '@park/contract/estate/room';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Can } from '../../../kit/api/access.tsx';
import { ask } from '../../../kit/api/query.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { yuan } from '../../../kit/form/hundredths.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { Table } from '../../../kit/table/table.tsx';
import { daysText } from '../../../parts/estate/text.ts';
import { PriceForm } from './lazy.ts';

type Price = Reply<typeof room.prices>[number];

/** Lists the past, current and future asking prices of the room. */
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
      <LoadingBoundary>{setting.open && <PriceForm dialog={setting} room={of} />}</LoadingBoundary>
    </div>
  );
}
