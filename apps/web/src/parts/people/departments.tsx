import { type DepartmentNode, department } from '@park/contract/people/department';
import { useQuery } from '@tanstack/react-query';
import { useRight } from '../../kit/api/access.tsx';
import { ask } from '../../kit/api/query.ts';
import type { TreeItem } from '../../kit/tree/search-tree.tsx';

/** Returns the departments of a company, including hidden departments for users who may edit them. */
export function useDepartmentTree(companyId: string | undefined) {
  const showAll = useRight('department:update') ? (1 as const) : (0 as const);
  const { data: tree = [], ...loading } = useQuery(ask(department.tree, { companyId, showAll }));
  return { tree, showAll, loading };
}

/** Finds a department anywhere in a tree. */
export function findDepartment(nodes: DepartmentNode[], id: string | undefined | null): DepartmentNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findDepartment(node.children, id);
    if (found) return found;
  }
}

const unassignedLast = (nodes: DepartmentNode[]) => [
  ...nodes.filter((node) => !node.isNoDepartment),
  ...nodes.filter((node) => node.isNoDepartment),
];

/** Converts departments to items of the tree beside a page; the node of people without a department comes last. */
export const toItems = (nodes: DepartmentNode[]): TreeItem[] =>
  unassignedLast(nodes).map((node) => ({
    key: node.id,
    name: node.name,
    note: node.isShow === 0 && <span className="muted">（隐藏）</span>,
    count: node.totalStaffNum,
    children: toItems(node.children),
  }));

type Option = { value: string; title: string; disabled: boolean; children: Option[] };
/** Converts departments to options of a selector. The department `without` and its descendants are disabled. */
export const toOptions = (nodes: DepartmentNode[], without?: string, isBelow = false): Option[] =>
  unassignedLast(nodes).map((node) => {
    const disabled = isBelow || node.id === without;
    return { value: node.id, title: node.name, disabled, children: toOptions(node.children, without, disabled) };
  });
