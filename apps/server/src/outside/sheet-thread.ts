import { parentPort } from 'node:worker_threads';
import { type CellValue, readXls } from 'hucre/xlsx';
import { type SheetFault, SheetRefused } from './sheet-archive.ts';
import { checkOld } from './sheet-old.ts';
import { type Row, xlsxRows } from './sheet-rows.ts';
import { writeWorkbook } from './sheet-writer.ts';
import { betweenCells, unmarked } from './sheet-xml.ts';

/*
 * Reads one workbook that a person sent, in a thread of its own: it may use up the memory or the time it is given, and
 * then only this thread ends. It waits for the workbook, so that it can be made ready before there is one.
 */
export type Wanted = { bytes: Uint8Array; limits: { inflated: number; perKind: number; rows: number; columns: number } };
/** A row goes over as one text: its cells one by one would take longer, and fill the memory of who keeps them. */
export type Said = { rows: { number: number; text: string }[] } | { end: true } | { fault: SheetFault; cell: string };

const post = (said: Said) => parentPort?.postMessage(said);

/** A longer cell is too long for any field; it is cut so that one text repeated a million times does not become large. */
const longestCell = 2_000;
const mostText = 20_000_000;
const atOnce = 100;
const ownLimits = { inflated: 10_000_000, perKind: 20, rows: 2_000, columns: 20 };
/** Rows that hold nothing are passed over, but not without end. */
const mostEmpty = 100_000;

const twoDigits = (value: number) => String(value).padStart(2, '0');
function dateText(value: Date): string {
  if (Number.isNaN(value.getTime())) return '';
  const day = `${value.getUTCFullYear()}-${twoDigits(value.getUTCMonth() + 1)}-${twoDigits(value.getUTCDate())}`;
  const [hour, minute, second] = [value.getUTCHours(), value.getUTCMinutes(), value.getUTCSeconds()];
  return hour || minute || second ? `${day} ${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}` : day;
}

/** A cell as the person reads it. */
function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? '是' : '否';
  // what a sum of tenths leaves behind the fifteenth digit is not the person's
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  if (value instanceof Date) return dateText(value);
  const text = unmarked(String(value).trim())
    .trim()
    .slice(0, longestCell + 1);
  return text.includes(betweenCells) ? text.replaceAll(betweenCells, '') : text;
}

async function* rowsOf({ bytes, limits }: Wanted): AsyncGenerator<readonly Row[]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] !== 0xd0) return yield* xlsxRows(buffer, limits);
  const { isUsual } = checkOld(buffer);
  const read = isUsual ? await usualRows(bytes).catch(() => undefined) : undefined;
  const rows = read ?? (await oddRows(buffer));
  // rows nobody wrote into are holes in it
  yield Array.from(rows, (values = [], index) => ({ index, values }));
}

const usualRows = async (bytes: Uint8Array): Promise<CellValue[][]> => (await readXls(bytes)).sheets[0]?.rows ?? [];

/** What that one cannot read: formats of before 1997, in the letters of their country. Takes more memory, so it comes second. */
async function oddRows(bytes: Buffer): Promise<CellValue[][]> {
  const [{ read: readOdd, set_cptable }, tables] = await Promise.all([import('@e965/xlsx'), import('@e965/xlsx/dist/cpexcel.full.mjs')]);
  set_cptable(tables);
  const { Sheets, SheetNames } = readOdd(bytes, { type: 'buffer', dense: true, cellText: false, cellDates: true, UTC: true });
  const cells = Sheets[SheetNames[0] ?? '']?.['!data'] ?? [];
  return Array.from(cells, (row) => Array.from(row ?? [], (cell) => (cell?.t === 'e' ? '#ERROR' : (cell?.v ?? null))));
}

async function read(wanted: Wanted): Promise<void> {
  const take = taking(wanted);
  for await (const rows of rowsOf(wanted)) for (const row of rows) take(row);
  take();
  post({ end: true });
}

/** Passes on the rows that hold something, in groups; what is left of them at the end. */
function taking({ limits }: Wanted) {
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
    // the title is one more
    if (filled > limits.rows + 1) throw new SheetRefused('tooManyRows');
    const whole = cells.slice(0, limits.columns).join(betweenCells);
    text += whole.length;
    if (text > mostText) throw new SheetRefused('inflated');
    group.push({ number: index + 1, text: whole });
    // the title goes ahead: a wrong one is told at once, and groups are whole
    if (filled % atOnce === 1) pass();
  };
}

/** How long nobody may come before the thread makes itself ready, and how much it reads for that. */
const idleFor = 250;
const practice = 1_000;
/**
 * A reader that has read before is three times as fast: while it waits for a workbook, the thread reads one of its own, and
 * stops as soon as a person's comes.
 */
async function makeReady(limits: Wanted['limits'], isWanted: () => boolean): Promise<void> {
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
// one that cannot make itself ready reads all the same
const idle = setTimeout(() => makeReady(ownLimits, () => isWanted).catch(() => {}), idleFor);
parentPort?.once('message', (wanted: Wanted) => {
  isWanted = true;
  clearTimeout(idle);
  read(wanted).catch((error: unknown) => {
    const refused = error instanceof SheetRefused ? error : new SheetRefused('broken');
    post({ fault: refused.fault, cell: refused.cell });
  });
});
