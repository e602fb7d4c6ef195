import type { ReactNode } from 'react';

export type Column<R> = {
  title: string;
  /** Key of the column in settings and sort orders; its field by default. */
  key?: string;
  dataIndex?: keyof R & string;
  width?: number;
  align?: 'center' | 'end';
  /** Keeps the column at this edge while the others scroll; at most one column per edge. */
  fixed?: 'start' | 'end';
  /** Cuts the text to one line; a tooltip shows the whole text. */
  ellipsis?: boolean;
  sorter?: boolean;
  /** Hidden until the user turns the column on. */
  hidden?: boolean;
  /** Declared as a method, so that a column may narrow the type of its value. */
  render?(value: unknown, row: R, at: number): ReactNode;
};
export type RowKey<R> = string | ((row: R) => string);

/** Returns the key of a column. */
export const columnKey = <R>({ key, dataIndex }: Column<R>) => String(key ?? dataIndex);
/** Returns the value of the named field; rows are plain records of the contract. */
export const fieldOf = <R>(row: R, name: string | undefined): unknown => (name === undefined ? undefined : row[name as keyof R]);
/** Returns the key of a row. */
export const keyOf = <R>(row: R, rowKey: RowKey<R>) => (typeof rowKey === 'function' ? rowKey(row) : String(fieldOf(row, rowKey)));
