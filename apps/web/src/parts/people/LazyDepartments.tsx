import { type DepartmentNode, department } from '@park/contract/people/department';
import { useQueryClient } from '@tanstack/react-query';
import { Tree } from 'antd';
import { useState } from 'react';
import { ask } from '../../kit/api/query.ts';
import { say } from '../../kit/feedback/message.ts';
import type { Named } from '../companies/companies.ts';
import { toItems } from './departments.tsx';
import type { PeopleScope } from './sources.ts';

type Item = { key: string; title: string; isLeaf: boolean; of: PeopleScope; children?: Item[] };
type LazyDepartmentsProps = {
  companies: readonly Named[];
  /** Leaves out the node of people without a department. */
  isReal?: boolean;
  onSelect: (among: PeopleScope) => void;
};
/** Shows companies with their departments; the departments of a company are loaded when it is first unfolded. */
export function LazyDepartments({ companies, isReal = false, onSelect }: LazyDepartmentsProps) {
  const client = useQueryClient();
  const [loaded, setLoaded] = useState<Record<string, DepartmentNode[]>>({});
  const load = async (companyId: string) => {
    const tree = await client.fetchQuery(ask(department.tree, { companyId })).catch(() => {
      say.error('获取组织架构失败');
      return [];
    });
    setLoaded((now) => ({ ...now, [companyId]: tree }));
  };
  const items = companies.map(({ id, name }): Item => {
    const tree = loaded[id];
    return {
      key: id,
      title: name,
      isLeaf: false,
      of: { companyId: id, departmentId: undefined },
      ...(tree && { children: departmentItems(tree, id, isReal) }),
    };
  });
  const [only] = companies.length === 1 ? companies : [];
  if (items.length === 0) return null;
  return (
    <div className="search-tree">
      <Tree<Item>
        aria-label="部门"
        blockNode
        treeData={items}
        loadData={({ key }) => load(key)}
        defaultExpandedKeys={only ? [only.id] : []}
        onSelect={(_, { node }) => onSelect(node.of)}
      />
    </div>
  );
}

/** Leaves out the top department, because it stands for the company, which is already shown. */
function departmentItems(tree: DepartmentNode[], companyId: string, isReal: boolean): Item[] {
  const shown = toItems(tree.flatMap((root) => (root.isNoDepartment ? (isReal ? [] : [root]) : root.children)));
  const toItem = ({ key, name, children }: (typeof shown)[number]): Item => ({
    key,
    title: name,
    isLeaf: children.length === 0,
    of: { companyId, departmentId: key },
    children: children.map(toItem),
  });
  return shown.map(toItem);
}
