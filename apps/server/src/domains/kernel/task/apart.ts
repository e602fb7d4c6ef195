import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { traffic } from '../../../yield-to-requests.ts';
import type { Order, ThreadData, Told } from './thread.ts';
import type { TaskWork } from './work.ts';

const file = new URL('../../../task-thread.ts', import.meta.url);
/**
 * A thread is some ninety megabytes at work and starts in half a second, so it stays only while somebody tries a sheet, mends it and sends it again.
 * What it held is given back some eight seconds after its end, and until then a new one comes on top of it.
 */
const patience = 20_000;
/** Rows come and go: with half this room a tenth more of the time is spent on sweeping them up. It is kept as long as the thread is there. */
const memory = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 48 };

type Waiting = { done: () => void; failed: (error: Error) => void };

type Options = Omit<ThreadData, 'traffic'> & { log: (problem: string) => void };

/** Does the tasks in a thread of their own, which is there while there are some. */
export function taskThread({ url, secret, log }: Options) {
  let thread: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;
  const waiting = new Map<string, Waiting>();

  function open(): Worker {
    // what the start said of the young generation was of the main thread's, and would hold here instead of what is said below
    setFlagsFromString('--max-semi-space-size=0');
    const made = new Worker(file, { workerData: { url, secret, traffic } satisfies ThreadData, resourceLimits: memory, execArgv: [] });
    made.on('message', (told: Told) => ('problem' in told ? log(told.problem) : settle(told)));
    // what it was at is taken up again when its lease is over
    made.on('error', (error: Error) => log(`tasks: ${error.message}`));
    made.on('exit', () => {
      // one that was let go has nothing left to do, and another may be at work
      if (thread !== made) return;
      thread = undefined;
      for (const { failed } of waiting.values()) failed(new Error('the thread of the tasks ended'));
      waiting.clear();
    });
    return made;
  }
  function settle({ over, error }: Extract<Told, { over: string }>): void {
    const one = waiting.get(over);
    waiting.delete(over);
    if (error) one?.failed(new Error(error));
    else one?.done();
    if (waiting.size === 0) rest = setTimeout(letGo, patience).unref();
  }
  /** At once: what comes while it ends is for the next one. */
  function letGo(): void {
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
