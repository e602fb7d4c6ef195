import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { HTMLAttributes } from 'react';
import { useDragOrder } from './order.ts';
import './order.css';

type OrderHandleProps = { name: string; at: number; count: number; onMove: (from: number, to: number) => void };
/** Where to grab a row, and the same for the keyboard. */
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

/** Props for the rows of a table that are put in order by their handles. */
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
