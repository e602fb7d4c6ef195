import { processErrors as errors, process } from '@park/contract/approval/process';
import { file } from '@park/contract/kernel/file';
import { message } from '@park/contract/people/message';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../../test/app.ts';
import { approve, deployed, drawn, general, ids, taskOf, user } from '../../../../../test/approvals.ts';

const server = testServer();
const names = ['supera1', 'admina1', 'membera1', 'membera2', 'operatora', 'supera2'] as const;
const people = {} as Record<(typeof names)[number], Person>;
beforeAll(async () => {
  for (const name of names) people[name] = await server.signIn(name);
});

const form = { title: '测试申请' };
const started = async (processKey: string, more: object = {}) =>
  (await people.membera1.call(process.start, { processKey, form, ...more })).processInstanceId;
const detail = (id: string, person = people.membera1) => person.call(process.detail, { processInstanceId: id });
const act = async (
  name: (typeof names)[number],
  call: (typeof process)['submit' | 'transfer' | 'reject' | 'delegate' | 'addSign' | 'claim'],
  id: string,
  more: object = {},
) => people[name].call(call, { processInstanceId: id, taskId: await taskOf(people[name], id), ...more } as never);
const handlers = async (id: string) => (await detail(id)).handlers.map(({ userId }) => names.find((name) => user(name) === userId));
const events = async (id: string) =>
  (await server.rows<{ event: string }>('select event from flow_history where instance_id = $1 order by at', [id])).map(
    ({ event }) => event,
  );

describe('a flow with two steps', () => {
  let key: string;
  beforeAll(async () => {
    key = await deployed(people.operatora, drawn([approve('a', ['admina1']), approve('b', ['supera1'])]));
  });

  test('C0544 C0538 an instance is returned to the applicant, resubmitted and approved, and its history shows each action', async () => {
    const id = await started(key);
    await act('admina1', process.submit, id, { comment: '同意' });
    expect(await people.supera1.call(process.rejectNodes, { processInstanceId: id, taskId: await taskOf(people.supera1, id) })).toEqual([
      { taskKey: 'start', taskName: '发起' },
      { taskKey: 'a', taskName: '节点a' },
    ]);
    await act('supera1', process.reject, id, { comment: '请补充用途', targetKey: 'applicant' });
    expect(await detail(id)).toMatchObject({ status: 'returned', task: { kind: 'resubmit' } });
    expect(await ids(people.membera1, 1)).toContain(id);
    expect((await people.membera1.call(message.list, { type: 5 })).list[0]).toMatchObject({ title: '申请已退回' });
    expect(await people.supera1.refused(process.resubmit, { processInstanceId: id, form })).toMatchObject({ status: 403 });
    await people.membera1.call(process.resubmit, { processInstanceId: id, form: { title: '补充后的申请' } });
    expect(await detail(id)).toMatchObject({ status: 'running', title: '补充后的申请' });
    await act('admina1', process.submit, id);
    await act('supera1', process.submit, id);
    const { status, steps } = await detail(id);
    expect(status).toBe('agreed');
    expect(steps.map(({ action }) => action)).toEqual(['start', 'agree', 'return', 'resubmit', 'agree', 'agree', 'end']);
    expect(steps.find(({ action }) => action === 'return')).toMatchObject({
      handler: expect.any(String),
      comment: expect.stringContaining('请补充用途'),
    });
    expect(await ids(people.supera1, 2)).toEqual(expect.arrayContaining([id]));
  });

  test('the history of an application names an action by the label of its button', async () => {
    const named = { ...approve('a', ['admina1']), buttons: { agree: '核准', return: '打回' } };
    const id = await started(await deployed(people.operatora, drawn([named, approve('b', ['supera1'])])));
    expect((await detail(id, people.admina1)).actions.map(({ label }) => label)).toContain('核准');
    await act('admina1', process.submit, id);
    await act('supera1', process.submit, id);
    const { steps } = await detail(id);
    expect(steps.map(({ actionName }) => actionName)).toEqual(['发起', '核准', '同意', '已通过']);
  });

  test('C0547 the history of an application also lists its open and future steps', async () => {
    const id = await started(key);
    const steps = await people.membera1.call(process.steps, { pId: id });
    expect(steps.map(({ action, taskKey, isOnThisTask }) => [action, taskKey, isOnThisTask])).toEqual([
      ['start', 'start', false],
      ['wait', 'a', true],
      ['coming', 'b', false],
      ['coming', 'end', false],
    ]);
  });

  test('a refusal ends the instance and closes all tasks', async () => {
    const id = await started(key);
    expect(await people.admina1.refused(process.reject, { processInstanceId: id, taskId: 1 })).toMatchObject({
      fields: { comment: '请填写原因' },
    });
    await act('admina1', process.reject, id, { comment: '预算不足' });
    expect(await detail(id)).toMatchObject({ status: 'refused', handlers: [] });
    expect(await people.admina1.refused(process.submit, { processInstanceId: id, taskId: 1 })).toMatchObject({
      status: 409,
      errorMessage: '流程已结束',
    });
  });

  test('C0535 an approver can transfer a task, but only to a person of their own company', async () => {
    const id = await started(key);
    const taskId = await taskOf(people.admina1, id);
    const to = (name: string) => ({ processInstanceId: id, taskId, toUserId: user(name) });
    expect(await people.admina1.refused(process.transfer, to('supera2'))).toMatchObject({ errorMessage: errors.badPerson.message });
    expect(await people.admina1.refused(process.transfer, to('admina1'))).toMatchObject({ status: 409 });
    await people.admina1.call(process.transfer, to('membera2'));
    expect(await handlers(id)).toEqual(['membera2']);
    expect(await people.admina1.refused(process.submit, { processInstanceId: id, taskId })).toMatchObject({ status: 409 });
    expect(await ids(people.admina1, 2)).toContain(id);
    await act('membera2', process.submit, id);
    expect(await handlers(id)).toEqual(['supera1']);
  });

  test('a delegated task returns to the approver with the delegate’s opinion, and approvers can be added and removed', async () => {
    const id = await started(key);
    await act('admina1', process.delegate, id, { toUserId: user('membera2') });
    expect(await handlers(id)).toEqual(['membera2']);
    await act('membera2', process.submit, id, { comment: '没问题' });
    expect(await handlers(id)).toEqual(['admina1']);
    await act('admina1', process.addSign, id, { toUserIds: [user('membera2')], where: 'with' });
    expect((await handlers(id)).toSorted()).toEqual(['admina1', 'membera2']);
    const { task, actions } = await detail(id, people.admina1);
    expect(actions.map(({ action }) => action)).toContain('removeSign');
    const [other] = task?.others ?? [];
    await people.admina1.call(process.removeSign, { processInstanceId: id, taskId: task?.taskId ?? 0, targetTaskId: other?.taskId ?? 0 });
    expect(await handlers(id)).toEqual(['admina1']);
  });

  test('an approver can take an approval back until the next approver has acted', async () => {
    const id = await started(key);
    const taskId = await taskOf(people.admina1, id);
    await people.admina1.call(process.submit, { processInstanceId: id, taskId });
    expect((await detail(id, people.admina1)).actions).toContainEqual({ action: 'takeBack', label: '撤回审批', taskId });
    await people.admina1.call(process.takeBack, { processInstanceId: id, taskId });
    expect(await handlers(id)).toEqual(['admina1']);
    await act('admina1', process.submit, id);
    await act('supera1', process.submit, id);
    expect((await people.admina1.refused(process.takeBack, { processInstanceId: id, taskId })).status).toBe(409);
  });

  test('C0542 only the applicant can urge the approver or withdraw, and cannot urge twice within a short time', async () => {
    const id = await started(key);
    const one = { processInstanceId: id };
    await people.membera1.call(process.urge, { ...one, comment: '急' });
    expect((await people.admina1.call(message.list, { type: 5 })).list[0]).toMatchObject({
      title: '催办提醒',
      content: expect.stringContaining('急'),
    });
    expect(await people.membera1.refused(process.urge, one)).toMatchObject({ status: 429 });
    expect(await people.admina1.refused(process.withdraw, one)).toMatchObject({ status: 403 });
    await people.membera1.call(process.withdraw, one);
    expect(await detail(id)).toMatchObject({ status: 'withdrawn' });
    expect(await ids(people.admina1, 1)).not.toContain(id);
  });

  test('urging an approver does not restart the measured duration of the decision', async () => {
    const id = await started(key);
    server.passTime('20 minutes');
    await people.membera1.call(process.urge, { processInstanceId: id });
    await act('admina1', process.submit, id);
    server.passTime(undefined);
    expect((await detail(id)).steps.find(({ action }) => action === 'agree')?.minutes).toBe(20);
  });

  test('C0540 C0541 C0529 a process manager can move an instance to another step, change its handler, end it and reopen it', async () => {
    const id = await started(key);
    const one = { processInstanceId: id, comment: '处理人休假' };
    expect(await people.operatora.call(process.jumpNodes, { pId: id })).toContainEqual({ taskKey: 'b', taskName: '节点b' });
    await people.operatora.call(process.jump, { ...one, targetKey: 'b' });
    expect(await handlers(id)).toEqual(['supera1']);
    const [current] = await people.operatora.call(process.currentHandlers, { pId: id });
    expect(current).toMatchObject({ userId: user('supera1'), isLeft: false });
    await people.operatora.call(process.changeHandler, { ...one, taskId: current?.taskId ?? 0, toUserId: user('membera2') });
    expect(await handlers(id)).toEqual(['membera2']);
    const { steps } = await people.operatora.call(process.detail, { processInstanceId: id });
    expect(steps.find(({ action }) => action === 'changeHandler')?.comment).toBe('林晓峰 → 李昊然；处理人休假');
    // the previous handler gets a message that they no longer need to decide
    const notice = (await people.supera1.call(message.list, { type: 5 })).list.find(({ title }) => title === '待办已更换处理人');
    expect(notice?.content).toContain('改由李昊然处理，无需你再处理：处理人休假');
    for (const call of [process.jump, process.stop])
      expect(await people.membera1.refused(call, { ...one, targetKey: 'a' })).toMatchObject({ status: 403 });
    expect(await people.membera1.refused(process.changeHandler, { ...one, taskId: 1, toUserId: user('membera2') })).toMatchObject({
      status: 403,
    });
    await people.operatora.call(process.stop, one);
    await people.operatora.call(process.wake, { ...one, targetKey: 'a' });
    expect(await handlers(id)).toEqual(['admina1']);
    expect(await events(id)).toEqual(['start', 'jump', 'changeHandler', 'stop', 'end', 'wake']);
  });

  test('C0543 C0545 C0546 participants comment and add files, and participants from other companies can download the files', async () => {
    const across = await deployed(people.operatora, drawn([approve('o', ['operatora'])]));
    const id = await started(across);
    const sent = await upload(people.membera1);
    await people.membera1.call(process.comment, { processInstanceId: id, comment: '说明见附件', attachments: [sent] });
    const seen = await detail(id, people.operatora);
    expect(seen.comments).toMatchObject([{ comment: '说明见附件' }]);
    expect(seen.attachments).toMatchObject([{ name: expect.any(String), isMine: false }]);
    expect((await server.inject({ method: 'GET', url: seen.attachments[0]?.url ?? '' })).statusCode).toBe(200);
    expect(await people.membera1.refused(process.attach, { processInstanceId: id, attachments: [sent] })).toMatchObject({ status: 409 });
    expect(await people.operatora.refused(process.attach, { processInstanceId: id, attachments: [sent] })).toMatchObject({ status: 404 });
    const own = seen.attachments[0]?.id ?? '';
    expect(await people.operatora.refused(process.detach, { processInstanceId: id, id: own })).toMatchObject({ status: 404 });
    await people.membera1.call(process.detach, { processInstanceId: id, id: own });
    expect((await detail(id)).attachments).toEqual([]);
  });

  test('a file that belongs to a form field cannot be removed like an attachment', async () => {
    const inForm = await upload(people.membera1);
    const { processInstanceId } = await people.membera1.call(process.start, general('合同审批', { attachments: [inForm] }));
    const { attachments } = await detail(processInstanceId);
    expect(attachments).toHaveLength(1);
    expect(await people.membera1.refused(process.detach, { processInstanceId, id: attachments[0]?.id ?? '' })).toMatchObject({
      status: 404,
    });
    expect((await detail(processInstanceId)).attachments).toHaveLength(1);
  });
});

async function upload(person: Person): Promise<string> {
  const body = [
    '--x',
    'content-disposition: form-data; name="file"; filename="note.pdf"',
    'content-type: application/pdf',
    '',
    '%PDF-1.4\n%%EOF',
    '--x--',
    '',
  ].join('\r\n');
  const response = await server.inject({
    method: 'POST',
    url: server.base + file.store.path.replace(server.base, ''),
    headers: { logintoken: person.token ?? '', 'content-type': 'multipart/form-data; boundary=x' },
    payload: body,
  });
  return response.json().body?.id ?? JSON.stringify(response.json());
}

describe('steps that ask several people', () => {
  test('C0539 a task that one candidate claims disappears for the other candidates', async () => {
    const id = await started(await deployed(people.operatora, drawn([approve('a', ['admina1', 'supera1'], { claim: true })])));
    await act('supera1', process.claim, id);
    expect(await ids(people.admina1, 1)).not.toContain(id);
    expect(await handlers(id)).toEqual(['supera1']);
  });

  test('a task is in the done list of the person who decided, not of the other people who were asked', async () => {
    const id = await started(await deployed(people.operatora, drawn([approve('a', ['admina1', 'supera1'])])));
    await act('admina1', process.submit, id);
    expect(await ids(people.admina1, 2)).toContain(id);
    expect(await ids(people.supera1, 2)).not.toContain(id);
  });

  test('the applicant must choose the approvers if the flow leaves that choice to the applicant', async () => {
    const key = await deployed(people.operatora, drawn([approve('a', [{ kind: 'applicantChoice' }])]));
    expect((await people.membera1.call(process.blank, { processKey: key })).choose).toEqual([
      { taskKey: 'a', taskName: '节点a', many: false },
    ]);
    expect(await people.membera1.refused(process.start, { processKey: key, form })).toMatchObject({
      status: 400,
      fields: { 'approvers.a': '请选择审批人' },
    });
    expect(await people.membera1.refused(process.start, { processKey: key, form, approvers: { a: [user('supera2')] } })).toMatchObject({
      errorMessage: errors.badPerson.message,
    });
    const id = await started(key, { approvers: { a: [user('membera2')] } });
    expect(await handlers(id)).toEqual(['membera2']);
  });

  test('a batch approval approves the tasks whose flow allows it, and reports the remaining tasks', async () => {
    const key = await deployed(people.operatora, drawn([approve('a', ['admina1'])], { batch: true }));
    const strict = await started(await deployed(people.operatora, drawn([approve('a', ['admina1'])])));
    const many = [await started(key), await started(key)];
    const items = await Promise.all(
      [...many, strict].map(async (id) => ({ processInstanceId: id, taskId: await taskOf(people.admina1, id) })),
    );
    expect(await people.admina1.call(process.batch, { items })).toEqual({
      successSize: 2,
      errorSize: 1,
      list: [{ processInstanceId: strict, message: errors.notBatch.message }],
    });
    for (const id of many) expect(await detail(id)).toMatchObject({ status: 'agreed' });
  });

  test('a person who gets a copy of an instance can read it and finds it in the list of copies, but cannot decide on it', async () => {
    const key = await deployed(people.operatora, drawn([approve('a', ['admina1'])]));
    const id = await started(key, { ccUserIds: [user('membera2')] });
    expect(await ids(people.membera2, 4)).toContain(id);
    expect((await people.membera2.call(message.counts, {})).copied).toBeGreaterThan(0);
    expect((await detail(id, people.membera2)).actions.map(({ action }) => action)).toEqual(['comment']);
    expect(await people.membera2.refused(process.submit, { processInstanceId: id, taskId: 1 })).toMatchObject({ status: 403 });
    await people.membera2.call(message.read, { processInstanceId: id });
    expect((await detail(id)).copies).toMatchObject([{ isRead: true }]);
  });

  test('approvers can change only the fields that their step lets them edit, and do not see hidden fields', async () => {
    const fields = [
      { key: 'price', name: '核定金额', kind: 'money' },
      { key: 'secret', name: '底价', kind: 'money' },
    ];
    const rights = { price: 'edit', secret: 'hide' };
    const key = await deployed(
      people.operatora,
      drawn([approve('a', ['admina1'], { fields: rights }), approve('b', ['supera1'])], {}, fields),
    );
    const id = await started(key, { form: { ...form, secret: 5 } });
    const seen = await detail(id, people.admina1);
    expect([seen.form, seen.fieldRights]).toEqual([{ title: '测试申请' }, { title: 'read', price: 'edit' }]);
    await act('admina1', process.submit, id, { form: { title: '别的', price: 900, secret: 1 } });
    expect((await detail(id)).form).toEqual({ title: '测试申请', price: 900, secret: 5 });
  });
});

test('if a submit, a reject and a withdrawal of one task run at the same moment, exactly one succeeds', async () => {
  const key = await deployed(people.operatora, drawn([approve('a', ['admina1'])]));
  for (let round = 0; round < 5; round++) {
    const id = await started(key);
    const one = { processInstanceId: id, taskId: await taskOf(people.admina1, id) };
    const answers = await Promise.all([
      people.admina1.raw(process.submit, one),
      people.admina1.raw(process.reject, { ...one, comment: '不同意' }),
      people.admina1.raw(process.submit, one),
      people.membera1.raw(process.withdraw, { processInstanceId: id }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
    expect((await events(id)).filter((event) => event === 'end')).toHaveLength(1);
    expect(await server.rows(`select 1 from flow_task where instance_id = $1 and state = 'open'`, [id])).toEqual([]);
    // the message about the new to-do is not counted, because it was sent before the race
    expect((await server.rows(`select 1 from message where instance_id = $1 and title <> '新的待办'`, [id])).length).toBeLessThanOrEqual(1);
  }
});
