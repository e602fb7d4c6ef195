import type { BoardCell, BoardFloor } from '@park/contract/estate';
import { roomStatuses } from '@park/contract/room';
import { type CSSProperties, memo } from 'react';
import { daysBetween } from '../../../kit/days.ts';
import { lastDay, shortArea, square } from '../words.ts';
import { dueOf } from './due.ts';

/**
 * The floors of a building from the top down. A thousand rooms are a thousand plain buttons: they know nothing of what
 * points at them, is chosen or filtered; that is listened to, and styled, from outside.
 */
export const BoardGrid = memo(function BoardGrid({ floors, asOf }: { floors: readonly BoardFloor[]; asOf: string }) {
  const largest = Math.max(1, ...floors.map(({ area }) => Number(area)));
  return floors.map(({ floorId, floorName, area, rooms }) => (
    <div key={floorId} className="board-floor">
      <div className="board-floor-name">
        <strong>{floorName}</strong>
        <span className="muted">{rooms.length} 间</span>
        <span className="muted">{square(area)}</span>
      </div>
      <div className="board-rooms" style={shareOf(Number(area) / largest, rooms.length)}>
        {rooms.map((room) => (
          <Cell key={room.id} room={room} asOf={asOf} />
        ))}
        {rooms.length === 0 && <span className="board-none muted">此日没有房间</span>}
      </div>
    </div>
  ));
});

const shareOf = (share: number, count: number) => ({ '--share': share, '--count': count }) as CSSProperties;

function Cell({ room, asOf }: { room: BoardCell; asOf: string }) {
  const { id, roomNum, status, area } = room;
  const due = dueOf(room, asOf);
  return (
    <button
      type="button"
      tabIndex={-1}
      className="cell"
      data-room={id}
      data-status={status}
      data-within={due?.within}
      aria-label={nameOf(room, asOf)}
      style={{ flexGrow: Number(area) }}
    >
      <b className="cell-num">{roomNum}</b>
      <i className="cell-letter">{roomStatuses[status].letter}</i>
      <span className="cell-who">{whoOf(room, asOf)}</span>
      <span className="cell-area">{shortArea(area)}</span>
      {due && <i className="cell-due">{due.left}天</i>}
    </button>
  );
}

/** Who has it, or for how long nobody has. */
function whoOf({ status, tenantName, since }: BoardCell, asOf: string): string {
  if (tenantName) return tenantName;
  return status === 'vacant' && since ? `已空置 ${daysBetween(since, asOf)} 天` : roomStatuses[status].name;
}

/** All of it in words, for who does not see the colours. */
const nameOf = (room: BoardCell, asOf: string) =>
  [
    room.roomNum,
    roomStatuses[room.status].name,
    room.tenantName,
    square(room.area),
    dueOf(room, asOf) && `${lastDay(room.until)}到期，剩 ${dueOf(room, asOf)?.left} 天`,
  ]
    .filter(Boolean)
    .join('，');
