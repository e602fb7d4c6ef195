import type { Condition } from '@park/contract/approval/flow/condition';
import type {
  ApproveNode,
  BranchNode,
  Candidate,
  ConditionalBranch,
  Definition,
  FlowNode,
  HandleNode,
} from '@park/contract/approval/flow/definition';

/** Builds short definitions for tests. User ids are short names, which the schema would refuse. */
export const people = (...userIds: string[]): Candidate[] => [{ kind: 'users', userIds }];

const person = (id: string) => ({
  id,
  name: id,
  candidates: people(id),
  mode: 'all' as const,
  ratio: null,
  nobody: { action: 'admin' as const },
  claim: false,
  timeout: null,
  cc: [],
  skip: null,
  buttons: {},
  fields: {},
  signature: false,
  opinion: false,
});
export const approve = (id: string, more: Partial<ApproveNode> = {}): ApproveNode => ({
  ...person(id),
  kind: 'approve',
  self: 'self',
  refused: 'end',
  ...more,
});
export const handle = (id: string, more: Partial<HandleNode> = {}): HandleNode => ({ ...person(id), kind: 'handle', ...more });
export const copyTo = (id: string, ...users: string[]): FlowNode => ({ kind: 'cc', id, name: id, candidates: people(...users) });
export const delay = (id: string): FlowNode => ({ kind: 'delay', id, name: id, minutes: 60, working: true });
type Trigger = Extract<FlowNode, { kind: 'trigger' }>;
export const trigger = (id: string, more: Partial<Trigger> = {}): FlowNode => ({
  kind: 'trigger',
  id,
  name: id,
  url: 'https://example.com/hook',
  wait: true,
  failed: 'stay',
  ...more,
});
type Sub = Extract<FlowNode, { kind: 'sub' }>;
export const sub = (id: string, more: Partial<Sub> = {}): FlowNode => ({
  kind: 'sub',
  id,
  name: id,
  processKey: 'seal',
  fields: {},
  wait: true,
  refused: 'refuse',
  ...more,
});

const branch = (id: string, at: number, nodes: FlowNode[]) => ({ id: `${id}/${at}`, name: `${id}/${at}`, nodes });
export const parallel = (id: string, ...lines: FlowNode[][]): BranchNode => ({
  kind: 'parallel',
  id,
  name: id,
  branches: lines.map((nodes, at) => branch(id, at, nodes)),
});
const conditional = (id: string, lines: [Condition | null, FlowNode[]][]): ConditionalBranch[] =>
  lines.map(([when, nodes], at) => ({ ...branch(id, at, nodes), when }));
export const inclusive = (id: string, ...lines: [Condition | null, FlowNode[]][]): BranchNode => ({
  kind: 'inclusive',
  id,
  name: id,
  branches: conditional(id, lines),
});
export const condition = (id: string, ...lines: [Condition | null, FlowNode[]][]): BranchNode => ({
  kind: 'condition',
  id,
  name: id,
  branches: conditional(id, lines),
});
export const over = (value: number): Condition => ({ field: 'amount', op: '>', value });

export const flowOf = (nodes: FlowNode[], settings: Partial<Definition['settings']> = {}): Definition => ({
  fields: [
    { key: 'amount', name: '金额', kind: 'money', required: false, options: [] },
    { key: 'who', name: '对接人', kind: 'user', required: false, options: [] },
  ],
  nodes: [{ kind: 'start', id: 'start', name: '发起', fields: {} }, ...nodes, { kind: 'end', id: 'end', name: '结束' }],
  settings: {
    returned: 'steps',
    sameApprover: 'never',
    withdraw: 'running',
    takeBack: true,
    batch: false,
    urgeMinutes: 30,
    summary: [],
    view: 'snapshot',
    ...settings,
  },
});
