import { announceEnd, type Draft, isLive, positionOf, tasksOf, writeHistory } from './draft.ts';
import type { EventOf } from './event.ts';
import type { Refusal } from './model.ts';
import { isAdmin, ownTask, touch } from './own.ts';
import { addSigns, drop, isLastVote, isVote, namedPeopleProblem, newTask, nodeOf, openNext, pause, replace, standInAt } from './round.ts';
import { settle } from './settle.ts';

/** Checks a transfer or delegation and writes it to the history; returns the task, or the reason for a refusal. */
function recordHandOver(draft: Draft, event: EventOf<'transfer' | 'delegate'>) {
  const own = ownTask(draft, event, event.type);
  if (typeof own === 'string') return own;
  const { task, position } = own;
  if (event.to === event.by) return 'oneself';
  const problem = namedPeopleProblem(draft, position, [event.to]);
  if (problem) return problem;
  touch(draft, position);
  writeHistory(draft, { action: event.type, by: event.by, node: task.node, round: task.round, task: task.id, users: [event.to] });
  return own;
}

/** Gives a task to another person for good. */
export function transfer(draft: Draft, event: EventOf<'transfer'>): Refusal | undefined {
  const own = recordHandOver(draft, event);
  if (typeof own === 'string') return own;
  const { task, position } = own;
  replace(draft, task, { ...standInAt(draft, position, event.to), from: event.by }, 'transferred');
  return undefined;
}

/** Asks another person for an opinion. The task then returns to its holder, who decides. */
export function delegate(draft: Draft, event: EventOf<'delegate'>): Refusal | undefined {
  const own = recordHandOver(draft, event);
  if (typeof own === 'string') return own;
  const { task, position } = own;
  const delegated = newTask(draft, position, { ...standInAt(draft, position, event.to), from: event.by, delegatedBy: task.id });
  draft.state.tasks.push(delegated);
  pause(draft, task, [delegated.id]);
  openNext(draft, position);
  return undefined;
}

/**
 * Adds approvers to a task. "before": they decide first. "after": the actor agrees now and they decide next. "with": they decide in
 * parallel.
 */
export function addSign(draft: Draft, event: EventOf<'addSign'>): Refusal | undefined {
  const own = ownTask(draft, event, 'addSign');
  if (typeof own === 'string') return own;
  const { task, position } = own;
  const { by, users, how } = event;
  if (users.includes(by)) return 'oneself';
  const problem = namedPeopleProblem(draft, position, users);
  if (problem) return problem;
  touch(draft, position);
  writeHistory(draft, { action: 'addSign', by, node: task.node, round: task.round, task: task.id, users, why: how });
  const assignees = users.map((user) => standInAt(draft, position, user));
  const isTwice = new Set(assignees.map(({ user }) => user)).size !== assignees.length;
  const signs = (isTwice ? users.map((user) => ({ user })) : assignees).map((one) => ({ ...one, addedBy: by }));
  addSigns(draft, position, task, signs, how);
  if (how === 'after') {
    announceEnd(draft, task, 'agreed');
    task.status = 'agreed';
  }
  openNext(draft, position);
  return undefined;
}

/**
 * Removes an undecided task. The person who added an approver may remove that approver; a manager may remove anybody except the last person
 * the node asks.
 */
export function removeSign(draft: Draft, { by, task: id }: EventOf<'removeSign'>): Refusal | undefined {
  const task = draft.state.tasks.find((one) => one.id === id && isLive(one) && one.delegatedBy === undefined);
  const position = task && positionOf(draft, task.round);
  if (!position || position.node === draft.tree.start.node.id) return 'taskGone';
  if (task.addedBy !== by && !isAdmin(draft, by)) return 'notAdded';
  if (nodeOf(draft, position).buttons.removeSign === false && !isAdmin(draft, by)) return 'switchedOff';
  if (isLastVote(draft, task)) return 'lastOne';
  touch(draft, position);
  writeHistory(draft, { action: 'removeSign', by, node: task.node, round: task.round, task: id, users: [task.user] });
  drop(draft, task, 'removed');
  settle(draft, position, by);
  return undefined;
}

/** Lets one of several people claim the node and closes the tasks of the others. */
export function claim(draft: Draft, event: EventOf<'claim'>): Refusal | undefined {
  const own = ownTask(draft, event, 'agree');
  if (typeof own === 'string') return own;
  const { task, position } = own;
  if (!nodeOf(draft, position).claim || !isVote(task) || task.claimed) return 'noClaim';
  touch(draft, position);
  writeHistory(draft, { action: 'claim', by: event.by, node: task.node, round: task.round, task: task.id });
  task.claimed = true;
  for (const other of tasksOf(draft, position)) if (other !== task && isLive(other) && isVote(other)) drop(draft, other, 'claimed');
  openNext(draft, position);
  return undefined;
}
