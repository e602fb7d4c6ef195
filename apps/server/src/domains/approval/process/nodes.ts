import type { Definition, FlowNode } from '@park/contract/approval/flow/definition';

/** Every node of a drawing, in the order they are drawn. */
export const treeNodes = ({ nodes }: Pick<Definition, 'nodes'>): FlowNode[] =>
  nodes.flatMap((node) => [node, ...('branches' in node ? node.branches.flatMap((branch) => treeNodes(branch)) : [])]);
export const isHandled = (node: FlowNode): node is Extract<FlowNode, { kind: 'approve' | 'handle' }> =>
  node.kind === 'approve' || node.kind === 'handle';
