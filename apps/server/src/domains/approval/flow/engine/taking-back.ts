import { addPosition, closePosition, type Draft, isLive, placeAt, positionOf, tasksOf, writeHistory } from './draft.ts';
import { setTimer } from './enter.ts';
import type { EventOf } from './event.ts';
import type { Position, Refusal, Task, Undo } from './model.ts';
import { openFork } from './move.ts';
import { nodeOf, openNext, pause } from './round.ts';
import { isBefore } from './tree.ts';

/** Takes back an approval, in its still undecided round or after the round has led on, as long as nobody has acted since. */
export function takeBack(draft: Draft, { by, task: id }: EventOf<'takeBack'>): Refusal | undefined {
  if (!draft.settings.takeBack) return 'switchedOff';
  const own = (task: Task) => task.id === id && task.status === 'agreed' && !task.auto;
  const task = draft.state.tasks.find(own);
  const undo = draft.state.undo.find(({ tasks }) => tasks.some(own));
  const found = task ?? undo?.tasks.find(own);
  if (!found) return 'tooLate';
  if (found.user !== by) return 'notYours';
  const position = task && positionOf(draft, task.round);
  return position ? withinRound(draft, position, task) : undo && fromAfter(draft, undo, found);
}

/** Takes back an approval whose round is still undecided. */
function withinRound(draft: Draft, position: Position, task: Task): Refusal | undefined {
  const followers = tasksOf(draft, position).filter(({ after }) => after.includes(task.id));
  if (followers.some((one) => !isLive(one))) return 'tooLate';
  for (const follower of followers) pause(draft, follower, []);
  reopen(draft, position, task);
  return undefined;
}

/** Takes back an approval that completed its round: closes the rounds that followed and reopens the node as it was before this approval. */
function fromAfter(draft: Draft, undo: Undo, task: Task): undefined {
  const { state } = draft;
  for (const round of undo.rounds) {
    const position = positionOf(draft, round);
    if (position) closePosition(draft, position, 'cancelled');
  }
  state.forks = state.forks.filter(({ round }) => !undo.rounds.includes(round));
  const here = placeAt(draft, undo);
  for (const { fork, branch } of here.scope) {
    const live = state.forks.find(({ node }) => node === fork);
    if (!live) openFork(draft, fork, [branch]);
    else if (!live.open.includes(branch)) live.open = [...live.open, branch];
  }
  state.trail = state.trail.filter((passed) => passed.node !== undo.node && !isBefore(here, placeAt(draft, passed)));
  state.undo = state.undo.filter((one) => one !== undo);
  const position = addPosition(draft, { node: undo.node, waits: 'people', ...(undo.back && { back: undo.back }) });
  state.tasks.push(...undo.tasks.map((one) => ({ ...one, round: position.round })));
  for (const one of tasksOf(draft, position)) if (isLive(one)) renewTask(draft, one);
  setTimer(draft, nodeOf(draft, position), position);
  reopen(draft, position, tasksOf(draft, position).find(({ id }) => id === task.id) as Task);
  return undefined;
}

function reopen(draft: Draft, position: Position, task: Task) {
  writeHistory(draft, { action: 'takeBack', by: task.user, node: position.node, round: position.round, task: task.id });
  renewTask(draft, task).after = [];
  openNext(draft, position);
}

/** Gives a task a new id. Its earlier decision or closing then stays in the database as a separate row. */
function renewTask(draft: Draft, task: Task): Task {
  const { state } = draft;
  state.task += 1;
  const next: Task = { ...task, id: state.task, status: 'waiting' };
  state.tasks[state.tasks.indexOf(task)] = next;
  for (const other of tasksOf(draft, task)) {
    if (other.after.includes(task.id)) other.after = other.after.map((id) => (id === task.id ? next.id : id));
    if (other.delegatedBy === task.id) other.delegatedBy = next.id;
  }
  return next;
}

/** Updates the list of approvals that can be taken back. Removes those after which somebody has acted or another system was called. */
export function updateUndo(draft: Draft) {
  const { state } = draft;
  const born = [...state.positions, ...state.forks].map(({ round }) => round).filter((round) => round > draft.since.round);
  const forkOf = (undo: Undo) =>
    placeAt(draft, undo)
      .scope.flatMap(({ fork }) => state.forks.find(({ node }) => node === fork)?.round ?? [])
      .at(-1);
  const isUntouched = (round: number) =>
    state.forks.some((fork) => fork.round === round) || state.positions.some((one) => one.round === round && !one.touched);
  const isNew = (undo: Undo) => !undo.rounds.length && undo.fork === undefined;
  state.undo = state.undo
    .filter((undo) => !(isNew(undo) && draft.isFinal))
    .map((undo): Undo => {
      if (!isNew(undo)) return undo;
      const fork = forkOf(undo);
      return { ...undo, rounds: born, ...(fork !== undefined && { fork }) };
    })
    .filter((undo) => (undo.rounds.length ? undo.rounds.every(isUntouched) : undo.fork !== undefined && forkOf(undo) === undo.fork));
}
