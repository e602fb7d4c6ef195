import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Call, Reply, Sent } from '@park/contract/core';
import { identity } from '@park/contract/people/identity';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { type Counter, startProxy } from '../../../bench/proxy.ts';
import { password } from '../../../demo/people.ts';
import { type AppOptions, buildApp } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import type { Module } from '../src/http/mount.ts';
import type { Patience } from '../src/http/patience.ts';
import { secretsOf } from '../src/secret.ts';
import { cloneDatabase } from './database.ts';
import { keyFor } from './matrix/request.ts';
import { secretKey } from './postgres.ts';

type Failure = { code: string; errorMessage: string; fields?: Record<string, string>; body?: unknown; requestId: string };
export type Person = ReturnType<typeof personOf>;
type Options = {
  modules?: Module[];
  env?: Record<string, string>;
  processes?: number;
  console?: string;
  patience?: Partial<Patience>;
  isProxied?: boolean;
  onRoute?: AppOptions['onRoute'];
};

/**
 * Starts a real server on its own database with the people of the demo. Call it once per test file, at the top. With several processes,
 * each further process is another server on the same database, with its own memory.
 */
export function testServer({ modules = [], env = {}, processes = 1, console, patience, isProxied = false, onRoute }: Options = {}) {
  let apps: FastifyInstance[] = [];
  let owner: pg.Client;
  let drop: () => Promise<void>;
  let url = '';
  let proxy: Counter | undefined;
  let shift: string | undefined;
  const config = loadConfig({
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'park-test-')),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    DATABASE_POOL: '4',
    ...env,
  });

  beforeAll(async () => {
    const database = await cloneDatabase();
    drop = database.drop;
    url = database.url;
    owner = new pg.Client(database.url);
    owner.on('error', () => {});
    await owner.connect();
    if (isProxied) proxy = await startProxy(database.url);
    const options = {
      config,
      databaseUrl: proxy?.url ?? database.url,
      directUrl: database.url,
      secrets: secretsOf(secretKey),
      modules,
      clockShift: () => shift,
      ...(console && { console }),
      ...(patience && { patience }),
      ...(onRoute && { onRoute }),
    };
    apps = Array.from({ length: processes }, () => buildApp(options));
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await owner.end();
    proxy?.close();
    await drop();
    await rm(config.dataDir, { recursive: true, force: true });
  });

  const inject = (request: InjectOptions, process = 0) => (apps[process] as FastifyInstance).inject(request);
  return {
    inject,
    /** Queries the tables directly, past row security: to set up data or to look at the result. */
    rows: async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> =>
      (await owner.query<T>(text, values)).rows,
    /** Moves the clock of the server and its database forward. */
    passTime: (interval: string | undefined) => {
      shift = interval;
    },
    /** Moves the clock to the start of the next minute, so that everything a test counts falls into the same window of a rate limit. */
    freshMinute: () => {
      shift = `${120 - Math.floor((Date.now() / 1000) % 60)} seconds`;
    },
    async signIn(loginName: string): Promise<Person> {
      const answer = (await inject(requestOf(identity.login, { loginName, password }, config.apiBase))).json();
      if (answer.code !== '610') throw new Error(`${loginName} could not sign in: ${JSON.stringify(answer)}`);
      return personOf(inject, answer.body.loginToken, config.apiBase);
    },
    /** Makes calls with a given token, or without one. */
    stranger: (token?: string) => personOf(inject, token, config.apiBase),
    /** Listens on a real port, for streams, which cannot be injected. */
    listen: (process = 0) => (apps[process] as FastifyInstance).listen({ port: 0, host: '127.0.0.1' }),
    base: config.apiBase,
    databaseUrl: () => url,
    /** The connections between server and database, of a server that was started with `isProxied`. */
    proxy: () => proxy as Counter,
    folder: config.dataDir,
  };
}

type Inject = (request: InjectOptions, process?: number) => Promise<LightMyRequestResponse>;
type Place = { claims?: Record<string, string>; headers?: Record<string, string>; process?: number };

function personOf(inject: Inject, token: string | undefined, base: string) {
  const raw = (call: Call, input: unknown, { claims = {}, headers = {}, process = 0 }: Place = {}) => {
    const request = requestOf(call, { ...claims, ...(input as object) }, base);
    return inject({ ...request, headers: { ...(token !== undefined && { logintoken: token }), ...request.headers, ...headers } }, process);
  };
  return {
    token,
    raw,
    /** Returns the reply body; throws when the call failed, so that a test never passes on an error by mistake. */
    async call<C extends Call>(call: C, input: Sent<C>, place?: Place): Promise<Reply<C>> {
      const answer = (await raw(call, input, place)).json();
      if (answer.errorMessage) throw new Error(`${call.key} failed: ${JSON.stringify(answer)}`);
      return answer.body;
    },
    /** Returns the refusal; throws when the call succeeded. */
    async refused<C extends Call>(call: C, input: unknown, place?: Place): Promise<Failure & { status: number }> {
      const response = await raw(call, input, place);
      const answer = response.json();
      if (!answer.errorMessage) throw new Error(`${call.key} was expected to fail`);
      return { ...answer, status: response.statusCode };
    },
  };
}

function requestOf(call: Call, input: unknown, base: string): InjectOptions & { headers: Record<string, string> } {
  const fields = { ...(input as Record<string, unknown>) };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(fields[name])));
  const url = path.startsWith(`${base}/`) ? path : base + path;
  if (call.method === 'GET') return { method: 'GET', url, query: fields as Record<string, string>, headers: keyFor(call) };
  return { method: call.method, url, payload: fields, headers: { 'content-type': 'application/json', ...keyFor(call) } };
}
