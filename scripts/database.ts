import type { Config } from '../apps/server/src/config.ts';
import { startEmbedded } from '../apps/server/src/db/embedded.ts';
import { runningEmbedded } from '../apps/server/src/db/embedded-running.ts';
import { say } from './progress.ts';

/** The owner's way into the database of these settings: another PostgreSQL, the one a server keeps now, or our own for as long as it takes. */
export async function withDatabase<T>(config: Config, work: (url: string) => Promise<T>): Promise<T> {
  const url = config.directDatabaseUrl ?? (await runningEmbedded(config.dataDir));
  if (url) return work(url);
  const postgres = await startEmbedded({ dataDir: config.dataDir, log: say });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}
