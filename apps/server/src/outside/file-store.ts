import type { Readable } from 'node:stream';

/** Content of a file: bytes in memory, or a file on disk with its hash in hexadecimal digits. */
export type Content = Buffer | { path: string; size: number; sha256: string };
/** A store for the bytes of files. */
export type FileStore = {
  /** Stores all bytes or none: they are complete when the promise resolves. */
  put(key: string, content: Content): Promise<void>;
  open(key: string): Promise<{ content: Readable; size: number } | undefined>;
  /** Removes the bytes; does nothing if there are none. */
  remove(key: string): Promise<void>;
  /** Yields all keys stored before the given moment, in groups. */
  before(moment: Date): AsyncIterable<string[]>;
};
