import { loadConfig } from '../apps/server/src/config.ts';
import { startServer } from '../apps/server/src/main.ts';

/** Starts the product's server with its usual settings on a given database. It does not serve the console. */
const config = loadConfig(process.env);
const url = config.databaseUrl ?? '';
const server = await startServer({ config, databaseUrl: url, directUrl: config.directDatabaseUrl ?? url });
process.send?.({ address: server.address });
process.on('SIGTERM', () => {
  void server.close().finally(() => process.exit(0));
});
