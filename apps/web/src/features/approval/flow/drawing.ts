import type { Candidate, Definition, FlowNode, PersonNode } from '@park/contract/approval/flow/definition';
import { candidateKinds, modes } from '@park/contract/approval/flow/kinds';
import { duration } from '../../../kit/format.ts';

/** The drawing as its author sent it: read against its schema by the server, but nodes may be without what he left out. */
export function drawingOf(definition: unknown): Definition {
  const drawn = definition as Definition & { fields?: Definition['fields'] };
  return { ...drawn, fields: (drawn.fields ?? []).map((field) => ({ ...blankField, ...field })) };
}
const blankField = { required: false, options: [] };

export const isPerson = (node: FlowNode): node is PersonNode => node.kind === 'approve' || node.kind === 'handle';

type Names = ReadonlyMap<string, string>;
const named = (ids: readonly string[], names: Names) => ids.map((id) => names.get(id) ?? '…').join('、');
/** People and roles by their names, everybody else by what he is to the application. */
export const candidatesText = ({ candidates }: { candidates: readonly Candidate[] }, names: Names) =>
  candidates
    .map((one) => {
      if (one.kind === 'users') return named(one.userIds, names);
      return 'roleIds' in one ? `${candidateKinds[one.kind]}：${named(one.roleIds, names)}` : candidateKinds[one.kind];
    })
    .join('；');
/** Everybody, or every role, a drawing names, wherever in it. */
export function namedIn(value: unknown, keys: readonly ('userId' | 'userIds' | 'roleIds')[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    (keys as readonly string[]).includes(key) ? ([inside].flat() as string[]) : namedIn(inside, keys),
  );
}
/** What the author left out is as it is usually. */
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

/** Where in a drawing a path of the server's refusal leads, in the names people know. */
export function placeOf(definition: unknown, path: readonly string[]): string {
  let at: unknown = definition;
  let said = '';
  for (const part of path) {
    at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[part] : undefined;
    const name = typeof at === 'object' && at !== null ? (at as { name?: unknown }).name : undefined;
    if (typeof name === 'string' && name) said = name;
  }
  return said;
}

/** The line of a text that a parser's complaint is about. */
export function lineOf(text: string, complaint: string): number | undefined {
  const line = /line (\d+)/.exec(complaint)?.[1];
  if (line) return Number(line);
  const position = /position (\d+)/.exec(complaint)?.[1];
  return position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
}
