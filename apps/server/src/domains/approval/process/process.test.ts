import { processErrors as errors, process } from '@park/contract/approval/process';
import type { Call } from '@park/contract/core';
import { message } from '@park/contract/people/message';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Person, testServer } from '../../../../test/app.ts';
import { general, ids, taskOf, user } from '../../../../test/approvals.ts';

const server = testServer();
let supera1: Person;
let admina1: Person;
let membera1: Person;
let membera2: Person;
let supera2: Person;
let operatora: Person;
beforeAll(async () => {
  [supera1, admina1, membera1, membera2, supera2, operatora] = (await Promise.all(
    ['supera1', 'admina1', 'membera1', 'membera2', 'supera2', 'operatora'].map((name) => server.signIn(name)),
  )) as [Person, Person, Person, Person, Person, Person];
});

const start = async (person = membera1, input: object = general()) => (await person.call(process.start, input as never)).processInstanceId;
const history = (id: string) => server.rows<{ event: string }>('select event from flow_history where instance_id = $1 order by at', [id]);

describe('applications', () => {
  test('C0490 C0491 C0492 any member can start 通用审批, and its approver gets a to-do', async () => {
    const groups = await membera1.call(process.startable, {});
    expect(groups.flatMap(({ flows }) => flows)).toContainEqual(expect.objectContaining({ processKey: 'general', name: '通用审批' }));
    const blank = await membera1.call(process.blank, { processKey: 'general' });
    expect(blank.fields.map(({ key }) => key)).toEqual(['title', 'content', 'amount', 'attachments']);
    const { processInstanceId, number } = await membera1.call(process.start, general());
    expect(number).toMatch(/^20\d{6}\d{4}$/);
    const detail = await membera1.call(process.detail, { processInstanceId });
    expect(detail).toMatchObject({ status: 'running', title: '采购办公椅', applicantId: user('membera1'), task: null });
    expect(detail.summary).toEqual([
      { name: '金额', value: '¥3,200.00' },
      { name: '内容', value: '十把' },
    ]);
    expect(await ids(supera1, 1)).toContain(processInstanceId);
    expect(await ids(membera1, 3)).toContain(processInstanceId);
  });

  test('C0537 an instance approved by all its approvers appears as finished in every list', async () => {
    const id = await start();
    for (let steps = 0; steps < 3; steps++) {
      const { status, handlers } = await membera1.call(process.detail, { processInstanceId: id });
      if (status !== 'running') break;
      const by = handlers.some(({ userId }) => userId === user('admina1')) ? admina1 : supera1;
      await by.call(process.submit, { processInstanceId: id, taskId: await taskOf(by, id), comment: '同意采购' });
    }
    expect(await membera1.call(process.detail, { processInstanceId: id })).toMatchObject({
      status: 'agreed',
      handlers: [],
      endedDate: expect.any(String),
    });
    expect(await ids(supera1, 1)).not.toContain(id);
    expect(await ids(admina1, 1)).not.toContain(id);
    expect([...(await ids(admina1, 2)), ...(await ids(supera1, 2))]).toContain(id);
    const { list } = await membera1.call(message.list, { type: 5 });
    expect(list[0]).toMatchObject({ title: '申请已通过', isRead: 0, processInstanceId: id });
    expect((await history(id)).map(({ event }) => event)).toContain('agree');
  });

  test('a form without its required values is refused with an error on each missing field', async () => {
    const refusal = await membera1.refused(process.start, { processKey: 'general', form: { amount: 1.5 } });
    expect(refusal).toMatchObject({
      status: 400,
      fields: { 'form.title': '请填写标题', 'form.content': '请填写内容', 'form.amount': '请输入正确的金额，最多两位小数' },
    });
    expect(await membera1.refused(process.start, { processKey: 'nothing', form: {} })).toMatchObject({
      errorMessage: errors.noFlow.message,
    });
  });
});

describe('people who do not take part in an instance', () => {
  test('C0533 a person who takes no part cannot read, decide, comment or attach files, even with the instance id', async () => {
    const id = await start();
    const taskId = await taskOf(supera1, id);
    const comment = '不';
    const inputs: Record<string, object> = {
      ...{ detail: {}, steps: {}, pdf: {}, withdraw: {}, urge: {}, jumpNodes: {}, currentHandlers: {} },
      ...{ submit: { taskId }, claim: { taskId }, takeBack: { taskId }, rejectNodes: { taskId } },
      ...{ reject: { taskId, comment }, comment: { comment }, stop: { comment } },
      ...{ jump: { targetKey: 'manager', comment }, wake: { targetKey: 'start', comment } },
      transfer: { taskId, toUserId: user('membera2') },
      delegate: { taskId, toUserId: user('membera2') },
      changeHandler: { taskId, toUserId: user('membera2'), comment },
      addSign: { taskId, toUserIds: [user('membera2')], where: 'with' },
      removeSign: { taskId, targetTaskId: taskId },
      resubmit: { form: { title: '他人的申请', content: '内容' } },
      copy: { toUserIds: [user('membera2')] },
      attach: { attachments: [user('membera1')] },
      detach: { id },
    };
    const takesId = (call: Call) => call.input instanceof z.ZodObject && 'processInstanceId' in call.input.shape;
    // checks that `inputs` contains every call that takes the id of an instance
    expect(Object.keys(inputs).sort()).toEqual(
      Object.values(process)
        .filter(takesId)
        .map(({ key }) => key.slice(8))
        .sort(),
    );
    const left = () =>
      server.rows(
        `select (select to_jsonb(i) from flow_instance i where i.id = $1) as instance,
                (select count(*)::int from flow_history where instance_id = $1) as lines,
                (select count(*)::int from flow_comment where instance_id = $1) as comments,
                (select count(*)::int from flow_attachment where instance_id = $1) as files,
                (select jsonb_agg(to_jsonb(t) order by t.id) from flow_task t where t.instance_id = $1) as tasks`,
        [id],
      );
    const before = await left();
    for (const person of [
      membera2,
      supera2,
      await server.signIn('superb1'),
      await server.signIn('operatorb'),
      await server.signIn('platform1'),
    ]) {
      for (const [key, input] of Object.entries(inputs)) {
        const call = process[key as keyof typeof process];
        const refusal = await person.refused(call, { processInstanceId: id, ...input });
        // A call with a permission of its own answers 403, which is fine: 403 does not reveal whether the instance exists.
        const isForbidden = call.access !== 'signed-in' && refusal.status === 403;
        expect(isForbidden ? 404 : refusal.status, `${call.key} ${refusal.errorMessage}`).toBe(404);
      }
      expect(await person.call(process.batch, { items: [{ processInstanceId: id, taskId }] })).toMatchObject({
        successSize: 0,
        errorSize: 1,
      });
      expect(await person.call(message.read, { processInstanceId: id })).toEqual({ changed: 0 });
    }
    expect(await left()).toEqual(before);
  });

  test('an operator with the permission to monitor processes can read an instance but not decide on it', async () => {
    const id = await start();
    const taskId = await taskOf(supera1, id);
    expect(await operatora.call(process.detail, { processInstanceId: id })).toMatchObject({ title: '采购办公椅', task: null });
    expect((await operatora.call(process.monitor, { pageSize: 100 })).list.map((row) => row.id)).toContain(id);
    expect(await operatora.refused(process.submit, { processInstanceId: id, taskId })).toMatchObject({ status: 404 });
    await operatora.call(process.stop, { processInstanceId: id, comment: '重复提交' });
    expect(await membera1.call(process.detail, { processInstanceId: id })).toMatchObject({ status: 'stopped' });
  });
});
