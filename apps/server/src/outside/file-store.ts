import type { Readable } from 'node:stream';

/** Where the bytes of files lie. */
export type FileStore = {
  /** Whole or not at all: after it returns the bytes are there, before it they are not. */
  put(key: string, bytes: Buffer): Promise<void>;
  open(key: string): Promise<{ content: Readable; size: number } | undefined>;
  /** Also fine when there is nothing. */
  remove(key: string): Promise<void>;
  /** Every key put before that moment, in groups. */
  before(moment: Date): AsyncIterable<string[]>;
};
