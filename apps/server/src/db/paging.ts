/** A pattern for LIKE in which the person's own % and _ mean themselves. */
export const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The page of a list a caller asks for; the first is 1. */
export type Paging = { pageNum: number; pageSize: number };
/** Where a page begins. */
export const offsetOf = ({ pageNum, pageSize }: Paging) => (pageNum - 1) * pageSize;

/** Rows that each carry the total, as one statement returns them; past the end a lone row carries only the total. */
export function pageFrom<Row extends { total: number }>(rows: readonly Row[]): { total: number; list: Row[] } {
  return { total: rows[0]?.total ?? 0, list: rows.filter((row) => (row as { id?: unknown }).id !== null) };
}

const atOnce = 500;
type Page<Row> = { total: number; list: Row[] };
/** The rows of a list that is asked for by pages, all of them or the chosen ones. */
export async function* pagesOf<Row extends { id: string } | { userId: string }>(
  page: (paging: Paging) => Promise<Page<Row>>,
  ids: readonly string[] | undefined,
): AsyncGenerator<Row[]> {
  for (let pageNum = 1, left = 1; left > 0; pageNum++) {
    const { total, list } = await page({ pageNum, pageSize: atOnce });
    left = total - pageNum * atOnce;
    const chosen = ids ? list.filter((row) => ids.includes('id' in row ? row.id : row.userId)) : list;
    if (chosen.length) yield chosen;
  }
}
