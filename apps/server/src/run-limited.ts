/** So many at a time; who comes later waits until one of them is through. */
export function atOnce(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < most) running += 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      // its place goes to the next one, and nobody who has just come takes it
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }
  return {
    waiting: () => waiting.length,
    run,
    /** The same work, done in turn with all the other. */
    inTurn:
      <A, T>(work: (given: A) => Promise<T>) =>
      (given: A): Promise<T> =>
        run(() => work(given)),
  };
}
