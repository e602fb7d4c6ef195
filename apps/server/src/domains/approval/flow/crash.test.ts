import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { process as approval } from '@park/contract/approval/process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../test/app.ts';
import { approve, deployed, drawn } from '../../../../test/approvals.ts';
import { secretKey } from '../../../../test/postgres.ts';
import { rounds } from '../../../../test/race.ts';

/*
 * Kills the server in the middle of many approvals. The test keeps the last acknowledged step of each instance; after every kill the
 * database must match it, and each instance must then run to its end with its effects executed once.
 */
const server = testServer();
const instances = rounds(30, 200);
const kills = rounds(2, 4);
const dataDir = mkdtempSync(path.join(tmpdir(), 'park-test-'));
const deciders = ['admina1', 'supera1', 'membera2'] as const;
const people = {} as Record<(typeof deciders)[number] | 'membera1' | 'operatora', Person>;
let running: { child: ChildProcess; address: string };

beforeAll(async () => {
  for (const name of [...deciders, 'membera1', 'operatora'] as const) people[name] = await server.signIn(name);
  await server.rows('create table crash_effect (instance_id uuid not null, result text not null)');
  await server.rows('grant insert on crash_effect to park_app');
  running = await start();
});
afterAll(async () => {
  const ended = once(running.child, 'exit');
  running.child.disconnect();
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
});

async function start() {
  const url = server.databaseUrl();
  const env = { DATABASE_URL: url, DIRECT_DATABASE_URL: url, DATA_DIR: dataDir, PORT: '0', SECRET_KEY: secretKey, LOG_LEVEL: 'silent' };
  const child = fork(path.join(import.meta.dirname, '../../../../test/flow-server.ts'), {
    env: { ...process.env, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('the server did not start')));
  failed.catch(() => {});
  const [{ address }] = await Promise.race([once(child, 'message'), failed]);
  return { child, address: address as string };
}

/**
 * An instance and the number of its decisions that the server has confirmed. `isUnsure`: the server may have stored one more, whose
 * response was lost.
 */
type Followed = { id: string; confirmed: number; isUnsure: boolean };
const followed: Followed[] = [];
const acknowledged = () => followed.reduce((sum, { confirmed }) => sum + confirmed, 0);

async function decide(one: Followed): Promise<boolean> {
  const { token } = people[deciders[one.confirmed] as (typeof deciders)[number]];
  one.isUnsure = true;
  const answer = await fetch(`${running.address}/smartop${approval.submit.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', logintoken: token ?? '' },
    body: JSON.stringify({ processInstanceId: one.id, taskId: one.confirmed + 1 }),
  }).catch(() => undefined);
  if (answer?.status !== 200) return false;
  one.confirmed += 1;
  one.isUnsure = false;
  return true;
}

/**
 * Decides open tasks with eight parallel requests until all instances are finished or the server stops responding. Instances with the
 * fewest decisions come first.
 */
async function work(): Promise<void> {
  const left = () => followed.filter(({ confirmed }) => confirmed < deciders.length).toSorted((a, b) => a.confirmed - b.confirmed);
  for (let batch = left(); batch.length; batch = left()) {
    let isDead = false;
    const waiting = [...batch];
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let one = waiting.shift(); one && !isDead; one = waiting.shift()) if (!(await decide(one))) isDead = true;
      }),
    );
    if (isDead) return;
  }
}

type Stored = { id: string; status: string; agreed: number; open: number[]; version: number; audits: number };
const stored = () =>
  server.rows<Stored>(
    `select i.id, i.status, i.version,
            (select count(*)::int from flow_history h where h.instance_id = i.id and h.event = 'agree') as agreed,
            array(select t.id from flow_task t where t.instance_id = i.id and t.state = 'open') as open,
            (select count(*)::int from audit a
              where a.call = 'process.submit' and a.outcome = 'done' and a.input ->> 'processInstanceId' = i.id::text) as audits
       from flow_instance i where i.id = any ($1)`,
    [followed.map(({ id }) => id)],
  );

/**
 * Fails if the server lost a confirmed decision or stored a decision only in part. Then sets `confirmed` to the stored number of decisions.
 */
async function expectAgreement() {
  const rows = new Map((await stored()).map((row) => [row.id, row]));
  for (const one of followed) {
    const { agreed, status, open, version, audits } = rows.get(one.id) as Stored;
    expect(agreed - one.confirmed).toBeGreaterThanOrEqual(0);
    expect(agreed - one.confirmed).toBeLessThanOrEqual(one.isUnsure ? 1 : 0);
    const isOver = agreed === deciders.length;
    expect({ status, open, version, audits }).toEqual({
      status: isOver ? 'agreed' : 'running',
      open: isOver ? [] : [agreed + 1],
      version: agreed + 1,
      audits: agreed,
    });
    Object.assign(one, { confirmed: agreed, isUnsure: false });
  }
}

test(`after kill -9 amid ${instances} instances, each continues from its last saved step and runs its effects once`, async () => {
  const processKey = await deployed(people.operatora, drawn(deciders.map((name) => approve(name, [name]))));
  for (let at = 0; at < instances; at++) {
    const { processInstanceId: id } = await people.membera1.call(approval.start, { processKey, form: { title: `第${at}件` } });
    followed.push({ id, confirmed: 0, isUnsure: false });
  }
  await server.rows(`update flow_instance set subject = 'crashRecord' where id = any ($1)`, [followed.map(({ id }) => id)]);
  for (let kill = 1; kill <= kills; kill++) {
    const enough = (kill * instances * deciders.length) / (kills + 1);
    const working = work();
    while (acknowledged() < enough) await delay(1);
    const dead = once(running.child, 'exit');
    running.child.kill('SIGKILL');
    await Promise.all([working, dead]);
    expect(acknowledged()).toBeLessThan(instances * deciders.length);
    running = await start();
    await expectAgreement();
  }
  await work();
  await expectAgreement();
  expect(followed.every(({ confirmed }) => confirmed === deciders.length)).toBe(true);

  // The killed process keeps its lease on outbox entries for another minute. To save the wait, the test makes these entries due now.
  const open = async () => (await server.rows(`select 1 from outbox where event = 'flow.effect' and state = 'waiting'`)).length;
  await expect
    .poll(
      async () => {
        await server.rows(`update outbox set due_at = now() where event = 'flow.effect' and state = 'waiting' and due_at > now()`);
        await server.rows('notify outbox');
        return open();
      },
      { timeout: 30_000, interval: 300 },
    )
    .toBe(0);
  const [sums] = await server.rows(
    `select count(*)::int as ended,
            sum((select count(*) from crash_effect e where e.instance_id = i.id and e.result = 'agreed'))::int as effects,
            count(*) filter (where (select count(*) from crash_effect e where e.instance_id = i.id) = 1)::int as once,
            count(*) filter (where (select array_agg(m.title order by m.created_at) from message m
                                     where m.instance_id = i.id) = $3)::int as notified,
            count(*) filter (where (select array_agg(h.event order by h.at) from flow_history h
                                     where h.instance_id = i.id) = $2)::int as trails
       from flow_instance i where i.id = any ($1) and i.status = 'agreed'`,
    [followed.map(({ id }) => id), ['start', 'agree', 'agree', 'agree', 'end'], [...deciders.map(() => '新的待办'), '申请已通过']],
  );
  expect(sums).toEqual({ ended: instances, effects: instances, once: instances, notified: instances, trails: instances });
}, 120_000);
