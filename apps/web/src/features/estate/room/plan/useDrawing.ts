import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import {
  maxPoints,
  minPoints,
  movedShape,
  type Point,
  pointAt,
  type Shape,
  shiftedPoint,
  withHalfway,
  without,
  withPoint,
} from './shape.ts';

type Drag = { at: number | 'whole'; from: Point; shape: Shape; hasMoved: boolean };
type Drawing = {
  /** The selected room and its outline. */
  chosen: string | undefined;
  shape: Shape | undefined;
  onChoose: (roomId: string | undefined) => void;
  onShape: (shape: Shape | null, isSame?: boolean) => void;
};
const arrows: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const fineStep = 0.002;
const coarseStep = 0.02;

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
    if (open.length < minPoints) return;
    onShape(open);
    setOpen([]);
  };
  const startDrag = (event: PointerEvent, at: Drag['at'], startShape: Shape) => {
    drag.current = { at, from: spot(event), shape: startShape, hasMoved: false };
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };

  function down(event: PointerEvent) {
    if (event.button !== 0) return;
    const target = event.target as HTMLElement;
    const { point, middle, whole } = target.dataset;
    const over = target.closest<SVGElement>('[data-room]')?.dataset.room;
    if (isDrawing) {
      if ('close' in target.dataset) close();
      else if (sheet.current?.contains(target) && open.length < maxPoints) setOpen([...open, spot(event)]);
    } else if (shape && point !== undefined) startDrag(event, Number(point), shape);
    else if (shape && whole !== undefined) startDrag(event, 'whole', shape);
    else if (shape && middle !== undefined) {
      const next = withHalfway(shape, Number(middle));
      onShape(next);
      startDrag(event, Number(middle) + 1, next);
    } else if (shape && over === chosen) startDrag(event, 'whole', shape);
    else onChoose(over);
  }

  function move(event: PointerEvent) {
    const current = drag.current;
    if (!current) return;
    const [x, y] = spot(event);
    if (!current.hasMoved && x === current.from[0] && y === current.from[1]) return;
    const next =
      current.at === 'whole'
        ? movedShape(current.shape, x - current.from[0], y - current.from[1])
        : withPoint(current.shape, current.at, [x, y]);
    onShape(next, current.hasMoved);
    current.hasMoved = true;
  }

  function press(event: KeyboardEvent) {
    const { point, middle, whole } = (event.target as HTMLElement).dataset;
    const isDelete = event.key === 'Delete' || event.key === 'Backspace';
    const by = event.shiftKey ? coarseStep : fineStep;
    const [dx, dy] = (arrows[event.key] ?? [0, 0]).map((part) => part * by) as Point;
    if (isDrawing && event.key === 'Enter') close();
    else if (isDrawing && event.key === 'Backspace') setOpen(open.slice(0, -1));
    else if (event.key === 'Escape') leave();
    else if (!shape) return;
    else if (point !== undefined && isDelete) onShape(without(shape, Number(point)));
    else if (whole !== undefined && isDelete) onShape(null);
    else if (middle !== undefined && event.key === 'Enter') onShape(withHalfway(shape, Number(middle)));
    else if (!(event.key in arrows)) return;
    else if (point !== undefined) onShape(withPoint(shape, Number(point), shiftedPoint(shape[Number(point)] ?? [0, 0], dx, dy)));
    else if (whole !== undefined) onShape(movedShape(shape, dx, dy));
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
    close: open.length >= minPoints ? close : undefined,
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
