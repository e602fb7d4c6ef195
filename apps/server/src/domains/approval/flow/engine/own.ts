import type { NodeAction } from '@park/contract/approval/flow/definition';
import { type Draft, placeAt, positionOf } from './draft.ts';
import type { Position, Refusal, Task } from './model.ts';
import { isPerson } from './tree.ts';

export const isAdmin = (draft: Draft, user: string): boolean => draft.context.admins.includes(user);

type Held = { task: Task; position: Position };

/** An open task at a node of people, with where it is. The applicant's own, after a return, is for resubmitting only. */
function taskAt(draft: Draft, id: number): Held | undefined {
  const task = draft.state.tasks.find((one) => one.id === id && one.status === 'open');
  const position = task && positionOf(draft, task.round);
  return position && isPerson(placeAt(draft, position).node) ? { task, position } : undefined;
}

/** The task somebody wants to act on, if it is his and the node lets him. */
export function ownTask(draft: Draft, { by, task: id }: { by: string; task: number }, action: NodeAction): Held | Refusal {
  const held = taskAt(draft, id);
  if (!held) return 'taskGone';
  if (held.task.user !== by) return 'notYours';
  if (held.task.delegatedBy !== undefined && action !== 'agree' && action !== 'refuse') return 'advise';
  const { node } = placeAt(draft, held.position);
  return isPerson(node) && node.buttons[action] === false ? 'switchedOff' : held;
}

/** Somebody acted here: the one before can no longer take it back, the applicant no longer withdraw where that counts. */
export function touch(draft: Draft, position: Position) {
  position.touched = true;
  draft.state.touched = true;
}
