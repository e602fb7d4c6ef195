import { isMet } from '@park/contract/approval/flow/condition';
import type { BranchNode, ConditionalBranch, FlowNode, PersonNode } from '@park/contract/approval/flow/definition';
import { assign, resolveAll } from './candidates.ts';
import { addPosition, type Draft, type Entry, isRunning, writeHistory } from './draft.ts';
import type { Position, Resume, Task } from './model.ts';
import { finish, leave, openFork, proceed } from './move.ts';
import { newTask } from './round.ts';
import { settle } from './settle.ts';
import { type Place, placeOf } from './tree.ts';

/** Enters queued nodes until people or timers must act, the instance ends, or an answer is missing. */
export function run(draft: Draft) {
  while (isRunning(draft) && !draft.needs.length && !draft.refusal) {
    const entry = draft.agenda.shift();
    if (!entry) return;
    enter(draft, entry);
  }
}

function enter(draft: Draft, entry: Entry) {
  const { place } = entry;
  const { node } = place;
  switch (node.kind) {
    case 'start':
      return leave(draft, place);
    case 'end':
      return finish(draft, 'agreed', { node: node.id });
    case 'approve':
    case 'handle':
      return enterPerson(draft, node, entry);
    case 'cc':
      return enterCopies(draft, node, place);
    case 'condition':
    case 'inclusive':
    case 'parallel':
      return enterBranches(draft, node, place);
    default:
      return enterWaiting(draft, node, entry);
  }
}

function enterCopies(draft: Draft, node: Extract<FlowNode, { kind: 'cc' }>, place: Place) {
  const users = resolveAll(draft, node.id, node.candidates);
  if (draft.needs.length) return;
  if (users.length) draft.effects.push({ type: 'cc', node: node.id, users });
  writeHistory(draft, { action: 'cc', node: node.id, users });
  leave(draft, place);
}

/**
 * Returns the branches the instance takes. Parallel node: all; inclusive node: every branch whose condition holds; condition node: the
 * first. If no condition holds, the last branch is taken.
 */
export function takenBranches(node: BranchNode, form: Readonly<Record<string, unknown>>) {
  if (node.kind === 'parallel') return node.branches;
  const meets = ({ when }: ConditionalBranch) => when !== null && isMet(when, form);
  const met = node.kind === 'condition' ? node.branches.filter(meets).slice(0, 1) : node.branches.filter(meets);
  return met.length ? met : node.branches.slice(-1);
}

function enterBranches(draft: Draft, node: BranchNode, place: Place) {
  const busy = takenBranches(node, draft.context.form).filter(({ nodes }) => nodes.length);
  if (!busy.length) return leave(draft, place);
  if (node.kind !== 'condition')
    openFork(
      draft,
      node.id,
      busy.map(({ id }) => id),
    );
  for (const { nodes } of busy) draft.agenda.push({ place: placeOf(draft.tree, (nodes[0] as FlowNode).id) });
}

/** Enters a node that waits for a timer, a trigger or a sub-process. */
function enterWaiting(draft: Draft, node: Extract<FlowNode, { kind: 'delay' | 'trigger' | 'sub' }>, { place, back }: Entry) {
  const waits = node.kind === 'delay' ? 'timer' : node.kind;
  const position = addPosition(draft, { node: node.id, waits, ...(back && { back }) });
  const { round } = position;
  if (node.kind === 'delay') {
    const { minutes, working } = node;
    draft.effects.push({ type: 'timerSet', round, node: node.id, purpose: 'delay', minutes, working });
    return;
  }
  launch(draft, node, round);
  if (node.wait) return;
  draft.state.positions = draft.state.positions.filter((one) => one !== position);
  proceed(draft, place, back);
}

/** Calls the trigger or starts the sub-process; also used when a manager retries after a failure. */
export function launch(draft: Draft, node: Extract<FlowNode, { kind: 'trigger' | 'sub' }>, round: number) {
  draft.isFinal = true;
  const { wait } = node;
  if (node.kind === 'trigger') draft.effects.push({ type: 'trigger', node: node.id, round, url: node.url, wait });
  else draft.effects.push({ type: 'startSub', node: node.id, round, processKey: node.processKey, fields: node.fields, wait });
}

function enterPerson(draft: Draft, node: PersonNode, { place, forced, users, back }: Entry) {
  if (!forced && node.skip && isMet(node.skip, draft.context.form)) return skipNode(draft, place, 'skip');
  const assigned = assign(draft, node, { ...(forced && { forced }), ...(users && { users }) });
  if (draft.needs.length || draft.refusal) return;
  if ('nobody' in assigned) {
    draft.refusal = { refusal: 'nobody', node: node.id };
    return;
  }
  // The node asks nobody, so the instance ends here. Returning it, as after a person's refusal, would lead it back to this node in an
  // endless loop.
  if ('refuse' in assigned) return finish(draft, 'refused', { node: node.id, why: 'nobody' });
  if ('pass' in assigned) return skipNode(draft, place, assigned.pass, back);
  const position = addPosition(draft, { node: node.id, waits: 'people', ...(back && { back }) });
  assignTasks(draft, node, position, assigned.people);
}

function skipNode(draft: Draft, place: Place, why: string, back?: Resume) {
  writeHistory(draft, { action: 'pass', node: place.node.id, why });
  proceed(draft, place, back);
}

function assignTasks(draft: Draft, node: PersonNode, position: Position, people: (Partial<Task> & { user: string })[]) {
  const tasks = people.map((assignee) => newTask(draft, position, assignee));
  const undecided = tasks.filter(({ auto }) => !auto);
  if (node.mode === 'sequential')
    for (const [at, task] of undecided.entries())
      task.after = undecided
        .slice(0, at)
        .slice(-1)
        .map(({ id }) => id);
  draft.state.tasks.push(...tasks);
  for (const { id, user, auto } of tasks)
    if (auto) writeHistory(draft, { action: 'pass', node: node.id, round: position.round, task: id, users: [user], why: 'same' });
  setTimer(draft, node, position);
  settle(draft, position);
}

export function setTimer(draft: Draft, { id, timeout }: PersonNode, { round }: Position) {
  if (timeout) draft.effects.push({ type: 'timerSet', round, node: id, purpose: 'timeout', minutes: timeout.minutes, working: true });
}
