import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runLimited } from './run-limited.ts';

test('no more calls than the limit run at once, waiting calls start in order, and a failed call lets the next call start', async () => {
  const { run, waiting } = runLimited(2);
  const ends: (() => void)[] = [];
  const began: number[] = [];
  const work = (at: number) =>
    run(async () => {
      began.push(at);
      await new Promise<void>((done) => ends.push(done));
      if (at === 0) throw new Error('nought');
      return at;
    });
  const all = Promise.allSettled([0, 1, 2, 3].map(work));
  expect([began, waiting()]).toEqual([[0, 1], 2]);
  ends[0]?.();
  await turn();
  expect([began, waiting()]).toEqual([[0, 1, 2], 1]);
  // calls that arrive at the moment another call ends do not overtake the queue
  ends[1]?.();
  const late = work(4);
  await turn();
  expect([began, waiting()]).toEqual([[0, 1, 2, 3], 1]);
  for (let at = 2; at < 5; at++) {
    ends[at]?.();
    await turn();
  }
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect([await late, waiting()]).toEqual([4, 0]);
});
