/** Runs at most `limit` async functions at the same time; the others wait in the order they came. */
export function runLimited(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < limit) running += 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      // the next call of the queue starts directly, so that a call that arrives at this moment cannot overtake it
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }
  return {
    waiting: () => waiting.length,
    run,
    /** Returns a function whose calls share this limit. */
    wrap:
      <A, T>(work: (given: A) => Promise<T>) =>
      (given: A): Promise<T> =>
        run(() => work(given)),
  };
}
