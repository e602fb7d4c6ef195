import { process } from '@park/contract/approval/process';
import { message } from '@park/contract/people/message';
import { staff } from '@park/contract/people/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../test/app.ts';
import { approve, department, deployed, drawn, general, taskOf, user } from '../../../../test/approvals.ts';
import { secretKey } from '../../../../test/postgres.ts';
import { type Database, openDatabase } from '../../../db/database.ts';
import type { Delivery } from '../../../jobs/events.ts';
import { secretsOf } from '../../../secret.ts';
import { flowWorker, notifyOfCalendarGaps } from '../../approval/flow/index.ts';

const server = testServer();
const names = ['supera1', 'admina1', 'membera1', 'membera2', 'supera2', 'operatora', 'operatorab', 'assistant1'] as const;
type Name = (typeof names)[number];
const people = {} as Record<Name, Person>;
let jobs: Database;
let worker: ReturnType<typeof flowWorker>;
let failing = true;
beforeAll(async () => {
  for (const name of names) people[name] = await server.signIn(name);
  jobs = openDatabase({ url: server.databaseUrl(), password: secretsOf(secretKey).databasePassword, pool: 2 });
  const send = async () => {
    if (failing) throw new Error('the other side is away');
  };
  worker = flowWorker({ url: server.databaseUrl(), secret: secretKey, log: () => {}, send });
});
afterAll(async () => {
  await jobs.close();
  await worker.close();
});

const list = async (name: Name, type: 5 | 6, more: object = {}) =>
  (await people[name].call(message.list, { type, pageSize: 100, ...more })).list;
/** Returns the messages a person got about one process, oldest first. */
const titlesOf = async (name: Name, id: string, type: 5 | 6 = 5) =>
  (await list(name, type))
    .filter(({ processInstanceId }) => processInstanceId === id)
    .map(({ title }) => title)
    .toReversed();
const texts = async (name: Name, id: string) =>
  (await list(name, 5))
    .filter(({ processInstanceId }) => processInstanceId === id)
    .map(({ content }) => content)
    .toReversed();
const started = async (nodes: object[], more: object = {}) => {
  const processKey = await deployed(people.operatora, drawn(nodes));
  return (await people.membera1.call(process.start, { processKey, form: { title: '采购显示器' }, ...more })).processInstanceId;
};
const act = async (name: Name, id: string) => ({ processInstanceId: id, taskId: await taskOf(people[name], id) });
const count = async (id: string) => (await server.rows('select 1 from message where instance_id = $1', [id])).length;

/** Delivers the waiting rows of the outbox as the relay does, each the given number of times. */
async function deliver(times = 1) {
  for (let round = 0; round < 5; round++) {
    const rows = await server.rows<{ id: string; space_id: string; event: keyof typeof worker.receivers; payload: never }>(
      `update outbox set state = 'sent', sent_at = now()
        where state = 'waiting' and event like 'flow.%' returning id, space_id, event, payload`,
    );
    if (!rows.length) return;
    for (const { id, space_id: spaceId, event, payload } of rows)
      for (let tries = 0; tries < times; tries++)
        await (worker.receivers[event] as (delivery: Delivery) => Promise<void>)({
          id,
          spaceId,
          event,
          payload,
          attempt: 1,
        } as Delivery).catch(() => undefined);
  }
}

describe('service messages', () => {
  test('C0532 the approver gets a message with the applicant and the state of the process, and the applicant gets none', async () => {
    const id = await started([approve('a', ['admina1']), approve('b', ['membera2'])], { ccUserIds: [user('supera1')] });
    expect(await titlesOf('admina1', id)).toEqual(['新的待办']);
    expect(await texts('admina1', id)).toEqual([
      '王梓涵的流程“采购显示器”等待你处理，当前节点：节点a'.replace('流程“', `${await flowName(id)}“`),
    ]);
    expect(await titlesOf('membera2', id)).toEqual([]);
    expect(await titlesOf('supera1', id)).toEqual(['抄送给你的申请']);
    expect(await titlesOf('membera1', id)).toEqual([]);
    await people.admina1.call(process.submit, await act('admina1', id));
    expect(await titlesOf('membera2', id)).toEqual(['新的待办']);
    await people.membera2.call(process.submit, await act('membera2', id));
    expect(await titlesOf('membera1', id)).toEqual(['申请已通过']);
    expect(await count(id)).toBe(4);
  });

  test('each message names its sender and its reason: transferred, returned, urged, commented', async () => {
    const id = await started([approve('a', ['admina1']), approve('b', ['supera1'])]);
    await people.membera1.call(process.urge, { processInstanceId: id, comment: '急用' });
    expect((await texts('admina1', id)).at(-1)).toMatch(/^王梓涵催促你处理.*：急用$/);
    await people.admina1.call(process.transfer, { ...(await act('admina1', id)), toUserId: user('membera2'), comment: '你更清楚' });
    expect(await titlesOf('membera2', id)).toEqual(['转交给你的待办']);
    expect((await texts('membera2', id))[0]).toMatch(/^赵雅琴把.*转交给你处理：你更清楚$/);
    await people.membera2.call(process.submit, await act('membera2', id));
    await people.supera1.call(process.reject, { ...(await act('supera1', id)), targetKey: 'a', comment: '再看看' });
    expect((await titlesOf('admina1', id)).at(-1)).toBe('退回给你的待办');
    await people.admina1.call(process.reject, { ...(await act('admina1', id)), targetKey: 'applicant', comment: '缺报价' });
    expect(await titlesOf('membera1', id)).toEqual(['申请已退回']);
    await people.supera1.call(process.comment, { processInstanceId: id, comment: '附上三家报价' });
    await people.membera1.call(process.comment, { processInstanceId: id, comment: '好的' });
    expect(await titlesOf('membera1', id)).toEqual(['申请已退回', '新的评论']);
    expect((await texts('membera1', id)).at(-1)).toMatch(/^林晓峰评论了你的.*：附上三家报价$/);
  });

  test('a step that runs twice sends its message once, and a refused or repeated call sends no message', async () => {
    const id = await started([approve('a', ['admina1', 'supera1'], { mode: 'any' })]);
    const first = await act('admina1', id);
    const second = await act('supera1', id);
    await Promise.allSettled([
      people.admina1.call(process.submit, first),
      people.supera1.call(process.submit, second),
      people.admina1.call(process.submit, first),
    ]);
    await people.admina1.refused(process.submit, first);
    expect(await titlesOf('membera1', id)).toEqual(['申请已通过']);
    expect(await count(id)).toBe(3);
  });

  test('an applicant gets no message about withdrawing their own application, but gets one if a manager ends it', async () => {
    const own = await started([approve('a', ['admina1'])]);
    await people.membera1.call(process.withdraw, { processInstanceId: own });
    expect(await titlesOf('membera1', own)).toEqual([]);
    const stopped = await started([approve('a', ['admina1'])]);
    await people.operatora.call(process.stop, { processInstanceId: stopped, comment: '重复提交' });
    expect(await titlesOf('membera1', stopped)).toEqual(['申请已被终止']);
  });
});

const flowName = async (id: string) => (await people.membera1.call(process.detail, { processInstanceId: id })).processName;

describe('reading messages', () => {
  test('C0548 messages are marked as read by opening the process, one by one, or all of a kind', async () => {
    const id = await started([approve('a', ['admina1'])]);
    const before = await people.admina1.call(message.counts, {});
    expect(before.service).toBeGreaterThan(0);
    expect((await people.admina1.call(message.read, { processInstanceId: id })).changed).toBeGreaterThanOrEqual(1);
    expect((await people.admina1.call(message.counts, {})).service).toBe(before.service - 1);
    expect(await people.admina1.call(message.read, { processInstanceId: id })).toEqual({ changed: 0 });
    await people.admina1.call(message.read, { type: 5 });
    expect((await people.admina1.call(message.counts, {})).service).toBe(0);
    expect(await list('admina1', 5, { isRead: 0 })).toEqual([]);
  });

  test('deciding several processes at once marks their messages as read', async () => {
    const { processInstanceId } = await people.membera1.call(process.start, general('批量处理的申请'));
    const items = [{ processInstanceId, taskId: await taskOf(people.supera1, processInstanceId) }];
    expect(await list('supera1', 5, { keyword: '批量处理的申请', isRead: 0 })).toHaveLength(1);
    await people.supera1.call(process.batch, { items });
    expect(await list('supera1', 5, { keyword: '批量处理的申请' })).toMatchObject([{ isRead: 1 }]);
    expect(await list('admina1', 5, { keyword: '批量处理的申请' })).toMatchObject([{ isRead: 0 }]);
  });

  test('messages are searched, paged and found by id', async () => {
    const { processInstanceId } = await people.membera1.call(process.start, general('搜索得到的申请'));
    const [found, ...more] = await list('supera1', 5, { keyword: '搜索得到的申请' });
    expect([found?.processInstanceId, more]).toEqual([processInstanceId, []]);
    expect((await people.supera1.call(message.list, { type: 5, id: found?.id ?? '' })).list).toMatchObject([
      { title: '新的待办', isRead: 0 },
    ]);
    expect((await people.supera1.call(message.list, { type: 6, id: found?.id ?? '' })).total).toBe(0);
    const page = await people.supera1.call(message.list, { type: 5, pageNum: 2, pageSize: 1 });
    expect(page.list).toHaveLength(1);
  });

  test('messages of another person, in the same or another company, can be neither read nor marked', async () => {
    const id = await started([approve('a', ['admina1'])]);
    const [own] = await list('admina1', 5);
    expect(own?.processInstanceId).toBe(id);
    for (const name of ['membera2', 'supera1', 'supera2', 'operatora', 'operatorab'] as const) {
      expect((await people[name].call(message.list, { type: 5, id: own?.id ?? '' })).total).toBe(0);
      expect(await people[name].call(message.read, { ids: [own?.id ?? ''] })).toEqual({ changed: 0 });
      expect(await people[name].call(message.read, { processInstanceId: id })).toEqual({ changed: 0 });
    }
    expect((await list('admina1', 5))[0]).toMatchObject({ id: own?.id, isRead: 0 });
  });
});

describe('system messages', () => {
  test('a flow step that failed for good is reported once, to flow managers with a link and to the company without one', async () => {
    const id = await started([
      { id: 't', kind: 'trigger', name: '通知系统', url: 'https://other.example/hook' },
      approve('a', ['admina1']),
    ]);
    await deliver(6);
    for (const name of ['operatora', 'operatorab'] as const) {
      const [one, ...more] = (await list(name, 6)).filter(({ processInstanceId }) => processInstanceId === id);
      expect([one, more]).toMatchObject([
        { title: '流程后续处理失败', link: '/platform/process/process_monitoring?tab=incidents', isRead: 0 },
        [],
      ]);
    }
    const { number } = await people.membera1.call(process.detail, { processInstanceId: id });
    const [company] = await list('supera1', 6, { keyword: number });
    expect(company).toMatchObject({ title: '流程后续处理失败', link: null, processInstanceId: null });
    expect(company?.content).not.toContain('采购显示器');
    for (const name of ['membera2', 'supera2', 'assistant1'] as const) expect(await list(name, 6, { keyword: number })).toEqual([]);
    const [incident] = (await people.operatora.call(process.incidents, {})).list;
    await people.operatora.call(process.settleIncident, { id: incident?.id ?? '', how: 'retry' });
    await deliver(6);
    expect((await list('operatora', 6, { keyword: number })).length).toBe(2);
    failing = false;
    await people.operatora.call(process.settleIncident, { id: incident?.id ?? '', how: 'retry' });
    await deliver();
    expect((await list('operatora', 6, { keyword: number })).length).toBe(2);
  });

  test('the leaving of a person is reported if approvals wait for them, unless these were handed over or the person is back', async () => {
    const newcomer = async (realName: string, phone: string) =>
      (await people.supera1.call(staff.create, { realName, phone, departmentId: department('A1 市场部'), orgOrderNum: 5, sex: 1 })).id;
    const gone = await newcomer('停用之人', '18899990011');
    const id = await started([approve('a', [{ kind: 'users', userIds: [gone] }])]);
    await people.supera1.call(staff.disable, { userId: gone });
    expect(
      await server.rows(`select due_at > now() as later from outbox where event = 'flow.left' and payload ->> 'userId' = $1`, [gone]),
    ).toEqual([{ later: true }]);
    await deliver(2);
    expect(await titlesOf('operatora', id, 6)).toEqual(['审批处理人已离职或停用']);
    const leaver = await newcomer('离开之人', '18899990012');
    const other = await started([approve('a', [{ kind: 'users', userIds: [leaver] }])]);
    await people.supera1.call(staff.leave, { userId: leaver, heirs: [{ kind: 'flowTask', toUserId: user('membera2') }] });
    // the handover is due at once and the report a minute later, so the report is taken from the outbox and delivered after the handover
    await server.rows(`update outbox set state = 'sent' where event = 'flow.left' and state = 'waiting' and payload ->> 'userId' = $1`, [
      leaver,
    ]);
    await deliver();
    const [event] = await server.rows<{ id: string; space_id: string; payload: never }>(
      `select id, space_id, payload from outbox where event = 'flow.left' and payload ->> 'userId' = $1`,
      [leaver],
    );
    await worker.receivers['flow.left']?.({
      id: event?.id ?? '',
      spaceId: event?.space_id ?? '',
      event: 'flow.left',
      payload: event?.payload as never,
      attempt: 1,
    });
    expect(await titlesOf('operatora', other, 6)).toEqual([]);
    expect(await titlesOf('membera2', other)).toEqual(['转给你的待办']);
  });

  test('a year without entered holidays is reported once to the people who design the flows of the park', async () => {
    server.passTime(undefined);
    const later = openDatabase({
      url: server.databaseUrl(),
      password: secretsOf(secretKey).databasePassword,
      pool: 1,
      clockShift: () => '400 days',
    });
    try {
      await notifyOfCalendarGaps(later);
      await notifyOfCalendarGaps(later);
    } finally {
      await later.close();
    }
    const reminders = await list('operatora', 6, { keyword: '节假日' });
    expect(new Set(reminders.map(({ content }) => content)).size).toBe(reminders.length);
    expect(reminders[0]).toMatchObject({ link: '/platform/process/process_base?tab=calendar', processInstanceId: null });
    for (const name of ['supera1', 'membera1', 'assistant1'] as const) expect(await list(name, 6, { keyword: '节假日' })).toEqual([]);
  });
});
