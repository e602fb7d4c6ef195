import { rmSync } from 'node:fs';
import type { Call } from '@park/contract/core';
import { department } from '@park/contract/people/department';
import { identity } from '@park/contract/people/identity';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Counter, startProxy } from '../../../../bench/proxy.ts';
import { buildApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config.ts';
import { departmentModule } from '../../src/domains/people/department/handlers.ts';
import type { Module } from '../../src/http/mount.ts';
import { secretsOf } from '../../src/secret.ts';
import { cloneDatabase } from '../database.ts';
import { allowed, isAsked, passable } from '../matrix/cells.ts';
import { expectations, type Row, titled, tripsOf } from '../matrix/expectations.ts';
import { people, type Who } from '../matrix/people.ts';
import { askedOf, send } from '../matrix/request.ts';
import { newFolder, openStage, type Stage } from '../matrix/stage.ts';
import { secretKey } from '../postgres.ts';

const secrets = secretsOf(secretKey);
const { handlers } = departmentModule(secrets);
const looping: Call = { ...department.tree, path: '/planted/loop', aliases: [] };
/** Runs one more query per department, like a careless loop. */
const loop: Module = {
  domain: { tree: looping },
  handlers: {
    async tree(context, input) {
      const tree = (await handlers.tree?.(context, input)) as { children: unknown[] }[];
      for (const _ of tree[0]?.children ?? []) await sql`select 1`.execute(context.db);
      return tree;
    },
  },
};

const folder = newFolder();
let app: FastifyInstance;
let owner: pg.Client;
let proxy: Counter;
let stage: Stage;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await cloneDatabase();
  drop = database.drop;
  proxy = await startProxy(database.url);
  owner = new pg.Client(database.url);
  await owner.connect();
  const config = loadConfig({ LOG_LEVEL: 'silent', DATABASE_POOL: '2', DATA_DIR: folder });
  app = buildApp({ config, databaseUrl: proxy.url, directUrl: database.url, secrets, modules: [loop] });
  const rows: Stage['rows'] = async (text, values = []) => (await owner.query(text, values)).rows;
  stage = await openStage({ inject: (request) => app.inject(request), rows, base: config.apiBase, folder });
});
afterAll(async () => {
  await app?.close();
  await owner?.end();
  proxy?.close();
  await drop?.();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Counts the round trips of the second request, when session, rights and statements are cached. On a busy machine the second request may
 * use a connection that does not know the statement yet, so a count that is too high is taken again. A handler that runs queries in a loop
 * fails the test, because each count is too high.
 */
async function count(row: Row, { call = row.call, expected = tripsOf(row) } = {}): Promise<number> {
  const person = allowed(row) ?? 'anonymous';
  const { token, userId } = stage.askers[person];
  const actor: Who = people[person];
  let taken = 0;
  for (let turn = 0; turn < 2 || (taken > expected && turn < 5); turn++) {
    const scene = await stage.scene(actor.spots.own);
    const input = await row.input(scene, { ...stage, ownerId: userId });
    if (token) await send(stage.inject, askedOf(identity.menus, {}, stage.base, token));
    const before = proxy.trips;
    const answer = await send(stage.inject, askedOf(call, input, stage.base, token));
    taken = proxy.trips - before;
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
    await stage.journal.undo();
  }
  return taken;
}

const selected = passable(expectations).filter(isAsked);
test.each(selected.map((row) => [titled(row), tripsOf(row), row] as const))('%s takes %i round trips', async (_, trips, row) => {
  expect(await count(row)).toBe(trips);
});

test('the round trip count reveals a statement that runs in a loop', async () => {
  const row = expectations.find((one) => one.call === department.tree) as Row;
  expect(await count(row, { call: looping })).toBeGreaterThan(tripsOf(row) + 3);
});
