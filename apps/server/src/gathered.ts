/** What comes while others are being worked at is worked at all at once after them. */
export function gathered<T>(work: (all: readonly T[]) => Promise<unknown>): (one: T) => Promise<unknown> {
  let waiting: T[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const begin = () => {
    const all = waiting;
    waiting = [];
    return work(all);
  };
  return (one) => {
    waiting.push(one);
    if (waiting.length === 1) last = last.then(begin, begin);
    return last;
  };
}
