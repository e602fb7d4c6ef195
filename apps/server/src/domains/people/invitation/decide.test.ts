import { randomUUID } from 'node:crypto';
import type { Call } from '@park/contract/core';
import { invitationErrors as errors, invitation } from '@park/contract/people/invitation';
import { message } from '@park/contract/people/message';
import { staff } from '@park/contract/people/staff';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../test/app.ts';
import { race, rounds } from '../../../../test/race.ts';
import { textsTo } from '../../../../test/texts.ts';
import {
  company,
  department,
  formFor,
  invite,
  joinBy,
  membership,
  newPhone,
  openConsole,
  secrets,
  waitingRequest,
} from './test/joining.ts';

const server = testServer({ env: { DATABASE_POOL: '12' } });
const stranger = server.stranger();
let supera1: Person;
let supera2: Person;
let operatora: Person;
beforeAll(async () => {
  [supera1, supera2, operatora] = [await server.signIn('supera1'), await server.signIn('supera2'), await server.signIn('operatora')];
});
beforeEach(() => server.rows('delete from rate_limit'));
const requestsOf = (person: Person, keyword: string) => person.call(invitation.requests, { keyword });
/** Returns the log entries of a person of the company, with their actors. */
const logOf = async (phone: string) => {
  const { list } = await supera1.call(staff.log, { userId: String((await membership(server, 'A1', phone))?.user_id) });
  return list.map(({ title, byName }) => [title, byName]);
};
const count = async (text: string, values: unknown[]) =>
  (await server.rows<{ n: number }>(`select count(*)::int as n from ${text}`, values))[0]?.n;

describe('C0193 requests to join', () => {
  test('waiting requests come first; requests are found by name, pinyin and phone number, and show masked phone numbers', async () => {
    const { id, phone } = await waitingRequest(server, supera1);
    const { list } = await supera1.call(invitation.requests, {});
    expect(list[0]).toMatchObject({
      id,
      companyId: company('A1'),
      realName: '陈小禾',
      phone: `187****${phone.slice(-4)}`,
      state: 'waiting',
    });
    for (const keyword of [phone, phone.slice(-4), '小禾', 'chenxiaohe'])
      expect((await requestsOf(supera1, keyword)).list.map((one) => one.id)).toContain(id);
    expect((await supera1.call(invitation.requests, { keyword: phone, state: 'refused' })).total).toBe(0);
    expect((await supera1.refused(invitation.requests, { state: 'x' })).fields).toEqual({ state: '状态不正确' });
  });

  test('a second request with the same number is refused while the first request is waiting', async () => {
    const { code, phone } = await waitingRequest(server, supera1);
    const { code: other } = await invite(supera1, { needsApproval: 1 });
    for (const by of [code, other])
      expect(await stranger.refused(invitation.apply, await formFor(server, by, phone))).toMatchObject({
        ...{ status: 409, errorMessage: errors.alreadyAsked.message },
      });
    const { code: elsewhere } = await invite(supera2, { needsApproval: 1 });
    expect((await joinBy(server, elsewhere, phone)).state).toBe('waiting');
  });

  test('a request notifies only the open consoles of the company’s administrators', async () => {
    const [address, end] = [await server.listen(), new AbortController()];
    const connect = (person: Person) => openConsole(`${address}${server.base}`, person, end.signal);
    const [admin, neighbour] = [await connect(supera1), await connect(supera2)];
    await waitingRequest(server, supera1);
    await expect.poll(admin, { timeout: 10_000 }).toContain('event: todo');
    expect(neighbour()).not.toContain('todo');
    end.abort();
  });

  test('only the company’s administrators get a message that links to the requests', async () => {
    const messagesOf = async (person: Person) =>
      (await person.call(message.list, { type: 6, keyword: '加入申请' })).list.map(({ content, link }) => [content, link]);
    await server.rows('delete from message');
    await joinBy(server, (await invite(supera1, { needsApproval: 1 })).code, newPhone(), '陈小禾');
    const expected = [['陈小禾申请加入本单位，等待审核', '/architecture/invitation']];
    expect(await messagesOf(supera1)).toEqual(expected);
    expect(await messagesOf(await server.signIn('admina1'))).toEqual(expected);
    for (const name of ['membera1', 'supera2', 'operatora']) expect(await messagesOf(await server.signIn(name))).toEqual([]);
  });

  test('an accepted person joins the chosen department, or else the department of the invitation, and gets a message', async () => {
    for (const [sent, expected] of [
      [{}, department('A1 市场部')],
      [{ departmentId: department('A1 综合管理部') }, department('A1 综合管理部')],
      [{ departmentId: '-2' }, null],
    ] as const) {
      const { id, phone } = await waitingRequest(server, supera1, { departmentId: department('A1 市场部') });
      expect((await requestsOf(supera1, phone)).list[0]?.departmentId).toBe(department('A1 市场部'));
      await supera1.call(invitation.decide, { id, isAccepted: 1, ...sent });
      expect(await membership(server, 'A1', phone)).toMatchObject({ real_name: '陈小禾', department_id: expected });
      expect((await textsTo(server, phone)).at(-1)).toMatchObject({ template: 'firstPassword', values: { company: '云启科技有限公司' } });
      expect((await requestsOf(supera1, phone)).list[0]).toMatchObject({ state: 'accepted', decidedBy: expect.any(String) });
    }
  });

  test('the log of a person admitted by a decision names the user who decided', async () => {
    const { id, phone } = await waitingRequest(server, supera1);
    await supera1.call(invitation.decide, { id, isAccepted: 1 });
    expect(await logOf(phone)).toEqual([['同意加入申请', '林晓峰']]);
  });

  test('the log of a person who rejoined by a decision names the user who decided', async () => {
    const { code } = await invite(supera1);
    const { phone } = await joinBy(server, code);
    const { user_id: removedUserId } = (await membership(server, 'A1', phone)) ?? {};
    await supera1.call(staff.remove, { removedUserId: String(removedUserId) });
    expect((await joinBy(server, code, phone)).state).toBe('waiting');
    const [request] = (await requestsOf(supera1, phone)).list.filter(({ state }) => state === 'waiting');
    await supera1.call(invitation.decide, { id: request?.id ?? '', isAccepted: 1 });
    expect((await logOf(phone))[0]).toEqual(['同意加入申请', '林晓峰']);
  });

  test('a refused person gets the reason, and the invitation can again be used by one more person', async () => {
    const { id, phone, code } = await waitingRequest(server, supera1, { mostNum: 1 });
    expect((await stranger.refused(invitation.show, { code })).code).toBe('404');
    expect((await supera1.refused(invitation.decide, { id, isAccepted: 0 })).fields).toEqual({ reason: '请填写拒绝原因' });
    await supera1.call(invitation.decide, { id, isAccepted: 0, reason: '非本单位人员' });
    expect((await textsTo(server, phone)).at(-1)?.values.text).toBe('你加入云启科技有限公司的申请未通过，原因：非本单位人员');
    expect(await membership(server, 'A1', phone)).toBeUndefined();
    expect((await requestsOf(supera1, phone)).list[0]).toMatchObject({ state: 'refused', reason: '非本单位人员' });
    expect((await joinBy(server, code, phone)).state).toBe('waiting');
  });

  test('a request can be decided only once', async () => {
    const { id } = await waitingRequest(server, supera1);
    await supera1.call(invitation.decide, { id, isAccepted: 1 });
    for (const again of [{ isAccepted: 1 as const }, { isAccepted: 0 as const, reason: '晚了' }])
      expect(await supera1.refused(invitation.decide, { id, ...again })).toMatchObject({
        status: 409,
        errorMessage: errors.decided.message,
      });
  });

  test('accepting a person who was added meanwhile changes nothing, and a department of another company is refused', async () => {
    const { id, phone } = await waitingRequest(server, supera1);
    const foreign = { id, isAccepted: 1, departmentId: department('A2 商务部') };
    expect((await supera1.refused(invitation.decide, foreign)).code).toBe('404');
    await supera1.call(staff.create, { realName: '陈小禾', phone, departmentId: department('A1 市场部'), orgOrderNum: 3 });
    const before = (await textsTo(server, phone)).length;
    await supera1.call(invitation.decide, { id, isAccepted: 1 });
    expect(await textsTo(server, phone)).toHaveLength(before);
    expect(await membership(server, 'A1', phone)).toMatchObject({ department_id: department('A1 市场部') });
  });
});

describe('access limits', () => {
  const about = (companyId: string, id: string, requestId: string, departmentId: string): [Call, object][] => [
    [invitation.list, { companyId }],
    [invitation.requests, { companyId }],
    [invitation.create, { companyId, departmentId }],
    [invitation.end, { companyId, id }],
    [invitation.end, { id }],
    [invitation.decide, { companyId, id: requestId, isAccepted: 1 }],
    [invitation.decide, { id: requestId, isAccepted: 0, reason: '越界' }],
  ];
  const answers = async (person: Person, calls: [Call, object][]) => {
    const results = [];
    for (const [call, input] of calls) {
      const { requestId: _, ...answer } = (await person.raw(call, input)).json();
      results.push([call.key, answer]);
    }
    return results;
  };
  const rows = () => server.rows('select * from invitation i left join join_request r on r.invitation_id = i.id order by i.id, r.id');

  test('invitations and requests of another company get the same response as missing ones', async () => {
    const superc1 = await server.signIn('superc1');
    for (const [by, key, place] of [
      [supera2, 'A2', 'A2 商务部'],
      [superc1, 'C1', 'C1 设计部'],
    ] as const) {
      const { id: requestId } = await waitingRequest(server, by);
      const { id } = await invite(by);
      const before = await rows();
      const there = await answers(supera1, about(company(key), id, requestId, department(place)));
      expect(there).toEqual(await answers(supera1, about(randomUUID(), randomUUID(), randomUUID(), randomUUID())));
      expect(await rows()).toEqual(before);
    }
  });

  test('an operator can manage invitations and requests of companies in the operator’s park, but not in another park', async () => {
    const { id, phone } = await waitingRequest(server, operatora, { companyId: company('A2') });
    await operatora.call(invitation.decide, { companyId: company('A2'), id, isAccepted: 1 });
    expect(await membership(server, 'A2', phone)).toBeTruthy();
    const superb1 = await server.signIn('superb1');
    const { id: far } = await waitingRequest(server, superb1);
    expect((await operatora.refused(invitation.decide, { companyId: company('B1'), id: far, isAccepted: 1 })).code).toBe('404');
  });

  test('members, strangers and the platform cannot decide requests', async () => {
    const { id } = await waitingRequest(server, supera1);
    const calls = about(company('A1'), id, id, department('A1 市场部'));
    for (const name of ['membera1', 'platform1']) {
      const results = await answers(await server.signIn(name), calls);
      expect(results.map(([, answer]) => answer.code)).toEqual(calls.map(() => '403'));
    }
    expect((await answers(stranger, calls)).map(([, answer]) => answer.code)).toEqual(calls.map(() => '606'));
  });
});

describe('simultaneous decisions on a request to join', () => {
  const codesOf = (settled: PromiseSettledResult<{ body: string }>[]) =>
    settled.map((one) => (one.status === 'fulfilled' ? (JSON.parse(one.value.body).code as string) : String(one.reason))).sort();
  const apply = (form: object) => () => stranger.raw(invitation.apply, form);

  test.each([0, 1])('concurrent requests with one number create one request that counts once (approval %i)', async (needsApproval) => {
    for (let round = 0; round < rounds(5, 100); round++) {
      const [{ code, id }, phone] = [await invite(supera1, { needsApproval }), newPhone()];
      const { code: other } = await invite(supera1, { needsApproval });
      const forms = [await formFor(server, code, phone), await formFor(server, code, phone), await formFor(server, other, phone)];
      expect(codesOf(await race(forms.map(apply)))).toEqual(['200', '409', '409']);
      expect(await count('join_request where company_id = $1 and phone_hash = $2', [company('A1'), secrets.phoneHash(phone)])).toBe(1);
      expect(await count('staff where phone_hash = $1', [secrets.phoneHash(phone)])).toBe(1 - needsApproval);
      await server.rows(`delete from rate_limit where name like 'invite/%'`);
      expect(id).toBeTruthy();
    }
  });

  test.each([0, 1])('of concurrent requests one succeeds if the invitation admits one more person (approval %i)', async (needsApproval) => {
    for (let round = 0; round < rounds(5, 100); round++) {
      const { code, id } = await invite(supera1, { needsApproval, mostNum: 2 });
      const forms = [];
      for (let n = 0; n < 5; n++) forms.push(await formFor(server, code));
      expect(codesOf(await race(forms.map(apply)))).toEqual(['200', '200', '404', '404', '404']);
      expect(await count('join_request where invitation_id = $1', [id])).toBe(2);
      await server.rows(`delete from rate_limit where name like 'invite/%'`);
    }
  });

  test('if a request is accepted and refused at the same moment, only one decision counts and takes effect', async () => {
    for (let round = 0; round < rounds(5, 100); round++) {
      const { id, phone } = await waitingRequest(server, supera1);
      const settled = await race([
        () => supera1.raw(invitation.decide, { id, isAccepted: 1 }),
        () => operatora.raw(invitation.decide, { companyId: company('A1'), id, isAccepted: 0, reason: '名额已满' }),
        () => supera1.raw(invitation.decide, { id, isAccepted: 1 }),
      ]);
      expect(codesOf(settled)).toEqual(['200', '409', '409']);
      const { state } = (await requestsOf(supera1, phone)).list[0] ?? {};
      expect(Boolean(await membership(server, 'A1', phone))).toBe(state === 'accepted');
      expect((await textsTo(server, phone)).filter(({ template }) => template !== 'code')).toHaveLength(1);
      await server.rows(`delete from rate_limit where name like 'invite/%'`);
    }
  });

  test('if a person joins while the invitation is being ended, either the person is a member or the request fails with 404', async () => {
    for (let round = 0; round < rounds(5, 100); round++) {
      const { code, id } = await invite(supera1);
      const form = await formFor(server, code);
      const settled = await race([apply(form), () => supera1.raw(invitation.end, { id })]);
      expect(['200 200', '200 404']).toContain(codesOf(settled).join(' '));
      const isIn = codesOf(settled)[1] === '200';
      expect(Boolean(await membership(server, 'A1', form.phone))).toBe(isIn);
      await server.rows(`delete from rate_limit where name like 'invite/%'`);
    }
  });
});
