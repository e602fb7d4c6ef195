/** Returns a LIKE pattern with the user's own % and _ escaped. */
export const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The requested page of a list; the first is 1. */
export type Paging = { pageNum: number; pageSize: number };
/** Returns the offset of a page. */
export const offsetOf = ({ pageNum, pageSize }: Paging) => (pageNum - 1) * pageSize;

/** Builds a page from rows that each carry the total; past the end, a single row carries only the total. */
export function pageFrom<Row extends { total: number }>(rows: readonly Row[]): { total: number; list: Row[] } {
  return { total: rows[0]?.total ?? 0, list: rows.filter((row) => (row as { id?: unknown }).id !== null) };
}

const batchSize = 500;
type Page<Row> = { total: number; list: Row[] };
/** Yields the rows of a list page by page: all rows or the chosen ids. */
export async function* pagesOf<Row extends { id: string } | { userId: string }>(
  page: (paging: Paging) => Promise<Page<Row>>,
  ids: readonly string[] | undefined,
): AsyncGenerator<Row[]> {
  for (let pageNum = 1, left = 1; left > 0; pageNum++) {
    const { total, list } = await page({ pageNum, pageSize: batchSize });
    left = total - pageNum * batchSize;
    const chosen = ids ? list.filter((row) => ids.includes('id' in row ? row.id : row.userId)) : list;
    if (chosen.length) yield chosen;
  }
}
