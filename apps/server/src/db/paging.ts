/** A pattern for LIKE in which the person's own % and _ mean themselves. */
export const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Where a page begins. */
export const offsetOf = ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) => (pageNum - 1) * pageSize;

/** Rows that each carry the total, as one statement returns them; past the end a lone row carries only the total. */
export function pageFrom<Row extends { total: number }>(rows: readonly Row[]): { total: number; list: Row[] } {
  return { total: rows[0]?.total ?? 0, list: rows.filter((row) => (row as { id?: unknown }).id !== null) };
}
