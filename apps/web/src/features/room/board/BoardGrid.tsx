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
        {rooms.map((room) => cellOf(room, asOf))}
        {rooms.length === 0 && <span className="board-none muted">此日没有房间</span>}
      </div>
    </div>
  ));
});

const shareOf = (share: number, count: number) => ({ '--share': share, '--count': count }) as CSSProperties;

/** Not a component: a thousand of them would cost more than what they draw. Letter and badge are the style sheet's. */
function cellOf(room: BoardCell, asOf: string) {
  const { id, roomNum, status, area } = room;
  const due = dueOf(room, asOf);
  return (
    <button
      key={id}
      type="button"
      tabIndex={-1}
      className="cell"
      data-room={id}
      data-status={status}
      data-within={due?.within}
      data-left={due?.left}
      data-letter={roomStatuses[status].letter}
      style={{ flexGrow: Number(area) }}
    >
      <b className="cell-num">{roomNum}</b>
      <span className="cell-words">{wordsOf(room, due?.left)}</span>
      <span className="cell-who">{whoOf(room, asOf)}</span>
      <span className="cell-area">{shortArea(area)}</span>
    </button>
  );
}

/** Who has it, or for how long nobody has. */
function whoOf({ status, tenantName, since }: BoardCell, asOf: string): string {
  if (tenantName) return tenantName;
  return status === 'vacant' && since ? `已空置 ${daysBetween(since, asOf)} 天` : roomStatuses[status].name;
}

/** What colour, letter and badge say, in words between the number and the rest. */
function wordsOf({ status, until }: BoardCell, left: number | undefined): string {
  const end = left === undefined ? '' : `${lastDay(until)}到期，剩 ${left} 天，`;
  return `，${roomStatuses[status].name}，${end}`;
}
