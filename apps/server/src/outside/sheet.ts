import { Worker } from 'node:worker_threads';
import { sheetLimits, sheetTexts } from '@park/contract/kernel/task';
import { checkContents, type SheetFault, SheetRefused } from './sheet-archive.ts';
import type { ReadMessage, ReadRequest } from './sheet-thread.ts';
import { betweenCells } from './sheet-xml.ts';

export { type Cell, rowsAtOnce, type SheetContent, writeWorkbook } from './sheet-writer.ts';

/** Error for a refused workbook; the message is the text for the user. */
export class SheetProblem extends Error {}
const problem = (fault: SheetFault, cell = ''): SheetProblem =>
  new SheetProblem(sheetTexts[fault].replace('{cell}', cell ? `（${cell}）` : ''));

/** A row of a workbook. Its cells are split on access, because most rows are read once and then kept until the end of the import. */
export class ReadRow {
  readonly number: number;
  readonly #text: string;
  constructor({ number, text }: { number: number; text: string }) {
    this.number = number;
    this.#text = text;
  }
  get cells(): string[] {
    return this.#text.split(betweenCells);
  }
}

const limits = { inflated: sheetLimits.inflated, perKind: 20, rows: sheetLimits.rows, columns: sheetLimits.columns };
const readTime = 30_000;
/** Memory limits of the thread: 256 MiB in total, including the file itself. */
const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, codeRangeSizeMb: 16, stackSizeMb: 4 };

const newStart = Buffer.from('504b0304', 'hex');
const oldStart = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const isNew = (bytes: Buffer) => bytes.subarray(0, 4).equals(newStart);
const isOld = (bytes: Buffer) => bytes.subarray(0, 8).equals(oldStart);
const stream = (name: string) => Buffer.from(name, 'utf16le');

/** Checks a workbook before it is read: its name, its size, its first bytes and the directory of the archive. */
export async function checkSheet({ name, bytes }: { name: string; bytes: Buffer }): Promise<void> {
  if (!/\.xlsx?$/i.test(name)) throw problem('wrongType');
  if (bytes.length === 0) throw new SheetProblem(sheetTexts.empty);
  if (bytes.length > sheetLimits.size) throw new SheetProblem(sheetTexts.tooLarge);
  if (isNew(bytes)) return checkContents(bytes, limits).catch(explain);
  if (!isOld(bytes)) throw problem('wrongType');
  if (bytes.includes(stream('EncryptedPackage'))) throw problem('locked');
  if (bytes.includes(stream('_VBA_PROJECT'))) throw problem('macros');
  if (!bytes.includes(stream('Workbook')) && !bytes.includes(stream('Book'))) throw problem('wrongType');
}

const explain = (error: unknown): never => {
  throw error instanceof SheetRefused ? problem(error.fault, error.cell) : error;
};

const file = new URL('./sheet-thread.ts', import.meta.url);
const newThread = () => new Worker(file, { resourceLimits: memory, execArgv: [], stderr: true });
/** Milliseconds for which a spare thread waits for a workbook. */
const patience = 300_000;
/**
 * Milliseconds between the end of reading a workbook and the start of the next thread, which would otherwise compete with writing the rows.
 */
const rest = 1_000;
let spare: Worker | undefined;

/** Starts a spare thread, while the workbook is still being loaded. Starting takes as long as reading a few thousand rows. */
export function expectSheet(): void {
  if (spare) return;
  const thread = newThread();
  const forget = () => {
    if (spare === thread) spare = undefined;
  };
  const enough = () => {
    if (spare === thread) void thread.terminate();
  };
  spare = thread;
  thread.unref();
  thread.once('error', forget).once('exit', forget);
  setTimeout(enough, patience).unref();
}

/** Returns a new thread for each workbook, so that nothing of a workbook can affect the next. */
function takeThread(): Worker {
  const thread = spare ?? newThread();
  spare = undefined;
  thread.ref();
  return thread;
}

/** Yields the non-empty rows of the first sheet as text, in groups; the first row is the title row. */
export async function* readSheet(bytes: Buffer, signal?: AbortSignal): AsyncGenerator<ReadRow[]> {
  const thread = takeThread();
  const request: ReadRequest = { bytes: new Uint8Array(bytes), limits };
  thread.postMessage(request, [request.bytes.buffer as ArrayBuffer]);
  const limit = AbortSignal.timeout(readTime);
  const stop = signal ? AbortSignal.any([signal, limit]) : limit;
  const messages: ReadMessage[] = [];
  let wake = () => {};
  const put = (one: ReadMessage) => {
    messages.push(one);
    wake();
  };
  thread.on('message', put);
  // the thread has exceeded its heap or stack limit, so the workbook is too large
  thread.on('error', () => put({ fault: 'inflated', cell: '' }));
  thread.on('exit', () => put({ fault: 'broken', cell: '' }));
  stop.addEventListener('abort', () => wake());
  try {
    for (;;) {
      const one = messages.shift();
      if (one && 'end' in one) return;
      if (one && 'fault' in one) throw problem(one.fault, one.cell);
      if (one) yield one.rows.map((row) => new ReadRow(row));
      else {
        if (signal?.aborted) throw signal.reason;
        if (limit.aborted) throw problem('tooSlow');
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    await thread.terminate();
    setTimeout(expectSheet, rest).unref();
  }
}
