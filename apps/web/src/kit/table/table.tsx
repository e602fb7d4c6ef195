import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { dash } from '../format.ts';
import { type Column, columnKey, fieldOf, keyOf, type RowKey } from './column.ts';
import { Pager, type PagerProps } from './pager.tsx';
import { RowTick, type Ticks, TitleTick } from './ticks.tsx';
import './table.css';

export type Density = 'large' | 'medium' | 'small';

export type TableProps<R> = {
  columns: readonly Column<R>[];
  dataSource: readonly R[];
  rowKey: RowKey<R>;
  pagination?: PagerProps | false;
  /** Current sort order: a column's key, with a minus for descending. */
  sort?: string | undefined;
  onSort?: (sort: string) => void;
  ticks?: Ticks<R> | undefined;
  /** Keys of new rows, which are highlighted for a moment. */
  lit?: ReadonlySet<string>;
  onRow?: (row: R, at: number) => HTMLAttributes<HTMLTableRowElement>;
  size?: Density;
  caption?: string;
  isLoading?: boolean;
  /** Fits the table to the available width and wraps long texts. Otherwise the table is as wide as its texts and scrolls. */
  wraps?: boolean;
  /** Shown when there are no rows. */
  empty?: ReactNode;
};

/**
 * Renders a table. It is never taller than the window, so that its header and scroll bar stay visible. Hand-made, because antd's Table
 * loads menus, selectors and trees as well and would be half of every list page.
 */
export function Table<R>({ isLoading = false, pagination = false, ...table }: TableProps<R>) {
  return (
    <div className="table-box" aria-busy={isLoading}>
      {isLoading && <div className="progress-line" />}
      <section ref={watchEdges} className="table-scroll" aria-label={table.caption ?? '列表'}>
        <Grid {...table} />
      </section>
      {pagination && <Pager {...pagination} />}
    </div>
  );
}

function Grid<R>(table: Omit<TableProps<R>, 'isLoading' | 'pagination'>) {
  const { columns, dataSource, sort, onSort, ticks, size = 'medium', caption, wraps = false, empty } = table;
  const isTruncating = wraps && columns.some(({ ellipsis }) => ellipsis);
  const hasFixedStart = columns.some(({ fixed }) => fixed === 'start');
  return (
    <table
      className={`table table-${size} ${wraps ? 'is-wrapping' : ''} ${isTruncating ? 'is-cut' : ''} ${hasFixedStart ? 'is-held' : ''}`}
    >
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {ticks && <TitleTick ticks={ticks} rows={dataSource} />}
          {columns.map((column) => (
            <HeadCell key={columnKey(column)} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {dataSource.map((row, at) => (
          <Row key={keyOf(row, table.rowKey)} table={table} row={row} at={at} />
        ))}
        {dataSource.length === 0 && (
          <tr className="table-empty">
            <td colSpan={columns.length + (ticks ? 1 : 0)}>{empty}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

type RowProps<R> = { table: Pick<TableProps<R>, 'columns' | 'dataSource' | 'rowKey' | 'ticks' | 'lit' | 'onRow'>; row: R; at: number };
function Row<R>({ table: { columns, dataSource, rowKey, ticks, lit, onRow }, row, at }: RowProps<R>) {
  return (
    <tr {...onRow?.(row, at)} data-ticked={ticks?.has(row) || undefined} data-lit={lit?.has(keyOf(row, rowKey)) || undefined}>
      {ticks && <RowTick ticks={ticks} rows={dataSource} row={row} />}
      {columns.map((column) => (
        <Cell key={columnKey(column)} column={column} row={row} at={at} />
      ))}
    </tr>
  );
}

function Cell<R>({ column, row, at }: { column: Column<R>; row: R; at: number }) {
  const { title, width, align, fixed, ellipsis, dataIndex, render } = column;
  const value = fieldOf(row, dataIndex);
  const content = render ? render(value, row, at) : dash(value as string | number | null | undefined);
  return (
    <td
      // On narrow screens a row becomes a card that shows the column title beside each value.
      data-label={title}
      data-align={align}
      data-fixed={fixed}
      // the width is a CSS variable, because the style sheet ignores it in the card layout, which has room for the whole text
      style={ellipsis && width ? ({ '--cut': `${width}px` } as CSSProperties) : undefined}
      {...(ellipsis && { className: 'is-line', title: typeof content === 'string' ? content : undefined })}
    >
      {content}
    </td>
  );
}

/** Marks the edges behind which columns are hidden, for their shadows, and makes a scrolling table focusable for the keyboard. */
function watchEdges(box: HTMLElement | null) {
  if (!box) return;
  const mark = () => {
    const hidden = box.scrollWidth - box.clientWidth;
    box.toggleAttribute('data-more-start', box.scrollLeft > 0);
    box.toggleAttribute('data-more-end', box.scrollLeft < hidden - 1);
    if (hidden > 0 || box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(mark);
  for (const part of [box, ...box.children]) sizes.observe(part);
  box.addEventListener('scroll', mark, { passive: true });
  return () => {
    sizes.disconnect();
    box.removeEventListener('scroll', mark);
  };
}

/** Returns the next sort order: ascending, descending, then the order of the server. */
const nextSort = (key: string, sort: string | undefined) => (sort === key ? `-${key}` : sort === `-${key}` ? '' : key);
const ariaSortOf = (key: string, sort: string | undefined) => (sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none');

type HeadCellProps<R> = { column: Column<R> } & Pick<TableProps<R>, 'sort'> & { onSort: TableProps<R>['onSort'] | undefined };
/** Renders the header of a column, as a button if the column can be sorted. */
function HeadCell<R>({ column, sort, onSort }: HeadCellProps<R>) {
  const { title, width, align, fixed, sorter } = column;
  const key = columnKey(column);
  return (
    <th
      scope="col"
      data-align={align}
      data-fixed={fixed}
      style={width ? { width } : undefined}
      {...(sorter && { 'aria-sort': ariaSortOf(key, sort) })}
    >
      {sorter ? (
        <button type="button" className="table-sort" onClick={() => onSort?.(nextSort(key, sort))}>
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
