import type { DepartmentNode } from '@park/contract/department';
import type { TreeItem } from '../../kit/tree-search.tsx';

/** Top-level departments and the node of people without department are given, not made: neither can be edited here. */
export const isEditable = (node: DepartmentNode) => node.level > 1 && !node.isNoDepartment;

const unassignedLast = (nodes: DepartmentNode[]) => [
  ...nodes.filter((node) => !node.isNoDepartment),
  ...nodes.filter((node) => node.isNoDepartment),
];

export function find(nodes: DepartmentNode[], id: string | undefined | null): DepartmentNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : find(node.children, id);
    if (found) return found;
  }
}

export const toItems = (nodes: DepartmentNode[]): TreeItem[] =>
  unassignedLast(nodes).map((node) => ({
    key: node.id,
    name: node.name,
    note: node.isShow === 0 && <span className="muted">（隐藏）</span>,
    count: node.totalStaffNum,
    children: toItems(node.children),
  }));

type Option = { value: string; title: string; disabled: boolean; children: Option[] };
/** The tree for a selector. The node `without` and what is below it cannot be chosen. */
export const toOptions = (nodes: DepartmentNode[], without?: string, isBelow = false): Option[] =>
  unassignedLast(nodes).map((node) => {
    const disabled = isBelow || node.id === without;
    return { value: node.id, title: node.name, disabled, children: toOptions(node.children, without, disabled) };
  });
