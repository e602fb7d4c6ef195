import { flowLimits, type PersonNode } from '@park/contract/approval/flow/definition';
import { announceEnd, type Draft, isLive, placeAt, present, tasksOf } from './draft.ts';
import type { Ending, Position, Refusal, Task } from './model.ts';

type Assignee = Partial<Task> & { user: string };

/** Tells whether the node itself asks this person. Added approvers do not count, nor do delegates, who only give an opinion. */
export const isVote = ({ addedBy, delegatedBy }: Task): boolean => addedBy === undefined && delegatedBy === undefined;
/** Tells whether the node itself asks nobody but the holder of this task. Without this task the round could never be decided. */
export const isLastVote = (draft: Draft, task: Task): boolean => !tasksOf(draft, task).some((one) => one !== task && isVote(one));

/** Returns the result of a round. Added approvers must agree in every mode; a ratio counts only the people the node itself asks. */
export function verdict({ mode, ratio }: Pick<PersonNode, 'mode' | 'ratio'>, tasks: readonly Task[]): 'pass' | 'refuse' | 'wait' {
  const votes = tasks.filter(isVote);
  const added = tasks.filter(({ addedBy }) => addedBy !== undefined);
  const refused = votes.filter(({ status }) => status === 'refused').length;
  const agreed = votes.filter(({ status }) => status === 'agreed').length;
  const share = mode === 'ratio' ? (ratio ?? 100) : 100;
  if (added.some(({ status }) => status === 'refused')) return 'refuse';
  if (mode === 'any' ? refused > 0 : (votes.length - refused) * 100 < share * votes.length) return 'refuse';
  if (added.some(isLive)) return 'wait';
  return (mode === 'any' ? agreed > 0 : agreed * 100 >= share * votes.length) ? 'pass' : 'wait';
}

export function newTask(draft: Draft, position: Position, assignee: Assignee): Task {
  draft.state.task += 1;
  return { after: [], status: 'waiting', ...assignee, id: draft.state.task, node: position.node, round: position.round };
}

/** Opens the waiting tasks whose turn has come, because every task before them is decided. */
export function openNext(draft: Draft, position: Position) {
  const tasks = tasksOf(draft, position);
  const live = new Set(tasks.filter(isLive).map(({ id }) => id));
  for (const task of tasks) {
    if (task.status !== 'waiting' || task.after.some((id) => live.has(id))) continue;
    task.status = 'open';
    draft.effects.push({ type: 'opened', task: { ...task } });
  }
}

export function pause(draft: Draft, task: Task, after: number[]) {
  announceEnd(draft, task, 'paused');
  task.status = 'waiting';
  task.after = [...task.after, ...after];
}

/** Makes the tasks that waited for task `id` wait for the tasks `others` instead. */
function waitInstead(draft: Draft, round: number, id: number, others: readonly number[]) {
  for (const task of tasksOf(draft, { round }))
    if (task.after.includes(id)) task.after = [...new Set([...task.after.filter((one) => one !== id), ...others])];
}

/** Gives a task to another person, who takes the same position in the sequence. */
export function replace(draft: Draft, task: Task, to: Assignee, as: Ending) {
  const { tasks } = draft.state;
  announceEnd(draft, task, as);
  draft.state.task += 1;
  const { claimed: _, standsFor: __, ...rest } = task;
  const next: Task = { ...rest, ...to, id: draft.state.task };
  tasks[tasks.indexOf(task)] = next;
  waitInstead(draft, task.round, task.id, [next.id]);
  if (next.status === 'open') draft.effects.push({ type: 'opened', task: { ...next } });
}

/** Removes a task and the tasks delegated from it. Tasks that waited for it now wait for the tasks it waited for itself. */
export function drop(draft: Draft, task: Task, as: Ending) {
  for (const other of tasksOf(draft, task)) if (other.delegatedBy === task.id) drop(draft, other, as);
  announceEnd(draft, task, as);
  draft.state.tasks = draft.state.tasks.filter(({ id }) => id !== task.id);
  waitInstead(draft, task.round, task.id, task.after);
}

/** Adds approvers next to, before or after a task. The approvers after it are asked once the task is decided. */
export function addSigns(draft: Draft, position: Position, task: Task, users: readonly Assignee[], how: 'before' | 'after' | 'with') {
  const signs = users.map((assignee) => newTask(draft, position, { ...assignee, after: how === 'after' ? [task.id] : [] }));
  const ids = signs.map(({ id }) => id);
  if (how === 'before') pause(draft, task, ids);
  else waitInstead(draft, task.round, task.id, [task.id, ...ids]);
  draft.state.tasks.push(...signs);
}

/**
 * Returns the reason why these people cannot be asked in this round. A person can have only one task in a round, even if it is decided
 * already.
 */
export function assigneeProblem(draft: Draft, position: Position, users: readonly string[]): Refusal | undefined {
  const there = tasksOf(draft, position);
  if (new Set(users).size !== users.length || users.some((user) => there.some((task) => task.user === user))) return 'alreadyThere';
  return there.length + users.length > flowLimits.round ? 'tooMany' : undefined;
}

/** Checks people whom a user names: like `assigneeProblem`, and also that they are still active. */
export const namedPeopleProblem = (draft: Draft, position: Position, users: readonly string[]): Refusal | undefined =>
  assigneeProblem(draft, position, users) ?? (present(draft, users).length < users.length ? 'notThere' : undefined);

/**
 * Returns the user, or the stand-in who gets the user's tasks. Follows a chain of at most five stand-ins; never chooses the applicant or
 * goes round in a circle.
 */
export function standIn(draft: Draft, user: string): Assignee {
  const met = [user];
  for (let steps = 0; steps < 5; steps += 1) {
    const next = draft.context.delegateOf(met.at(-1) as string);
    if (!next || next === draft.state.applicant) break;
    if (met.includes(next)) return { user };
    met.push(next);
  }
  const last = met.at(-1) as string;
  return last === user ? { user } : { user: last, standsFor: user };
}

/** Returns the stand-in of a user, or the user if the stand-in already has a task in the round. */
export function standInAt(draft: Draft, position: Position, user: string): Assignee {
  const assignee = standIn(draft, user);
  return assigneeProblem(draft, position, [assignee.user]) ? { user } : assignee;
}

export const nodeOf = (draft: Draft, position: { node: string }): PersonNode => placeAt(draft, position).node as PersonNode;
