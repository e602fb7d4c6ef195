import type { Definition } from '@park/contract/approval/flow/definition';
import * as deciding from './deciding.ts';
import { draftOf } from './draft.ts';
import type { Context, State } from './model.ts';
import { jumpFrom } from './move.ts';
import { isPerson, treeOf } from './tree.ts';

/** A context without answers is enough, because the functions of this file only read the state. */
const emptyContext: Context = { now: 0, form: {}, answers: new Map(), admins: [], pick: () => 0, delegateOf: () => undefined };

/** Returns the nodes to which the holder of a task may return it: first the start node, last the node directly before the task. */
export const returnTargets = (definition: Definition, state: State, task: number): string[] => {
  const found = state.tasks.find(({ id }) => id === task);
  return found ? deciding.returnTargets(draftOf(definition, state, emptyContext), found).map(({ node }) => node.id) : [];
};

/** Returns the nodes a manager may move the instance to. */
export const jumpTargets = (definition: Definition, state: State): string[] => {
  const draft = draftOf(definition, state, emptyContext);
  const all = [...treeOf(definition).places.values()].filter(({ node }) => isPerson(node));
  return all.filter((place) => jumpFrom(draft, place)).map(({ node }) => node.id);
};

/** Returns the approved tasks whose approval a user may still take back. */
export const takeBackTargets = (definition: Definition, state: State, user: string): number[] => {
  const isOwn = (task: State['tasks'][number]) => task.user === user && task.status === 'agreed' && !task.auto;
  if (!definition.settings.takeBack || (state.status !== 'running' && state.status !== 'returned')) return [];
  const isFollowed = (id: number) =>
    state.tasks.some(({ after, status }) => after.includes(id) && status !== 'open' && status !== 'waiting');
  const within = state.tasks.filter((task) => isOwn(task) && !isFollowed(task.id));
  return [...within, ...state.undo.flatMap(({ tasks }) => tasks.filter(isOwn))].map(({ id }) => id);
};
