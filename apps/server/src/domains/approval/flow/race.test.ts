import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { flow, flowErrors } from '@park/contract/approval/flow';
import { process, processErrors } from '@park/contract/approval/process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../test/app.ts';
import { approve, deployed, drawn, user } from '../../../../test/approvals.ts';
import { secretKey } from '../../../../test/postgres.ts';
import { behind, race, rounds } from '../../../../test/race.ts';
import { type Database, openDatabase } from '../../../db/database.ts';
import { secretsOf } from '../../../secret.ts';
import { flowRound } from './index.ts';

/* Tests races on one task: its holder acts from two sessions while its timer fires. */
const server = testServer({ processes: 2 });
let jobs: Database;
const people = {} as Record<'admina1' | 'membera1' | 'operatora', Person>;
beforeAll(async () => {
  for (const name of ['admina1', 'membera1', 'operatora'] as const) people[name] = await server.signIn(name);
  jobs = openDatabase({ url: server.databaseUrl(), password: secretsOf(secretKey).databasePassword, pool: 2 });
});
afterAll(() => jobs.close());

/** The expected status, history entries and messages, for each of the four actions that can win the race. */
const outcomes = {
  agreed: { lines: ['agree', 'end'], status: 'agreed', titles: ['申请已通过'] },
  refused: { lines: ['refuse', 'end'], status: 'refused', titles: ['申请已被拒绝'] },
  transferred: { lines: ['transfer'], status: 'running', titles: ['转交给你的待办'] },
  timeout: { lines: ['timeout', 'end'], status: 'agreed', titles: ['申请已通过'] },
} as const;
type Outcome = keyof typeof outcomes;

test('if a submit, a reject, a transfer and a timeout of one task coincide, one succeeds and only its messages are sent', async () => {
  const limited = approve('a', ['admina1'], { timeout: { action: 'agree', minutes: 30 } });
  const processKey = await deployed(people.operatora, drawn([limited]));
  const seen = new Map<string, number>();
  for (let round = 0; round < rounds(8, 100); round++) {
    const { processInstanceId: id } = await people.membera1.call(process.start, { processKey, form: { title: `第${round}次` } });
    const task = { processInstanceId: id, taskId: 1 };
    await server.rows(`update flow_timer set due_at = now() where instance_id = $1`, [id]);
    // every fourth round starts the three requests late, so that the timer can win the race
    const own = (call: (typeof process)['submit' | 'reject' | 'transfer'], more: object, at: number) => async () => {
      if (round % 4 === 0) await delay(15);
      return (await people.admina1.raw(call, { ...task, ...more }, { process: at })).statusCode;
    };
    const answers = await race<number | undefined>(
      [
        own(process.submit, {}, 0),
        own(process.reject, { comment: '不同意' }, 1),
        own(process.transfer, { toUserId: user('membera1') }, round % 2),
        async () => void (await flowRound(jobs)),
      ].sort(() => Math.random() - 0.5),
    );
    const results = answers.flatMap((answer) => (answer.status === 'fulfilled' ? (answer.value ?? []) : [answer.reason]));
    const [row] = await server.rows<{ status: string; action: Outcome; lines: string[]; titles: string[]; open: number; version: number }>(
      `select i.status, i.version, t.action, array(select h.event from flow_history h where h.instance_id = i.id order by h.at) as lines,
              array(select m.title from message m where m.instance_id = i.id ) as titles,
              (select count(*)::int from flow_task o where o.instance_id = i.id and o.state = 'open') as open
         from flow_instance i join flow_task t on t.instance_id = i.id and t.id = 1 where i.id = $1`,
      [id],
    );
    const { action, lines, status, titles, open, version } = row as NonNullable<typeof row>;
    // the timer of a transferred task may fire after the transfer and approve in the name of the new holder
    const isTwo = action === 'transferred' && status !== 'running';
    const expected = isTwo
      ? {
          lines: ['transfer', ...outcomes.timeout.lines],
          status: 'agreed',
          titles: [...outcomes.transferred.titles, ...outcomes.timeout.titles],
        }
      : outcomes[action];
    // Both sides are sorted, because time does not order these messages: the transaction that waited for the lock had begun first.
    const expectedTitles = ['新的待办', ...expected.titles].sort();
    expect({ lines, status, titles: titles.sort() }).toEqual({ ...expected, lines: ['start', ...expected.lines], titles: expectedTitles });
    expect(open).toBe(status === 'running' ? 1 : 0);
    expect(version).toBe(isTwo ? 3 : 2);
    // at most one of the three requests succeeds; the others fail with 409
    expect(results.filter((code) => code === 200)).toHaveLength(action === 'timeout' ? 0 : 1);
    expect(results.filter((code) => code !== 200 && code !== 409)).toEqual([]);
    seen.set(action, (seen.get(action) ?? 0) + 1);
  }
  expect(seen.size).toBeGreaterThan(1);
}, 120_000);

test('instances started in parallel get unique numbers without gaps, even if some of the starts fail', async () => {
  const processKey = await deployed(people.operatora, drawn([approve('a', ['admina1'])]));
  const start = (more: object = {}) => people.membera1.raw(process.start, { processKey, form: { title: '编号' }, ...more });
  const numberOf = async (answer: ReturnType<typeof start>) => Number((await answer).json().body?.number.slice(8));
  const first = await numberOf(start());
  const answers = await race(
    Array.from({ length: rounds(30, 200) }, (_, at) => () => numberOf(start(at % 3 ? {} : { attachments: [randomUUID()] }))),
  );
  const taken = answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value ? [answer.value] : []));
  expect(taken).toHaveLength(rounds(20, 133));
  // failed starts have released their numbers; further starts must get exactly these
  while (Math.max(...taken) - first > taken.length) taken.push(await numberOf(start()));
  expect(taken.toSorted((one, other) => one - other)).toEqual(taken.map((_, at) => first + at + 1));
});

test('deleting a group is refused if a flow was added to it at the same moment', async () => {
  const processKey = await deployed(people.operatora, drawn([approve('a', ['admina1'])]));
  const { id } = await people.operatora.call(flow.addGroup, { name: '刚分组' });
  const answer = await behind(
    server.rows,
    () => server.rows('update flow set group_id = $2 where key = $1', [processKey, id]),
    () => people.operatora.raw(flow.removeGroup, { id }),
  );
  expect(answer.json().code).toBe(flowErrors.groupUsed.code);
});

test('when a flow is deleted and started at the same moment, either the instance exists or the flow is deleted', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < rounds(6, 100); round++) {
    const processKey = await deployed(people.operatora, drawn([approve('a', ['admina1'])]));
    const [row] = await server.rows<{ id: string }>('select id from flow where key = $1', [processKey]);
    const id = row?.id as string;
    const start = async () => {
      if (round % 2) await delay(8);
      return people.membera1.raw(process.start, { processKey, form: { title: `第${round}次` } }, { process: 0 });
    };
    const remove = async () => {
      // the delay varies by round; in every third round the flow is deleted long after it was started
      if (round % 3) await delay(round % 3 === 1 ? 4 : 80);
      return people.operatora.raw(flow.remove, { id }, { process: 1 });
    };
    const [started, removed] = await Promise.all([start(), remove()]);
    const [now] = await server.rows<{ isGone: boolean; running: number }>(
      `select f.deleted_at is not null as "isGone", (select count(*)::int from flow_instance i where i.flow_id = f.id) as running
         from flow f
        where id = $1`,
      [id],
    );
    const outcome = now?.isGone ? 'removed' : 'started';
    expect(now).toEqual({ isGone: outcome === 'removed', running: outcome === 'removed' ? 0 : 1 });
    expect([started.json().code, removed.json().code]).toEqual(
      outcome === 'removed' ? [processErrors.noFlow.code, '200'] : ['200', flowErrors.hasRunning.code],
    );
    seen.add(outcome);
  }
  expect([...seen].toSorted()).toEqual(['removed', 'started']);
}, 120_000);
