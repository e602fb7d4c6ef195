import type { Candidate, Definition, FlowNode, Mode, PersonNode } from '@park/contract/flow/definition';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Effect, type FlowEvent, jumpTargets, predict, returnTargets, type State, step, takeBackTargets } from './index.ts';
import { approve, condition, delay, flowOf, handle, inclusive, over, parallel, sub, tell, trigger } from './test/drawing.ts';
import { answered, stepIn, type World, world } from './test/instance.ts';
import { mirror } from './test/rows.ts';

const isLong = Boolean(process.env.PARK_LONG);
const events = 50;
const numRuns = isLong ? 4000 : 200;
const users = ['me', 'a', 'b', 'c', 'd', 'e', 'gone'];

const candidate: fc.Arbitrary<Candidate> = fc.oneof(
  { weight: 6, arbitrary: fc.subarray(users, { minLength: 1 }).map((userIds) => ({ kind: 'users' as const, userIds })) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Candidate>(
      { kind: 'applicant' },
      { kind: 'head', up: 0 },
      { kind: 'heads', up: 2 },
      { kind: 'handler' },
      { kind: 'manager' },
      { kind: 'grid' },
      { kind: 'field', field: 'who' },
      { kind: 'companyRole', roleIds: ['AllCompanyStaff'] },
      { kind: 'parkRole', roleIds: ['nobody holds it'] },
      { kind: 'applicantChoice', many: true },
      { kind: 'previousChoice', many: false },
    ),
  },
);
const asked = fc
  .record({
    candidates: fc.array(candidate, { minLength: 1, maxLength: 2 }),
    mode: fc.constantFrom<Mode>('sequential', 'all', 'ratio', 'any', 'random'),
    share: fc.constantFrom(30, 50, 67, 100),
    nobody: fc.constantFrom<PersonNode['nobody']>(
      { action: 'pass' },
      { action: 'admin' },
      { action: 'refuse' },
      { action: 'users', userIds: ['e'] },
    ),
    claim: fc.boolean(),
    timeout: fc.constantFrom<PersonNode['timeout']>(
      null,
      { action: 'remind', minutes: 60, times: 2 },
      { action: 'escalate', minutes: 60 },
      { action: 'agree', minutes: 60 },
      { action: 'refuse', minutes: 60 },
      { action: 'transfer', minutes: 60, userId: 'd' },
    ),
    skip: fc.constantFrom(null, null, null, over(80)),
    self: fc.constantFrom('self' as const, 'skip' as const, 'head' as const),
    refused: fc.constantFrom('end' as const, 'applicant' as const, 'previous' as const),
    cc: fc.constantFrom<Candidate[]>([], [{ kind: 'manager' }]),
  })
  .map(({ share, mode, claim, ...rest }) => ({ ...rest, mode, ratio: mode === 'ratio' ? share : null, claim: claim && mode === 'any' }));

const { line } = fc.letrec<{ node: FlowNode; line: FlowNode[] }>((tie) => {
  const lines = fc.array(tie('line'), { minLength: 2, maxLength: 3, size: 'max' });
  const conditions = fc.tuple(lines, fc.tuple(fc.nat(100), fc.nat(100)));
  const conditional = (of: FlowNode[][], at: readonly number[]) =>
    of.map((nodes, index): [ReturnType<typeof over> | null, FlowNode[]] => [index === of.length - 1 ? null : over(at[index] ?? 0), nodes]);
  return {
    line: fc.array(tie('node'), { maxLength: 3, size: 'max' }),
    node: fc.oneof(
      { maxDepth: 3, depthSize: 'max' },
      asked.map((more) => approve('x', more)),
      asked.map((more) => approve('x', more)),
      asked.map(({ self: _, refused: __, ...more }) => handle('x', more)),
      fc.constantFrom(tell('x', 'a'), delay('x'), trigger('x'), trigger('x', { wait: false }), trigger('x', { failed: 'pass' })),
      fc.constantFrom(sub('x'), sub('x', { wait: false }), sub('x', { refused: 'pass' })),
      { weight: 3, arbitrary: lines.map((of) => parallel('x', ...of)) },
      { weight: 2, arbitrary: conditions.map(([of, at]) => inclusive('x', ...conditional(of, at))) },
      conditions.map(([of, at]) => condition('x', ...conditional(of, at))),
    ),
  };
});

/** Every node and branch under a name of its own. */
function numbered(nodes: readonly FlowNode[], next = { id: 0 }): FlowNode[] {
  return nodes.map((node) => {
    next.id += 1;
    const id = `n${next.id}`;
    if (!('branches' in node)) return { ...node, id, name: id };
    const branches = node.branches.map((one, at) => ({ ...one, id: `${id}-${at}`, nodes: numbered(one.nodes, next) }));
    return { ...node, id, name: id, branches } as FlowNode;
  });
}

const definition: fc.Arbitrary<Definition> = fc
  .record({
    nodes: fc.array(line, { minLength: 2, maxLength: 3, size: 'max' }),
    returned: fc.constantFrom('steps' as const, 'straight' as const),
    sameApprover: fc.constantFrom('never' as const, 'whole' as const, 'adjacent' as const),
    withdraw: fc.constantFrom('never' as const, 'untouched' as const, 'running' as const),
    takeBack: fc.boolean(),
  })
  .map(({ nodes, ...settings }) => flowOf(numbered(nodes.flat()), settings));

/** Numbers that choose what happens next, so that a failing run can be made smaller. */
type Draw = { kind: number; who: number; what: number; amount: number };
const draws = fc.array(fc.record({ kind: fc.nat(99), who: fc.nat(1000), what: fc.nat(1000), amount: fc.nat(100) }), {
  minLength: events,
  maxLength: events,
});
const chosen = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(list.length, 1)];

function eventOf(flow: Definition, state: State, { kind, who, what }: Draw): FlowEvent {
  const isClosed = state.status !== 'running' && state.status !== 'returned';
  if (isClosed && kind < 90) return { type: 'wake', by: 'admin', to: chosen(['start', ...choiceNodes(flow)], what) as string };
  if (state.status === 'returned' && kind < 50) return { type: 'resubmit', by: 'me', choices: {} };
  const waits = chosen(
    state.positions.filter((position) => position.waits !== 'people'),
    who,
  );
  if (waits && kind >= 78 && kind < 94) return outsideEvent(waits, what);
  const open = state.tasks.filter(({ status }) => status === 'open');
  // now and then a task, a person or a round that has nothing to do with it
  const task = what % 20 === 7 ? { id: what, user: 'a' } : (chosen(open, who) ?? { id: what, user: 'a' });
  const by = who % 25 === 3 ? (chosen(users, what) as string) : task.user;
  const own = { by, task: task.id };
  const to = chosen(users, what) as string;
  const round = what % 10 === 7 ? what : (chosen(state.positions, who)?.round ?? 0);
  const nodes = flow.nodes.map(({ id }) => id);
  if (kind < 30) return { type: 'agree', ...own, ...(what % 2 && { choices: { [chosen(nodes, what) as string]: ['b', 'c'] } }) };
  if (kind < 34) return { type: 'refuse', ...own };
  if (kind < 40) {
    const target = chosen(returnTargets(flow, state, task.id), what) ?? chosen(nodes, what) ?? 'start';
    return { type: 'return', ...own, to: what % 3 === 0 ? 'applicant' : what % 3 === 1 ? 'previous' : { node: target } };
  }
  if (kind < 44) return { type: 'transfer', ...own, to };
  if (kind < 48) return { type: 'delegate', ...own, to };
  if (kind < 54)
    return { type: 'addSign', ...own, how: chosen(['before', 'after', 'with'] as const, what) ?? 'with', users: [to, `x${what % 5}`] };
  if (kind < 57)
    return {
      type: 'removeSign',
      by: what % 2 ? 'admin' : (chosen(state.tasks, what)?.addedBy ?? by),
      task: chosen(state.tasks, who)?.id ?? 0,
    };
  if (kind < 60) return { type: 'claim', ...own };
  if (kind < 65) {
    const back = chosen(
      users.flatMap((user) => takeBackTargets(flow, state, user).map((id) => ({ by: user, task: id }))),
      what,
    );
    return { type: 'takeBack', ...(back ?? own) };
  }
  if (kind < 66) return { type: 'withdraw', by: 'me' };
  if (kind < 68) return { type: 'urge', by: chosen(['me', 'admin', 'a'], what) as string };
  if (kind < 69) return { type: 'cc', by, users: [to] };
  if (kind < 70) return { type: 'comment', by };
  if (kind < 73) return { type: 'jump', by: 'admin', to: chosen(what % 4 ? jumpTargets(flow, state) : nodes, who) ?? 'start' };
  if (kind < 74) return what % 3 ? { type: 'wake', by: 'admin', to: 'start' } : { type: 'stop', by: 'admin' };
  if (kind < 77) return { type: 'changeHandler', by: 'admin', task: chosen(state.tasks, who)?.id ?? 0, to };
  if (kind < 78) return { type: 'standIn', user: task.user };
  if (kind < 85) return { type: 'timeout', round };
  if (kind < 88) return { type: 'timerDone', round };
  if (kind < 91) return { type: what % 3 ? 'triggerDone' : 'triggerFailed', round };
  if (kind < 93) return { type: 'subDone', round, result: what % 3 ? 'agreed' : 'refused' };
  if (kind < 94) return { type: 'retry', by: 'admin', round };
  return { type: 'resubmit', by: 'me', choices: {} };
}

function outsideEvent({ waits, round }: State['positions'][number], what: number): FlowEvent {
  if (what % 11 === 5) return { type: what % 2 ? 'skip' : 'retry', by: 'admin', round };
  if (waits === 'timer') return { type: 'timerDone', round };
  if (what % 4 === 0) return { type: 'triggerFailed', round };
  return waits === 'trigger' ? { type: 'triggerDone', round } : { type: 'subDone', round, result: what % 4 === 1 ? 'refused' : 'agreed' };
}

const worldOf = ({ amount, what }: Draw, at: number): World =>
  world({
    form: { amount, who: [chosen(users, what)] },
    now: at * 600_000,
    pick: what,
    gone: ['gone'],
    roles: { AllCompanyStaff: ['a', 'b', 'c', 'd', 'e', 'me'] },
    heads: ['d', 'e', 'a'],
    standIns: what % 7 === 0 ? { a: 'b', b: 'a', c: 'd', d: 'e', e: 'f', f: 'me' } : {},
  });

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
};

/** Everybody says yes, every clock runs out, every system answers: then it must come to its end. */
function agreedOn(flow: Definition, from: State, of: World): State['status'] {
  let state = from;
  for (let steps = 0; steps < 2000; steps += 1) {
    if (state.status !== 'running' && state.status !== 'returned') return state.status;
    const task = state.tasks.find(({ status, node }) => status === 'open' && node !== 'start');
    const position = state.positions.find(({ waits }) => waits !== 'people');
    const mine = state.tasks.find(({ node }) => node === 'start');
    const event: FlowEvent = task
      ? { type: 'agree', by: task.user, task: task.id, choices: Object.fromEntries(choiceNodes(flow).map((id) => [id, ['b']])) }
      : mine
        ? { type: 'resubmit', by: mine.user, choices: Object.fromEntries(choiceNodes(flow).map((id) => [id, ['b']])) }
        : { type: 'skip', by: 'admin', round: position?.round ?? 0 };
    const result = stepIn(of, flow, state, event);
    if ('refusal' in result) throw new Error(`cannot go on: ${event.type} ${result.refusal}`);
    state = result.state;
  }
  throw new Error('it never ends by agreeing');
}

function choiceNodes(flow: Definition): string[] {
  const walk = (nodes: readonly FlowNode[]): FlowNode[] =>
    nodes.flatMap((node) => [node, ...('branches' in node ? node.branches.flatMap((one) => walk(one.nodes)) : [])]);
  return walk(flow.nodes).flatMap((node) => ('candidates' in node ? [node.id] : []));
}

const count = { events: 0, refused: 0, parallel: 0, largest: 0, ends: new Map<string, number>(), kinds: new Map<string, number>() };

test(`whatever happens to whatever flow (${numRuns * events} events), somebody or some clock has it, and it can end`, {
  timeout: 1_800_000,
}, () => {
  fc.assert(
    fc.property(definition, draws, (flow, all) => {
      freeze(flow);
      const rows = mirror();
      const past: { event: FlowEvent; of: World }[] = [];
      let state: State | null = null;
      for (const [at, draw] of all.entries()) {
        const of = worldOf(draw, at);
        const event: FlowEvent = state
          ? eventOf(flow, state, draw)
          : { type: 'start', by: 'me', choices: Object.fromEntries(choiceNodes(flow).map((id) => [id, ['c']])) };
        const result: ReturnType<typeof stepIn> = stepIn(of, flow, freeze(state), event);
        count.events += 1;
        if ('refusal' in result) {
          count.refused += 1;
          continue;
        }
        count.kinds.set(event.type, (count.kinds.get(event.type) ?? 0) + 1);
        state = result.state;
        past.push({ event, of });
        if (state.positions.length > 1) count.parallel += 1;
        rows.take(result.effects);
        const wrong = rows.differences(flow, state);
        if (wrong.length) throw new Error(`after ${event.type}: ${wrong.join('; ')}`);
        count.largest = Math.max(count.largest, JSON.stringify(state).length);
        if (at % 10 === 9) agreedOn(flow, state, of);
        if (state.status === 'agreed' && at < events - 1) {
          expect(replayed(flow, past.splice(0))).toEqual(state);
          count.ends.set('agreed', (count.ends.get('agreed') ?? 0) + 1);
          state = null;
        }
      }
      if (!state) return;
      count.ends.set(state.status, (count.ends.get(state.status) ?? 0) + 1);
      expect(JSON.stringify(state).length).toBeLessThan(20_000);
      expect(replayed(flow, past)).toEqual(state);
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      const last = worldOf(all.at(-1) as Draw, events);
      agreedOn(flow, state, last);
      expect(answered(last, (context) => predict(flow, state as State, context))).toHaveProperty('coming');
      if (state.status === 'running' || state.status === 'returned') {
        const stopped = stepIn(last, flow, state, { type: 'stop', by: 'admin' });
        expect('state' in stopped && stopped.state.status).toBe('stopped');
      }
    }),
    { numRuns, ...(process.env.PARK_FUZZ_SEED && { seed: Number(process.env.PARK_FUZZ_SEED) }) },
  );
  if (isLong || process.env.PARK_FLOW_STATS) console.log(count);
  // a run that refuses nearly everything would show nothing
  expect(count.refused / count.events).toBeLessThan(0.75);
});

function replayed(flow: Definition, past: readonly { event: FlowEvent; of: World }[]): State | null {
  let state: State | null = null;
  for (const { event, of } of past) {
    const result: ReturnType<typeof stepIn> = stepIn(of, flow, state === null ? null : (JSON.parse(JSON.stringify(state)) as State), event);
    if ('state' in result) state = result.state;
  }
  return state;
}

test('an event of any shape is refused or taken, never thrown at', () => {
  const flow = flowOf([approve('a'), parallel('p', [approve('b')], [delay('c')])]);
  const began = stepIn(world(), flow, null, { type: 'start', by: 'me' }) as { state: State; effects: Effect[] };
  const types = [
    'start',
    'agree',
    'refuse',
    'return',
    'addSign',
    'jump',
    'wake',
    'timeout',
    'choices',
    'constructor',
    '__proto__',
    'toString',
  ];
  const anything = fc.oneof(
    fc.anything(),
    fc.record(
      {
        type: fc.oneof(fc.constantFrom(...types), fc.string()),
        by: fc.anything(),
        task: fc.anything(),
        to: fc.anything(),
        users: fc.anything(),
        round: fc.anything(),
      },
      { requiredKeys: ['type'] },
    ),
  );
  fc.assert(
    fc.property(anything, (event) => {
      const result = stepIn(world(), flow, began.state, event as FlowEvent);
      expect('refusal' in result || 'state' in result).toBe(true);
    }),
    { numRuns: 2000 },
  );
  expect(
    step(
      flow,
      null,
      { type: 'stop', by: 'admin' },
      { now: 0, form: {}, answers: new Map(), admins: [], pick: () => 0, delegateOf: () => undefined },
    ),
  ).toEqual({ refusal: 'unknown' });
});
