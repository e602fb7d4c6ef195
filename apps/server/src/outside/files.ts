import type { FileStore } from './file-store.ts';
import { diskStore } from './files-disk.ts';
import { type S3Settings, s3Store } from './files-s3.ts';

export type StoreSettings = { dataDir: string; s3: S3Settings | undefined };

/** Opens the S3 store if its settings are given, otherwise a folder in the data directory. */
export const openStore = ({ dataDir, s3 }: StoreSettings): FileStore => (s3 ? s3Store(s3) : diskStore(dataDir));
