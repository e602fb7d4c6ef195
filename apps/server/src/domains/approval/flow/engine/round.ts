import { flowLimits, type PersonNode } from '@park/contract/approval/flow/definition';
import { announceEnd, type Draft, isLive, placeAt, present, tasksOf } from './draft.ts';
import type { Ending, Position, Refusal, Task } from './model.ts';

type Asked = Partial<Task> & { user: string };

/** Somebody the node itself asks; not a sign that was added, nor whoever only gives his opinion. */
export const isVoice = ({ addedBy, delegatedBy }: Task): boolean => addedBy === undefined && delegatedBy === undefined;
/** A round is decided by its voices: without any it would wait for nobody. */
export const isLastVoice = (draft: Draft, task: Task): boolean => !tasksOf(draft, task).some((one) => one !== task && isVoice(one));

/** What a round has come to. A sign that was added must agree whatever the mode; the shares are those of the others. */
export function verdict({ mode, ratio }: Pick<PersonNode, 'mode' | 'ratio'>, tasks: readonly Task[]): 'pass' | 'refuse' | 'wait' {
  const asked = tasks.filter(isVoice);
  const added = tasks.filter(({ addedBy }) => addedBy !== undefined);
  const refused = asked.filter(({ status }) => status === 'refused').length;
  const agreed = asked.filter(({ status }) => status === 'agreed').length;
  const share = mode === 'ratio' ? (ratio ?? 100) : 100;
  if (added.some(({ status }) => status === 'refused')) return 'refuse';
  if (mode === 'any' ? refused > 0 : (asked.length - refused) * 100 < share * asked.length) return 'refuse';
  if (added.some(isLive)) return 'wait';
  return (mode === 'any' ? agreed > 0 : agreed * 100 >= share * asked.length) ? 'pass' : 'wait';
}

export function newTask(draft: Draft, position: Position, asked: Asked): Task {
  draft.state.task += 1;
  return { after: [], status: 'waiting', ...asked, id: draft.state.task, node: position.node, round: position.round };
}

/** Opens whatever waits for nobody any more. */
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

/** What waited for one task waits for others instead. */
function waitInstead(draft: Draft, round: number, id: number, others: readonly number[]) {
  for (const task of tasksOf(draft, { round }))
    if (task.after.includes(id)) task.after = [...new Set([...task.after.filter((one) => one !== id), ...others])];
}

/** Gives a task to somebody else, in its place among the others. */
export function replace(draft: Draft, task: Task, to: Asked, as: Ending) {
  const { tasks } = draft.state;
  announceEnd(draft, task, as);
  draft.state.task += 1;
  const { claimed: _, standsFor: __, ...kept } = task;
  const next: Task = { ...kept, ...to, id: draft.state.task };
  tasks[tasks.indexOf(task)] = next;
  waitInstead(draft, task.round, task.id, [next.id]);
  if (next.status === 'open') draft.effects.push({ type: 'opened', task: { ...next } });
}

/** Takes a task away with what it was delegated to; what waited for it waits for what it waited for. */
export function drop(draft: Draft, task: Task, as: Ending) {
  for (const other of tasksOf(draft, task)) if (other.delegatedBy === task.id) drop(draft, other, as);
  announceEnd(draft, task, as);
  draft.state.tasks = draft.state.tasks.filter(({ id }) => id !== task.id);
  waitInstead(draft, task.round, task.id, task.after);
}

/** Puts people beside, before or after a task. Those after it open when it is decided. */
export function addSigns(draft: Draft, position: Position, task: Task, users: readonly Asked[], how: 'before' | 'after' | 'with') {
  const signs = users.map((asked) => newTask(draft, position, { ...asked, after: how === 'after' ? [task.id] : [] }));
  const ids = signs.map(({ id }) => id);
  if (how === 'before') pause(draft, task, ids);
  else waitInstead(draft, task.round, task.id, [task.id, ...ids]);
  draft.state.tasks.push(...signs);
}

/** Why these people cannot be asked in this round. Everybody has one voice in it, whether he has used it or not. */
export function askingProblem(draft: Draft, position: Position, users: readonly string[]): Refusal | undefined {
  const there = tasksOf(draft, position);
  if (new Set(users).size !== users.length || users.some((user) => there.some((task) => task.user === user))) return 'alreadyThere';
  return there.length + users.length > flowLimits.round ? 'tooMany' : undefined;
}

/** The same for people somebody names, who may have left or never been there. */
export const namingProblem = (draft: Draft, position: Position, users: readonly string[]): Refusal | undefined =>
  askingProblem(draft, position, users) ?? (present(draft, users).length < users.length ? 'notThere' : undefined);

/** Who really gets a task of this person: whoever stands in, a few steps on, never in a circle and never the applicant. */
export function standIn(draft: Draft, user: string): Asked {
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

/** The same within a round that somebody may be part of already. */
export function standInAt(draft: Draft, position: Position, user: string): Asked {
  const asked = standIn(draft, user);
  return askingProblem(draft, position, [asked.user]) ? { user } : asked;
}

export const nodeOf = (draft: Draft, position: { node: string }): PersonNode => placeAt(draft, position).node as PersonNode;
