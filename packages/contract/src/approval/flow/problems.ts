import { type Condition, comparisonProblem, comparisonsOf, type Shape } from './condition.ts';
import type { FormField } from './field.ts';
import { type FieldKind, flowLimits } from './kinds.ts';
import type { Candidate, FlowNode, PersonNode } from './node.ts';

type DefinitionFields = { fields: FormField[]; nodes: FlowNode[]; settings: { summary: string[] } };
type Path = (string | number)[];
export type Problem = { path: Path; message: string };
type NodeWithPath = { node: FlowNode; path: Path; depth: number };

const shapes = {
  text: 'text',
  longText: 'text',
  number: 'number',
  money: 'number',
  date: 'text',
  switch: 'boolean',
  select: 'text',
  multiSelect: 'list',
  user: 'list',
  department: 'text',
  attachment: 'other',
} as const satisfies Record<FieldKind, Shape>;
export const shapeOf = (fields: readonly FormField[]) => {
  const byKey = new Map(fields.map(({ key, kind }) => [key, shapes[kind]]));
  return (key: string) => byKey.get(key);
};

/** Returns every node, also those inside branches, with its path and depth, in the order of the drawing. */
function nodesWithPaths(nodes: readonly FlowNode[], path: Path = ['nodes'], depth = 0): NodeWithPath[] {
  return nodes.flatMap((node, at) => {
    const here = [...path, at];
    const below = 'branches' in node ? node.branches : [];
    return [
      { node, path: here, depth },
      ...below.flatMap((one, of) => nodesWithPaths(one.nodes, [...here, 'branches', of, 'nodes'], depth + 1)),
    ];
  });
}

/** Returns problems that concern the definition as a whole, with messages that name the node. The schema has already checked each field. */
export function definitionProblems(drawing: DefinitionFields): Problem[] {
  const all = nodesWithPaths(drawing.nodes);
  const declared = new Map(drawing.fields.map((field) => [field.key, field.kind]));
  return [
    ...sizeProblems(all),
    ...lineProblems(drawing.nodes, all),
    ...sameIds(all),
    ...fieldProblems(drawing),
    ...all.flatMap(({ node, path }) =>
      nodeProblems(node, declared, shapeOf(drawing.fields)).map((says) => ({ path, message: named(node, says) })),
    ),
    ...chosenTooEarly(all),
  ];
}

const named = (node: FlowNode, says: string) => `节点“${node.name}”：${says}`;

function sizeProblems(all: readonly NodeWithPath[]): Problem[] {
  const deep = all.find(({ depth }) => depth > flowLimits.depth);
  return [
    ...(all.length > flowLimits.nodes ? [{ path: ['nodes'], message: `节点最多${flowLimits.nodes}个` }] : []),
    ...(deep ? [{ path: deep.path, message: named(deep.node, `分支最多嵌套${flowLimits.depth}层`) }] : []),
  ];
}

function lineProblems(line: readonly FlowNode[], all: readonly NodeWithPath[]): Problem[] {
  const problems: Problem[] = [];
  if (line[0]?.kind !== 'start') problems.push({ path: ['nodes'], message: '流程应从发起节点开始' });
  if (line.at(-1)?.kind !== 'end') problems.push({ path: ['nodes'], message: '流程应以结束节点结尾' });
  for (const { node, path } of all) {
    const isEdge = path.length === 2 && (node.kind === 'start' ? path[1] === 0 : path[1] === line.length - 1);
    if ((node.kind === 'start' || node.kind === 'end') && !isEdge)
      problems.push({ path, message: named(node, '发起和结束只能在主流程的首尾') });
  }
  return problems;
}

function sameIds(all: readonly NodeWithPath[]): Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  const meet = (id: string, path: Path, message: string) => {
    if (seen.has(id)) problems.push({ path, message });
    seen.add(id);
  };
  for (const { node, path } of all) {
    meet(node.id, path, named(node, `编号“${node.id}”重复`));
    if ('branches' in node) for (const one of node.branches) meet(one.id, path, named(node, `分支编号“${one.id}”重复`));
  }
  return problems;
}

function fieldProblems({ fields, settings }: DefinitionFields): Problem[] {
  const keys = fields.map(({ key }) => key);
  const problems: Problem[] = [];
  for (const [at, { key, name, kind, options }] of fields.entries()) {
    if (keys.indexOf(key) !== at) problems.push({ path: ['fields', at], message: `字段“${name}”的编码“${key}”重复` });
    if ((kind === 'select' || kind === 'multiSelect') && !options.length)
      problems.push({ path: ['fields', at], message: `字段“${name}”：请填写选项` });
  }
  for (const key of settings.summary)
    if (!keys.includes(key)) problems.push({ path: ['settings', 'summary'], message: `摘要字段“${key}”不在表单中` });
  return problems;
}

type Declared = ReadonlyMap<string, FieldKind>;
type ShapeOf = (key: string) => Shape | undefined;

function nodeProblems(node: FlowNode, declared: Declared, shape: ShapeOf): string[] {
  const strange = (keys: readonly string[]) => keys.filter((key) => !declared.has(key)).map((key) => `字段“${key}”不在表单中`);
  switch (node.kind) {
    case 'start':
      return strange(Object.keys(node.fields));
    case 'approve':
    case 'handle':
      return [
        ...personProblems(node),
        ...strange(Object.keys(node.fields)),
        ...[...node.candidates, ...node.cc].flatMap((one) => candidateProblems(one, declared)),
        ...conditionProblems(node.skip, shape),
      ];
    case 'cc':
      return node.candidates.flatMap((one) => candidateProblems(one, declared));
    case 'condition':
    case 'inclusive':
      return [
        ...(node.branches.findIndex(({ when }) => !when) === node.branches.length - 1
          ? []
          : ['最后一个分支应为默认分支，其余分支要有条件']),
        ...node.branches.flatMap(({ when }) => conditionProblems(when, shape)),
      ];
    case 'sub':
      return strange(Object.values(node.fields));
    default:
      return [];
  }
}

function personProblems(node: PersonNode): string[] {
  const problems: string[] = [];
  if ((node.mode === 'ratio') !== (node.ratio !== null))
    problems.push(node.ratio === null ? '请填写通过比例' : '只有比例会签可以填写通过比例');
  if (node.claim && node.mode !== 'any') problems.push('只有或签可以认领');
  if (node.kind === 'handle' && (node.timeout?.action === 'refuse' || node.nobody.action === 'refuse')) problems.push('办理节点没有拒绝');
  for (const action of ['agree', 'refuse'] as const) if (node.buttons[action] === false) problems.push('同意和拒绝按钮不能关闭');
  return problems;
}

const candidateProblems = (candidate: Candidate, declared: Declared): string[] =>
  candidate.kind === 'field' && declared.get(candidate.field) !== 'user' ? [`处理人字段“${candidate.field}”不是表单中的人员字段`] : [];

const conditionProblems = (condition: Condition | null, shape: ShapeOf): string[] =>
  condition ? comparisonsOf(condition).flatMap((one) => comparisonProblem(one, shape) ?? []) : [];

/**
 * Returns a problem for each summary field that some node hides. Lists show summary fields to all participants, so a node cannot hide them.
 * Checked when a draft is saved; versions published earlier stay valid.
 */
export function hiddenSummaries({ nodes, settings, fields }: DefinitionFields): Problem[] {
  return nodesWithPaths(nodes).flatMap(({ node, path }) => {
    const rights = node.kind === 'start' || node.kind === 'approve' || node.kind === 'handle' ? node.fields : {};
    const hidden = settings.summary.filter((key) => rights[key] === 'hide');
    const nameOf = (key: string) => fields.find((field) => field.key === key)?.name ?? key;
    return hidden.map((key) => ({ path: [...path, 'fields'], message: named(node, `“${nameOf(key)}”是列表中显示的摘要，不能隐藏`) }));
  });
}

/** Reports a first approval node whose approvers "the previous approver" should choose, although there is none. */
function chosenTooEarly(all: readonly NodeWithPath[]): Problem[] {
  const first = all.find(({ node }) => node.kind === 'approve' || node.kind === 'handle');
  const candidates = first && 'candidates' in first.node ? first.node.candidates : [];
  return first && candidates.some(({ kind }) => kind === 'previousChoice')
    ? [{ path: first.path, message: named(first.node, '第一个处理节点不能由上一审批人指定') }]
    : [];
}
