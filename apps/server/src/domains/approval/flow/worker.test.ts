import { createServer } from 'node:http';
import { process } from '@park/contract/approval/process';
import { calendar } from '@park/contract/kernel/calendar';
import { message } from '@park/contract/people/message';
import { staff, staffErrors } from '@park/contract/people/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../test/app.ts';
import { approve, department, deployed, drawn, ids, park, taskOf, user } from '../../../../test/approvals.ts';
import { secretKey } from '../../../../test/postgres.ts';
import { type Database, openDatabase } from '../../../db/database.ts';
import { type Decision, defineDomain, join } from '../../../domain/index.ts';
import type { Delivery } from '../../../jobs/events.ts';
import { sendWebhook, signature } from '../../../outside/webhook.ts';
import { secretsOf } from '../../../secret.ts';
import { flowRound, flowWorker, start } from './index.ts';
import * as runs from './run/queries.ts';
import { webhookSecret } from './secret.ts';

const server = testServer();
const secrets = secretsOf(secretKey);
const names = ['supera1', 'admina1', 'membera1', 'membera2', 'operatora'] as const;
const people = {} as Record<(typeof names)[number], Person>;
let jobs: Database;
let worker: ReturnType<typeof flowWorker>;
let shift: string | undefined;
const problems: string[] = [];
beforeAll(async () => {
  for (const name of names) people[name] = await server.signIn(name);
  const clockShift = () => shift;
  jobs = openDatabase({ url: server.databaseUrl(), password: secrets.databasePassword, pool: 2, clockShift });
  const send = (hook: Parameters<typeof sendWebhook>[0]) => sendWebhook(hook, { isAllowed: () => true, timeout: 2_000 });
  worker = flowWorker({ url: server.databaseUrl(), secret: secretKey, log: (problem) => problems.push(problem), clockShift, send });
});
afterAll(async () => {
  await jobs.close();
  await worker.close();
});

const form = { title: '测试申请' };
const started = async (processKey: string) => (await people.membera1.call(process.start, { processKey, form })).processInstanceId;
const detail = (id: string, person = people.membera1) => person.call(process.detail, { processInstanceId: id });
const agree = async (name: (typeof names)[number], id: string) =>
  people[name].call(process.submit, { processInstanceId: id, taskId: await taskOf(people[name], id) });
const passTime = (interval: string | undefined) => {
  shift = interval;
  server.passTime(interval);
};
/**
 * Delivers outbox entries as the relay does, including entries that a delivery adds. Each is delivered `attempts` times; `twice` adds one
 * more delivery.
 */
async function deliver({ attempts = 1, twice = false } = {}) {
  for (let round = 0; round < 5; round++) {
    const rows = await server.rows<{ id: string; space_id: string; event: never; payload: never }>(
      `update outbox set state = 'sent', sent_at = now() where state = 'waiting' and event like 'flow.%'
       returning id, space_id, event, payload`,
    );
    if (!rows.length) return;
    for (const row of rows) {
      const receive = worker.receivers[row.event as keyof typeof worker.receivers] as (delivery: Delivery) => Promise<void>;
      const delivery = { id: row.id, spaceId: row.space_id, event: row.event, payload: row.payload, attempt: 1 } as Delivery;
      for (let tries = 0; tries < attempts + (twice ? 1 : 0); tries++) await receive(delivery).catch(() => undefined);
    }
  }
}

describe('timers', () => {
  test('a reminder is sent in working hours, once at each timeout, and no more often than the node allows', async () => {
    const key = await deployed(
      people.operatora,
      drawn([approve('a', ['admina1'], { timeout: { action: 'remind', minutes: 60, times: 2 } })]),
    );
    const id = await started(key);
    const reminders = async () => (await server.rows(`select 1 from message where instance_id = $1 and title = '超时提醒'`, [id])).length;
    await flowRound(jobs);
    expect(await reminders()).toBe(0);
    const [timer] = await server.rows<{ due_at: Date }>('select due_at from flow_timer where instance_id = $1', [id]);
    const hour = Number(timer?.due_at.toLocaleString('sv', { timeZone: 'Asia/Shanghai' }).slice(11, 13));
    expect(hour).toBeGreaterThanOrEqual(9);
    expect(hour).toBeLessThanOrEqual(18);
    passTime('10 days');
    await Promise.all([flowRound(jobs), flowRound(jobs)]);
    expect(await reminders()).toBe(1);
    passTime('20 days');
    await flowRound(jobs);
    passTime('30 days');
    await flowRound(jobs);
    expect(await reminders()).toBe(2);
    expect(await server.rows('select 1 from flow_timer where instance_id = $1', [id])).toEqual([]);
    passTime(undefined);
  });

  test('a to-do shows its deadline and keeps it after reminders, failed attempts and a server outage', async () => {
    const timeout = { action: 'remind', minutes: 60, times: 2 };
    const id = await started(await deployed(people.operatora, drawn([approve('a', ['admina1'], { timeout }), approve('b', ['supera1'])])));
    const [timer] = await server.rows<{ due_at: Date }>('select due_at from flow_timer where instance_id = $1', [id]);
    const due = timer?.due_at.toISOString().replace(/\.\d+Z$/, 'Z');
    const deadlines = async (name: 'admina1' | 'supera1') => {
      const { list } = await people[name].call(message.list, { type: 1, pageSize: 100 });
      const { steps } = await detail(id);
      return [list.find((row) => row.processInstanceId === id)?.deadline, ...steps.map(({ action, deadline }) => [action, deadline])];
    };
    const open = ['wait', due];
    const later = [
      ['coming', null],
      ['coming', null],
    ];
    expect(await deadlines('admina1')).toEqual([due, ['start', null], open, ...later]);
    const round = async (interval: string, run: () => Promise<unknown>) => {
      passTime(interval);
      await run();
      passTime(undefined);
    };
    // a process takes the timer and stops before it has processed it
    await round('10 days', () => jobs.run({ entry: undefined, audit: 'none' }, (db) => runs.dueTimers(db, 50)));
    expect(await deadlines('admina1')).toEqual([due, ['start', null], open, ...later]);
    await round('11 days', () => flowRound(jobs));
    await round('30 days', () => flowRound(jobs));
    expect(await deadlines('admina1')).toEqual([due, ['start', null], ['timeout', null], ['timeout', null], open, ...later]);
    expect((await people.membera1.call(message.list, { type: 3 })).list.find((row) => row.id === id)?.deadline).toBeNull();
    await agree('admina1', id);
    expect((await deadlines('supera1'))[0]).toBeNull();
  });

  test.each([
    ['agree', {}, 'agreed'],
    ['refuse', {}, 'refused'],
    ['transfer', { userId: user('membera2') }, 'running'],
    ['escalate', {}, 'running'],
  ] as const)('the timeout action "%s" is applied when the time limit of a task has passed', async (action, more, status) => {
    const key = await deployed(people.operatora, drawn([approve('a', ['membera2'], { timeout: { action, minutes: 30, ...more } })]));
    const id = await started(key);
    passTime('10 days');
    await flowRound(jobs);
    passTime(undefined);
    expect(await detail(id)).toMatchObject({ status });
    expect((await detail(id)).steps.map((step) => step.action)).toContain('timeout');
  });

  test('a delay node continues by itself and only once, even if two processes find its timer due', async () => {
    const id = await started(
      await deployed(people.operatora, drawn([{ id: 'd', kind: 'delay', name: '等待', minutes: 5 }, approve('a', ['admina1'])])),
    );
    expect(await ids(people.admina1, 1)).not.toContain(id);
    const here = (await detail(id)).steps.filter(({ isOnThisTask }) => isOnThisTask);
    expect(here).toMatchObject([{ taskName: '等待', handler: '系统', action: 'wait', minutes: 0, deadline: null }]);
    passTime('10 minutes');
    await Promise.all([flowRound(jobs), flowRound(jobs)]);
    passTime(undefined);
    expect(await ids(people.admina1, 1)).toContain(id);
  });

  test('working days set by a park override the national calendar, and a missing calendar for the next year is reported', async () => {
    const known = await people.operatora.call(calendar.year, { year: 2026 });
    expect(known).toMatchObject({ isKnown: true, warning: null });
    expect(known.days).toContainEqual({ day: '2026-10-01', isWork: false, name: '国庆节', isOwn: false });
    expect(await people.operatora.call(calendar.year, { year: 2031 })).toMatchObject({
      isKnown: false,
      warning: expect.stringContaining('2031'),
    });
    await people.operatora.call(calendar.setDays, { days: [{ day: '2026-10-01', isWork: true, name: '值班' }] });
    expect((await people.operatora.call(calendar.year, { year: 2026 })).days).toContainEqual({
      day: '2026-10-01',
      isWork: true,
      name: '值班',
      isOwn: true,
    });
    await people.operatora.call(calendar.setDays, { days: [{ day: '2026-10-01', isWork: null }] });
    await people.operatora.call(calendar.save, { hours: [{ from: '08:00', to: '17:00' }], weekdays: [1, 2, 3, 4, 5, 6] });
    expect(await people.operatora.refused(calendar.save, { hours: [{ from: '08:00', to: '17:00' }], weekdays: [1] })).toMatchObject({
      status: 409,
    });
    expect(await people.operatora.refused(calendar.save, { hours: [{ from: '18:00', to: '17:00' }], weekdays: [1] })).toMatchObject({
      status: 400,
    });
    expect((await people.membera1.refused(calendar.year, { year: 2026 })).status).toBe(403);
  });
});

describe('effects of a decision', () => {
  const seen: Decision[] = [];
  let failures = 0;
  beforeAll(() => {
    const testRecord = async (_db: unknown, decision: Decision) => {
      if (failures-- > 0) throw new Error('the other side is away');
      seen.push(decision);
    };
    join([defineDomain('testRecord', { module: { domain: {}, handlers: {} }, decisions: { testRecord } })]);
  });
  const about = async (subjectId: string) => {
    const key = await deployed(people.operatora, drawn([approve('a', ['admina1'])]));
    const [row] = await server.rows<{ space_id: string; company_id: string }>(`select space_id, company_id from staff where user_id = $1`, [
      user('membera1'),
    ]);
    const entry = { job: true as const, spaceId: row?.space_id ?? '', parkIds: [park('A')], companyId: row?.company_id ?? '' };
    const starter = { spaceId: entry.spaceId, parkId: park('A'), companyId: entry.companyId, userId: user('membera1') };
    const input = { processKey: key, form, subject: { name: 'testRecord', id: subjectId } };
    return (await jobs.run({ entry, audit: 'none' }, (db) => start(db, starter, input))).id;
  };

  test('an effect runs once, even if its message is delivered repeatedly', async () => {
    const id = await about(user('membera1'));
    await agree('admina1', id);
    await deliver({ twice: true });
    expect(seen.filter(({ instanceId }) => instanceId === id)).toMatchObject([
      { result: 'agreed', subjectId: user('membera1'), applicantId: user('membera1') },
    ]);
  });

  test('an effect that keeps failing becomes an incident for process managers, who can retry it', async () => {
    failures = 5;
    const id = await about(user('membera2'));
    await agree('admina1', id);
    await deliver({ attempts: 5 });
    expect(seen.some(({ instanceId }) => instanceId === id)).toBe(false);
    const { list } = await people.operatora.call(process.incidents, {});
    const incident = list.find(({ processInstanceId }) => processInstanceId === id);
    expect(incident).toMatchObject({ name: 'testRecord', state: 'failed', attempts: 5, lastError: 'the other side is away' });
    expect((await people.operatora.call(process.monitor, { trouble: 'incident' })).list.map((row) => row.id)).toContain(id);
    expect((await people.admina1.refused(process.incidents, {})).status).toBe(403);
    await people.operatora.call(process.settleIncident, { id: incident?.id ?? '', how: 'retry' });
    await deliver();
    expect(seen.filter(({ instanceId }) => instanceId === id)).toHaveLength(1);
    expect((await people.operatora.refused(process.settleIncident, { id: incident?.id ?? '', how: 'retry' })).status).toBe(404);
  });

  test('a trigger step sends a signed request, and the instance continues after the response', async () => {
    const received: { body: string; headers: Record<string, unknown> }[] = [];
    const other = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        received.push({ body, headers: request.headers });
        response.writeHead(received.length === 1 ? 500 : 204).end();
      });
    });
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as { port: number };
    const key = await deployed(
      people.operatora,
      drawn([{ id: 't', kind: 'trigger', name: '通知系统', url: `http://127.0.0.1:${port}/hook` }, approve('a', ['admina1'])]),
    );
    const id = await started(key);
    await deliver({ attempts: 2 });
    other.close();
    expect(await ids(people.admina1, 1)).toContain(id);
    expect(received).toHaveLength(2);
    const [, { body, headers }] = received as [unknown, (typeof received)[number]];
    const at = new Date(Number(headers['webhook-timestamp']) * 1000);
    const hook = { id: String(headers['webhook-id']), body, secret: webhookSecret(secrets, park('A')), at };
    expect(headers['webhook-signature']).toBe(signature(hook));
    expect(JSON.parse(body)).toMatchObject({ processInstanceId: id, form });
    await expect(sendWebhook({ ...hook, url: `http://127.0.0.1:${port}/` })).rejects.toThrow('不允许');
    await expect(sendWebhook({ ...hook, url: 'http://localhost:1/' })).rejects.toThrow('不允许');
  });

  test('the incident shows in readable text why a webhook call failed', async () => {
    const silent = createServer(() => {});
    const port = await new Promise<number>((ready) => {
      silent.listen(0, '127.0.0.1', () => ready((silent.address() as { port: number }).port));
    });
    const hook = { id: 'x', body: '{}', secret: webhookSecret(secrets, park('A')), at: new Date(), url: `http://127.0.0.1:${port}/` };
    const impatient = { isAllowed: () => true, timeout: 100 };
    await expect(sendWebhook(hook, impatient)).rejects.toThrow('回调地址没有及时响应');
    silent.closeAllConnections();
    await new Promise((closed) => silent.close(closed));
    await expect(sendWebhook(hook, impatient)).rejects.toThrow('无法连接回调地址（ECONNREFUSED）');
  });

  test('a sub-process runs as a separate instance and passes its result to the parent process', async () => {
    const part = await deployed(people.operatora, drawn([approve('p', ['membera2'])]));
    const sub = { id: 's', kind: 'sub', name: '子流程', processKey: part, fields: { title: 'title' } };
    const id = await started(await deployed(people.operatora, drawn([sub, approve('a', ['admina1'])])));
    await deliver();
    const [child] = await server.rows<{ id: string }>('select id from flow_instance where parent_id = $1', [id]);
    expect(await ids(people.membera2, 1)).toContain(child?.id);
    expect(await ids(people.admina1, 1)).not.toContain(id);
    await agree('membera2', child?.id ?? '');
    await deliver();
    expect(await ids(people.admina1, 1)).toContain(id);
  });
});

describe('absent people', () => {
  test('existing and new tasks of an absent person go to the stand-in until the absence ends', async () => {
    const key = await deployed(people.operatora, drawn([approve('a', ['admina1'])]));
    const before = await started(key);
    const period = { from: new Date(Date.now() - 60_000).toISOString(), to: new Date(Date.now() + 86_400_000).toISOString() };
    const away = { delegateId: user('membera2'), ...period };
    expect(await people.admina1.refused(process.addAbsence, { ...away, delegateId: user('admina1') })).toMatchObject({ status: 409 });
    expect(await people.admina1.refused(process.addAbsence, { ...away, delegateId: user('supera2') })).toMatchObject({ status: 409 });
    expect(await people.admina1.refused(process.addAbsence, { ...away, to: period.from })).toMatchObject({
      fields: { to: expect.any(String) },
    });
    const { id } = await people.admina1.call(process.addAbsence, away);
    expect(await people.admina1.refused(process.addAbsence, away)).toMatchObject({ status: 409, errorMessage: '该时间段已设置过委托' });
    await deliver();
    expect(await ids(people.membera2, 1)).toContain(before);
    expect(await ids(people.admina1, 1)).not.toContain(before);
    const after = await started(key);
    expect(await ids(people.membera2, 1)).toContain(after);
    expect(await people.admina1.call(process.absences, {})).toMatchObject([{ id, state: 'active', delegateId: user('membera2') }]);
    expect(await people.membera2.call(process.absences, {})).toEqual([]);
    expect((await people.membera2.refused(process.endAbsence, { id })).status).toBe(404);
    await people.admina1.call(process.endAbsence, { id });
    // the absence was ended now, before its planned end
    const [over] = await people.admina1.call(process.absences, {});
    expect(over?.state).toBe('over');
    expect(Date.parse(over?.to ?? '')).toBeLessThan(Date.parse(period.to) - 3_600_000);
    expect(await ids(people.admina1, 1)).not.toContain(after);
    const back = await started(key);
    expect(await ids(people.admina1, 1)).toContain(back);
  });

  test('an absence can be limited to certain flows, and absent people who stand in for each other cause no endless loop', async () => {
    const [key, other] = [
      await deployed(people.operatora, drawn([approve('a', ['admina1'])])),
      await deployed(people.operatora, drawn([approve('a', ['admina1'])])),
    ];
    const [waiting, untouched] = [await started(key), await started(other)];
    const flows = await people.admina1.call(process.absenceFlows, {});
    const { id: flowId, name } = flows.find((one) => one.name === `流程${key}`) as (typeof flows)[number];
    const period = { from: new Date(Date.now() - 60_000).toISOString(), to: new Date(Date.now() + 86_400_000).toISOString() };
    expect(
      await people.admina1.refused(process.addAbsence, { ...period, delegateId: user('membera2'), flowIds: [user('membera2')] }),
    ).toMatchObject({ status: 404, fields: { flowIds: expect.any(String) } });
    const away = async (actor: (typeof names)[number], to: string) =>
      (await people[actor].call(process.addAbsence, { ...period, delegateId: user(to), flowIds: [flowId] })).id;
    const absences: [(typeof names)[number], string][] = [['admina1', await away('admina1', 'membera2')]];
    const handlersOf = async (processKey: string) => (await detail(await started(processKey))).handlers.map(({ userId }) => userId);
    expect(await people.admina1.call(process.absences, {})).toMatchObject([{ state: 'active', flowIds: [flowId], flowNames: [name] }, {}]);
    await deliver();
    expect(await ids(people.membera2, 1)).toContain(waiting);
    expect(await ids(people.admina1, 1)).toContain(untouched);
    expect(await handlersOf(other)).toEqual([user('admina1')]);
    expect(await handlersOf(key)).toEqual([user('membera2')]);
    absences.push(['membera2', await away('membera2', 'supera1')]);
    expect(await handlersOf(key)).toEqual([user('supera1')]);
    // the stand-ins now form a circle; the last person before the circle closes gets the task
    absences.push(['supera1', await away('supera1', 'admina1')]);
    expect(await handlersOf(key)).toEqual([user('supera1')]);
    for (const [actor, id] of absences) await people[actor].call(process.endAbsence, { id });
  });

  test('a person with open approvals cannot leave the company without a successor, who then takes over the approvals', async () => {
    const { id: leaver } = await people.supera1.call(staff.create, {
      realName: '要离开',
      phone: '18899990001',
      departmentId: department('A1 市场部'),
      orgOrderNum: 5,
      sex: 1,
    });
    const key = await deployed(people.operatora, drawn([approve('a', [{ kind: 'users', userIds: [leaver] }])]));
    const id = await started(key);
    const { holdings } = await people.supera1.call(staff.holdings, { userId: leaver });
    expect(holdings).toMatchObject([
      { kind: 'flowTask', title: '待办审批', count: 1, needsHeir: true },
      { kind: 'flowNode', title: '流程中指定的处理人', count: 1, needsHeir: false },
    ]);
    expect(await people.supera1.refused(staff.remove, { removedUserId: leaver })).toMatchObject({
      errorMessage: staffErrors.stillHolds.message,
    });
    await people.supera1.call(staff.leave, { userId: leaver, heirs: [{ kind: 'flowTask', toUserId: user('membera2') }] });
    expect((await people.operatora.call(process.monitor, { trouble: 'left', pageSize: 100 })).list.map((row) => row.id)).toContain(id);
    await deliver();
    expect(await ids(people.membera2, 1)).toContain(id);
    expect((await people.membera2.call(message.counts, {})).todo).toBeGreaterThan(0);
    expect((await people.operatora.call(process.monitor, { trouble: 'left', pageSize: 100 })).list.map((row) => row.id)).not.toContain(id);
  });
});

test('the worker logs no unexpected problems', () => expect(problems).toEqual([]));
