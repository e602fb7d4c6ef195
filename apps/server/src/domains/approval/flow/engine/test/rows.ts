import type { Definition } from '@park/contract/approval/flow/definition';
import type { Effect, Ending, State } from '../index.ts';
import { placeOf, treeOf } from '../tree.ts';

type Row = { user: string; node: string; round: number };

/** Rebuilds tasks and timers from the effects alone, as the product stores them, and compares them with the state. */
export function mirror() {
  const open = new Map<number, Row>();
  const timers = new Set<number>();
  const ended: (Row & { task: number; as: Ending })[] = [];
  const wrong: string[] = [];

  function take(effects: readonly Effect[]) {
    for (const effect of effects) {
      if (effect.type === 'opened') {
        const { id, user, node, round } = effect.task;
        if (open.has(id)) wrong.push(`task ${id} is opened twice`);
        open.set(id, { user, node, round });
      }
      if (effect.type === 'closed') {
        const { task, user, node, round, as } = effect;
        if (!open.delete(task)) wrong.push(`task ${task} is closed (${as}) but not open`);
        ended.push({ task, user, node, round, as });
      }
      if (effect.type === 'timerSet') timers.add(effect.round);
      if (effect.type === 'timerCleared') timers.delete(effect.round);
    }
  }

  function differences(definition: Definition, state: State): string[] {
    const inState = state.tasks
      .filter(({ status }) => status === 'open')
      .map(({ id, user, node, round }) => `${id} ${user} ${node} ${round}`);
    const inRows = [...open].map(([id, { user, node, round }]) => `${id} ${user} ${node} ${round}`);
    const live = new Set(state.positions.map(({ round }) => round));
    return [
      ...wrong,
      ...(inState.sort().join() === inRows.sort().join()
        ? []
        : [`open in the state: ${inState.join(', ')}; by effects: ${inRows.join(', ')}`]),
      ...[...timers].filter((round) => !live.has(round)).map((round) => `the timer of round ${round} was left behind`),
      ...state.positions
        .filter((position) => isTimed(definition, position) && !timers.has(position.round))
        .map(({ round }) => `round ${round} waits for no timer`),
      ...soundness(definition, state),
    ];
  }
  return { take, differences, ended };
}
export type Rows = ReturnType<typeof mirror>;

function isTimed(definition: Definition, { waits, node }: State['positions'][number]): boolean {
  const drawn = placeOf(treeOf(definition), node).node;
  return waits === 'timer' || ('timeout' in drawn && drawn.timeout !== null);
}

/** Returns the violated invariants of a state. */
export function soundness(definition: Definition, state: State): string[] {
  const tree = treeOf(definition);
  const wrong: string[] = [];
  const isRunning = state.status === 'running' || state.status === 'returned';
  const live = state.tasks.filter(({ status }) => status === 'open' || status === 'waiting');
  if (!isRunning && (live.length || state.positions.length || state.forks.length))
    wrong.push(`closed (${state.status}) with something open`);
  if (isRunning && !state.positions.length) wrong.push('running nowhere');
  for (const position of state.positions) {
    const own = state.tasks.filter(({ round }) => round === position.round);
    if (position.waits === 'people' && !own.some(({ status }) => status === 'open')) wrong.push(`nobody is asked at ${position.node}`);
    const users = own.filter((task) => live.includes(task)).map(({ user }) => user);
    if (new Set(users).size !== users.length) wrong.push(`somebody is asked twice at ${position.node}`);
    for (const { fork, branch } of placeOf(tree, position.node).scope)
      if (!state.forks.some(({ node, open }) => node === fork && open.includes(branch)))
        wrong.push(`${position.node} stands in a branch of ${fork} that is not open`);
  }
  for (const task of state.tasks) {
    const position = state.positions.find(({ round }) => round === task.round);
    if (position?.node !== task.node) wrong.push(`task ${task.id} is of an old round`);
    const first = task.status === 'waiting' && task.after.some((id) => live.some((one) => one.id === id));
    if (task.status === 'waiting' && !first) wrong.push(`task ${task.id} waits for nothing`);
  }
  for (const fork of state.forks) {
    if (!fork.open.length) wrong.push(`fork ${fork.node} is open without a branch`);
    for (const branch of fork.open) {
      const isBusy = state.positions.some(({ node }) =>
        placeOf(tree, node).scope.some((one) => one.fork === fork.node && one.branch === branch),
      );
      if (!isBusy) wrong.push(`branch ${branch} is open and nothing goes on in it`);
    }
  }
  const nodes = state.positions.map(({ node }) => node);
  if (new Set(nodes).size !== nodes.length) wrong.push('a node is entered twice');
  if (new Set(state.forks.map(({ node }) => node)).size !== state.forks.length) wrong.push('a fork is open twice');
  if ((state.status === 'returned') !== nodes.includes('start')) wrong.push('returned, and not with the applicant');
  return wrong;
}
