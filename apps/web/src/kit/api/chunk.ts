/** Thrown when a chunk of the console cannot be fetched: the network is down, or the server has a newer build without this chunk. */
export class ChunkError extends Error {
  override message = '资源加载失败，请刷新页面重试';
}

const patience = 120_000;

let arrived = 0;
const waiting = new Set<() => void>();
/** Returns the number of chunks loaded so far. */
export const arrivals = () => arrived;
/** Calls `tell` after every loaded chunk. Returns a function that unsubscribes. */
export function onArrival(tell: () => void): () => void {
  waiting.add(tell);
  return () => void waiting.delete(tell);
}
function arrive() {
  arrived++;
  for (const tell of waiting) tell();
}

/** Waits for a lazily loaded chunk. A failure and a wait of more than two minutes throw the same error. */
export function fetched<T>(part: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new ChunkError()), patience);
  });
  const failed = (cause: unknown): never => {
    throw new ChunkError(undefined, { cause });
  };
  const came = Promise.race([part.catch(failed), late]).finally(() => clearTimeout(timer));
  // runs after the code that awaits the chunk itself
  came.then(
    () => setTimeout(arrive),
    () => {},
  );
  return came;
}
