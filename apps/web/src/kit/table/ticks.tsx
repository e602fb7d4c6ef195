import type { ChangeEvent, ComponentProps } from 'react';
import './tick.css';

/** Which rows are ticked, and what ticks them. */
export type Ticks<R> = {
  has: (row: R) => boolean;
  set: (rows: readonly R[], isOn: boolean) => void;
  /** As said after 选择. */
  nameOf: (row: R) => string;
  /** The row ticked last, from which a tick with the shift key reaches. */
  last: R | undefined;
};
type Of<R> = { ticks: Ticks<R>; rows: readonly R[] };

/** All rows of the page; those ticked on other pages stay. */
export function TitleTick<R>({ ticks, rows }: Of<R>) {
  const count = rows.filter(ticks.has).length;
  const isAll = rows.length > 0 && count === rows.length;
  return (
    <th scope="col" className="table-tick">
      <Tick
        aria-label="全选当页"
        checked={isAll}
        isMixed={count > 0 && !isAll}
        disabled={rows.length === 0}
        onChange={() => ticks.set(rows, !isAll)}
      />
    </th>
  );
}

/** The tick of a row; with shift it reaches from the one before. */
export function RowTick<R>({ ticks, rows, row }: Of<R> & { row: R }) {
  const tick = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isReaching = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey && ticks.last;
    ticks.set(isReaching ? between(rows, ticks.last as R, row) : [row], target.checked);
  };
  return (
    <td className="table-tick">
      <Tick aria-label={`选择${ticks.nameOf(row)}`} checked={ticks.has(row)} onChange={tick} />
    </td>
  );
}

/** From one row to another, either way round, ending with the latter; only that one when the first is on another page. */
function between<R>(rows: readonly R[], from: R, to: R): readonly R[] {
  const [start, end] = [rows.indexOf(from), rows.indexOf(to)];
  if (start < 0) return [to];
  return start <= end ? rows.slice(start, end + 1) : rows.slice(end, start + 1).toReversed();
}

type TickProps = ComponentProps<'input'> & { isMixed?: boolean };
/** A box to tick; `isMixed` when only some of what it stands for is ticked. */
export const Tick = ({ isMixed = false, ...input }: TickProps) => (
  <input
    {...input}
    type="checkbox"
    className="tick"
    ref={(box) => {
      if (box) box.indeterminate = isMixed;
    }}
  />
);
