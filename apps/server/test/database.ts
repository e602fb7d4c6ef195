import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, withClient } from './postgres.ts';

type TestDatabase = { url: string; drop(): Promise<void> };

/** Creates a database of the test's own, migrated and with the demo. Call it once per test file. */
export const cloneDatabase = (): Promise<TestDatabase> => create('park_template');

/** Creates an empty database. */
export const emptyDatabase = (): Promise<TestDatabase> => create('template1');

async function create(template: string): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const run = (sql: string) => withClient(server, async (client) => void (await client.query(sql)));
  // the default strategy also writes every page of the template into the WAL, which takes four times the CPU time
  await run(`create database ${name} template ${template} strategy file_copy`);
  return { url: databaseUrl(server, name), drop: () => run(`drop database if exists ${name} with (force)`) };
}
