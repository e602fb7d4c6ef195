import { passedBefore } from './candidates.ts';
import { announceEnd, type Draft, placeAt, writeHistory } from './draft.ts';
import type { EventOf } from './event.ts';
import type { Refusal, Task } from './model.ts';
import { sendBack } from './move.ts';
import { ownTask, touch } from './own.ts';
import { drop } from './round.ts';
import { settle } from './settle.ts';
import { isPerson, type Place, placeOf } from './tree.ts';

/** Stores the people chosen for later nodes that let the applicant or the previous approver choose. */
export function choose(draft: Draft, kind: 'applicantChoice' | 'previousChoice', choices: Readonly<Record<string, string[]>> = {}) {
  draft.mayChoose = kind;
  for (const [id, users] of Object.entries(choices)) {
    const node = draft.tree.places.get(id)?.node;
    if (node && 'candidates' in node && node.candidates.some((one) => one.kind === kind)) draft.state.choices[id] = users;
  }
}

/** Records the opinion of a delegate and closes their task; the person who delegated still decides. */
function advise(draft: Draft, task: Task, how: 'agree' | 'refuse') {
  writeHistory(draft, { action: 'advise', by: task.user, node: task.node, round: task.round, task: task.id, why: how });
  drop(draft, task, 'advised');
}

export function agree(draft: Draft, event: EventOf<'agree'>): Refusal | undefined {
  const own = ownTask(draft, event, 'agree');
  if (typeof own === 'string') return own;
  const { task, position } = own;
  touch(draft, position);
  if (task.delegatedBy !== undefined) advise(draft, task, 'agree');
  else {
    choose(draft, 'previousChoice', event.choices);
    writeHistory(draft, { action: 'agree', by: event.by, node: task.node, round: task.round, task: task.id });
    announceEnd(draft, task, 'agreed');
    task.status = 'agreed';
  }
  settle(draft, position, event.by);
  return undefined;
}

export function refuse(draft: Draft, event: EventOf<'refuse'>): Refusal | undefined {
  const own = ownTask(draft, event, 'refuse');
  if (typeof own === 'string') return own;
  const { task, position } = own;
  if (placeAt(draft, position).node.kind === 'handle' && task.delegatedBy === undefined) return 'noRefuse';
  touch(draft, position);
  if (task.delegatedBy !== undefined) advise(draft, task, 'refuse');
  else {
    writeHistory(draft, { action: 'refuse', by: event.by, node: task.node, round: task.round, task: task.id });
    announceEnd(draft, task, 'refused');
    task.status = 'refused';
  }
  settle(draft, position, event.by);
  return undefined;
}

/** Returns the nodes a position may be returned to: the start node and the person nodes the instance passed before it. */
export const returnTargets = (draft: Draft, position: { node: string }): Place[] => [
  draft.tree.start,
  ...passedBefore(draft, position.node)
    .map((passed) => placeAt(draft, passed))
    .filter(({ node }) => isPerson(node)),
];

function targetOf(draft: Draft, position: { node: string }, to: EventOf<'return'>['to']): Place | undefined {
  const targets = returnTargets(draft, position);
  if (to === 'applicant') return draft.tree.start;
  if (to === 'previous') return targets.at(-1);
  return targets.find((place) => place === placeOf(draft.tree, to.node));
}

/** Returns the instance to an earlier node. The round ends at once, whatever its other people have decided: a return is not a vote. */
export function sendReturn(draft: Draft, event: EventOf<'return'>): Refusal | undefined {
  const own = ownTask(draft, event, 'return');
  if (typeof own === 'string') return own;
  const { task, position } = own;
  const target = targetOf(draft, position, event.to);
  if (!target) return 'badTarget';
  touch(draft, position);
  writeHistory(draft, { action: 'return', by: event.by, node: task.node, round: task.round, task: task.id, to: target.node.id });
  announceEnd(draft, task, 'returned');
  // With a decided status the task counts as closed, so that closing the round does not announce its end a second time.
  task.status = 'agreed';
  sendBack(draft, position, target, event.by);
  return undefined;
}
