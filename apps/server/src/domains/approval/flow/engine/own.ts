import type { NodeAction } from '@park/contract/approval/flow/definition';
import { type Draft, placeAt, positionOf } from './draft.ts';
import type { Position, Refusal, Task } from './model.ts';
import { isPerson } from './tree.ts';

export const isAdmin = (draft: Draft, user: string): boolean => draft.context.admins.includes(user);

type OwnTask = { task: Task; position: Position };

/** Finds an open task of a person node and its position. Leaves out the applicant's task after a return, which can only be resubmitted. */
function taskAt(draft: Draft, id: number): OwnTask | undefined {
  const task = draft.state.tasks.find((one) => one.id === id && one.status === 'open');
  const position = task && positionOf(draft, task.round);
  return position && isPerson(placeAt(draft, position).node) ? { task, position } : undefined;
}

/**
 * Returns the task on which an actor wants to perform an action. Returns a refusal if it is another user's task or the node does not allow
 * the action.
 */
export function ownTask(draft: Draft, { by, task: id }: { by: string; task: number }, action: NodeAction): OwnTask | Refusal {
  const own = taskAt(draft, id);
  if (!own) return 'taskGone';
  if (own.task.user !== by) return 'notYours';
  if (own.task.delegatedBy !== undefined && action !== 'agree' && action !== 'refuse') return 'advise';
  const { node } = placeAt(draft, own.position);
  return isPerson(node) && node.buttons[action] === false ? 'switchedOff' : own;
}

/**
 * Marks a position as acted on. From then on the previous approver cannot take their approval back; the applicant cannot withdraw if the
 * flow permits that only before anybody has acted.
 */
export function touch(draft: Draft, position: Position) {
  position.touched = true;
  draft.state.touched = true;
}
