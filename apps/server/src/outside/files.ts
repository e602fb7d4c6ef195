import type { Readable } from 'node:stream';
import { diskStore } from './files-disk.ts';
import { type S3Settings, s3Store } from './files-s3.ts';

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

export type StoreSettings = { dataDir: string; s3: S3Settings | undefined };

/** S3 when its settings are given, else a folder beside the database. */
export const openStore = ({ dataDir, s3 }: StoreSettings): FileStore => (s3 ? s3Store(s3) : diskStore(dataDir));
