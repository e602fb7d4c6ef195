/** A part of the console that cannot be fetched: a network that is gone, or a version that is no longer there. */
export class ChunkError extends Error {
  override message = '资源加载失败，请刷新页面重试';
}

const patience = 120_000;

let arrived = 0;
const waiting = new Set<() => void>();
/** How many parts have come so far. */
export const arrivals = () => arrived;
/** Told when one more has; answers how not to be told any longer. */
export function onArrival(tell: () => void): () => void {
  waiting.add(tell);
  return () => void waiting.delete(tell);
}
function arrive() {
  arrived++;
  for (const tell of waiting) tell();
}

/** Waits for a lazily fetched part; one that fails or does not come within two minutes is the same to a person. */
export function fetched<T>(part: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new ChunkError()), patience);
  });
  const failed = (cause: unknown): never => {
    throw new ChunkError(undefined, { cause });
  };
  const came = Promise.race([part.catch(failed), late]).finally(() => clearTimeout(timer));
  // after whoever waits for the part itself has it
  came.then(
    () => setTimeout(arrive),
    () => {},
  );
  return came;
}
