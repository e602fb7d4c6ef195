import { Definition } from '@park/contract/approval/flow/definition';
import { process } from '@park/contract/approval/process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../test/app.ts';
import { approve, deployed, drawn, taskOf, user } from '../../../../test/approvals.ts';
import { secretKey } from '../../../../test/postgres.ts';
import { type Database, openDatabase } from '../../../db/database.ts';
import { secretsOf } from '../../../secret.ts';
import { replayed, type StoredStep } from './engine/test/replay.ts';
import { flowRound, type State } from './index.ts';

/* Replaying the stored events of an instance must lead to its stored state, so that no event is missing. */
const server = testServer();
const names = ['supera1', 'admina1', 'membera1', 'membera2', 'operatora'] as const;
type Name = (typeof names)[number];
const people = {} as Record<Name, Person>;
let jobs: Database;
let shift: string | undefined;
beforeAll(async () => {
  for (const name of names) people[name] = await server.signIn(name);
  jobs = openDatabase({ url: server.databaseUrl(), password: secretsOf(secretKey).databasePassword, pool: 2, clockShift: () => shift });
});
afterAll(() => jobs.close());

const amount = { key: 'amount', name: '金额', kind: 'money' };
const form = { title: '测试申请', amount: 100 };
const started = async (key: string, more: object = {}) =>
  (await people.membera1.call(process.start, { processKey: key, form, ...more })).processInstanceId;
const own = async (name: Name, id: string) => ({ processInstanceId: id, taskId: await taskOf(people[name], id) });
const agree = async (name: Name, id: string, more: object = {}) => people[name].call(process.submit, { ...(await own(name, id)), ...more });

type Stored = { state: State; definition: unknown; past: StoredStep[]; status: string };
const stored = async (id: string) => {
  const [row] = await server.rows<Stored>(
    `select i.state, i.status, v.definition,
            (select jsonb_agg(h.data order by h.at) from flow_history h where h.instance_id = i.id and h.data ? 'event') as past
       from flow_instance i join flow_version v on v.id = i.version_id where i.id = $1`,
    [id],
  );
  return row as Stored;
};
async function expectSame(id: string, status: string) {
  const { state, definition, past, status: storedStatus } = await stored(id);
  expect(storedStatus).toBe(status);
  expect(replayed(Definition.parse(definition), past)).toEqual(state);
  // checks that the comparison can fail: a replay without the last step gives another state or throws
  const [, ...rest] = past.toReversed();
  const without = () => replayed(Definition.parse(definition), rest.toReversed());
  expect(without()).not.toEqual(state);
}

test('replaying the events of an instance with all kinds of transfers, returns and changes leads to its stored state', async () => {
  const big = { field: 'amount', op: '>', value: 500 };
  const branches = [
    { id: 'large', name: '大额', when: big, nodes: [approve('c', ['operatora'])] },
    { id: 'other', name: '其他', when: null, nodes: [] },
  ];
  const nodes = [
    approve('a', [{ kind: 'manager' }], { mode: 'random' }),
    approve('b', [{ kind: 'previousChoice' }]),
    { id: 'if', kind: 'condition', name: '金额', branches },
    approve('d', ['supera1', 'admina1'], { mode: 'all' }),
  ];
  const id = await started(await deployed(people.operatora, drawn(nodes, {}, [amount])));
  const { handlers } = await people.membera1.call(process.detail, { processInstanceId: id });
  const first = names.find((name) => user(name) === handlers[0]?.userId) as Name;
  await agree(first, id, { approvers: { b: [user('membera2')] } });
  await people.membera2.call(process.transfer, { ...(await own('membera2', id)), toUserId: user('supera1') });
  await people.supera1.call(process.addSign, { ...(await own('supera1', id)), toUserIds: [user('membera2')], where: 'before' });
  await agree('membera2', id);
  await people.supera1.call(process.delegate, { ...(await own('supera1', id)), toUserId: user('admina1') });
  await agree('admina1', id, { comment: '可以' });
  await people.supera1.call(process.reject, { ...(await own('supera1', id)), targetKey: 'applicant', comment: '金额' });
  await expectSame(id, 'returned');
  await people.membera1.call(process.resubmit, { processInstanceId: id, form: { ...form, amount: 900 } });
  await expectSame(id, 'running');
  const again = (await people.membera1.call(process.detail, { processInstanceId: id })).handlers[0]?.userId;
  await agree(names.find((name) => user(name) === again) as Name, id, { approvers: { b: [user('membera2')] } });
  await agree('membera2', id);
  await agree('operatora', id);
  await agree('supera1', id);
  await people.supera1.call(process.takeBack, {
    processInstanceId: id,
    taskId: (await stored(id)).state.tasks.find(({ status }) => status === 'agreed')?.id ?? 0,
  });
  await agree('supera1', id);
  await agree('admina1', id);
  await expectSame(id, 'agreed');
});

test('replaying the events of an instance with timers, managers and stand-ins gives its stored state', async () => {
  const limited = approve('a', ['membera2'], { timeout: { action: 'transfer', minutes: 30, userId: user('supera1') } });
  const id = await started(await deployed(people.operatora, drawn([limited, approve('b', ['admina1'])])));
  shift = '10 days';
  await flowRound(jobs);
  shift = undefined;
  await expectSame(id, 'running');
  const away = { from: new Date(Date.now() - 60_000).toISOString(), to: new Date(Date.now() + 86_400_000).toISOString() };
  const { id: absence } = await people.supera1.call(process.addAbsence, { delegateId: user('membera2'), ...away });
  await flowRound(jobs);
  const one = { processInstanceId: id, comment: '改由他处理' };
  await people.membera1.call(process.urge, one);
  await people.operatora.call(process.jump, { ...one, targetKey: 'b' });
  await people.operatora.call(process.jump, { ...one, targetKey: 'a' });
  await people.operatora.call(process.stop, one);
  await expectSame(id, 'stopped');
  await people.operatora.call(process.wake, { ...one, targetKey: 'b' });
  await people.supera1.call(process.endAbsence, { id: absence });
  await agree('admina1', id);
  await expectSame(id, 'agreed');
  const events = (await stored(id)).past.map(({ event }) => event.type);
  expect(events).toEqual(['start', 'timeout', 'standIn', 'urge', 'jump', 'jump', 'stop', 'wake', 'agree']);
});
