import { message } from '@park/contract/message';
import { processErrors as errors, process } from '@park/contract/process';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, testServer } from '../../../test/app.ts';
import { general, ids, taskOf, user } from '../../../test/approvals.ts';

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

describe('an application', () => {
  test('C0490 C0491 C0492 anybody finds 通用审批, fills it in and starts it; it is to do for who decides', async () => {
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

  test('C0537 is agreed to by who has it; then it is done, in every list', async () => {
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

  test('a form that is not filled in is refused on its fields', async () => {
    const refusal = await membera1.refused(process.start, { processKey: 'general', form: { amount: 1.5 } });
    expect(refusal).toMatchObject({
      status: 400,
      fields: { 'form.title': '请填写标题', 'form.content': '请填写内容', 'form.amount': '请输入正确的金额' },
    });
    expect(await membera1.refused(process.start, { processKey: 'nothing', form: {} })).toMatchObject({
      errorMessage: errors.noFlow.message,
    });
  });
});

describe('a stranger', () => {
  test('C0533 of the same company, another one or another park neither reads nor acts nor comments nor attaches by the id', async () => {
    const id = await start();
    const taskId = await taskOf(supera1, id);
    for (const person of [membera2, supera2, await server.signIn('superb1'), await server.signIn('operatorb')]) {
      for (const [call, input] of [
        [process.detail, {}],
        [process.steps, {}],
        [process.submit, { taskId }],
        [process.reject, { taskId, comment: '不' }],
        [process.transfer, { taskId, toUserId: user('membera2') }],
        [process.comment, { comment: '你好' }],
        [process.attach, { attachments: [user('membera1')] }],
        [process.detach, { id }],
        [process.withdraw, {}],
        [process.urge, {}],
        [process.stop, { comment: '停' }],
        [process.jump, { targetKey: 'manager', comment: '跳' }],
        [process.jumpNodes, {}],
      ] as const)
        expect(await person.refused(call, { processInstanceId: id, ...input }), call.key).toMatchObject({ status: 404 });
    }
    expect(await supera1.call(process.detail, { processInstanceId: id })).toMatchObject({ status: 'running' });
  });

  test('an operator with the right to look after processes reads it, and decides nothing in it', async () => {
    const id = await start();
    const taskId = await taskOf(supera1, id);
    expect(await operatora.call(process.detail, { processInstanceId: id })).toMatchObject({ title: '采购办公椅', task: null });
    expect((await operatora.call(process.monitor, { pageSize: 100 })).list.map((row) => row.id)).toContain(id);
    expect(await operatora.refused(process.submit, { processInstanceId: id, taskId })).toMatchObject({ status: 404 });
    await operatora.call(process.stop, { processInstanceId: id, comment: '重复提交' });
    expect(await membera1.call(process.detail, { processInstanceId: id })).toMatchObject({ status: 'stopped' });
  });
});
