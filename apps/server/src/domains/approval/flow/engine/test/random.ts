import type { Candidate, Definition, FlowNode, Mode, PersonNode } from '@park/contract/approval/flow/definition';
import fc from 'fast-check';
import { type FlowEvent, jumpTargets, returnTargets, type State, takeBackTargets } from '../index.ts';
import { approve, condition, copyTo, delay, flowOf, handle, inclusive, over, parallel, sub, trigger } from './drawing.ts';
import { type World, world } from './instance.ts';

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
const personSettings = fc
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
      personSettings.map((more) => approve('x', more)),
      personSettings.map((more) => approve('x', more)),
      personSettings.map(({ self: _, refused: __, ...more }) => handle('x', more)),
      fc.constantFrom(copyTo('x', 'a'), delay('x'), trigger('x'), trigger('x', { wait: false }), trigger('x', { failed: 'pass' })),
      fc.constantFrom(sub('x'), sub('x', { wait: false }), sub('x', { refused: 'pass' })),
      { weight: 3, arbitrary: lines.map((of) => parallel('x', ...of)) },
      { weight: 2, arbitrary: conditions.map(([of, at]) => inclusive('x', ...conditional(of, at))) },
      conditions.map(([of, at]) => condition('x', ...conditional(of, at))),
    ),
  };
});

/** Gives every node and branch a unique id. */
function numbered(nodes: readonly FlowNode[], next = { id: 0 }): FlowNode[] {
  return nodes.map((node) => {
    next.id += 1;
    const id = `n${next.id}`;
    if (!('branches' in node)) return { ...node, id, name: id };
    const branches = node.branches.map((one, at) => ({ ...one, id: `${id}-${at}`, nodes: numbered(one.nodes, next) }));
    return { ...node, id, name: id, branches } as FlowNode;
  });
}

/** Generates definitions whose first and last nodes ask people. Flows that end when they start would waste runs. */
export const definition: fc.Arbitrary<Definition> = fc
  .record({
    first: personSettings,
    nodes: fc.array(line, { minLength: 2, maxLength: 3, size: 'max' }),
    last: personSettings,
    returned: fc.constantFrom('steps' as const, 'straight' as const),
    sameApprover: fc.constantFrom('never' as const, 'whole' as const, 'adjacent' as const),
    withdraw: fc.constantFrom('never' as const, 'untouched' as const, 'running' as const),
    takeBack: fc.boolean(),
  })
  .map(({ first, nodes, last, ...settings }) => {
    const edge = (more: typeof first) => approve('x', { ...more, nobody: { action: 'admin' }, self: 'self', skip: null });
    return flowOf(numbered([edge(first), ...nodes.flat(), edge(last)]), settings);
  });

/** Numbers that select the next event; plain numbers let fast-check shrink a failing run. */
export type Draw = { kind: number; subject: number; variant: number; amount: number };
export const draws = (events: number) =>
  fc.array(fc.record({ kind: fc.nat(99), subject: fc.nat(1000), variant: fc.nat(1000), amount: fc.nat(100) }), {
    minLength: events,
    maxLength: events,
  });
const chosen = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(list.length, 1)];

export function eventOf(flow: Definition, state: State, { kind, subject, variant }: Draw): FlowEvent {
  const isClosed = state.status !== 'running' && state.status !== 'returned';
  if (isClosed && kind < 90) return { type: 'wake', by: 'admin', to: chosen(['start', ...choiceNodes(flow)], variant) as string };
  if (state.status === 'returned' && kind < 50) return { type: 'resubmit', by: 'me', choices: {} };
  const waits = chosen(
    state.positions.filter((position) => position.waits !== 'people'),
    subject,
  );
  if (waits && kind >= 78 && kind < 94) return outsideEvent(waits, variant);
  const open = state.tasks.filter(({ status }) => status === 'open');
  // in some draws the task, person or round does not belong to the event, so that the engine has to refuse
  const task = variant % 20 === 7 ? { id: variant, user: 'a' } : (chosen(open, subject) ?? { id: variant, user: 'a' });
  const by = subject % 25 === 3 ? (chosen(users, variant) as string) : task.user;
  const own = { by, task: task.id };
  const to = chosen(users, variant) as string;
  const round = variant % 10 === 7 ? variant : (chosen(state.positions, subject)?.round ?? 0);
  const nodes = flow.nodes.map(({ id }) => id);
  if (kind < 30) return { type: 'agree', ...own, ...(variant % 2 && { choices: { [chosen(nodes, variant) as string]: ['b', 'c'] } }) };
  if (kind < 34) return { type: 'refuse', ...own };
  if (kind < 40) {
    const target = chosen(returnTargets(flow, state, task.id), variant) ?? chosen(nodes, variant) ?? 'start';
    return { type: 'return', ...own, to: variant % 3 === 0 ? 'applicant' : variant % 3 === 1 ? 'previous' : { node: target } };
  }
  if (kind < 44) return { type: 'transfer', ...own, to };
  if (kind < 48) return { type: 'delegate', ...own, to };
  if (kind < 54)
    return {
      type: 'addSign',
      ...own,
      how: chosen(['before', 'after', 'with'] as const, variant) ?? 'with',
      users: [to, `x${variant % 5}`],
    };
  if (kind < 57)
    return {
      type: 'removeSign',
      by: variant % 2 ? 'admin' : (chosen(state.tasks, variant)?.addedBy ?? by),
      task: chosen(state.tasks, subject)?.id ?? 0,
    };
  if (kind < 60) return { type: 'claim', ...own };
  if (kind < 65) {
    const back = chosen(
      users.flatMap((user) => takeBackTargets(flow, state, user).map((id) => ({ by: user, task: id }))),
      variant,
    );
    return { type: 'takeBack', ...(back ?? own) };
  }
  if (kind < 66) return { type: 'withdraw', by: 'me' };
  if (kind < 68) return { type: 'urge', by: chosen(['me', 'admin', 'a'], variant) as string };
  if (kind < 69) return { type: 'cc', by, users: [to] };
  if (kind < 70) return { type: 'comment', by };
  if (kind < 73) return { type: 'jump', by: 'admin', to: chosen(variant % 4 ? jumpTargets(flow, state) : nodes, subject) ?? 'start' };
  if (kind < 74) return variant % 3 ? { type: 'wake', by: 'admin', to: 'start' } : { type: 'stop', by: 'admin' };
  if (kind < 77) return { type: 'changeHandler', by: 'admin', task: chosen(state.tasks, subject)?.id ?? 0, to };
  if (kind < 78) return { type: 'standIn', user: task.user };
  if (kind < 85) return { type: 'timeout', round };
  if (kind < 88) return { type: 'timerDone', round };
  if (kind < 91) return { type: variant % 3 ? 'triggerDone' : 'triggerFailed', round };
  if (kind < 93) return { type: 'subDone', round, result: variant % 3 ? 'agreed' : 'refused' };
  if (kind < 94) return { type: 'retry', by: 'admin', round };
  return { type: 'resubmit', by: 'me', choices: {} };
}

function outsideEvent({ waits, round }: State['positions'][number], variant: number): FlowEvent {
  if (variant % 11 === 5) return { type: variant % 2 ? 'skip' : 'retry', by: 'admin', round };
  if (waits === 'timer') return { type: 'timerDone', round };
  if (variant % 4 === 0) return { type: 'triggerFailed', round };
  return waits === 'trigger'
    ? { type: 'triggerDone', round }
    : { type: 'subDone', round, result: variant % 4 === 1 ? 'refused' : 'agreed' };
}

export const worldOf = ({ amount, variant }: Draw, at: number): World =>
  world({
    form: { amount, who: [chosen(users, variant)] },
    now: at * 600_000,
    pick: variant,
    gone: ['gone'],
    roles: { AllCompanyStaff: ['a', 'b', 'c', 'd', 'e', 'me'] },
    heads: ['d', 'e', 'a'],
    standIns: variant % 7 === 0 ? { a: 'b', b: 'a', c: 'd', d: 'e', e: 'f', f: 'me' } : {},
  });

/** Returns the ids of all nodes with candidates. */
export function choiceNodes(flow: Definition): string[] {
  const walk = (nodes: readonly FlowNode[]): FlowNode[] =>
    nodes.flatMap((node) => [node, ...('branches' in node ? node.branches.flatMap((one) => walk(one.nodes)) : [])]);
  return walk(flow.nodes).flatMap((node) => ('candidates' in node ? [node.id] : []));
}
