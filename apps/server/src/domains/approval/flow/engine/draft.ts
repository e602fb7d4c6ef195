import type { Definition } from '@park/contract/approval/flow/definition';
import {
  type Context,
  type Effect,
  type Ending,
  keyOf,
  type Line,
  type Position,
  type Question,
  type Refusal,
  type Resume,
  type State,
  type Task,
} from './model.ts';
import { type Place, placeOf, type Tree, treeOf } from './tree.ts';

/** An entry of the agenda: a node that the engine is about to enter. */
export type Entry = {
  place: Place;
  /**
   * Set when a person sent the instance to this node: the node then asks people even if its skip condition holds or they approved earlier.
   */
  forced?: boolean;
  /** The people the node asked when a return closed it; they are asked again. */
  users?: readonly string[];
  back?: Resume | undefined;
};

/** The working copy of the state while one event is applied. It is discarded unless the whole event succeeds. */
export type Draft = {
  tree: Tree;
  settings: Definition['settings'];
  context: Context;
  state: State;
  effects: Effect[];
  needs: Question[];
  /** Queue of nodes to enter next. A queue instead of recursion, so that no depth of a definition can exhaust the stack. */
  agenda: Entry[];
  refusal: { refusal: Refusal; node?: string } | undefined;
  /** The last round number and task number before this event; the event created all higher ones. */
  since: { round: number; task: number };
  /** Whether this event called another system or started a sub-process, which cannot be undone. */
  isFinal: boolean;
  /** The choice of people for later nodes that the sender of this event may make. */
  mayChoose: 'applicantChoice' | 'previousChoice' | undefined;
};

/** Returns the state of an instance before its first event. */
export const initialState = (applicant: string): State => ({
  status: 'running',
  applicant,
  round: 0,
  task: 0,
  positions: [],
  forks: [],
  tasks: [],
  trail: [],
  undo: [],
  choices: {},
  urgedAt: null,
  touched: false,
});

export function draftOf(definition: Definition, state: State, context: Context): Draft {
  return {
    tree: treeOf(definition),
    settings: definition.settings,
    context,
    state: copyOf(state),
    effects: [],
    needs: [],
    agenda: [],
    refusal: undefined,
    since: { round: state.round, task: state.task },
    isFinal: false,
    mayChoose: undefined,
  };
}

/** Copies the state: deeply where a step mutates objects, shallowly where it only replaces them. */
const copyOf = (state: State): State => ({
  ...state,
  positions: state.positions.map((position) => ({ ...position })),
  forks: state.forks.map((fork) => ({ ...fork })),
  tasks: state.tasks.map((task) => ({ ...task })),
  trail: [...state.trail],
  undo: [...state.undo],
  choices: { ...state.choices },
});

export const placeAt = (draft: Draft, { node }: { node: string }): Place => placeOf(draft.tree, node);
export const isRunning = ({ state }: Draft): boolean => state.status === 'running' || state.status === 'returned';
export const isLive = ({ status }: Task): boolean => status === 'open' || status === 'waiting';
export const tasksOf = ({ state }: Draft, { round }: { round: number }): Task[] => state.tasks.filter((task) => task.round === round);
export const positionOf = ({ state }: Draft, round: number): Position | undefined =>
  state.positions.find((position) => position.round === round);

export function writeHistory(draft: Draft, line: Partial<Line> & Pick<Line, 'action'>) {
  draft.effects.push({ type: 'history', by: null, node: null, round: null, ...line });
}

/** Returns the answer to a question about people. If the answer is unknown, adds the question to `needs` and returns an empty list. */
export function ask(draft: Draft, question: Question): readonly string[] {
  const answer = draft.context.answers.get(keyOf(question));
  if (!answer && !draft.needs.some((one) => keyOf(one) === keyOf(question))) draft.needs.push(question);
  return answer ?? [];
}

/** Asks which of the given people are still active. */
export const present = (draft: Draft, users: readonly string[]): readonly string[] =>
  users.length ? ask(draft, { kind: 'users', userIds: [...users] }) : [];

export function announceEnd(draft: Draft, task: Task, as: Ending) {
  if (task.status !== 'open') return;
  const { id, user, node, round } = task;
  draft.effects.push({ type: 'closed', task: id, user, node, round, as });
}

export function addPosition(draft: Draft, position: Omit<Position, 'round' | 'since'>): Position {
  draft.state.round += 1;
  const added: Position = { ...position, round: draft.state.round, since: draft.context.now };
  draft.state.positions.push(added);
  return added;
}

/** Removes a position with its tasks, timer and sub-process. The caller decides where the instance continues. */
export function closePosition(draft: Draft, position: Position, as: Ending) {
  const { state, effects } = draft;
  for (const task of tasksOf(draft, position)) announceEnd(draft, task, as);
  state.tasks = state.tasks.filter(({ round }) => round !== position.round);
  state.positions = state.positions.filter(({ round }) => round !== position.round);
  const { node } = placeAt(draft, position);
  const isTimed = position.waits === 'timer' || ('timeout' in node && node.timeout !== null);
  if (isTimed) effects.push({ type: 'timerCleared', round: position.round });
  if (position.waits === 'sub' && as === 'cancelled') effects.push({ type: 'cancelSub', round: position.round });
}
