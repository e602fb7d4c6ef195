import { passedBefore, resolveAll } from './candidates.ts';
import { closePosition, type Draft, placeAt, tasksOf } from './draft.ts';
import type { Position } from './model.ts';
import { finish, proceed, sendBack } from './move.ts';
import { nodeOf, openNext, verdict } from './round.ts';

/** Continues after a person has decided at a position: opens the next task, or passes or refuses the node. */
export function settle(draft: Draft, position: Position, by: string | null = null) {
  const now = verdict(nodeOf(draft, position), tasksOf(draft, position));
  if (now === 'wait') openNext(draft, position);
  else if (now === 'pass') pass(draft, position);
  else refuse(draft, position, by);
}

/** Completes the node. Open tasks of people who have not decided are closed and do not appear in their done lists. */
export function pass(draft: Draft, position: Position) {
  const { state } = draft;
  const place = placeAt(draft, position);
  const node = nodeOf(draft, position);
  const tasks = tasksOf(draft, position);
  const agreed = tasks.filter(({ status, auto }) => status === 'agreed' && !auto);
  state.trail = [
    ...state.trail.filter((passed) => passed.node !== position.node),
    { node: position.node, round: position.round, users: [...new Set(agreed.map(({ user }) => user))] },
  ];
  const { node: id, back } = position;
  if (agreed.length) state.undo.push({ node: id, tasks, rounds: [], ...(back && { back }) });
  closePosition(draft, position, 'skipped');
  const recipients = resolveAll(draft, node.id, node.cc);
  if (recipients.length) draft.effects.push({ type: 'cc', node: node.id, users: recipients });
  proceed(draft, place, back);
}

/** Refuses at the node. By the node's setting the instance ends or is returned. */
export function refuse(draft: Draft, position: Position, by: string | null) {
  const node = nodeOf(draft, position);
  if (node.kind !== 'approve' || node.refused === 'end') return finish(draft, 'refused', { by, node: node.id, round: position.round });
  const previous = node.refused === 'previous' ? passedBefore(draft, node.id).at(-1) : undefined;
  sendBack(draft, position, previous ? placeAt(draft, previous) : draft.tree.start, by);
}
