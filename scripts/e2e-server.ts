import { loadConfig } from '../apps/server/src/config.ts';
import { startEmbedded } from '../apps/server/src/db/embedded/index.ts';
import { startServer } from '../apps/server/src/main.ts';
import { databaseUrl, fastSettings, withClient } from '../apps/server/test/postgres.ts';
import { seedDemo } from '../demo/seed.ts';
import { dist, ensureConsole } from './console.ts';
import { onEnd } from './lifetime.ts';
import { say } from './progress.ts';

/** Runs the whole product for the end-to-end tests, with a new database, the demo data and a port of its own. */
const config = loadConfig({
  LOG_LEVEL: 'warn',
  ...process.env,
  NODE_ENV: 'test',
  PORT: '4180',
  HOST: '127.0.0.1',
  DATA_DIR: '.cache/e2e',
  DATABASE_URL: '',
  DIRECT_DATABASE_URL: '',
  DEMO: 'on',
});
const postgres = await startEmbedded({ dataDir: config.dataDir, settings: fastSettings, log: say });
await withClient(databaseUrl(postgres.url, 'postgres'), async (client) => {
  await client.query('drop database if exists park with (force)');
  await client.query('create database park');
});
await ensureConsole(say);
const server = await startServer({ config, databaseUrl: postgres.url, directUrl: postgres.url, console: dist, log: say, seed: seedDemo });
say(server.address);
onEnd(async () => {
  await server.close();
  await postgres.stop();
  process.exit(0);
});
