import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { traffic } from '../../../yield-to-requests.ts';
import type { Order, ThreadData, ThreadMessage } from './thread.ts';
import type { TaskWork } from './work.ts';

const file = new URL('../../../task-thread.ts', import.meta.url);
/**
 * Idle time in milliseconds after which the thread ends. A thread uses some 90 MB and takes half a second to start, so it stays only long
 * enough for a user to correct a workbook and send it again. The memory of an ended thread is freed only some eight seconds later; a thread
 * started before that needs additional memory.
 */
const idleMs = 20_000;
/**
 * Memory limits of the thread. Rows are short-lived objects: with a young generation half as large, a tenth more of the time goes into
 * garbage collection. The memory stays reserved as long as the thread lives.
 */
const memory = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 48 };

type Waiting = { done: () => void; failed: (error: Error) => void };

type Options = Omit<ThreadData, 'traffic'> & { log: (problem: string) => void };

/** Runs tasks in a separate thread that is started on demand and ends when it has been idle. */
export function taskThread({ url, secret, log }: Options) {
  let thread: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;
  const waiting = new Map<string, Waiting>();

  function open(): Worker {
    // the process was started with this flag for its main thread; without the reset the flag would override the young generation limit of
    // the new thread
    setFlagsFromString('--max-semi-space-size=0');
    const worker = new Worker(file, { workerData: { url, secret, traffic } satisfies ThreadData, resourceLimits: memory, execArgv: [] });
    worker.on('message', (message: ThreadMessage) => ('problem' in message ? log(message.problem) : settle(message)));
    // logging is enough: when the lease of a task of the crashed thread expires, another process or thread takes over the task
    worker.on('error', (error: Error) => log(`tasks: ${error.message}`));
    worker.on('exit', () => {
      // a thread that endThread ended has no tasks left, and the next thread may be running already
      if (thread !== worker) return;
      thread = undefined;
      for (const { failed } of waiting.values()) failed(new Error('the thread of the tasks ended'));
      waiting.clear();
    });
    return worker;
  }
  function settle({ over, error }: Extract<ThreadMessage, { over: string }>): void {
    const one = waiting.get(over);
    waiting.delete(over);
    if (error) one?.failed(new Error(error));
    else one?.done();
    if (waiting.size === 0) rest = setTimeout(endThread, idleMs).unref();
  }
  /** Ends the thread at once. Tasks that arrive while it ends go to a new thread. */
  function endThread(): void {
    void thread?.terminate();
    thread = undefined;
  }

  const work: TaskWork = (task, signal) =>
    new Promise((done, failed) => {
      clearTimeout(rest);
      thread ??= open();
      const to = thread;
      const order = (one: Order) => to.postMessage(one);
      waiting.set(task.lease, { done, failed });
      signal.addEventListener('abort', () => order({ stop: task.lease }));
      order({ run: task });
    });
  return {
    work,
    async close() {
      clearTimeout(rest);
      await thread?.terminate();
    },
  };
}
