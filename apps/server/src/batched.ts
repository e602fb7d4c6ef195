/**
 * Batches the calls of a function: items that arrive while a batch runs form the next batch. When a batch of several items fails, each item
 * is retried alone, so that no item fails because of another.
 */
export function batched<T>(work: (batch: readonly T[]) => Promise<unknown>): (item: T) => Promise<unknown> {
  let next: { items: T[]; done: Promise<unknown> } | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const open = () => {
    const items: T[] = [];
    const done = last.then(() => {
      next = undefined;
      return work(items);
    });
    last = done.catch(() => {});
    return { items, done };
  };
  return (item) => {
    next ??= open();
    const { items, done } = next;
    items.push(item);
    return done.catch((error: unknown) => (items.length > 1 ? work([item]) : Promise.reject(error)));
  };
}
