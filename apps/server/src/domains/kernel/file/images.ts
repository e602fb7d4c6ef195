import { type ChildProcess, fork } from 'node:child_process';
import { commonErrors } from '@park/contract/core';
import { fail } from '../../../context.ts';

export type RedrawRequest = { bytes: Buffer; format: 'png' | 'jpg'; megapixels: number };
export type Drawn = { bytes: Buffer; width: number; height: number };
export type RedrawResult = Drawn | { refused: 'unreadable' | 'tooManyPixels' };

type Options = {
  /** Number of pictures that may wait in the queue. Each of them holds a database connection while it waits. */
  waiting: number;
  /** Timeout of one picture in milliseconds, and the idle time after which the process is ended. */
  most?: number;
  idle?: number;
};
export type Redraw = ReturnType<typeof imageWork>;

/**
 * Returns a function that re-encodes pictures, one at a time in a separate process, so that at least one of two cores stays free for other
 * work.
 */
export function imageWork({ waiting, most = 20_000, idle = 10_000 }: Options) {
  let child: ChildProcess | undefined;
  let rest: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let count = 0;

  function start(): ChildProcess {
    // a single malloc arena keeps memory small; an empty execArgv keeps options of a debugger or test runner out of the process
    const env = { ...process.env, MALLOC_ARENA_MAX: '1' };
    const started = fork(new URL('image-process.ts', import.meta.url), { execArgv: [], serialization: 'advanced', env, stdio: 'ignore' });
    started.on('exit', () => {
      if (child === started) child = undefined;
    });
    // when the process cannot be started, it emits 'error' besides 'exit'; an unhandled 'error' event would crash the server
    started.on('error', () => {});
    return started;
  }

  function leave() {
    clearTimeout(rest);
    child?.kill('SIGKILL');
    child = undefined;
  }

  async function draw(request: RedrawRequest): Promise<RedrawResult> {
    clearTimeout(rest);
    child ??= start();
    try {
      return await answerOf(child, request, most);
    } catch {
      // the process hung or crashed on this picture, so the next picture gets a new process
      leave();
      return { refused: 'unreadable' };
    } finally {
      // neither the process nor its timer may keep the server from exiting
      child?.unref();
      child?.channel?.unref();
      rest = setTimeout(leave, idle).unref();
    }
  }

  return async function redraw(request: RedrawRequest): Promise<RedrawResult> {
    if (count > waiting) fail(commonErrors.busy);
    count += 1;
    const mine = turn.then(() => draw(request));
    turn = mine;
    return mine.finally(() => {
      count -= 1;
    });
  };
}

function answerOf(child: ChildProcess, request: RedrawRequest, most: number): Promise<RedrawResult> {
  child.ref();
  child.channel?.ref();
  const { promise, resolve, reject } = Promise.withResolvers<RedrawResult>();
  const late = setTimeout(() => reject(new Error('took too long')), most);
  const gone = () => reject(new Error('broke down'));
  child.once('message', resolve as (result: unknown) => void);
  child.once('exit', gone);
  child.once('error', gone);
  child.send(request, (error) => error && gone());
  return promise.finally(() => {
    clearTimeout(late);
    child.removeAllListeners('message');
    child.off('exit', gone);
    child.off('error', gone);
  });
}
