import type { Reply } from '@park/contract/core';
import type { room } from '@park/contract/estate/room';
import { useState } from 'react';
import { yuan } from '../../../kit/form/hundredths.tsx';
import { Table } from '../../../kit/table/table.tsx';

type Preview = Reply<typeof room.previewPrices>;
type Row = Preview['list'][number];
const pageSize = 10;

/** Shows the old and new price of each room before a price change is confirmed. */
export function PricePreview({ of: { fromDate, rooms, skipped, list } }: { of: Preview }) {
  const [pageNum, show] = useState(1);
  return (
    <div className="stack">
      <p role="status">
        自 {fromDate} 起调整 {rooms} 个房间的参考价
        {skipped > 0 && `，${skipped} 个没有参考价的房间跳过`}。单位：元/㎡·月
      </p>
      <Table<Row>
        rowKey="roomId"
        size="small"
        dataSource={list.slice((pageNum - 1) * pageSize, pageNum * pageSize)}
        columns={[
          { title: '房间编码', dataIndex: 'roomCode' },
          { title: '楼栋', dataIndex: 'buildingName' },
          { title: '楼层', dataIndex: 'floorName' },
          { title: '现价', dataIndex: 'before', align: 'end', render: (_, { before }) => yuan(before) },
          { title: '调整后', dataIndex: 'after', align: 'end', render: (_, { after }) => <strong>{yuan(after)}</strong> },
          {
            title: '差额',
            key: 'gap',
            align: 'end',
            render: (_, { before, after }) => (before === null ? '--' : `${after > before ? '+' : ''}${yuan(after - before)}`),
          },
        ]}
        pagination={list.length > pageSize && { current: pageNum, pageSize, total: list.length, onTurn: show }}
      />
    </div>
  );
}
