import { type BoardCell, roomKinds } from '@park/contract/estate/room';
import { useLayoutEffect, useRef } from 'react';
import { daysBetween } from '../../../../kit/day/days.ts';
import { dash } from '../../../../kit/format.ts';
import { RoomStatusTag } from '../status.tsx';
import { lastDay, shownPrice, square } from '../words.ts';
import { dueOf } from './due.ts';

const gap = 8;
/** Shows details of a room that do not fit in its cell. Screen readers get them from the accessible name of the cell. */
export function HoverCard({ room, cell, asOf }: { room: BoardCell; cell: HTMLElement; asOf: string }) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (card.current) positionCard(card.current, cell.getBoundingClientRect());
  });
  return (
    <div ref={card} className="hover-card" aria-hidden>
      <div className="row hover-card-head">
        <strong>{room.roomNum}</strong>
        {room.roomCode !== room.roomNum && <span className="muted">{room.roomCode}</span>}
        <span className="hover-card-status">
          <RoomStatusTag status={room.status} />
        </span>
      </div>
      <dl>
        {factsOf(room, asOf).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type Fact = [label: string, text: string | number];
function factsOf(room: BoardCell, asOf: string): Fact[] {
  const due = dueOf(room, asOf);
  const facts: (Fact | false)[] = [
    room.status !== 'vacant' && ['租户（使用方）', dash(room.tenantName)],
    room.status === 'vacant' && room.since !== null && ['已空置', `${daysBetween(room.since, asOf)} 天`],
    room.status !== 'vacant' && room.since !== null && ['期限', `${room.since} 至 ${lastDay(room.until)}`],
    due !== undefined && ['剩余', `${due.left} 天`],
    room.leavingOn !== null && ['退租日', room.leavingOn],
    ['类型', roomKinds[room.kind]],
    ['建筑面积', square(room.area)],
    ['可租面积', square(room.rentableArea)],
    ['参考价', shownPrice(room.price)],
    room.endsOn !== null && ['房间变更', `${room.endsOn} 起拆分、合并或撤除`],
  ];
  return facts.filter((fact) => fact !== false);
}

/** Places the card below the cell, or above it if there is no space below, and always within the window. */
function positionCard(card: HTMLElement, cell: DOMRect) {
  const { width, height } = card.getBoundingClientRect();
  const below = cell.bottom + gap;
  card.style.left = `${Math.max(gap, Math.min(cell.left, innerWidth - width - gap))}px`;
  card.style.top = `${below + height > innerHeight - gap ? Math.max(gap, cell.top - gap - height) : below}px`;
}
