import { type Candidate, flowLimits, type PersonNode } from '@park/contract/approval/flow/definition';
import { ask, type Draft, placeAt, present } from './draft.ts';
import type { Passed, Task } from './model.ts';
import { standIn } from './round.ts';
import { isBefore, placeOf } from './tree.ts';

type Assignee = Partial<Task> & { user: string };
/** The people asked at a node, or the reason why nobody is asked. */
type Assignment = { people: Assignee[] } | { pass: 'nobody' | 'self' } | { refuse: true } | { nobody: true };

/** Returns the nodes the instance passed on its way to a node, the most recent last. */
export const passedBefore = (draft: Draft, node: string): Passed[] => {
  const here = placeOf(draft.tree, node);
  return draft.state.trail.filter((passed) => isBefore(placeAt(draft, passed), here));
};

const asList = (value: unknown): string[] => [value].flat().filter((one): one is string => typeof one === 'string' && one !== '');

function chosenPeople(draft: Draft, node: string, candidate: Extract<Candidate, { many: boolean }>): readonly string[] {
  const users = Object.hasOwn(draft.state.choices, node) ? (draft.state.choices[node] ?? []) : [];
  return present(draft, candidate.many ? users : users.slice(0, 1));
}

function resolve(draft: Draft, node: string, candidate: Candidate): readonly string[] {
  const { state, context } = draft;
  switch (candidate.kind) {
    case 'users':
      return present(draft, candidate.userIds);
    case 'applicant':
      return present(draft, [state.applicant]);
    case 'applicantChoice':
    case 'previousChoice':
      return chosenPeople(draft, node, candidate);
    case 'field':
      return present(draft, Object.hasOwn(context.form, candidate.field) ? asList(context.form[candidate.field]) : []);
    case 'handler':
      return present(draft, passedBefore(draft, node).at(-1)?.users ?? []);
    default:
      return ask(draft, candidate);
  }
}

/** Resolves all candidate rules to people, in the order of the rules and without duplicates. */
export const resolveAll = (draft: Draft, node: string, candidates: readonly Candidate[]): string[] => [
  ...new Set(candidates.flatMap((candidate) => resolve(draft, node, candidate))),
];

/** Removes the applicant from the approvers, or replaces them by the head of their department, as the node is configured. */
function withoutSelf(draft: Draft, node: PersonNode, users: readonly string[]): string[] {
  const { applicant } = draft.state;
  if (node.kind !== 'approve' || node.self === 'self' || !users.includes(applicant)) return [...users];
  const instead = node.self === 'head' ? ask(draft, { kind: 'head', up: 0 }) : [];
  return [...new Set(users.flatMap((user) => (user === applicant ? instead : [user])))].filter((user) => user !== applicant);
}

function whenNobody(draft: Draft, { nobody }: PersonNode): string[] | 'pass' | 'refuse' {
  if (nobody.action === 'pass' || nobody.action === 'refuse') return nobody.action;
  const named = nobody.action === 'users' ? present(draft, nobody.userIds) : [];
  return named.length ? [...named] : [...new Set(draft.context.admins)];
}

/**
 * Returns the people who are not asked again at this node, because they approved earlier and the setting `sameApprover` makes that approval
 * count.
 */
function agreedBefore(draft: Draft, node: PersonNode): readonly string[] {
  const { sameApprover } = draft.settings;
  if (node.kind !== 'approve' || sameApprover === 'never') return [];
  const passed = passedBefore(draft, node.id);
  const counted = sameApprover === 'whole' ? passed : passed.slice(-1);
  // only nodes of kind `approve` collect approvals: completing a handle node does not count as one
  return counted.flatMap((one) => (placeAt(draft, one).node.kind === 'approve' ? one.users : []));
}

const pickOne = (draft: Draft, users: readonly string[]): string[] => {
  const at = Math.abs(Math.trunc(draft.context.pick(users.length))) % users.length;
  return [users[at] ?? (users[0] as string)];
};

/**
 * Replaces absent people by their stand-ins. Removes duplicates: two people may share a stand-in, or the stand-in may be an approver as
 * well.
 */
function withStandIns(draft: Draft, users: readonly string[]): Assignee[] {
  const assignees = new Map<string, Assignee>();
  for (const user of users) {
    const one = standIn(draft, user);
    if (!assignees.has(one.user)) assignees.set(one.user, one);
  }
  return [...assignees.values()].slice(0, flowLimits.round);
}

export function assign(draft: Draft, node: PersonNode, { forced = false, users = [] as readonly string[] } = {}): Assignment {
  const before = present(draft, users);
  if (before.length) return { people: withStandIns(draft, before) };
  const named = resolveAll(draft, node.id, node.candidates);
  if (!named.length && node.candidates.some(({ kind }) => kind === draft.mayChoose))
    draft.refusal = { refusal: 'choiceMissing', node: node.id };
  const others = withoutSelf(draft, node, named);
  if (draft.needs.length || draft.refusal) return { people: [] };
  if (!others.length && named.length && node.kind === 'approve' && node.self === 'skip') return { pass: 'self' };
  const found = others.length ? others : whenNobody(draft, node);
  if (found === 'pass') return { pass: 'nobody' };
  if (found === 'refuse') return { refuse: true };
  if (!found.length) return { nobody: true };
  const yes = forced ? [] : agreedBefore(draft, node);
  const people = withStandIns(draft, node.mode === 'random' ? pickOne(draft, found) : found);
  return { people: people.map((assignee) => (yes.includes(assignee.user) ? { ...assignee, status: 'agreed', auto: true } : assignee)) };
}
