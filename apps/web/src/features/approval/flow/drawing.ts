import type { Candidate, Definition, FlowNode, PersonNode } from '@park/contract/approval/flow/definition';
import { candidateKinds, modes } from '@park/contract/approval/flow/kinds';
import { duration } from '../../../kit/format.ts';

/** Returns the definition as its author sent it. The server has validated it, but options the author left out may be missing. */
export function drawingOf(definition: unknown): Definition {
  const drawn = definition as Definition & { fields?: Definition['fields'] };
  return { ...drawn, fields: (drawn.fields ?? []).map((field) => ({ ...blankField, ...field })) };
}
const blankField = { required: false, options: [] };

export const isPerson = (node: FlowNode): node is PersonNode => node.kind === 'approve' || node.kind === 'handle';

type Names = ReadonlyMap<string, string>;
const namesText = (ids: readonly string[], names: Names) => ids.map((id) => names.get(id) ?? '…').join('、');
/** Returns candidates as text: people and roles by name, other kinds by their relation to the application. */
export const candidatesText = ({ candidates }: { candidates: readonly Candidate[] }, names: Names) =>
  candidates
    .map((one) => {
      if (one.kind === 'users') return namesText(one.userIds, names);
      return 'roleIds' in one ? `${candidateKinds[one.kind]}：${namesText(one.roleIds, names)}` : candidateKinds[one.kind];
    })
    .join('；');
/** Collects the ids of all people, or of all roles, anywhere in a definition. */
export function idsIn(value: unknown, keys: readonly ('userId' | 'userIds' | 'roleIds')[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    (keys as readonly string[]).includes(key) ? ([inside].flat() as string[]) : idsIn(inside, keys),
  );
}
/** Returns the decision mode of a step as text; a mode the author left out is `all`. */
export const modeText = ({ mode = 'all', ratio }: Pick<Partial<PersonNode>, 'mode' | 'ratio'>) =>
  mode === 'ratio' ? `${modes.ratio}（${ratio}%）` : modes[mode];

export const timeoutActions = {
  remind: '提醒',
  escalate: '上报部门负责人',
  agree: '自动同意',
  refuse: '自动拒绝',
  transfer: '转交',
} as const;
export const timeoutText = ({ timeout }: PersonNode) =>
  timeout ? `${duration(timeout.minutes)}后${timeoutActions[timeout.action]}` : '不限时';

/** Returns the name of the innermost named part of a definition on the path of a server error. */
export function innermostName(definition: unknown, path: readonly string[]): string {
  let at: unknown = definition;
  let innermost = '';
  for (const part of path) {
    at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[part] : undefined;
    const name = typeof at === 'object' && at !== null ? (at as { name?: unknown }).name : undefined;
    if (typeof name === 'string' && name) innermost = name;
  }
  return innermost;
}

/** Returns the line of a text to which a JSON parser's error message refers. */
export function lineOf(text: string, complaint: string): number | undefined {
  const line = /line (\d+)/.exec(complaint)?.[1];
  if (line) return Number(line);
  const position = /position (\d+)/.exec(complaint)?.[1];
  return position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
}
