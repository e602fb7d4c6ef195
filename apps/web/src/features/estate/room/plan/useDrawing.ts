import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { fewest, most, moved, type Point, pointAt, type Shape, shifted, withHalfway, without, withPoint } from './shape.ts';

type Drag = { at: number | 'whole'; from: Point; shape: Shape; hasMoved: boolean };
type Drawing = {
  /** The selected room and its outline. */
  chosen: string | undefined;
  shape: Shape | undefined;
  onChoose: (roomId: string | undefined) => void;
  onShape: (shape: Shape | null, isSame?: boolean) => void;
};
const arrows: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const fine = 0.002;
const coarse = 0.02;

/** Returns the pointer and keyboard handlers that edit outlines on the plan. */
export function useDrawing({ chosen, shape, onChoose, onShape }: Drawing) {
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);
  const [open, setOpen] = useState<Shape>([]);
  const isDrawing = chosen !== undefined && !shape;

  const spot = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = sheet.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return pointAt((clientX - left) / (width || 1), (clientY - top) / (height || 1));
  };
  const close = () => {
    if (open.length < fewest) return;
    onShape(open);
    setOpen([]);
  };
  const take = (event: PointerEvent, at: Drag['at'], held: Shape) => {
    drag.current = { at, from: spot(event), shape: held, hasMoved: false };
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };

  function down(event: PointerEvent) {
    if (event.button !== 0) return;
    const target = event.target as HTMLElement;
    const { point, middle, whole } = target.dataset;
    const over = target.closest<SVGElement>('[data-room]')?.dataset.room;
    if (isDrawing) {
      if ('close' in target.dataset) close();
      else if (sheet.current?.contains(target) && open.length < most) setOpen([...open, spot(event)]);
    } else if (shape && point !== undefined) take(event, Number(point), shape);
    else if (shape && whole !== undefined) take(event, 'whole', shape);
    else if (shape && middle !== undefined) {
      const next = withHalfway(shape, Number(middle));
      onShape(next);
      take(event, Number(middle) + 1, next);
    } else if (shape && over === chosen) take(event, 'whole', shape);
    else onChoose(over);
  }

  function move(event: PointerEvent) {
    const held = drag.current;
    if (!held) return;
    const [x, y] = spot(event);
    if (!held.hasMoved && x === held.from[0] && y === held.from[1]) return;
    const next = held.at === 'whole' ? moved(held.shape, x - held.from[0], y - held.from[1]) : withPoint(held.shape, held.at, [x, y]);
    onShape(next, held.hasMoved);
    held.hasMoved = true;
  }

  function press(event: KeyboardEvent) {
    const { point, middle, whole } = (event.target as HTMLElement).dataset;
    const isDelete = event.key === 'Delete' || event.key === 'Backspace';
    const by = event.shiftKey ? coarse : fine;
    const [dx, dy] = (arrows[event.key] ?? [0, 0]).map((part) => part * by) as Point;
    if (isDrawing && event.key === 'Enter') close();
    else if (isDrawing && event.key === 'Backspace') setOpen(open.slice(0, -1));
    else if (event.key === 'Escape') leave();
    else if (!shape) return;
    else if (point !== undefined && isDelete) onShape(without(shape, Number(point)));
    else if (whole !== undefined && isDelete) onShape(null);
    else if (middle !== undefined && event.key === 'Enter') onShape(withHalfway(shape, Number(middle)));
    else if (!(event.key in arrows)) return;
    else if (point !== undefined) onShape(withPoint(shape, Number(point), shifted(shape[Number(point)] ?? [0, 0], dx, dy)));
    else if (whole !== undefined) onShape(moved(shape, dx, dy));
    else return;
    event.preventDefault();
  }

  function leave() {
    setOpen([]);
    onChoose(undefined);
  }

  return {
    sheet,
    open,
    isDrawing,
    close: open.length >= fewest ? close : undefined,
    listeners: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: () => {
        drag.current = undefined;
      },
      onKeyDown: press,
    },
    forget: () => setOpen([]),
  };
}
