import { process } from '@park/contract/approval/process';
import { company as companies } from '@park/contract/company/company';
import { invitation } from '@park/contract/people/invitation';
import { message } from '@park/contract/people/message';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../../test/app.ts';
import { general } from '../../../../../test/approvals.ts';
import { race, rounds } from '../../../../../test/race.ts';
import { giveRole, hold, makeRole, takeRole } from '../../../../../test/role.ts';
import type { FieldPolicy } from '../../../../fields.ts';
import { company, department, formFor, invite, joinBy, newPhone, openConsole, user, waitingRequest } from '../test/joining.ts';

const server = testServer({ env: { DATABASE_POOL: '12' } });
const names = ['supera1', 'admina1', 'membera1', 'membera2', 'supera2', 'superc1', 'operatora', 'assistant1', 'platform1'] as const;
type Name = (typeof names)[number];
const people = {} as Record<Name, Person>;
const grantedRoles: string[] = [];
beforeAll(async () => {
  for (const name of names) people[name] = await server.signIn(name);
});
beforeEach(() => server.rows('delete from rate_limit'));
afterEach(async () => {
  for (const id of grantedRoles.splice(0)) await takeRole(server, id);
  await server.rows('delete from join_request');
});

type Narrowed = { departments?: readonly string[]; fields?: FieldPolicy; nodes?: readonly string[] };
/** Gives a member the right to add people to departments. */
const grantRole = async (
  name: 'membera1' | 'membera2',
  { departments, fields, nodes = ['M1014001002', 'M1014001002:add'] }: Narrowed = {},
) => {
  const role = { nodes, scope: departments ? ('custom' as const) : ('all' as const), departments: departments ?? [], fields: fields ?? {} };
  grantedRoles.push(await giveRole(server, { companyId: company('A1'), userId: user(name) }, role));
};
const list = (name: Name, filter: object = {}) => people[name].call(message.list, { type: 1, pageSize: 100, ...filter });
const requestsOf = async (name: Name, filter: object = {}) => (await list(name, filter)).list.filter(({ kindName }) => kindName !== null);
const idsOf = async (name: Name, filter: object = {}) => (await requestsOf(name, filter)).map(({ id }) => id);
const badge = async (name: Name) => (await people[name].call(message.counts, {})).todo;
const refuse = (name: Name, id: string) => people[name].call(invitation.decide, { id, isAccepted: 0, reason: '非本单位人员' });

describe('requests to join as to-dos', () => {
  test('everybody who may decide a request sees it as a to-do with applicant and link, and it is counted until it is decided', async () => {
    await grantRole('membera2');
    const before = { supera1: await badge('supera1'), admina1: await badge('admina1'), membera2: await badge('membera2') };
    const { id, phone } = await waitingRequest(server, people.supera1);
    for (const name of ['supera1', 'admina1', 'membera2'] as const) {
      expect(await requestsOf(name)).toEqual([
        {
          ...{ id, type: 1, kindName: '加入申请', title: '加入申请：陈小禾', content: `187****${phone.slice(-4)}` },
          ...{ link: `/architecture/invitation?id=${id}`, applicantId: null, applicantName: '陈小禾' },
          companyName: '云启科技有限公司',
          ...{ processInstanceId: null, number: null, processKey: null, processName: null, status: null, summary: [], handlers: [] },
          ...{ taskId: null, taskName: null, action: null, isBatch: false, isRead: 0, doneDate: null, deadline: null },
          createdDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
      ]);
      expect(await badge(name)).toBe(before[name] + 1);
    }
    expect((await people.supera1.call(invitation.requests, { id })).list.map((one) => one.id)).toEqual([id]);
    await refuse('admina1', id);
    for (const name of ['supera1', 'admina1', 'membera2'] as const) {
      expect(await idsOf(name)).toEqual([]);
      expect(await badge(name)).toBe(before[name]);
    }
  });

  test('members, other companies, the park, another space and the platform do not see the request as a to-do', async () => {
    await waitingRequest(server, people.supera1);
    for (const name of names.filter((one) => one !== 'supera1' && one !== 'admina1')) expect(await idsOf(name)).toEqual([]);
    const { id } = await waitingRequest(server, people.supera2);
    expect(await idsOf('supera2')).toEqual([id]);
    expect(await idsOf('supera1')).not.toContain(id);
  });

  test('a person who can no longer decide requests no longer sees a request as a to-do', async () => {
    await grantRole('membera1');
    const { id } = await waitingRequest(server, people.supera1);
    expect(await idsOf('membera1')).toEqual([id]);
    for (const role of grantedRoles.splice(0)) await takeRole(server, role);
    expect([await idsOf('membera1'), await badge('membera1')]).toEqual([[], 0]);
    await grantRole('membera1', { nodes: ['M1014001002'] });
    expect(await idsOf('membera1')).toEqual([]);
  });

  test('a manager of some departments sees only requests to join these departments, also on the company’s home page', async () => {
    const market = department('A1 市场部');
    await grantRole('membera1', { departments: [market] });
    const { id: own } = await waitingRequest(server, people.supera1, { departmentId: market });
    await waitingRequest(server, people.supera1, { departmentId: department('A1 综合管理部') });
    await waitingRequest(server, people.supera1);
    expect([await idsOf('membera1'), await badge('membera1')]).toEqual([[own], 1]);
    expect((await idsOf('supera1')).length).toBe(3);
    const home = async (name: Name) => (await people[name].call(companies.home, {})).requestNum;
    expect([await home('membera1'), await home('supera1'), await home('membera2')]).toEqual([1, 3, null]);
  });

  test('the to-do shows the remark and the masked phone number, but no number to readers whose roles hide it', async () => {
    await grantRole('membera1', { fields: { phone: 'hide' } });
    const { code } = await invite(people.supera1, { needsApproval: 1 });
    const form = { ...(await formFor(server, code)), remark: '研发部新人' };
    await server.stranger().call(invitation.apply, form);
    expect((await requestsOf('supera1'))[0]?.content).toBe(`187****${form.phone.slice(-4)}，研发部新人`);
    expect((await requestsOf('membera1'))[0]?.content).toBe('研发部新人');
    await joinBy(server, code);
    expect((await requestsOf('membera1'))[0]?.content).toBeNull();
  });

  test('the to-do to decide on an applicant disappears when the applicant joins by another invitation that needs no approval', async () => {
    const { phone } = await waitingRequest(server, people.supera1);
    await joinBy(server, (await invite(people.supera1)).code, phone);
    expect(await idsOf('supera1')).toEqual([]);
  });
});

describe('list of requests to join together with approval tasks', () => {
  test('requests are found by name and day, and are left out if a filter applies only to approvals', async () => {
    const { code } = await invite(people.supera1, { needsApproval: 1 });
    for (const name of ['周一鸣', '吴100%']) await joinBy(server, code, newPhone(), name);
    const found = async (filter: object) => (await requestsOf('supera1', filter)).map(({ applicantName }) => applicantName);
    const all = ['吴100%', '周一鸣'];
    expect(await found({})).toEqual(all);
    expect([await found({ keyword: '一鸣' }), await found({ applicant: '一鸣' })]).toEqual([['周一鸣'], ['周一鸣']]);
    expect([await found({ keyword: '加入申请' }), await found({ keyword: '0%' }), await found({ applicant: '%' })]).toEqual([
      all,
      ['吴100%'],
      ['吴100%'],
    ]);
    expect([await found({ isRead: 0 }), await found({ from: '2020-01-01' })]).toEqual([all, all]);
    for (const none of [{ isRead: 1 }, { number: 'A1' }, { processKey: 'general' }, { status: 'running' }, { to: '2020-01-01' }])
      expect(await found(none)).toEqual([]);
    for (const type of [2, 3, 4, 5] as const) expect(await found({ type })).toEqual([]);
  });

  test('pages, totals and order are correct in a list of requests to join and approval tasks', async () => {
    const started = (title: string) => people.membera1.call(process.start, general(title));
    const { code } = await invite(people.supera1, { needsApproval: 1 });
    for (const title of ['一号', '二号']) {
      await started(`混排${title}`);
      await joinBy(server, code, newPhone(), `混排${title}`);
    }
    // one request to join and one approval task get the same time
    await server.rows('update join_request set created_at = (select max(opened_at) from flow_task)');
    const { total, list: all } = await list('supera1', { keyword: '混排' });
    expect([total, all.length]).toEqual([4, 4]);
    const moments = all.map(({ createdDate }) => createdDate);
    expect(moments).toEqual([...moments].sort().reverse());
    const paged = [];
    for (const pageNum of [1, 2, 3, 4]) {
      const page = await list('supera1', { keyword: '混排', pageNum, pageSize: 1 });
      expect(page.total).toBe(4);
      paged.push(...page.list.map(({ id }) => id));
    }
    expect(paged).toEqual(all.map(({ id }) => id));
    expect(await list('supera1', { keyword: '混排', pageNum: 5, pageSize: 1 })).toEqual({ total: 4, list: [] });
    expect(await badge('supera1')).toBe((await list('supera1')).total);
  });
});

/**
 * Returns the users whose consoles are told to reload while the work runs. Waits for its own final message, so that every notification sent
 * before that message has arrived.
 */
async function notifiedBy(work: () => Promise<unknown>): Promise<string[]> {
  const listener = new pg.Client(server.databaseUrl());
  await listener.connect();
  const notified: string[] = [];
  const isOver = new Promise<void>((resolve) => {
    listener.on('notification', ({ channel, payload = '' }) => (channel === 'over' ? resolve() : notified.push(payload)));
  });
  await listener.query('listen live');
  await listener.query('listen over');
  await work();
  await listener.query('notify over');
  await isOver;
  await listener.end();
  return notified
    .map((text) => JSON.parse(text))
    .filter(({ kind }) => kind === 'todo')
    .map(({ userId }) => userId)
    .sort();
}

describe('open consoles', () => {
  test('open consoles of everybody who may decide reload when a request arrives and when it is decided', async () => {
    await grantRole('membera2');
    const [address, end] = [await server.listen(), new AbortController()];
    const [admin, holder, neighbour] = await Promise.all(
      (['admina1', 'membera2', 'supera2'] as const).map((name) => openConsole(`${address}${server.base}`, people[name], end.signal)),
    );
    const countEvents = (text: string) => text.split('event: todo').length - 1;
    const { id } = await waitingRequest(server, people.supera1);
    for (const received of [admin, holder]) await expect.poll(() => countEvents(received?.() ?? ''), { timeout: 10_000 }).toBe(1);
    await people.supera1.call(invitation.decide, { id, isAccepted: 1 });
    for (const received of [admin, holder]) await expect.poll(() => countEvents(received?.() ?? ''), { timeout: 10_000 }).toBe(2);
    expect(neighbour?.()).not.toContain('todo');
    end.abort();
  });

  test('users who may decide by a current role of any kind are notified, but not users whose role has ended or starts later', async () => {
    const nodes = ['M1014001002', 'M1014001002:add'];
    await grantRole('membera2', { nodes });
    const inner = await makeRole(server.rows, { company: 'OP', kind: 'inner', nodes });
    await hold(server.rows, inner, 'A1', 'newcomera1');
    await grantRole('membera1', { nodes: ['M1014001002'] });
    for (const valid of [`(,${new Date(Date.now() - 60_000).toISOString()})`, `[${new Date(Date.now() + 86_400_000).toISOString()},)`]) {
      await grantRole('membera1', { nodes });
      await server.rows('update role_user set valid = $2 where role_id = $1', [grantedRoles.at(-1), valid]);
    }
    grantedRoles.push(inner);
    const deciders = ['admina1', 'membera2', 'newcomera1', 'supera1'].map(user).sort();
    const form = await formFor(server, (await invite(people.supera1, { needsApproval: 1 })).code);
    expect(await notifiedBy(() => server.stranger().call(invitation.apply, form))).toEqual(deciders);
    const [id = ''] = await idsOf('supera1');
    expect(await notifiedBy(() => refuse('supera1', id))).toEqual(deciders);
  });

  test('administrators are always notified, and of other people who may decide at most some hundreds', async () => {
    await grantRole('membera2');
    await server.rows(
      `with made as (
         insert into "user" (phone_cipher, phone_hash, phone_mask, real_name)
         select '\\x00', sha256(('told' || n)::bytea), '138****0000', '员工' || n from generate_series(1, 1000) as n returning id, real_name),
       placed as (insert into staff (space_id, company_id, user_id, real_name)
         select c.space_id, c.id, m.id, m.real_name from made m, company c where c.id = $1 returning space_id, company_id, user_id)
       insert into role_user (space_id, company_id, role_space_id, role_id, user_id)
       select space_id, company_id, space_id, $2, user_id from placed`,
      [company('A1'), grantedRoles[0]],
    );
    const { id } = await waitingRequest(server, people.supera1);
    const notified = await notifiedBy(() => refuse('supera1', id));
    for (const name of ['supera1', 'admina1']) expect(notified).toContain(user(name));
    expect([notified.length > 100, notified.length < 500]).toEqual([true, true]);
  });
});

test('of two concurrent decisions only one takes effect, and the to-do disappears for both people', async () => {
  for (let round = 0; round < rounds(5, 100); round++) {
    const { id } = await waitingRequest(server, people.supera1);
    const settled = await race([
      () => people.supera1.raw(invitation.decide, { id, isAccepted: 1 }),
      () => people.admina1.raw(invitation.decide, { id, isAccepted: 0, reason: '名额已满' }),
    ]);
    expect(settled.map((one) => (one.status === 'fulfilled' ? one.value.statusCode : one.reason)).sort()).toEqual([200, 409]);
    for (const name of ['supera1', 'admina1'] as const) expect(await idsOf(name)).toEqual([]);
    await server.rows(`delete from rate_limit where name like 'invite/%'`);
  }
});
