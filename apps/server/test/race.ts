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
