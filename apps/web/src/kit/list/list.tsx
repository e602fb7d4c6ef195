import { Button } from 'antd';
import { type PropsWithChildren, type ReactNode, useState } from 'react';
import { CallError } from '../api/send.ts';
import { EmptyState } from '../feedback/empty.tsx';
import { ErrorBlock } from '../feedback/error.tsx';
import { SkeletonLines } from '../feedback/skeleton.tsx';
import { HeadingActions, HeadingNote } from '../page/heading.tsx';
import { Panel } from '../page/panel.tsx';
import { type Column, fieldOf, keyOf } from '../table/column.ts';
import { Table, type TableProps } from '../table/table.tsx';
import { Filters } from './filters.tsx';
import { BatchBar, type Selection, useSelection } from './selection.tsx';
import type { List } from './state.ts';
import { ColumnSettings, DensityMenu, RefreshButton, useColumns, useDensity } from './tools.tsx';

type ListPageProps<R> = PropsWithChildren<{
  list: List<R>;
  columns: Column<NoInfer<R>>[];
  filters?: ReactNode;
  /** Filters behind 展开. */
  more?: ReactNode;
  /** Content above the card. */
  between?: ReactNode;
  /** Actions of the list, the primary action first. */
  actions?: ReactNode;
  /** Figures of the list, such as its number of entries by kind, beside the actions. */
  summary?: ReactNode;
  /** Actions on the selected rows; without them rows cannot be selected. */
  batch?: false | ((selection: Selection<NoInfer<R>>) => ReactNode);
  /** Rendered while no record exists, preferably with the action that creates the first one. */
  empty?: ReactNode;
}>;
/**
 * Renders a list page: actions beside the heading, and a card with the filters and the table. A page of another shape uses `useList` and
 * antd directly.
 */
export function ListPage<R extends object>({
  list,
  columns,
  filters,
  more,
  between,
  actions,
  summary,
  batch,
  empty,
  children,
}: ListPageProps<R>) {
  const { shown, settings } = useColumns(list.name, columns);
  const selection = useSelection<R>(
    list.scope,
    (row) => keyOf(row, list.table.rowKey),
    (row) => String(fieldOf(row, columns[0]?.dataIndex) ?? ''),
  );
  const tools = (
    <div className="list-tools">
      {!list.isFirstLoad && (
        <HeadingNote otherwise={summary && <span className="muted">{summary}</span>}>{summary ?? `${list.total} 条`}</HeadingNote>
      )}
      <RefreshButton onClick={list.retry} />
      <DensityMenu />
      <ColumnSettings {...settings} />
    </div>
  );
  return (
    <div className="stack">
      {between}
      <Panel className="list-card">
        {filters ? (
          <Filters name={list.name} search={list.search} more={more} actions={actions} tools={tools}>
            {filters}
          </Filters>
        ) : (
          <div className="list-bar">
            {actions && <HeadingActions>{actions}</HeadingActions>}
            {tools}
          </div>
        )}
        {batch && selection.rows.length > 0 && (
          <BatchBar count={selection.rows.length} onClear={selection.clear}>
            {batch(selection)}
          </BatchBar>
        )}
        <ListBody list={list} columns={shown} empty={empty} ticks={batch ? selection.ticks : undefined} />
      </Panel>
      {children}
    </div>
  );
}

type ListBodyProps<R> = Pick<ListPageProps<R>, 'list' | 'columns' | 'empty'> & Pick<TableProps<R>, 'ticks'>;
function ListBody<R extends object>({ list, columns, empty, ticks }: ListBodyProps<R>) {
  const [density] = useDensity();
  const lit = useNewRowKeys(list);
  const rows = list.table.dataSource.length;
  // rows stay visible after a failure, except when the user lost the right to see them
  const isRefused = list.error instanceof CallError && list.error.status === 403;
  if (list.error && (rows === 0 || isRefused)) return <ErrorBlock error={list.error} text={list.failure} onRetry={list.retry} />;
  if (list.isFirstLoad) return <SkeletonLines rows={8} />;
  const noRows = list.isFiltered ? (
    <EmptyState kind="none" hint="换个词，或去掉几个筛选">
      <Button onClick={list.search.reset}>清空筛选</Button>
    </EmptyState>
  ) : (
    (empty ?? <EmptyState kind="first" />)
  );
  return (
    <div className="list-body">
      {list.error && <ErrorBlock error={list.error} text={list.failure} onRetry={list.retry} />}
      <Table<R> {...list.table} lit={lit} ticks={ticks} columns={columns} size={density} isLoading={list.isFetching} empty={noRows} />
      {list.table.pagination === false && list.total > 0 && <div className="muted list-total">共 {list.total} 条</div>}
    </div>
  );
}

const noKeys: ReadonlySet<string> = new Set();

/**
 * Returns the keys of rows added since the same query was last read, if the total has grown, so that a record just added is highlighted.
 */
function useNewRowKeys<R>({ shownFor, total, table: { dataSource, rowKey } }: Pick<List<R>, 'shownFor' | 'total' | 'table'>) {
  const keys = dataSource.map((row) => keyOf(row, rowKey));
  const [seen, setSeen] = useState({ shownFor, total, keys, lit: noKeys });
  const isSame = seen.shownFor === shownFor && seen.total === total && seen.keys.join() === keys.join();
  if (shownFor !== undefined && !isSame) {
    const hasGrown = seen.shownFor === shownFor && total > seen.total;
    setSeen({ shownFor, total, keys, lit: hasGrown ? new Set(keys.filter((key) => !seen.keys.includes(key))) : noKeys });
  }
  return seen.lit;
}
