import { type Draft, isLive, placeAt, positionOf, writeHistory } from './draft.ts';
import { launch } from './enter.ts';
import type { EventOf } from './event.ts';
import type { Refusal } from './model.ts';
import * as move from './move.ts';
import { isAdmin, touch } from './own.ts';
import { assigneeProblem, namedPeopleProblem, replace, standIn, standInAt } from './round.ts';
import { isPerson } from './tree.ts';

export function jump(draft: Draft, { by, to }: EventOf<'jump'>): Refusal | undefined {
  if (!isAdmin(draft, by)) return 'notAdmin';
  const target = draft.tree.places.get(to);
  const from = target && move.jumpFrom(draft, target);
  if (!from) return 'badTarget';
  draft.state.touched = true;
  writeHistory(draft, { action: 'jump', by, node: from.node, round: from.round, to });
  move.jump(draft, from, target);
  return undefined;
}

export function stop(draft: Draft, { by }: EventOf<'stop'>): Refusal | undefined {
  if (!isAdmin(draft, by)) return 'notAdmin';
  writeHistory(draft, { action: 'stop', by });
  move.finish(draft, 'stopped', { by });
  return undefined;
}

/**
 * Reopens an ended instance at a person node or at the applicant. An approved instance cannot be reopened, because its effects have run.
 */
export function wake(draft: Draft, { by, to }: EventOf<'wake'>): Refusal | undefined {
  const { status } = draft.state;
  if (!isAdmin(draft, by)) return 'notAdmin';
  if (status === 'running' || status === 'returned') return 'notClosed';
  if (status === 'agreed') return 'effective';
  const target = draft.tree.places.get(to);
  if (!target || !(isPerson(target.node) || target.node.kind === 'start')) return 'badTarget';
  writeHistory(draft, { action: 'wake', by, to });
  move.wake(draft, target);
  return undefined;
}

/** Gives a task to another handler. The task may still wait for its turn; it may also be the applicant's own task after a return. */
export function changeHandler(draft: Draft, { by, task: id, to }: EventOf<'changeHandler'>): Refusal | undefined {
  if (!isAdmin(draft, by)) return 'notAdmin';
  const task = draft.state.tasks.find((one) => one.id === id && isLive(one));
  const position = task && positionOf(draft, task.round);
  if (!position) return 'taskGone';
  const problem = namedPeopleProblem(draft, position, [to]);
  if (problem) return problem;
  touch(draft, position);
  writeHistory(draft, { action: 'changeHandler', by, node: task.node, round: task.round, task: id, from: task.user, users: [to] });
  replace(draft, task, { ...standInAt(draft, position, to), from: task.user }, 'transferred');
  return undefined;
}

/** Hands the open and waiting tasks of an absent person to the stand-in. */
export function goOutOfOffice(draft: Draft, { user }: EventOf<'standIn'>): Refusal | undefined {
  const waiting = draft.state.tasks.filter((task) => task.user === user && isLive(task) && task.node !== draft.tree.start.node.id);
  const assignee = standIn(draft, user);
  let isMoved = false;
  for (const task of waiting) {
    const position = positionOf(draft, task.round);
    if (!position || assignee.user === user || assigneeProblem(draft, position, [assignee.user])) continue;
    isMoved = true;
    writeHistory(draft, { action: 'standIn', node: task.node, round: task.round, task: task.id, users: [assignee.user] });
    replace(draft, task, { ...assignee, standsFor: task.standsFor ?? user }, 'transferred');
  }
  return isMoved ? undefined : 'nobodyWaits';
}

export function retry(draft: Draft, { by, round }: EventOf<'retry'>): Refusal | undefined {
  if (!isAdmin(draft, by)) return 'notAdmin';
  const position = positionOf(draft, round);
  const node = position && placeAt(draft, position).node;
  if (!position?.failed || (node?.kind !== 'trigger' && node?.kind !== 'sub')) return 'stale';
  delete position.failed;
  writeHistory(draft, { action: 'retry', by, node: node.id, round });
  launch(draft, node, round);
  return undefined;
}
