import { addPosition, closePosition, type Draft, placeAt, tasksOf, writeHistory } from './draft.ts';
import type { Line, Position, Resume, Status } from './model.ts';
import { newTask, openNext } from './round.ts';
import { areBeside, isPerson, isWithin, type Place, placeOf, type Scope, sharedScope } from './tree.ts';

/** Continues after a node: with the next node of its line or, at the end of the line, after the branch node around it. */
export function leave(draft: Draft, from: Place) {
  for (let place = from; ; place = place.owner as Place) {
    const next = place.line[place.at + 1];
    if (next) {
      draft.agenda.push({ place: placeOf(draft.tree, next.id) });
      return;
    }
    if (!place.owner || !endBranch(draft, place)) return;
  }
}

/** Marks a branch as complete. Returns true for the last open branch; the instance then continues after the branch node. */
function endBranch({ state }: Draft, { owner, branch }: Place): boolean {
  if (owner?.node.kind === 'condition') return true;
  const fork = state.forks.find(({ node }) => node === owner?.node.id);
  if (!fork) return false;
  fork.open = fork.open.filter((id) => id !== branch);
  if (fork.open.length) return false;
  state.forks = state.forks.filter((one) => one !== fork);
  return true;
}

export function openFork({ state }: Draft, node: string, open: readonly string[]) {
  state.round += 1;
  state.forks.push({ node, round: state.round, open: [...open] });
}

const positionsWithin = (draft: Draft, scope: Scope) =>
  draft.state.positions.filter((position) => isWithin(placeAt(draft, position).scope, scope));
const forksWithin = (draft: Draft, scope: Scope) => draft.state.forks.filter((fork) => isWithin(placeAt(draft, fork).scope, scope));

/** Closes all positions and forks within a branch. */
function clear(draft: Draft, scope: Scope) {
  for (const position of positionsWithin(draft, scope)) closePosition(draft, position, 'cancelled');
  const gone = new Set(forksWithin(draft, scope));
  draft.state.forks = draft.state.forks.filter((fork) => !gone.has(fork));
}

export function finish(draft: Draft, result: Exclude<Status, 'running' | 'returned'>, line: Partial<Line> = {}) {
  clear(draft, []);
  draft.agenda.length = 0;
  draft.state.status = result;
  draft.state.round += 1;
  draft.state.undo = [];
  writeHistory(draft, { action: 'end', why: result, ...line });
  draft.effects.push({ type: 'finished', result, round: draft.state.round });
}

/**
 * Records the open positions and forks within a branch so that they can be reopened later. Includes everybody the nodes asked, also people
 * who have decided.
 */
function remember(draft: Draft, scope: Scope): Resume {
  const positions = positionsWithin(draft, scope).map((position) => ({
    node: position.node,
    users: [
      ...new Set(
        tasksOf(draft, position)
          .filter((task) => task.addedBy === undefined && task.delegatedBy === undefined)
          .map(({ user }) => user),
      ),
    ],
    ...(position.back && { back: position.back }),
  }));
  return { positions, forks: forksWithin(draft, scope).map(({ node, open }) => ({ node, open })) };
}

type Move = { scope: Scope; target: Place; back?: Resume | undefined; isStraight?: boolean };

/** Opens the forks that lead down to a node, each with only the branch that contains the node. */
function openDown(draft: Draft, from: Scope, to: Scope) {
  for (const { fork, branch } of to.slice(from.length)) openFork(draft, fork, [branch]);
}

/** Closes everything within a scope and continues at one of its nodes, before or after the current one. */
function moveTo(draft: Draft, { scope, target, back, isStraight = false }: Move) {
  clear(draft, scope);
  openDown(draft, scope, target.scope);
  // The trail loses the nodes the instance will pass again; with straight return that is only the target.
  draft.state.trail = draft.state.trail.filter((passed) => {
    const place = placeAt(draft, passed);
    return isStraight ? place !== target : place.order < target.order || !isWithin(place.scope, scope);
  });
  if (target.node.kind === 'start') toApplicant(draft, back);
  else {
    draft.state.status = 'running';
    draft.agenda.push({ place: target, forced: true, back });
  }
}

/** Gives the instance back to the applicant as a task of their own. */
function toApplicant(draft: Draft, back: Resume | undefined) {
  draft.state.status = 'returned';
  const position = addPosition(draft, { node: draft.tree.start.node.id, waits: 'people', ...(back && { back }) });
  draft.state.tasks.push(newTask(draft, position, { user: draft.state.applicant }));
  openNext(draft, position);
}

/** Returns the instance from a position to an earlier node. */
export function sendBack(draft: Draft, position: Position, target: Place, by: string | null) {
  const scope = sharedScope(placeAt(draft, position).scope, target.scope);
  const isStraight = draft.settings.returned === 'straight';
  const back = isStraight ? remember(draft, scope) : undefined;
  moveTo(draft, { scope, target, back, isStraight });
  draft.effects.push({ type: 'returned', to: target.node.id, by });
}

/** Continues after a completed node: at the positions that returned the instance to this node, or else at the next node. */
export function proceed(draft: Draft, from: Place, back: Resume | undefined) {
  if (back) resume(draft, from, back);
  else leave(draft, from);
}

/** Reopens the positions and forks that a return had closed. */
function resume(draft: Draft, from: Place, back: Resume) {
  const first = back.positions[0];
  const scope = first ? sharedScope(from.scope, placeAt(draft, first).scope) : from.scope;
  clear(draft, scope);
  for (const { node, open } of back.forks) openFork(draft, node, open);
  for (const { node, ...entry } of back.positions) draft.agenda.push({ place: placeOf(draft.tree, node), forced: true, ...entry });
}

/** Returns the position a manager would move to the target node. Undefined if the target asks nobody or lies in a parallel branch. */
export function jumpFrom(draft: Draft, target: Place): Position | undefined {
  const shared = (position: Position) => sharedScope(placeAt(draft, position).scope, target.scope).length;
  const nearest = draft.state.positions.toSorted((one, other) => shared(other) - shared(one))[0];
  const isThere = nearest && isPerson(target.node) && !areBeside(placeAt(draft, nearest).scope, target.scope);
  return isThere ? nearest : undefined;
}

export function jump(draft: Draft, position: Position, target: Place) {
  moveTo(draft, { scope: sharedScope(placeAt(draft, position).scope, target.scope), target });
}

export function wake(draft: Draft, target: Place) {
  moveTo(draft, { scope: [], target });
}
