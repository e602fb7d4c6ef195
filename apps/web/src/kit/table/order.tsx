import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type HTMLAttributes, type PointerEvent, useState } from 'react';
import './order.css';

/** Returns the list with one item moved to another position. */
export const moved = <T,>(list: readonly T[], from: number, to: number): T[] =>
  from === to || !(to in list) ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, list[from] as T);

/** A pointer movement of fewer pixels counts as a click. */
const dragThreshold = 4;

/** Lets the user drag an item of a list to another position by mouse, pen or finger. Buttons do the same for the keyboard. */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ from: number; over: number }>();

  function grab(from: number, { currentTarget, clientX, clientY, button }: PointerEvent<HTMLElement>) {
    if (button !== 0) return;
    const items = [...(currentTarget.parentElement?.children ?? [])].filter((item) => 'sortable' in (item as HTMLElement).dataset);
    let over: number | undefined;
    const follow = (event: globalThis.PointerEvent) => {
      if (over === undefined && Math.hypot(event.clientX - clientX, event.clientY - clientY) < dragThreshold) return;
      const at = items.findIndex((item) => isUnderPointer(item.getBoundingClientRect(), event));
      over = at < 0 ? (over ?? from) : at;
      setDrag({ from, over });
    };
    const end = (event: globalThis.PointerEvent) => {
      removeEventListener('pointermove', follow);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      setDrag(undefined);
      if (over !== undefined && over !== from && event.type === 'pointerup') onMove(from, over);
    };
    addEventListener('pointermove', follow);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  return { drag, grab };
}

const isUnderPointer = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: { clientX: number; clientY: number }) =>
  clientX >= left && clientX < right && clientY >= top && clientY < bottom;

type OrderHandleProps = { name: string; at: number; count: number; onMove: (from: number, to: number) => void };
/** Renders the drag handle of a row and the buttons for the keyboard. */
export const OrderHandle = ({ name, at, count, onMove }: OrderHandleProps) => (
  <span className="row order-handle">
    <span className="order-grip" title="拖动排序" aria-hidden>
      <HolderOutlined />
    </span>
    <Button
      type="text"
      size="small"
      aria-label={`上移${name}`}
      icon={<ArrowUpOutlined />}
      disabled={at === 0}
      onClick={() => onMove(at, at - 1)}
    />
    <Button
      type="text"
      size="small"
      aria-label={`下移${name}`}
      icon={<ArrowDownOutlined />}
      disabled={at === count - 1}
      onClick={() => onMove(at, at + 1)}
    />
  </span>
);

/** Returns the props of table rows that the user orders by their handles. */
export function useRowOrder(onMove: (from: number, to: number) => void) {
  const { drag, grab } = useDragOrder(onMove);
  return (_: unknown, at: number) =>
    ({
      'data-sortable': true,
      'data-dragged': drag?.from === at || undefined,
      'data-over': (drag && drag.from !== at && drag.over === at) || undefined,
      onPointerDown: (event) => (event.target as Element).closest('.order-grip') && grab(at, event),
    }) as HTMLAttributes<HTMLTableRowElement>;
}
