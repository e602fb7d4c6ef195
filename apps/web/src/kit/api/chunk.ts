/** Thrown when a chunk of the console cannot be fetched: the network is down, or the server has a newer build without this chunk. */
export class ChunkError extends Error {
  override message = '资源加载失败，请刷新页面重试';
}

const timeoutMs = 120_000;

let loadedCount = 0;
const listeners = new Set<() => void>();
/** Returns the number of chunks loaded so far. */
export const loadedChunks = () => loadedCount;
/** Calls `listener` after every loaded chunk. Returns a function that unsubscribes. */
export function onChunkLoad(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
function notifyLoaded() {
  loadedCount++;
  for (const listener of listeners) listener();
}

/** Waits for a lazily loaded chunk. A failure and a wait of more than two minutes throw the same error. */
export function fetched<T>(part: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new ChunkError()), timeoutMs);
  });
  const failed = (cause: unknown): never => {
    throw new ChunkError(undefined, { cause });
  };
  const settled = Promise.race([part.catch(failed), late]).finally(() => clearTimeout(timer));
  // notifies the listeners only after the code that awaits the chunk has run
  settled.then(
    () => setTimeout(notifyLoaded),
    () => {},
  );
  return settled;
}
