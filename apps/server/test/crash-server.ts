import { seedDemo } from '../../../demo/seed.ts';
import { loadConfig } from '../src/config.ts';
import { startEmbedded } from '../src/db/embedded/index.ts';
import { startServer } from '../src/main.ts';

/** Runs the whole server with a durable database of its own, in a process that crash.test.ts may kill. */
const config = loadConfig(process.env);
const postgres = await startEmbedded({ dataDir: config.dataDir });
const server = await startServer({ config, databaseUrl: postgres.url, directUrl: postgres.url, seed: seedDemo });
process.send?.({ address: server.address, url: postgres.url, postmaster: postgres.pid });

const stop = async () => {
  await server.close();
  await postgres.stop();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('disconnect', () => void stop());
