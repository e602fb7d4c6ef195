import { expect } from 'vitest';

/** Number of rounds of a race: few in the short form, all of them in `npm run test:long`. */
export const rounds = (short: number, long: number) => (process.env.PARK_LONG ? long : short);

/** Lets all runners prepare, starts them at the same moment, and returns how each ended. */
export async function race<T>(runners: readonly (() => Promise<T>)[]): Promise<PromiseSettledResult<T>[]> {
  let go: () => void = () => {};
  const gate = new Promise<void>((open) => {
    go = open;
  });
  const running = runners.map(async (run) => {
    await gate;
    return run();
  });
  go();
  return Promise.allSettled(running);
}

type Rows = (text: string) => Promise<unknown[]>;
const waiting = 'select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid';
/** Makes a call wait for the uncommitted write of another transaction, then commits that transaction and returns the result of the call. */
export async function behind<T>(rows: Rows, write: () => Promise<unknown>, call: () => PromiseLike<T>): Promise<T> {
  await rows('begin');
  await write();
  // a query starts only when it is awaited
  const answer = Promise.resolve(call());
  await expect.poll(async () => (await rows(waiting)).length).toBeGreaterThan(0);
  await rows('commit');
  return answer;
}
