import { flowErrors as errors } from '@park/contract/approval/flow';
import { type Candidate, Definition, type FlowNode } from '@park/contract/approval/flow/definition';
import { commonErrors } from '@park/contract/core';
import { type Context, fail } from '../../../../context.ts';
import * as flows from './queries.ts';

type Nodes = Definition['nodes'];
type Person = Extract<FlowNode, { kind: 'approve' | 'handle' }>;

/** Returns the nodes of a flow with one node replaced; the node may lie inside nested branches. */
export function withNode(nodes: Nodes, id: string, change: (node: FlowNode) => FlowNode): Nodes {
  return nodes.map((node) => {
    const below =
      'branches' in node
        ? ({ ...node, branches: node.branches.map((one) => ({ ...one, nodes: withNode(one.nodes, id, change) })) } as FlowNode)
        : node;
    return node.id === id ? change(below) : below;
  });
}
const everyNode = (nodes: Nodes): FlowNode[] =>
  nodes.flatMap((node) => [node, ...('branches' in node ? node.branches.flatMap((branch) => everyNode(branch.nodes)) : [])]);

export const personNodes = ({ nodes }: Definition): Person[] =>
  everyNode(nodes).filter((node): node is Person => node.kind === 'approve' || node.kind === 'handle');
export const personNode = (definition: Definition, id: string): Person =>
  personNodes(definition).find((node) => node.id === id) ?? fail(errors.noNode, { taskKey: errors.noNode.message });

/**
 * Returns the nodes with the condition of one branch replaced; undefined if no branch has this id or it belongs to a parallel node, whose
 * branches have no conditions.
 */
export function withBranch(nodes: Nodes, id: string, when: unknown): Nodes | undefined {
  let isFound = false;
  const walk = (list: Nodes): Nodes =>
    list.map((node) => {
      if (!('branches' in node)) return node;
      const branches = node.branches.map((one) => {
        const below = { ...one, nodes: walk(one.nodes) };
        if (one.id !== id || node.kind === 'parallel') return below;
        isFound = true;
        return { ...below, when };
      });
      return { ...node, branches } as FlowNode;
    });
  const walked = walk(nodes);
  return isFound ? walked : undefined;
}

/** Id of the copy node that notifies people of the end of the flow. It is the last node before the end node. */
export const endNoticeId = 'told_at_end';
export function withEnd(nodes: Nodes, candidates: Candidate[]): Nodes {
  const others = nodes.filter(({ id }) => id !== endNoticeId);
  const notice: FlowNode[] = candidates.length ? [{ id: endNoticeId, kind: 'cc', name: '结束通知', candidates }] : [];
  return [...others.slice(0, -1), ...notice, ...others.slice(-1)];
}

/** Validates a whole definition. The first problem is reported as an error of `field`, the field the user changed. */
function parseDefinition(drawn: unknown, field: string): Definition {
  const result = Definition.safeParse(drawn);
  if (result.success) return result.data;
  return fail(commonErrors.invalidInput, { [field]: result.error.issues[0]?.message ?? '流程设计有误' });
}

type EditTarget = { id: string; version: number; field: string };
/** Applies one change to the draft definition of a flow, if its version is still the given one. */
export async function editDraft({ db, actor }: Context, { id, version, field }: EditTarget, change: (definition: Definition) => unknown) {
  const locked = (await flows.lock(db, id)) ?? fail(commonErrors.notFound);
  if (locked.version !== version) fail(commonErrors.stale);
  const definition = parseDefinition(change(Definition.parse(locked.draft)), field);
  await flows.updateDraft(db, id, definition, actor.userId);
  return { version: version + 1 };
}

export async function readDrawing({ db }: Context, id: string): Promise<Omit<flows.Draft, 'draft'> & { definition: Definition }> {
  const { draft, ...flow } = (await flows.draftOf(db, id)) ?? fail(commonErrors.notFound);
  return { ...flow, definition: Definition.parse(draft) };
}
