import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findHome, password } from './home.ts';
import { holderOf, read } from './lock.ts';

const patienceMs = 60_000;

/**
 * Returns the owner's URL of the database that another process runs for this folder, or undefined if none does. Waits for a process that is
 * still starting.
 */
export async function runningEmbedded(dataDir: string): Promise<string | undefined> {
  if (!existsSync(dataDir)) return undefined;
  const home = findHome(dataDir);
  const isHeld = () => holderOf(path.join(home.folder, 'pg18.lock')) !== undefined;
  for (const end = Date.now() + patienceMs; isHeld(); await delay(100)) {
    const [, , , port, sockets, , , state] = (read(path.join(home.cluster, 'postmaster.pid')) ?? '').split('\n');
    if (state?.trim() === 'ready') {
      const host = sockets?.trim() ? encodeURIComponent(sockets.trim()) : '127.0.0.1';
      return `postgres://postgres:${password(home)}@${host}:${port?.trim()}/park`;
    }
    if (Date.now() > end) throw new Error('数据库未能就绪，请稍后重试 · the database of the running server is not ready, try again later');
  }
  return undefined;
}
