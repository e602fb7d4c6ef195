import { type Column, columnKey } from './column.ts';
import type { TableProps } from './table.tsx';

/** Upwards, downwards, and as the server likes it. */
const after = (key: string, sort: string | undefined) => (sort === key ? `-${key}` : sort === `-${key}` ? '' : key);
const orderOf = (key: string, sort: string | undefined) => (sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none');

type HeadCellProps<R> = { column: Column<R> } & Pick<TableProps<R>, 'sort'> & { onSort: TableProps<R>['onSort'] | undefined };
/** The title of a column, pressed to sort by it where it can be. */
export function HeadCell<R>({ column, sort, onSort }: HeadCellProps<R>) {
  const { title, width, align, fixed, sorter } = column;
  const key = columnKey(column);
  return (
    <th
      scope="col"
      data-align={align}
      data-fixed={fixed}
      style={width ? { width } : undefined}
      {...(sorter && { 'aria-sort': orderOf(key, sort) })}
    >
      {sorter ? (
        <button type="button" className="table-sort" onClick={() => onSort?.(after(key, sort))}>
          {title}
          <svg aria-hidden="true" viewBox="0 0 10 14" width="10" height="14">
            <path className="table-sort-up" d="M5 1 9 6H1z" />
            <path className="table-sort-down" d="M5 13 1 8h8z" />
          </svg>
        </button>
      ) : (
        title
      )}
    </th>
  );
}
