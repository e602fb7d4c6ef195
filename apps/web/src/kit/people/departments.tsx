import { type DepartmentNode, department } from '@park/contract/people/department';
import { useQuery } from '@tanstack/react-query';
import { useRight } from '../access.tsx';
import { ask } from '../api.ts';
import type { TreeItem } from '../tree-search.tsx';

/** The departments of a company; hidden ones too for those who may edit them. */
export function useDepartmentTree(companyId: string | undefined) {
  const showAll = useRight('department:update') ? (1 as const) : (0 as const);
  const { data: tree = [], ...loading } = useQuery(ask(department.tree, { companyId, showAll }));
  return { tree, showAll, loading };
}

/** A department of a tree, however deep. */
export function find(nodes: DepartmentNode[], id: string | undefined | null): DepartmentNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : find(node.children, id);
    if (found) return found;
  }
}

const unassignedLast = (nodes: DepartmentNode[]) => [
  ...nodes.filter((node) => !node.isNoDepartment),
  ...nodes.filter((node) => node.isNoDepartment),
];

/** Departments as the tree beside a page shows them, those without one last. */
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
