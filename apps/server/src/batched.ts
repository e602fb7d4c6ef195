/**
 * What comes while others are being worked at is worked at all at once after them. Where that fails they are tried one by one: none
 * fails for another.
 */
export function gathered<T>(work: (all: readonly T[]) => Promise<unknown>): (one: T) => Promise<unknown> {
  let waiting: { all: T[]; done: Promise<unknown> } | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const open = () => {
    const all: T[] = [];
    const done = last.then(() => {
      waiting = undefined;
      return work(all);
    });
    last = done.catch(() => {});
    return { all, done };
  };
  return (one) => {
    waiting ??= open();
    const { all, done } = waiting;
    all.push(one);
    return done.catch((error: unknown) => (all.length > 1 ? work([one]) : Promise.reject(error)));
  };
}
