import { room, roomEvents } from '@park/contract/estate/room';
import type { RoomStatus } from '@park/contract/kinds';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ask } from '../../../kit/api/query.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { dateTime } from '../../../kit/format.ts';
import { RoomStatusTag } from './status.tsx';
import './room.css';

const pageStep = 10;

/** Lists status changes of the room, the latest first, with the person or cause and the status before and after. */
export function RoomLogs({ roomId }: { roomId: string }) {
  const [pageSize, setPageSize] = useState(pageStep);
  const { data, error, isFetching, refetch } = useQuery({
    ...ask(room.logs, { id: roomId, pageSize }),
    placeholderData: keepPreviousData,
  });
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines rows={4} />;
  if (data.total === 0) return <EmptyState kind="first" text="暂无记录" />;
  return (
    <div className="stack">
      <ol className="room-events">
        {data.list.map(({ id, what: event, fromStatus, toStatus, byName, createdDate }) => (
          <li key={id}>
            <time dateTime={createdDate}>{dateTime(createdDate)}</time>
            <span className="room-change">
              {roomEvents[event]}
              <Change from={fromStatus} to={toStatus} />
            </span>
            <span className="muted">{byName ?? '系统'}</span>
          </li>
        ))}
      </ol>
      {data.list.length < data.total && (
        <Button type="link" loading={isFetching} onClick={() => setPageSize(pageSize + pageStep)}>
          查看更早的记录
        </Button>
      )}
    </div>
  );
}

/** Renders nothing if the status did not change. */
function Change({ from, to }: { from: RoomStatus | null; to: RoomStatus | null }) {
  if (!to || from === to) return null;
  return (
    <>
      {from && (
        <>
          <RoomStatusTag status={from} />
          <span>→</span>
        </>
      )}
      <RoomStatusTag status={to} />
    </>
  );
}
