import {
  type Cell,
  packageParts,
  rowWriter,
  type SheetColumn,
  type SheetName,
  sheetHead,
  sheetTail,
  type Texts,
  textsOf,
} from './sheet-xml.ts';
import { type ZipEntry, zipped } from './sheet-zip.ts';

export type { Cell } from './sheet-xml.ts';
export type SheetContent = {
  name: string;
  columns: readonly SheetColumn[];
  /** Rows in groups, so that the rows of one query can be passed on together. */
  rows: AsyncIterable<readonly (readonly Cell[])[]> | Iterable<readonly (readonly Cell[])[]>;
  /** A form to fill in: its cells are formatted as text and have drop-down lists. */
  isForm?: boolean;
};

/** Maximum number of rows of a sheet, including its title row; further rows go to another sheet. */
const sheetRows = 1_048_576;
const lists = '选项';
/** Number of rows written before other work gets a turn of the event loop. */
export const rowsAtOnce = 100;

/** Writes a workbook as a stream. Rows are written as they arrive and none are kept. */
export const writeWorkbook = (sheets: readonly SheetContent[], mostRows = sheetRows): AsyncGenerator<Buffer> =>
  zipped(entriesOf(sheets, mostRows));

async function* entriesOf(sheets: readonly SheetContent[], mostRows: number): AsyncGenerator<ZipEntry> {
  const names: SheetName[] = [];
  const texts = textsOf();
  const next = (name: string, isHidden = false) => `xl/worksheets/sheet${names.push({ name, isHidden })}.xml`;
  for (const sheet of sheets) {
    const groups = iteratorOf(sheet.rows);
    for (let part = 1, rest: Rest = { isOver: false, left: [] }; !rest.isOver; part++) {
      const { left } = rest;
      rest = { isOver: true, left: [] };
      const name = next(part === 1 ? sheet.name : `${sheet.name}${part}`);
      yield { name, content: rowsOf(sheet, groups, { left, rest, mostRows, texts }) };
    }
  }
  const offered = sheets.find(({ columns, isForm }) => isForm && columns.some(({ list }) => list?.length));
  if (offered) yield { name: next(lists, true), content: listsOf(offered.columns, texts) };
  yield* packageParts(names, texts);
}

type Group = readonly (readonly Cell[])[];
type Rest = { isOver: boolean; left: Group };
const iteratorOf = (rows: SheetContent['rows']) =>
  Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : (rows[Symbol.iterator]() as Iterator<Group>);

async function* rowsOf(
  { columns, isForm = false }: SheetContent,
  groups: AsyncIterator<Group> | Iterator<Group>,
  { left, rest, mostRows, texts }: { left: Group; rest: Rest; mostRows: number; texts: Texts },
): AsyncGenerator<string> {
  const titleRow = rowWriter({ columns: columns.length, style: ' s="1"', texts });
  const plainRow = rowWriter({ columns: columns.length, style: isForm ? ' s="2"' : '', texts });
  const titles = columns.map(({ title }) => title);
  yield sheetHead(columns, isForm) + titleRow(titles, 1);
  let row = 1;
  for (let group = left; ; ) {
    const fits = group.slice(0, mostRows - row);
    for (let at = 0; at < fits.length; at += rowsAtOnce) {
      let xml = '';
      for (const cells of fits.slice(at, at + rowsAtOnce)) xml += plainRow(cells, ++row);
      yield xml;
    }
    if (fits.length < group.length) {
      Object.assign(rest, { isOver: false, left: group.slice(fits.length) });
      break;
    }
    const following = await groups.next();
    if (following.done) break;
    group = following.value;
  }
  yield sheetTail(columns, isForm ? lists : undefined, Math.max(row, 20_000));
}

function* listsOf(columns: readonly SheetColumn[], texts: Texts): Generator<string> {
  yield sheetHead([{ title: '' }], true);
  const rowOf = rowWriter({ columns: columns.length, style: ' s="2"', texts });
  const longest = Math.max(...columns.map(({ list = [] }) => list.length));
  for (let at = 0; at < longest; at++) {
    const options = columns.map(({ list }) => list?.[at]);
    yield rowOf(options, at + 1);
  }
  yield sheetTail([], undefined, 0);
}
