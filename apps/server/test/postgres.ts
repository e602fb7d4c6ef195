import { createHash } from 'node:crypto';
import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type Embedded, FolderInUse, startEmbedded } from '../src/db/embedded/index.ts';

export const root = path.resolve(import.meta.dirname, '../../..');

/** The secret key that seals the demo in every test database. */
export const secretKey = 'the secret key of every test database';

/** Settings without durability, which makes the server fast; the data does not survive a power failure. */
export const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '128MB',
  max_wal_size: '256MB',
  max_connections: 200,
};

const memory = '/dev/shm';
const leastRoom = 4 * 1024 ** 3;
function roomIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** A folder in memory if there is enough: every test file copies the template, and constant disk writes make them wait. */
function folderOf(at: number): string {
  if (roomIn(memory) < leastRoom) return path.join(root, '.cache', `postgres-${at}`);
  return path.join(memory, `park-${createHash('sha256').update(root).digest('hex').slice(0, 12)}-${at}`);
}

/** Starts a PostgreSQL for tests and tools. Concurrent runs each get a folder of their own. */
export async function startThrowAway(): Promise<Embedded> {
  for (let at = 1; ; at++)
    try {
      return await startEmbedded({ dataDir: folderOf(at), settings: fastSettings });
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
    }
}

/** Returns the URL of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
