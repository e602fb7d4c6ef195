import type { ReactNode } from 'react';

export type Column<R> = {
  title: string;
  /** What the column is called in settings and in an order, if not by its field. */
  key?: string;
  dataIndex?: keyof R & string;
  width?: number;
  align?: 'center' | 'end';
  /** Stays in view at this edge while the others scroll; one at each. */
  fixed?: 'start' | 'end';
  /** One line and no more; pointing at it shows the rest. */
  ellipsis?: boolean;
  sorter?: boolean;
  /** Not shown until somebody chooses it. */
  hidden?: boolean;
  /** Written as a method, so that a column may name the type it knows its field to have. */
  render?(value: unknown, row: R, at: number): ReactNode;
};
export type RowKey<R> = string | ((row: R) => string);

/** What tells one column from another. */
export const columnKey = <R>({ key, dataIndex }: Column<R>) => String(key ?? dataIndex);
/** The field a column or a key names; rows are plain records of the contract. */
export const fieldOf = <R>(row: R, name: string | undefined): unknown => (name === undefined ? undefined : row[name as keyof R]);
/** What tells one row from another. */
export const keyOf = <R>(row: R, rowKey: RowKey<R>) => (typeof rowKey === 'function' ? rowKey(row) : String(fieldOf(row, rowKey)));
