import { expect } from 'vitest';

/** Rounds of a race: few in the short form, all of them in `npm run test:long`. */
export const rounds = (short: number, long: number) => (process.env.PARK_LONG ? long : short);

/** Lets everybody prepare, then go at the same moment; says how each one fared. */
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
/** Has a call come to wait for what somebody else has written and not committed yet, and go on when he has. */
export async function behind<T>(rows: Rows, write: () => Promise<unknown>, call: () => PromiseLike<T>): Promise<T> {
  await rows('begin');
  await write();
  // a call begins when somebody waits for it
  const answer = Promise.resolve(call());
  await expect.poll(async () => (await rows(waiting)).length).toBeGreaterThan(0);
  await rows('commit');
  return answer;
}
