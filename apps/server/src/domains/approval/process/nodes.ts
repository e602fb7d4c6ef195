import type { Definition, FlowNode } from '@park/contract/approval/flow/definition';
import type { LoadedInstance } from '../flow/index.ts';

/** Returns all nodes of a definition, in depth-first order. */
export const treeNodes = ({ nodes }: Pick<Definition, 'nodes'>): FlowNode[] =>
  nodes.flatMap((node) => [node, ...('branches' in node ? node.branches.flatMap((branch) => treeNodes(branch)) : [])]);
export const isHandled = (node: FlowNode): node is Extract<FlowNode, { kind: 'approve' | 'handle' }> =>
  node.kind === 'approve' || node.kind === 'handle';

/** Returns an open task if it belongs to the user. */
export const openTask = ({ state }: LoadedInstance, taskId: number, userId: string) =>
  state.tasks.find(({ id, user, status }) => id === taskId && user === userId && status === 'open');
/** Returns a node of the definition by its id. */
export const nodeOf = ({ definition }: LoadedInstance, id: string): FlowNode | undefined =>
  treeNodes(definition).find((node) => node.id === id);

/** Returns the nodes whose approvers are chosen by the applicant or the previous approver. */
export const choices = (definition: Definition, kind: 'applicantChoice' | 'previousChoice') =>
  treeNodes(definition).flatMap((node) => {
    const one = 'candidates' in node ? node.candidates.find((candidate) => candidate.kind === kind) : undefined;
    return one && 'many' in one ? [{ taskKey: node.id, taskName: node.name, many: one.many }] : [];
  });
