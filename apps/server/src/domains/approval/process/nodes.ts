import type { Definition, FlowNode } from '@park/contract/approval/flow/definition';
import type { Held } from '../flow/index.ts';

/** Every node of a drawing, in the order they are drawn. */
export const treeNodes = ({ nodes }: Pick<Definition, 'nodes'>): FlowNode[] =>
  nodes.flatMap((node) => [node, ...('branches' in node ? node.branches.flatMap((branch) => treeNodes(branch)) : [])]);
export const isHandled = (node: FlowNode): node is Extract<FlowNode, { kind: 'approve' | 'handle' }> =>
  node.kind === 'approve' || node.kind === 'handle';

/** The open task of a person, by its number. */
export const openTask = ({ state }: Held, taskId: number, userId: string) =>
  state.tasks.find(({ id, user, status }) => id === taskId && user === userId && status === 'open');
/** A node of the drawing by its id. */
export const nodeOf = ({ definition }: Held, id: string): FlowNode | undefined => treeNodes(definition).find((node) => node.id === id);

/** The nodes whose approvers the applicant or the approver before chooses. */
export const choices = (definition: Definition, kind: 'applicantChoice' | 'previousChoice') =>
  treeNodes(definition).flatMap((node) => {
    const one = 'candidates' in node ? node.candidates.find((candidate) => candidate.kind === kind) : undefined;
    return one && 'many' in one ? [{ taskKey: node.id, taskName: node.name, many: one.many }] : [];
  });
