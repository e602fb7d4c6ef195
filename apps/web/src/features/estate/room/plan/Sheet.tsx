import type { BoardCell } from '@park/contract/estate/room';
import { roomStatuses } from '@park/contract/kinds';
import type { PropsWithChildren, Ref } from 'react';
import type { Picture } from '../../../../kit/upload/queue.ts';
import { StoredImage } from '../../../../kit/upload/stored-image.tsx';
import { middle, type Shape } from './shape.ts';

type Drawn = { room: BoardCell; shape: Shape };
type SheetProps = PropsWithChildren<{
  ref?: Ref<HTMLDivElement>;
  plan: { id: string; url: string; width: number; height: number };
  name: string;
  zoom: number;
  rooms: readonly Drawn[];
  chosen: string | undefined;
  /** The outline being drawn, not closed yet. */
  open: Shape;
}>;

/** Renders the plan of a floor with the rooms in the colours of their status; handles are rendered above. */
export function Sheet({ ref, plan, name, zoom, rooms, chosen, open, children }: SheetProps) {
  const { width, height } = plan;
  const picture: Picture = { id: plan.id, url: plan.url, name };
  const written = (shape: Shape) => shape.map(([x, y]) => `${x * width},${y * height}`).join(' ');
  const size = width / 70;
  return (
    <div ref={ref} className="plan-sheet" style={{ width: `${zoom}%`, aspectRatio: `${width} / ${height}` }}>
      <StoredImage className="plan-picture" picture={picture} />
      <svg className="plan-rooms" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${name}的房间`}>
        {rooms.map(({ room, shape }) => {
          const [x, y] = middle(shape);
          return (
            <g key={room.id} data-room={room.id} data-status={room.status} data-chosen={room.id === chosen || undefined}>
              <polygon points={written(shape)} />
              <text x={x * width} y={y * height} fontSize={size}>
                {room.roomNum} {roomStatuses[room.status].letter}
              </text>
            </g>
          );
        })}
        {open.length > 0 && <polyline className="plan-open" points={written(open)} />}
      </svg>
      {children}
    </div>
  );
}
