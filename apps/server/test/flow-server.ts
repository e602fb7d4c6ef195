import { sql } from 'kysely';
import { loadConfig } from '../src/config.ts';
import type { Db } from '../src/db/database.ts';
import { type Decision, defineDomain, join } from '../src/domain/index.ts';
import { startServer } from '../src/main.ts';

/** Runs the whole server with its worker on an existing database, in a process that the crash.test.ts of flow may kill. */
const crashRecord = async (db: Db, { instanceId, result }: Decision) => {
  await sql`insert into crash_effect values (${instanceId}, ${result})`.execute(db);
};
join([defineDomain('crashRecord', { module: { domain: {}, handlers: {} }, decisions: { crashRecord } })]);
const config = loadConfig(process.env);
const url = config.databaseUrl ?? '';
const server = await startServer({ config, databaseUrl: url, directUrl: url });
process.send?.({ address: server.address });
process.once('disconnect', () => void server.close().finally(() => process.exit(0)));
