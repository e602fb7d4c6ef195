import { loadConfig } from '../apps/server/src/config.ts';
import { startServer } from '../apps/server/src/main.ts';
import { seedDemo } from '../demo/seed.ts';
import { say } from './progress.ts';

/**
 * Runs only the server, for `node --watch`. The database and the console run in other processes, which are not restarted after a change.
 */
const config = loadConfig(process.env);
const databaseUrl = config.databaseUrl ?? '';
const directUrl = config.directDatabaseUrl ?? databaseUrl;
const server = await startServer({ config, databaseUrl, directUrl, log: say, ...(config.demo && { seed: seedDemo }) });
say(`接口服务 · calls at ${server.address}${config.apiBase}`);
