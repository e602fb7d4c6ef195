/** A part of the console that cannot be fetched: a network that is gone, or a version that is no longer there. */
export class ChunkError extends Error {
  override message = '资源加载失败，请刷新页面重试';
}

const patience = 120_000;

/** Waits for a lazily fetched part; one that fails or does not come within two minutes is the same to a person. */
export function fetched<T>(part: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new ChunkError()), patience);
  });
  const failed = (cause: unknown): never => {
    throw new ChunkError(undefined, { cause });
  };
  return Promise.race([part.catch(failed), late]).finally(() => clearTimeout(timer));
}
