import { isMet } from '@park/contract/approval/flow/condition';
import type { BranchNode, Definition, FlowNode, Mode, PersonNode } from '@park/contract/approval/flow/definition';
import { assign, resolveAll } from './candidates.ts';
import { type Draft, draftOf, initialState } from './draft.ts';
import { takenBranches } from './enter.ts';
import type { Context, Position, Question, Resume, State } from './model.ts';
import { isPerson, type Place, placeOf, type Scope } from './tree.ts';

/** The reason why nobody is asked at a node, or who must still choose the people. */
type Note = 'skip' | 'nobody' | 'self' | 'refuse' | 'applicantChoice' | 'previousChoice';
/** A node the instance is expected to reach. `scope` lists the branches that contain it. */
export type UpcomingNode = {
  node: string;
  name: string;
  kind: FlowNode['kind'];
  mode?: Mode;
  users: { user: string; standsFor?: string; auto?: true }[];
  note?: Note;
  scope: Scope;
};
type Walk = {
  draft: Draft;
  coming: UpcomingNode[];
  here: ReadonlySet<string>;
  next: ReadonlySet<string>;
  onTheWay: ReadonlySet<string>;
  isOver: boolean;
};

/**
 * Predicts the next nodes and their people: before the start for an `{ applicant }`, later for the rest of a running instance. Like `step`,
 * it returns `needs` if answers are missing. If only some of several people will act, it lists all of them.
 */
export function predict(
  definition: Definition,
  of: State | { applicant: string; choices?: Record<string, string[]> },
  context: Context,
): { coming: UpcomingNode[] } | { needs: Question[] } {
  const draft = draftOf(definition, 'status' in of ? of : { ...initialState(of.applicant), choices: of.choices ?? {} }, context);
  const { state, tree } = draft;
  const marks = state.positions.map((position) => marksOf(position));
  const here = new Set(marks.flatMap(({ here: ids }) => ids));
  const next = new Set(marks.flatMap(({ next: ids }) => ids));
  const owners = [...here, ...next].flatMap((id) => ownersOf(placeOf(tree, id)));
  const walk: Walk = { draft, coming: [], here, next, onTheWay: new Set([...here, ...next, ...owners]), isOver: false };
  const isClosed = !['running', 'returned'].includes(state.status);
  if (!isClosed) walkLine(walk, definition.nodes);
  return draft.needs.length ? { needs: draft.needs } : { coming: walk.coming };
}

/**
 * Returns the nodes where the instance stands now and the nodes where it continues. With straight return it continues at the node that
 * returned it and skips the nodes between.
 */
function marksOf({ node, back }: Position): { here: string[]; next: string[] } {
  const nodesOf = (resume: Resume): string[] => resume.positions.flatMap((one) => [one.node, ...(one.back ? nodesOf(one.back) : [])]);
  return back ? { here: [], next: nodesOf(back) } : { here: [node], next: [] };
}

function ownersOf({ owner }: Place): string[] {
  return owner ? [owner.node.id, ...ownersOf(owner)] : [];
}

function walkLine(walk: Walk, line: readonly FlowNode[]) {
  const at = line.findIndex(({ id }) => walk.onTheWay.has(id));
  for (const node of line.slice(Math.max(at, 0))) {
    if (walk.isOver) return;
    if (!walk.here.has(node.id)) visit(walk, node);
  }
}

function visit(walk: Walk, node: FlowNode) {
  if ('branches' in node) return visitBranches(walk, node);
  const { name, kind, id } = node;
  const { scope } = placeOf(walk.draft.tree, id);
  const entry: UpcomingNode = { node: id, name, kind, users: [], scope };
  if (isPerson(node)) Object.assign(entry, { mode: node.mode }, people(walk, node));
  if (node.kind === 'cc') entry.users = resolveAll(walk.draft, id, node.candidates).map((user) => ({ user }));
  if (kind !== 'start') walk.coming.push(entry);
  walk.isOver = entry.note === 'refuse';
}

function visitBranches(walk: Walk, node: BranchNode) {
  const isUnderWay = walk.onTheWay.has(node.id);
  const isOpen = ({ nodes }: { nodes: FlowNode[] }) => nodes.some(({ id }) => walk.onTheWay.has(id));
  const branches = isUnderWay ? node.branches.filter(isOpen) : takenBranches(node, walk.draft.context.form);
  for (const { nodes } of branches) walkLine(walk, nodes);
}

function people({ draft, ...walk }: Walk, node: PersonNode): Pick<UpcomingNode, 'users' | 'note'> {
  const isForced = walk.next.has(node.id);
  if (!isForced && node.skip && isMet(node.skip, draft.context.form)) return { users: [], note: 'skip' };
  const unchosen = node.candidates.find(({ kind }) => kind === 'applicantChoice' || kind === 'previousChoice');
  if (unchosen && !draft.state.choices[node.id]?.length) return { users: [], note: unchosen.kind as Note };
  const assigned = assign(draft, { ...node, mode: 'all' }, { forced: isForced });
  if ('pass' in assigned) return { users: [], note: assigned.pass };
  if ('nobody' in assigned) return { users: [], note: 'nobody' };
  if ('refuse' in assigned) return { users: [], note: 'refuse' };
  const isSure = node.mode !== 'random' && node.mode !== 'any' && node.mode !== 'ratio';
  const users = assigned.people.map(({ user, standsFor, auto }) => ({ user, ...(standsFor && { standsFor }), ...(auto && { auto }) }));
  draft.state.trail.push({ node: node.id, round: 0, users: isSure || users.length === 1 ? users.map(({ user }) => user) : [] });
  return { users };
}
