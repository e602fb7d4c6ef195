import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import type { TestProject } from 'vitest/node';
import { password } from '../../../demo/people.ts';
import { seedDemo } from '../../../demo/seed.ts';
import type { Embedded } from '../src/db/embedded/index.ts';
import { prepare } from '../src/db/prepare.ts';
import { secretsOf } from '../src/secret.ts';
import { databaseUrl, root, secretKey, startThrowAway, withClient } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

type Shared = { parkPostgres?: { started: Promise<Pick<Embedded, 'url' | 'stop'>>; users: number } | undefined };
/** Each Vitest project evaluates this file separately, so shared state lives on globalThis. */
const shared = globalThis as Shared;

/** Starts one PostgreSQL for the whole run, with a migrated and seeded template database that each test file copies. */
export default async function ({ provide }: TestProject) {
  shared.parkPostgres ??= { started: start(), users: 0 };
  const { parkPostgres } = shared;
  parkPostgres.users++;
  const postgres = await parkPostgres.started;
  provide('postgresUrl', postgres.url);
  return async () => {
    if (--parkPostgres.users > 0) return;
    shared.parkPostgres = undefined;
    await postgres.stop();
  };
}

/**
 * Starts the embedded PostgreSQL, or connects to the server named by PARK_TEST_DATABASE_URL, so that the tests can run on every supported
 * version.
 */
async function start(): Promise<Pick<Embedded, 'url' | 'stop'>> {
  const url = process.env.PARK_TEST_DATABASE_URL;
  const postgres = url ? { url, stop: async () => {} } : await startThrowAway();
  await dropLeftovers(postgres.url);
  await ensureTemplate(postgres.url);
  return postgres;
}

async function dropLeftovers(url: string) {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(`select datname as name from pg_database where datname like 'test\\_%'`);
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  });
}

async function ensureTemplate(url: string) {
  await withClient(url, async (client) => {
    const state = fingerprint();
    const found = await client.query<{ state: string }>(
      `select shobj_description(oid, 'pg_database') as state from pg_database where datname = 'park_template'`,
    );
    if (found.rows[0]?.state === state) return;
    await client.query('drop database if exists park_template with (force)');
    await client.query('drop database if exists park_draft with (force)');
    await client.query('create database park_draft');
    const draft = databaseUrl(url, 'park_draft');
    await prepare(draft, secretsOf(secretKey));
    await seedDemo(draft, secretKey, { approvals: false, passwordHash: await hash(password, { memoryCost: 8, timeCost: 1 }) });
    await withClient(draft, (inside) => inside.query('vacuum analyze'));
    await client.query(`comment on database park_draft is '${state}'`);
    await client.query('alter database park_draft rename to park_template');
  });
}

const sources = [
  '{apps/server/migrations,apps/server/sql,apps/server/src/db,demo,packages/contract/src}/**/*.{sql,ts}',
  'apps/server/{src/secret,src/domains/people/identity/password,test/global,test/postgres}.ts',
];

/** Hashes everything the template depends on, including the day, since the dates of the demo are relative to today. */
function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' }));
  for (const file of globSync(sources, { cwd: root }).sort())
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}
