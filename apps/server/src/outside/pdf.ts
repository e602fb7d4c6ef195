import { Worker } from 'node:worker_threads';
import type { Paper } from './paper.ts';
import type { PdfRequest, PdfResult } from './pdf-thread.ts';

const file = new URL('./pdf-thread.ts', import.meta.url);
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** Idle time in milliseconds after which the thread ends; its fonts alone take 17 MB. */
const patience = 20_000;
const longest = 30_000;
/** Maximum number of waiting documents; a user would not wait for more. */
const most = 20;

type Waiting = { done: (bytes: Buffer) => void; failed: (error: Error) => void };
const waiting = new Map<number, Waiting>();
let thread: Worker | undefined;
let rest: NodeJS.Timeout | undefined;
let last = 0;

export const isPdfBusy = () => waiting.size >= most;

function open(): Worker {
  const made = new Worker(file, { resourceLimits: memory, execArgv: [] });
  made.unref();
  made.on('message', ({ id, bytes, problem }: PdfResult) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (bytes) one?.done(Buffer.from(bytes));
    else one?.failed(new Error(problem));
    if (waiting.size === 0) rest = setTimeout(() => void made.terminate(), patience).unref();
  });
  const gone = (error?: Error) => {
    if (thread !== made) return;
    thread = undefined;
    for (const { failed } of waiting.values()) failed(error ?? new Error('the thread of the papers ended'));
    waiting.clear();
  };
  made.on('error', gone);
  made.on('exit', () => gone());
  return made;
}

/** Renders a document as PDF in a separate thread, so that no API call waits for it. The thread ends when it is idle. */
export function renderPdf(paper: Paper): Promise<Buffer> {
  clearTimeout(rest);
  thread ??= open();
  const id = ++last;
  const to = thread;
  return new Promise((done, failed) => {
    // a document that takes longer will never finish
    const limit = setTimeout(() => void to.terminate(), longest).unref();
    const after =
      <T>(work: (value: T) => void) =>
      (value: T) => {
        clearTimeout(limit);
        work(value);
      };
    waiting.set(id, { done: after(done), failed: after(failed) });
    to.postMessage({ id, paper } satisfies PdfRequest);
  });
}
