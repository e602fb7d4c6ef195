import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../db/database.ts';
import { takeLimit } from '../db/driver/index.ts';

/** Codes of PostgreSQL and the operating system for a full disk or an exhausted quota. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);
export const isStorageFull = (error: unknown): boolean => full.has((error as { code?: string }).code ?? '');

export type Storage = ReturnType<typeof storage>;
/** Remembers that a write failed because a disk is full, until a write succeeds. Reads go on meanwhile. */
export function storage({ database, dataDir }: { database: Database; dataDir: string }) {
  let isFull = false;

  async function tryToWrite(): Promise<void> {
    await database.run({ entry: undefined, audit: 'none' }, (db) => takeLimit(db, 'storage', 1_000_000, 3_600));
    const place = path.join(dataDir, 'storage-check');
    await mkdir(dataDir, { recursive: true });
    try {
      await writeFile(place, Buffer.alloc(65_536, 1));
    } finally {
      await rm(place, { force: true });
    }
  }
  return {
    noteFailure(error: unknown): void {
      isFull ||= isStorageFull(error);
    },
    /** Tells whether writes are possible. Tries one if the last known write failed. */
    async hasSpace(): Promise<boolean> {
      if (isFull)
        await tryToWrite().then(
          () => {
            isFull = false;
          },
          () => {},
        );
      return !isFull;
    },
  };
}
