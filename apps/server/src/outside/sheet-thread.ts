import { parentPort } from 'node:worker_threads';
import { type CellValue, readXls } from 'hucre/xlsx';
import { type SheetFault, SheetRefused } from './sheet-archive.ts';
import { checkOld } from './sheet-old.ts';
import { type Row, xlsxRows } from './sheet-rows.ts';
import { writeWorkbook } from './sheet-writer.ts';
import { betweenCells, unmarked } from './sheet-xml.ts';

/*
 * Thread that reads one uploaded workbook. When it exceeds its memory or time, only this thread ends. It is started before there is a
 * workbook and warms up while it waits.
 */
export type ReadRequest = { bytes: Uint8Array; limits: { inflated: number; perKind: number; rows: number; columns: number } };
/** Output of the thread. Each row is one joined text, because separate cells would take longer to transfer and use more memory. */
export type ReadMessage = { rows: { number: number; text: string }[] } | { end: true } | { fault: SheetFault; cell: string };

const post = (message: ReadMessage) => parentPort?.postMessage(message);

/** Longer cells do not fit into any field. They are cut, so that one long text repeated a million times does not use much memory. */
const longestCell = 2_000;
const mostText = 20_000_000;
const batchSize = 100;
const ownLimits = { inflated: 10_000_000, perKind: 20, rows: 2_000, columns: 20 };
/** Empty rows are skipped up to this limit. */
const mostEmpty = 100_000;

const twoDigits = (value: number) => String(value).padStart(2, '0');
function dateText(value: Date): string {
  if (Number.isNaN(value.getTime())) return '';
  const day = `${value.getUTCFullYear()}-${twoDigits(value.getUTCMonth() + 1)}-${twoDigits(value.getUTCDate())}`;
  const [hour, minute, second] = [value.getUTCHours(), value.getUTCMinutes(), value.getUTCSeconds()];
  return hour || minute || second ? `${day} ${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}` : day;
}

/** Returns the text of a cell as the user sees it. */
function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? '是' : '否';
  // rounds off the binary error, as in 0.1 + 0.2
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  if (value instanceof Date) return dateText(value);
  const text = unmarked(String(value).trim())
    .trim()
    .slice(0, longestCell + 1);
  // half of a surrogate pair becomes the replacement character, by which an import recognises and refuses the cell
  return (text.includes(betweenCells) ? text.replaceAll(betweenCells, '') : text).toWellFormed();
}

async function* rowsOf({ bytes, limits }: ReadRequest): AsyncGenerator<readonly Row[]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] !== 0xd0) return yield* xlsxRows(buffer, limits);
  const { isUsual } = checkOld(buffer);
  const read = isUsual ? await usualRows(bytes).catch(() => undefined) : undefined;
  const rows = read ?? (await oddRows(buffer));
  // the array has holes for rows that were never written
  yield Array.from(rows, (values = [], index) => ({ index, values }));
}

const usualRows = async (bytes: Uint8Array): Promise<CellValue[][]> => (await readXls(bytes)).sheets[0]?.rows ?? [];

/** Reads formats older than Excel 97, with the code pages of their country. It uses more memory, so it is only the fallback. */
async function oddRows(bytes: Buffer): Promise<CellValue[][]> {
  const [{ read: readOdd, set_cptable }, tables] = await Promise.all([import('@e965/xlsx'), import('@e965/xlsx/dist/cpexcel.full.mjs')]);
  set_cptable(tables);
  const { Sheets, SheetNames } = readOdd(bytes, { type: 'buffer', dense: true, cellText: false, cellDates: true, UTC: true });
  const cells = Sheets[SheetNames[0] ?? '']?.['!data'] ?? [];
  return Array.from(cells, (row) => Array.from(row ?? [], (cell) => (cell?.t === 'e' ? '#ERROR' : (cell?.v ?? null))));
}

async function read(request: ReadRequest): Promise<void> {
  const take = taking(request);
  for await (const rows of rowsOf(request)) for (const row of rows) take(row);
  take();
  post({ end: true });
}

/** Returns a function that checks rows and sends non-empty rows in groups; called without a row it sends the last group. */
function taking({ limits }: ReadRequest) {
  let group: { number: number; text: string }[] = [];
  let filled = 0;
  let seen = 0;
  let text = 0;
  const pass = () => {
    post({ rows: group });
    group = [];
  };
  return (row?: Row) => {
    if (!row) return pass();
    const { index, values } = row;
    const cells = values.slice(0, limits.columns + 1).map(textOf);
    if (values.length > limits.columns && values.slice(limits.columns).some((value) => textOf(value) !== ''))
      throw new SheetRefused('tooManyColumns');
    seen += 1;
    if (cells.every((cell) => cell === '')) {
      if (seen > mostEmpty) throw new SheetRefused('tooManyRows');
      return;
    }
    filled += 1;
    // the title row does not count towards the limit
    if (filled > limits.rows + 1) throw new SheetRefused('tooManyRows');
    const whole = cells.slice(0, limits.columns).join(betweenCells);
    text += whole.length;
    if (text > mostText) throw new SheetRefused('inflated');
    group.push({ number: index + 1, text: whole });
    // the title row is sent at once, so that a wrong template is reported early and later groups are full
    if (filled % batchSize === 1) pass();
  };
}

/** Milliseconds without a workbook after which the thread warms up, and the number of rows it reads for that. */
const idleFor = 250;
const practice = 1_000;
/**
 * Reads a generated workbook to warm up the code, which makes the thread three times as fast. It stops as soon as a real workbook arrives.
 */
async function makeReady(limits: ReadRequest['limits'], isWanted: () => boolean): Promise<void> {
  const cells = ['姓名', '13800000000', '部门/小组', '男', 'name@example.com', 1, ''];
  const sheet = {
    name: '练习',
    columns: cells.map((_, at) => ({ title: `${at}` })),
    rows: [Array.from({ length: practice }, () => cells)],
  };
  const chunks: Buffer[] = [];
  for await (const chunk of writeWorkbook([sheet])) chunks.push(chunk);
  for await (const rows of rowsOf({ bytes: new Uint8Array(Buffer.concat(chunks)), limits })) {
    if (isWanted()) return;
    for (const { values } of rows) values.map(textOf);
  }
}

let isWanted = false;
// a thread whose warm-up fails can still read
const idle = setTimeout(() => makeReady(ownLimits, () => isWanted).catch(() => {}), idleFor);
parentPort?.once('message', (request: ReadRequest) => {
  isWanted = true;
  clearTimeout(idle);
  read(request).catch((error: unknown) => {
    const refused = error instanceof SheetRefused ? error : new SheetRefused('broken');
    post({ fault: refused.fault, cell: refused.cell });
  });
});
