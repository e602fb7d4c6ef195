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

/** A node about to be entered. */
export type Entry = {
  place: Place;
  /** It was chosen by somebody: neither its condition nor an earlier yes lets it be passed over. */
  forced?: boolean;
  /** The people it had when it was closed. */
  users?: readonly string[];
  back?: Resume | undefined;
};

/** One step being worked out on a copy; nothing of it counts until the whole is through. */
export type Draft = {
  tree: Tree;
  settings: Definition['settings'];
  context: Context;
  state: State;
  effects: Effect[];
  needs: Question[];
  /** Nodes to enter next. A list instead of calls into each other: no depth of the drawing can exhaust the stack. */
  agenda: Entry[];
  refusal: { refusal: Refusal; node?: string } | undefined;
  /** The last round and task before this step; what is newer came of it. */
  since: { round: number; task: number };
  /** Something left the house that cannot be called back. */
  isFinal: boolean;
  /** Whoever sent this can still choose people for the next node. */
  mayChoose: 'applicantChoice' | 'previousChoice' | undefined;
};

/** An instance before anything happened to it. */
export const fresh = (applicant: string): State => ({
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

/** Deep where a step changes things in place; what it only replaces is shared. */
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

export function write(draft: Draft, line: Partial<Line> & Pick<Line, 'action'>) {
  draft.effects.push({ type: 'history', by: null, node: null, round: null, ...line });
}

/** The answer to a question, or nothing and a note that it must be asked. */
export function ask(draft: Draft, question: Question): readonly string[] {
  const answer = draft.context.answers.get(keyOf(question));
  if (!answer && !draft.needs.some((one) => keyOf(one) === keyOf(question))) draft.needs.push(question);
  return answer ?? [];
}

/** The same for people known by name: those of them who are still there. */
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

/** Takes a position away with all that waits at it. Sums up nothing: who goes on, and where, is decided elsewhere. */
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
