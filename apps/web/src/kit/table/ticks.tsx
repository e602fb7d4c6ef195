import type { ChangeEvent, ComponentProps } from 'react';
import './tick.css';

/** The selected rows and the functions that select them. */
export type Ticks<R> = {
  has: (row: R) => boolean;
  set: (rows: readonly R[], isOn: boolean) => void;
  /** Name of a row for the label after 选择. */
  nameOf: (row: R) => string;
  /** The row selected last, where a selection with Shift begins. */
  last: R | undefined;
};
type TickListProps<R> = { ticks: Ticks<R>; rows: readonly R[] };

/** Renders the check box that selects all rows of the page; rows selected on other pages stay selected. */
export function TitleTick<R>({ ticks, rows }: TickListProps<R>) {
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

/** Renders the check box of a row; with Shift it selects all rows from the last selected row on. */
export function RowTick<R>({ ticks, rows, row }: TickListProps<R> & { row: R }) {
  const tick = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey && ticks.last;
    ticks.set(isRange ? rowsBetween(rows, ticks.last as R, row) : [row], target.checked);
  };
  return (
    <td className="table-tick">
      <Tick aria-label={`选择${ticks.nameOf(row)}`} checked={ticks.has(row)} onChange={tick} />
    </td>
  );
}

/** Returns the rows between two rows in either direction, ending with `to`; only `to` if the first row is on another page. */
function rowsBetween<R>(rows: readonly R[], from: R, to: R): readonly R[] {
  const [start, end] = [rows.indexOf(from), rows.indexOf(to)];
  if (start < 0) return [to];
  return start <= end ? rows.slice(start, end + 1) : rows.slice(end, start + 1).toReversed();
}

type TickProps = ComponentProps<'input'> & { isMixed?: boolean };
/** Renders a check box; `isMixed` marks a partial selection. */
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
