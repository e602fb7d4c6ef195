import type { PersonNode } from '@park/contract/approval/flow/definition';
import { announceEnd, ask, closePosition, type Draft, isLive, placeAt, positionOf, present, tasksOf, writeHistory } from './draft.ts';
import { setTimer } from './enter.ts';
import type { EventOf } from './event.ts';
import type { Position, Refusal, Task } from './model.ts';
import { finish, proceed } from './move.ts';
import { isAdmin } from './own.ts';
import { drop, isLastVote, isVote, nodeOf, replace, standInAt } from './round.ts';
import { pass, refuse, settle } from './settle.ts';

/** Continues after a position that waited for a timer, a trigger or a sub-process. */
function endWait(draft: Draft, position: Position) {
  const place = placeAt(draft, position);
  closePosition(draft, position, 'skipped');
  proceed(draft, place, position.back);
}

const waitingFor = (draft: Draft, round: number, ...kinds: Position['waits'][]): Position | undefined => {
  const position = positionOf(draft, round);
  return position && kinds.includes(position.waits) ? position : undefined;
};

export function timerDone(draft: Draft, { round }: EventOf<'timerDone'>): Refusal | undefined {
  const position = waitingFor(draft, round, 'timer');
  if (!position) return 'stale';
  writeHistory(draft, { action: 'pass', node: position.node, round, why: 'delay' });
  endWait(draft, position);
  return undefined;
}

export function triggerDone(draft: Draft, { round }: EventOf<'triggerDone'>): Refusal | undefined {
  const position = waitingFor(draft, round, 'trigger');
  if (!position) return 'stale';
  writeHistory(draft, { action: 'pass', node: position.node, round, why: 'trigger' });
  endWait(draft, position);
  return undefined;
}

export function triggerFailed(draft: Draft, { round }: EventOf<'triggerFailed'>): Refusal | undefined {
  const position = waitingFor(draft, round, 'trigger', 'sub');
  if (!position || position.failed) return 'stale';
  const { node } = placeAt(draft, position);
  writeHistory(draft, { action: 'failed', node: position.node, round });
  draft.effects.push({ type: 'incident', node: position.node, round });
  if (node.kind === 'trigger' && node.failed === 'pass') endWait(draft, position);
  else position.failed = true;
  return undefined;
}

export function subDone(draft: Draft, { round, result }: EventOf<'subDone'>): Refusal | undefined {
  const position = waitingFor(draft, round, 'sub');
  if (!position) return 'stale';
  const { node } = placeAt(draft, position);
  writeHistory(draft, { action: 'pass', node: position.node, round, why: `sub:${result}` });
  if (result === 'agreed' || (node.kind === 'sub' && node.refused === 'pass')) endWait(draft, position);
  else {
    // the sub-process has ended by itself, so closing the position must not cancel it
    closePosition(draft, position, 'skipped');
    finish(draft, 'refused', { node: node.id, round });
  }
  return undefined;
}

export function skip(draft: Draft, { by, round }: EventOf<'skip'>): Refusal | undefined {
  if (!isAdmin(draft, by)) return 'notAdmin';
  const position = waitingFor(draft, round, 'timer', 'trigger', 'sub');
  if (!position) return 'stale';
  writeHistory(draft, { action: 'skip', by, node: position.node, round });
  if (position.waits === 'sub') draft.effects.push({ type: 'cancelSub', round });
  endWait(draft, position);
  return undefined;
}

/** Applies the timeout action of a person node. */
export function timeout(draft: Draft, { round }: EventOf<'timeout'>): Refusal | undefined {
  const position = waitingFor(draft, round, 'people');
  const node = position && placeAt(draft, position).node;
  const limit = node && 'timeout' in node ? node.timeout : null;
  if (!position || !limit) return 'stale';
  const isRepeated = limit.action === 'remind' ? (position.reminded ?? 0) >= limit.times : position.reminded !== undefined;
  if (isRepeated) return 'stale';
  position.reminded = (position.reminded ?? 0) + 1;
  writeHistory(draft, { action: 'timeout', node: position.node, round, why: limit.action });
  actOnTimeout(draft, position, limit);
  return undefined;
}

function actOnTimeout(draft: Draft, position: Position, limit: NonNullable<PersonNode['timeout']>) {
  const open = tasksOf(draft, position).filter(({ status }) => status === 'open');
  switch (limit.action) {
    case 'remind':
      return remind(draft, position, open, limit.times);
    case 'agree':
      return agreeForAll(draft, position);
    case 'refuse':
      return refuse(draft, position, null);
    case 'transfer':
      return handOver(draft, position, open, () => present(draft, [limit.userId])[0]);
    default:
      return handOver(draft, position, open, ({ user }) => ask(draft, { kind: 'headOf', userId: user })[0]);
  }
}

function remind(draft: Draft, position: Position, open: readonly Task[], times: number) {
  const { node, round } = position;
  draft.effects.push({ type: 'reminded', node, round, users: open.map(({ user }) => user) });
  if ((position.reminded ?? 0) < times) setTimer(draft, nodeOf(draft, position), position);
}

function agreeForAll(draft: Draft, position: Position) {
  for (const task of tasksOf(draft, position).filter(isLive)) {
    announceEnd(draft, task, 'timeout');
    task.status = 'agreed';
    task.auto = true;
  }
  pass(draft, position);
}

/**
 * Hands the overdue tasks to another person, who gets at most one task in the round. The holder keeps the task and is reminded if nobody is
 * found, or if the node asks only the holder and the other person already has a task in the round.
 */
function handOver(draft: Draft, position: Position, open: readonly Task[], to: (task: Task) => string | undefined) {
  const { node, round } = position;
  const left: string[] = [];
  for (const task of open) {
    const user = to(task);
    const isThere = tasksOf(draft, position).some((one) => one.user === user);
    if (user === undefined || user === task.user || (isThere && isVote(task) && isLastVote(draft, task))) left.push(task.user);
    else if (isThere) drop(draft, task, 'timeout');
    else replace(draft, task, { ...standInAt(draft, position, user), from: task.user }, 'timeout');
  }
  if (left.length) draft.effects.push({ type: 'reminded', node, round, users: left });
  settle(draft, position);
}
