import type { Definition } from '@park/contract/approval/flow/definition';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Effect, type FlowEvent, jumpTargets, predict, returnTargets, type State, step, takeBackTargets } from './index.ts';
import { approve, delay, flowOf, parallel } from './test/drawing.ts';
import { answered, observedIn, stepIn, type World, world } from './test/instance.ts';
import { choiceNodes, type Draw, definition, draws, eventOf, worldOf } from './test/random.ts';
import { replayed, type StoredStep } from './test/replay.ts';
import { mirror, soundness } from './test/rows.ts';

const isLong = Boolean(process.env.PARK_LONG);
const events = 50;
const numRuns = isLong ? 4000 : 200;
const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
};

/** Approves every task, lets every timer run out and answers for every called system. Returns the status, which must then be final. */
function agreedOn(flow: Definition, from: State, of: World): State['status'] {
  let state: State = { ...from, choices: choicesOf(flow) };
  for (let steps = 0; steps < 2000; steps += 1) {
    if (state.status !== 'running' && state.status !== 'returned') return state.status;
    const task = state.tasks.find(({ status, node }) => status === 'open' && node !== 'start');
    const mine = state.tasks.find(({ node }) => node === 'start');
    const round = state.positions.find(({ waits }) => waits !== 'people')?.round ?? 0;
    const past: FlowEvent = mine ? { type: 'resubmit', by: mine.user } : { type: 'skip', by: 'admin', round };
    const event: FlowEvent = task ? { type: 'agree', by: task.user, task: task.id } : past;
    const result = stepIn(of, flow, state, event);
    if ('refusal' in result) throw new Error(`cannot go on: ${event.type} ${result.refusal}`);
    state = result.state;
  }
  throw new Error('it never ends by agreeing');
}

const choicesOf = (flow: Definition) => Object.fromEntries(choiceNodes(flow).map((id) => [id, ['b']]));

/** Checks that the engine accepts every target node that the screens offer for a return or a jump. */
function takenAsOffered(flow: Definition, state: State, of: World) {
  const choices = choicesOf(flow);
  const people = [...new Set([...state.tasks, ...state.undo.flatMap(({ tasks }) => tasks)].map(({ user }) => user))];
  const own = state.tasks.filter(({ status, delegatedBy, node }) => status === 'open' && delegatedBy === undefined && node !== 'start');
  const offered: FlowEvent[] = [
    ...jumpTargets(flow, state).map((to): FlowEvent => ({ type: 'jump', by: 'admin', to })),
    ...people.flatMap((by) => takeBackTargets(flow, state, by).map((task): FlowEvent => ({ type: 'takeBack', by, task }))),
    ...own.flatMap(({ id, user }) =>
      returnTargets(flow, state, id)
        .slice(1)
        .map((node): FlowEvent => ({ type: 'return', by: user, task: id, to: { node } })),
    ),
  ];
  for (const event of offered) {
    const result = stepIn(of, flow, { ...state, choices }, event);
    if ('refusal' in result) throw new Error(`${JSON.stringify(event)} was offered and refused: ${result.refusal}`);
    const wrong = soundness(flow, result.state);
    if (wrong.length) throw new Error(`after ${JSON.stringify(event)}: ${wrong.join('; ')}`);
  }
}

const count = { events: 0, refused: 0, parallel: 0, largest: 0, ends: new Map<string, number>(), kinds: new Map<string, number>() };

test(`an instance of any flow always has an open task or timer and can be finished (${numRuns * events} random events)`, {
  timeout: 1_800_000,
}, () => {
  fc.assert(
    fc.property(definition, draws(events), (flow, all) => {
      freeze(flow);
      const rows = mirror();
      const past: StoredStep[] = [];
      let state: State | null = null;
      for (const [at, draw] of all.entries()) {
        const of = worldOf(draw, at);
        const event: FlowEvent = state ? eventOf(flow, state, draw) : { type: 'start', by: 'me', choices: choicesOf(flow) };
        const result: ReturnType<typeof observedIn> = observedIn(of, flow, freeze(state), event);
        count.events += 1;
        if ('refusal' in result) {
          count.refused += 1;
          continue;
        }
        count.kinds.set(event.type, (count.kinds.get(event.type) ?? 0) + 1);
        state = result.state;
        past.push({ event, heard: { ...result.heard, form: of.form } });
        // An event is stored together with its first history entry, so an event without an entry would be lost.
        if (!result.effects.some(({ type }) => type === 'history')) throw new Error(`${event.type} leaves no trace`);
        if (state.positions.length > 1) count.parallel += 1;
        rows.take(result.effects);
        const wrong = rows.differences(flow, state);
        if (wrong.length) throw new Error(`after ${event.type}: ${wrong.join('; ')}`);
        count.largest = Math.max(count.largest, JSON.stringify(state).length);
        if (at % 25 === 24) agreedOn(flow, state, of);
        if (at === 20) takenAsOffered(flow, state, of);
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
  // if nearly every random event were refused, the run would prove nothing
  expect(count.refused / count.events).toBeLessThan(0.75);
});

test('the engine accepts or refuses an event of any shape and never throws', () => {
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
