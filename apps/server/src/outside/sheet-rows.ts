import { type CellValue, streamXlsxRows } from 'hucre/xlsx';
import { openParts, type Parts } from './sheet-archive.ts';

/*
 * Reads the rows of the first sheet of an xlsx. Nearly all programs write rows in the same way, which two regular expressions read in a
 * quarter of the time of a full XML reader. From the first row that differs (for example by a date), the library reads instead.
 */
export type Row = { index: number; values: CellValue[] };

export async function* xlsxRows(bytes: Buffer, limits: Parameters<typeof openParts>[1]): AsyncGenerator<readonly Row[]> {
  const parts = await openParts(bytes, limits);
  const book = await bookOf(parts);
  await parts.rest(book?.sheet);
  let next = 0;
  if (book) {
    const { take, isOver } = usualReader(book);
    let rows: Row[] | undefined = [];
    for await (const piece of parts.pieces(book.sheet)) {
      // after an unusual row the sheet is still checked to its end, before the library reads it
      rows &&= take(piece);
      next = (rows?.at(-1)?.index ?? next - 1) + 1;
      if (rows?.length) yield rows;
    }
    if (rows && isOver()) return;
  }
  for await (const row of streamXlsxRows(bytes)) if (row.index >= next) yield [row];
}

type Book = { sheet: string; texts: readonly string[]; plainStyles: readonly boolean[] };
const attribute = (tag: string | undefined, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag ?? '')?.[1];

/** Finds the first sheet, its texts and its number formats. Returns undefined when the workbook has an unusual structure. */
async function bookOf(parts: Parts): Promise<Book | undefined> {
  const first = /<sheet\s[^>]*>/.exec(await parts.text('xl/workbook.xml'))?.[0];
  const links = (await parts.text('xl/_rels/workbook.xml.rels')).match(/<Relationship\s[^>]*>/g) ?? [];
  const partOf = (isIt: (link: string) => boolean) => {
    const target = attribute(links.find(isIt), 'Target');
    return target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`;
  };
  const partFor = (kind: string) => partOf((link) => attribute(link, 'Type')?.endsWith(`/${kind}`) ?? false) ?? '';
  const id = attribute(first, 'r:id');
  const sheet = id && partOf((link) => attribute(link, 'Id') === id);
  if (!sheet) return undefined;
  const texts = textsIn(await parts.text(partFor('sharedStrings')));
  return { sheet, texts, plainStyles: plainIn(await parts.text(partFor('styles'))) };
}

/** Returns the shared strings. The parts of a text in several fonts are joined, and phonetic hints are left out. */
function textsIn(list: string): string[] {
  const items = list.split('</si>');
  items.pop();
  return items.map((item) => {
    const read = item.slice(item.indexOf('<si>')).replace(/<rPh\s[\s\S]*?<\/rPh>/g, '');
    return textOf(Array.from(read.matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g), ([, text]) => text).join(''));
  });
}

/** Built-in number formats that show a number as a number, not as a date. */
const plainFormats = new Set([0, 1, 2, 3, 4, 9, 10, 11, 12, 13, 37, 38, 39, 40, 48, 49]);
function plainIn(styles: string): boolean[] {
  const formats = /<cellXfs[^>]*>([\s\S]*?)<\/cellXfs>/.exec(styles)?.[1] ?? '';
  return (formats.match(/<xf\s[^>]*>/g) ?? []).map((format) => plainFormats.has(Number(attribute(format, 'numFmtId') ?? 0)));
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const lastCode = 0x10ffff;
function character(_: string, name: string | undefined, decimal: string | undefined, hex: string | undefined): string {
  if (name) return named[name] as string;
  const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16);
  return code > lastCode ? '\ufffd' : String.fromCodePoint(code);
}
/** Decodes XML entities and Excel's own escapes. */
function textOf(xml: string): string {
  const text = xml.includes('&') ? xml.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, character) : xml;
  return text.includes('_x') ? text.replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))) : text;
}

const begin = '<sheetData>';
const rowEnd = '</row>';
const over = /^(?:\s*<row(?:\s[^<>]*)?\/>)*\s*<\/sheetData>/;
const rowBegin = /\s*<row(\s[^<>]*?)?(\/?)>\s*/y;
const rowNumber = /\sr="(\d{1,7})"/;
const usualCell =
  /<c(?: r="([A-Z]{1,3})\d{1,7}")?(?: s="(\d{1,5})")?(?: t="([a-zA-Z]{1,9})")?(?:\/>|>(?:<v>([^<]*)<\/v>|<is><t(?: xml:space="preserve")?>([^<]*)<\/t><\/is>)?<\/c>)\s*/y;
/** A longer row is not read by the fast reader. */
const longestRow = 4_000_000;

function usualReader({ texts, plainStyles }: Book) {
  let text = '';
  let state: 'before' | 'within' | 'over' = 'before';
  let index = -1;

  /** Returns the rows that end in this piece, or undefined when a row has an unusual form. */
  function take(piece: string): Row[] | undefined {
    if (state === 'over') return [];
    text += piece;
    if (text.length > longestRow) return undefined;
    if (state === 'before') {
      const at = text.indexOf(begin);
      if (at < 0) return [];
      text = text.slice(at + begin.length);
      state = 'within';
    }
    const last = text.lastIndexOf(rowEnd);
    const end = last < 0 ? 0 : last + rowEnd.length;
    const rows = rowsIn(text.slice(0, end));
    text = text.slice(end);
    if (over.test(text)) state = 'over';
    return rows;
  }

  function rowsIn(xml: string): Row[] | undefined {
    const rows: Row[] = [];
    let at = 0;
    while (at < xml.length) {
      rowBegin.lastIndex = at;
      const found = rowBegin.exec(xml);
      if (!found) return undefined;
      const number = rowNumber.exec(found[1] ?? '')?.[1];
      const here = number === undefined ? index + 1 : Number(number) - 1;
      if (!(here > index)) return undefined;
      index = here;
      at = rowBegin.lastIndex;
      if (found[2]) continue;
      const values: CellValue[] = [];
      at = cellsIn(xml, at, values);
      if (!xml.startsWith(rowEnd, at)) return undefined;
      at += rowEnd.length;
      rows.push({ index, values });
    }
    return rows;
  }

  /** Reads cells into their positions and returns the offset at which something else begins. */
  function cellsIn(xml: string, from: number, values: CellValue[]): number {
    usualCell.lastIndex = from;
    let at = from;
    let place = -1;
    for (let found = usualCell.exec(xml); found; found = usualCell.exec(xml)) {
      const [, column, style, kind, plain, inline] = found;
      place = column ? placeOf(column) : place + 1;
      const value = inline === undefined ? cellValue(kind, plain, style) : textOf(inline);
      // stops before this cell; since the row does not end there, it counts as unusual
      if (value === undefined) return at;
      while (value !== null && values.length < place) values.push(null);
      if (value !== null) values[place] = value;
      at = usualCell.lastIndex;
    }
    return at;
  }

  function cellValue(kind: string | undefined, plain: string | undefined, style: string | undefined): CellValue | undefined {
    if (plain === undefined) return null;
    if (kind === 's') return texts[Number(plain)];
    if (kind === 'str') return textOf(plain);
    if (kind === 'b') return plain === '1';
    const isPlain = style === undefined || plainStyles[Number(style)];
    const value = Number(plain);
    return isPlain && (kind === undefined || kind === 'n') && plain.trim() && Number.isFinite(value) ? value : undefined;
  }
  return { take, isOver: () => state === 'over' };
}

function placeOf(column: string): number {
  let place = 0;
  for (let at = 0; at < column.length; at++) place = place * 26 + column.charCodeAt(at) - 64;
  return place - 1;
}
