import { sql } from 'kysely';
import { loadConfig } from '../src/config.ts';
import { onDecision } from '../src/domains/approval/flow/index.ts';
import { startServer } from '../src/main.ts';

/** The whole server with its worker on a database that is there already, in a process that crash.test.ts of flow may kill. */
onDecision('crashRecord', async (db, { instanceId, result }) => {
  await sql`insert into crash_effect values (${instanceId}, ${result})`.execute(db);
});
const config = loadConfig(process.env);
const url = config.databaseUrl ?? '';
const server = await startServer({ config, databaseUrl: url, directUrl: url });
process.send?.({ address: server.address });
process.once('disconnect', () => void server.close().finally(() => process.exit(0)));
