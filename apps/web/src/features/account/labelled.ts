import type { TableColumnType } from 'antd';

/** On narrow screens a row becomes a card, and each value needs its name beside it. */
export const labelled = <R>(columns: TableColumnType<R>[]): TableColumnType<R>[] =>
  columns.map((column) => ({ ...column, onCell: () => ({ 'data-label': String(column.title) }) as object }));
