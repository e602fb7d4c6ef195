import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadConfig } from '../apps/server/src/config.ts';
import { startServer } from '../apps/server/src/main.ts';
import { hasPostgres15, noPostgres15, startPostgres15 } from '../apps/server/test/postgres15.ts';
import { seedDemo } from '../demo/seed.ts';
import { type Step, vitest } from './steps.ts';

/**
 * A step that runs the first start, the demo and the server tests on PostgreSQL 15, the oldest supported version. If the machine has none,
 * the step says so and is skipped.
 */
export const postgres15: Step = {
  name: 'PostgreSQL 15',
  async run() {
    if (!hasPostgres15()) {
      console.log(`\n--- PostgreSQL 15 is left out: ${noPostgres15} ---\n`);
      return { passed: 0, failed: 0 };
    }
    const postgres = await startPostgres15();
    try {
      await startTwice(postgres.url);
      return await vitest('', { projects: ['server', 'server-apart'] }, { PARK_TEST_DATABASE_URL: postgres.url }).run();
    } catch (error) {
      console.log(`\n--- PostgreSQL 15\n${(error as Error).stack}\n---\n`);
      return { passed: 0, failed: 1 };
    } finally {
      await postgres.stop();
    }
  },
};

/** Starts the server twice: on an empty database with the demo, and then on the data of the first start. */
async function startTwice(url: string): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'park-first-start-'));
  try {
    for (const start of ['first', 'second']) {
      const config = { ...loadConfig({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'error' }), port: 0 };
      const server = await startServer({ config, databaseUrl: url, directUrl: url, seed: seedDemo });
      const { status } = await fetch(`${server.address}/readyz`);
      await server.close();
      if (status !== 200) throw new Error(`after its ${start} start the server answers /readyz with ${status}`);
    }
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

if (import.meta.main) {
  const { failed } = await postgres15.run();
  process.exit(failed ? 1 : 0);
}
