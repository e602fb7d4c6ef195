// biome-ignore-all lint/suspicious/noTemplateCurlyInString: flow expressions are written as ${field}, also in plain strings
import { flowErrors as errors, flow } from '@park/contract/approval/flow';
import { process } from '@park/contract/approval/process';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../test/app.ts';
import { approve, company, drawn, park, taskOf, user } from '../../../../test/approvals.ts';

const server = testServer();
let operatora: Person;
let operatorb: Person;
let assistant1: Person;
let membera1: Person;
beforeAll(async () => {
  [operatora, operatorb, assistant1, membera1] = (await Promise.all(
    ['operatora', 'operatorb', 'assistant1', 'membera1'].map((name) => server.signIn(name)),
  )) as [Person, Person, Person, Person];
});

let flowCount = 0;
const create = async (definition: object = drawn([approve('a', ['admina1'])]), facts: object = {}) => {
  flowCount += 1;
  const { id } = await operatora.call(flow.create, {
    processKey: `flow${flowCount}`,
    name: `采购流程${flowCount}`,
    definition,
    ...facts,
  } as never);
  return { id, processKey: `flow${flowCount}` };
};
const detail = (id: string) => operatora.call(flow.detail, { id });
const deploy = async (id: string) => operatora.call(flow.deploy, { id, version: (await detail(id)).version });
const branched = drawn(
  [
    {
      id: 'c',
      kind: 'condition',
      name: '金额',
      branches: [
        { id: 'big', name: '大额', when: { field: 'amount', op: '>', value: 100 }, nodes: [approve('x', ['supera1'])] },
        { id: 'small', name: '小额', nodes: [] },
      ],
    },
    approve('a', ['admina1']),
  ],
  {},
  [{ key: 'amount', name: '金额', kind: 'number' }],
);

describe('flows', () => {
  test('C0485 C0484 C0483 C0487 C0486 C0488 a flow is created, published, changed and deleted', async () => {
    const { id, processKey } = await create();
    expect(await detail(id)).toMatchObject({ processKey, status: 'draft', isChanged: true, versions: [] });
    expect((await membera1.refused(process.start, { processKey, form: { title: '一' } })).status).toBe(404);
    expect(await deploy(id)).toEqual({ number: 1 });
    expect((await operatora.refused(flow.deploy, { id, version: (await detail(id)).version })).errorMessage).toBe(errors.unchanged.message);
    const { version, name } = await detail(id);
    await operatora.call(flow.change, { id, version, name, definition: drawn([approve('b', ['supera1'])]) } as never);
    expect(await operatora.refused(flow.change, { id, version, name })).toMatchObject({ status: 409 });
    expect(await detail(id)).toMatchObject({ isChanged: true, liveNumber: 1 });
    expect((await operatora.call(flow.list, { keyword: processKey })).list).toMatchObject([{ id, status: 'deployed' }]);
    await operatora.call(flow.remove, { id });
    expect((await operatora.refused(flow.detail, { id })).status).toBe(404);
  });

  test('a published version cannot be changed, and running instances keep their version', async () => {
    const { id, processKey } = await create();
    await deploy(id);
    const { processInstanceId } = await membera1.call(process.start, { processKey, form: { title: '一' } });
    const { version, name } = await detail(id);
    await operatora.call(flow.change, {
      id,
      version,
      name,
      definition: drawn([approve('b', ['supera1']), approve('c', ['supera1'])]),
    } as never);
    await deploy(id);
    const admina1 = await server.signIn('admina1');
    await admina1.call(process.submit, { processInstanceId, taskId: await taskOf(admina1, processInstanceId) });
    expect(await membera1.call(process.detail, { processInstanceId })).toMatchObject({ status: 'agreed' });
    expect((await detail(id)).versions.map(({ number }) => number)).toEqual([2, 1]);
    await expect(server.rows(`update flow_version set definition = '{}' where flow_id = $1`, [id])).rejects.toThrow('never change');
    await expect(server.rows(`update flow_history set event = 'x' where instance_id = $1`, [processInstanceId])).rejects.toThrow(
      'never change',
    );
  });

  test('a flow with running instances and the built-in flow cannot be deleted', async () => {
    const { id, processKey } = await create();
    await deploy(id);
    await membera1.call(process.start, { processKey, form: { title: '一' } });
    expect(await operatora.refused(flow.remove, { id })).toMatchObject({ errorMessage: errors.hasRunning.message });
    const general = (await operatora.call(flow.all, {})).find((one) => one.processKey === 'general');
    expect(await operatora.refused(flow.remove, { id: general?.id ?? '' })).toMatchObject({ errorMessage: errors.builtIn.message });
  });

  test('a flow with an invalid definition, or with a name or key already in use, is refused', async () => {
    const { processKey } = await create();
    const given = { processKey: 'fresh', name: '新的流程', definition: drawn([approve('a', ['admina1'])]) };
    expect(await operatora.refused(flow.create, { ...given, processKey: processKey.toUpperCase() })).toMatchObject({
      errorMessage: errors.keyTaken.message,
    });
    expect(await operatora.refused(flow.create, { ...given, name: '通用审批' })).toMatchObject({ errorMessage: errors.nameTaken.message });
    const twice = await operatora.refused(flow.create, {
      ...given,
      definition: drawn([approve('a', ['admina1']), approve('a', ['admina1'])]),
    });
    expect(twice).toMatchObject({ status: 400 });
    expect(Object.values(twice.fields ?? {}).join()).toContain('重复');
    const hidden = await operatora.refused(flow.create, {
      ...given,
      definition: drawn([approve('a', ['admina1'], { fields: { title: 'hide' } })], { summary: ['title'] }),
    });
    expect(hidden).toMatchObject({
      status: 400,
      fields: { 'definition.nodes.1.fields': '节点“节点a”：“标题”是列表中显示的摘要，不能隐藏' },
    });
    expect(await operatora.refused(flow.create, { ...given, groupId: user('membera1') })).toMatchObject({ status: 404 });
  });

  test('a flow is visible only in its park, users with read access cannot change it, and companies cannot even read it', async () => {
    const { id } = await create();
    expect((await operatorb.refused(flow.detail, { id })).status).toBe(404);
    expect((await operatorb.refused(flow.change, { id, version: 1, name: '改' })).status).toBe(404);
    expect((await operatorb.refused(flow.remove, { id })).status).toBe(404);
    expect((await operatorb.call(flow.all, {})).map((one) => one.id)).not.toContain(id);
    expect((await membera1.refused(flow.list, {})).status).toBe(403);
    expect((await assistant1.refused(flow.remove, { id })).status).toBe(403);
  });

  test('only the people whom the flow names as starters can start it', async () => {
    const { id, processKey } = await create(undefined, { starters: { userIds: [user('membera2')], roleIds: ['enterpriseComManager'] } });
    await deploy(id);
    const input = { processKey, form: { title: '一' } };
    expect(await membera1.refused(process.start, input)).toMatchObject({ status: 403 });
    expect((await membera1.call(process.startable, {})).flatMap((group) => group.flows.map((one) => one.processKey))).not.toContain(
      processKey,
    );
    for (const name of ['membera2', 'admina1'])
      expect(await (await server.signIn(name)).call(process.start, input)).toHaveProperty('number');
  });

  test('the people, companies, departments and roles that may start a flow must exist', async () => {
    const { id, processKey } = await create();
    await deploy(id);
    const narrow = async (starters: object) => {
      const { version, name } = await detail(id);
      await operatora.call(flow.change, { id, version, name, starters } as never);
    };
    const may = async () =>
      (await membera1.call(process.startable, {})).some((group) => group.flows.some((one) => one.processKey === processKey));
    await narrow({ userIds: [user('membera2')] });
    expect(await may()).toBe(false);
    expect(await membera1.refused(process.blank, { processKey })).toMatchObject({ status: 403 });
    expect(await membera1.refused(process.predict, { processKey, form: {} })).toMatchObject({ status: 403 });
    const [own] = await server.rows<{ department_id: string }>('select department_id from staff where user_id = $1', [user('membera1')]);
    for (const starters of [
      { companyIds: [company('A1')] },
      { departmentIds: [own?.department_id] },
      { userIds: [user('membera1')] },
      { roleIds: ['AllCompanyStaff'] },
    ]) {
      await narrow(starters);
      expect(await may(), JSON.stringify(starters)).toBe(true);
      await narrow({ userIds: [user('membera2')] });
    }
    expect((await detail(id)).starterNames).toEqual({ [user('membera2')]: expect.any(String) });
    const { version, name } = await detail(id);
    expect(await operatora.refused(flow.change, { id, version, name, starters: {} })).toMatchObject({
      status: 400,
      fields: { 'starters.userIds': expect.stringContaining('请至少选择') },
    });
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const [list, one] of [
      ['userIds', user('superb1')],
      ['companyIds', company('B1')],
      ['departmentIds', nobody],
      ['roleIds', nobody],
    ] as const)
      expect(await operatora.refused(flow.change, { id, version, name, starters: { [list]: [one] } }), list).toMatchObject({
        status: 400,
        fields: { [`starters.${list}`]: expect.stringContaining('请重新选择') },
      });
    expect(await detail(id)).toMatchObject({ version, starters: { userIds: [user('membera2')] } });
  });

  test('a designer can simulate a flow for a chosen applicant before it is published', async () => {
    const { id } = await create(branched, { starters: { userIds: [user('membera2')] } });
    const simulate = (userId: string, form: object) => operatora.call(flow.simulate, { id, userId, form } as never);
    const { path, ...rest } = await simulate(user('membera1'), { amount: 500 });
    expect(rest).toMatchObject({ applicantName: expect.any(String), companyName: expect.any(String), mayStart: false });
    expect(path.map(({ taskKey, people }) => [taskKey, people.length])).toEqual([
      ['x', 1],
      ['a', 1],
      ['end', 0],
    ]);
    const small = await simulate(user('membera2'), { amount: 5 });
    expect(small).toMatchObject({ mayStart: true });
    expect(small.path.map(({ taskKey }) => taskKey)).toEqual(['a', 'end']);
    expect(await operatora.refused(flow.simulate, { id, userId: user('membera2'), form: { amount: 'x' } })).toMatchObject({
      status: 400,
      fields: { 'form.amount': expect.any(String) },
    });
    expect(await operatora.refused(flow.simulate, { id, userId: user('superb1') })).toMatchObject({
      status: 404,
      fields: { userId: errors.noApplicant.message },
    });
    expect((await operatorb.refused(flow.simulate, { id, userId: user('superb1') })).status).toBe(404);
    expect((await membera1.refused(flow.simulate, { id, userId: user('membera1') })).status).toBe(403);
    expect(await server.rows('select id from flow_instance where flow_id = $1', [id])).toEqual([]);
  });

  test('C0502 C0503 C0504 a flow can approve automatically for a period, and its instances are marked as automatic', async () => {
    const { id, processKey } = await create();
    await deploy(id);
    expect(await operatora.refused(flow.openAuto, { id, until: '2020-01-01T00:00:00Z' })).toMatchObject({
      status: 400,
      fields: { until: expect.any(String) },
    });
    await operatora.call(flow.openAuto, { id, until: new Date(Date.now() + 3_600_000).toISOString(), reason: '系统切换' });
    expect(await operatora.call(flow.auto, { id })).toMatchObject({ isAuto: true, reason: '系统切换' });
    const input = { processKey, form: { title: '一' } };
    const { processInstanceId } = await membera1.call(process.start, input);
    expect(await membera1.call(process.detail, { processInstanceId })).toMatchObject({ status: 'agreed', isAuto: true });
    await operatora.call(flow.closeAuto, { id });
    const next = await membera1.call(process.start, input);
    expect(await membera1.call(process.detail, next)).toMatchObject({ status: 'running', isAuto: false });
  });

  test('C0505 C0506 C0549 C0550 C0551 C0552 C0553 flows are arranged in groups', async () => {
    const { id } = await create();
    const { id: groupId } = await operatora.call(flow.addGroup, { name: '行政' });
    expect(await operatora.refused(flow.addGroup, { name: '行政' })).toMatchObject({ errorMessage: errors.groupTaken.message });
    await operatora.call(flow.regroup, { groupId, ids: [id] });
    expect(await operatora.refused(flow.removeGroup, { id: groupId })).toMatchObject({ errorMessage: errors.groupUsed.message });
    const group = (await operatora.call(flow.groups, {})).find((one) => one.id === groupId);
    expect(group).toMatchObject({ name: '行政', flowNum: 1 });
    await operatora.call(flow.changeGroup, { id: groupId, version: group?.version ?? 0, name: '行政后勤' });
    expect(await operatora.refused(flow.changeGroup, { id: groupId, version: 1, name: '行政' })).toMatchObject({ status: 409 });
    await operatora.call(flow.arrange, { items: [{ id, rank: 7, isEnable: 0 }] });
    expect((await operatora.call(flow.all, {})).find((one) => one.id === id)).toMatchObject({
      rank: 7,
      isEnable: 0,
      groupName: '行政后勤',
    });
    await operatora.call(flow.remove, { id });
    await operatora.call(flow.removeGroup, { id: groupId });
    expect((await operatorb.refused(flow.removeGroup, { id: groupId })).status).toBe(404);
  });
});

describe('steps of a flow', () => {
  test('C0494 C0496 C0497 C0498 C0499 C0500 C0523 C0524 a step of a flow can be changed; a stale version is refused', async () => {
    const { id } = await create(branched);
    const edit = async (call: (typeof flow)['setHandlers' | 'setOperators' | 'setMessages' | 'setTimeouts'], more: object) =>
      operatora.call(call, { id, version: (await detail(id)).version, ...more } as never);
    const { version } = await edit(flow.setHandlers, { taskKey: 'x', candidates: [{ kind: 'manager' }], mode: 'ratio', ratio: 60 });
    expect((await detail(id)).version).toBe(version);
    await edit(flow.setOperators, { taskKey: 'x', buttons: { agree: '核准', transfer: false }, opinion: true });
    expect(await operatora.call(flow.operators, { id, taskKey: 'x' })).toMatchObject({
      buttons: { agree: '核准', transfer: false },
      opinion: true,
    });
    await edit(flow.setMessages, { taskKey: 'x', candidates: [{ kind: 'applicant' }] });
    expect((await operatora.call(flow.messages, { id, taskKey: 'x' })).candidates).toEqual([{ kind: 'applicant' }]);
    await edit(flow.setMessages, { candidates: [{ kind: 'manager' }] });
    expect((await operatora.call(flow.endMessages, { id })).candidates).toEqual([{ kind: 'manager' }]);
    await edit(flow.setMessages, { candidates: [] });
    expect((await operatora.call(flow.endMessages, { id })).candidates).toEqual([]);
    await edit(flow.setTimeouts, { items: [{ taskKey: 'a', timeout: { action: 'remind', minutes: 120 } }] });
    expect((await operatora.call(flow.timeouts, { id })).items).toMatchObject([
      { taskKey: 'x', timeout: null },
      { taskKey: 'a', timeout: { action: 'remind', minutes: 120, times: 1 } },
    ]);
    const wrong = await operatora.refused(flow.setHandlers, { id, version: 1, taskKey: 'x', candidates: [{ kind: 'manager' }] });
    expect(wrong).toMatchObject({ status: 409 });
    const now = (await detail(id)).version;
    expect(
      (await operatora.refused(flow.setHandlers, { id, version: now, taskKey: 'nope', candidates: [{ kind: 'manager' }] })).status,
    ).toBe(404);
    expect(
      await operatora.refused(flow.setTimeouts, {
        id,
        version: now,
        items: [{ taskKey: 'a', timeout: { action: 'transfer', minutes: 5 } }],
      }),
    ).toMatchObject({ status: 400 });
  });

  test('C0501 a branch expression is stored as a tree; text that is no comparison is refused and never stops the server', async () => {
    const { id } = await create(branched);
    const { version } = await operatora.call(flow.setExpression, { id, version: 1, taskKey: 'big', expression: '${amount >= 500}' });
    expect(JSON.stringify((await detail(id)).definition)).toContain('{"op":">=","field":"amount","value":500}');
    for (const expression of [
      '${process.exit()}',
      '${constructor.constructor("return process")().exit()}',
      '${amount > 1; 2}',
      '${nothing > 1}',
      `\${${'('.repeat(900)}amount > 1${')'.repeat(900)}}`,
      `\${amount > ${'1'.repeat(1900)}}`,
    ]) {
      const refusal = await operatora.refused(flow.setExpression, { id, version, taskKey: 'big', expression });
      expect(refusal, expression.slice(0, 40)).toMatchObject({ status: 400, fields: { expression: expect.any(String) } });
    }
    expect(
      (await operatora.refused(flow.setExpression, { id, version, taskKey: 'big', expression: `\${${'x'.repeat(100_000)} > 1}` })).status,
    ).toBe(400);
    expect((await operatora.refused(flow.setExpression, { id, version, taskKey: 'small2', expression: '${amount > 1}' })).status).toBe(404);
    expect(await detail(id)).toMatchObject({ version });
  });

  test('C0489 C0493 C0495 the designer of a flow is offered the people, roles and fields that its definition can use', async () => {
    const people = await operatora.call(flow.people, { userIds: [user('membera1'), user('superb1')] });
    expect(people.map(({ userId }) => userId)).toEqual([user('membera1')]);
    const choices = await operatora.call(flow.choices, {});
    expect(choices.nodeKinds).toContainEqual({ value: 'approve', label: '审批' });
    expect(choices.webhookSecret).toMatch(/^whsec_/);
    expect((await assistant1.refused(flow.choices, {})).status).toBe(403);
    expect((await operatora.call(flow.roles, {})).companyRoles).toContainEqual({ id: 'companySuperAdmin', name: expect.any(String) });
  });
});

test('a park created later also gets the built-in flow 通用审批', async () => {
  await server.rows(`insert into park (space_id, name) select space_id, '新园区' from park where id = $1`, [park('A')]);
  const rows = await server.rows(
    `select f.key from flow f join park p on p.id = f.park_id where p.name = '新园区' and f.live_id is not null`,
  );
  expect(rows).toEqual([{ key: 'general' }]);
});
