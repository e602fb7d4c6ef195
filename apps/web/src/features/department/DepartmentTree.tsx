import { PlusOutlined } from '@ant-design/icons';
import type { DepartmentNode } from '@park/contract/department';
import { Button, type MenuProps } from 'antd';
import { ErrorBlock } from '../../kit/error.tsx';
import { Panel } from '../../kit/panel.tsx';
import { SkeletonLines } from '../../kit/skeleton.tsx';
import { SearchTree } from '../../kit/tree-search.tsx';
import { CompanySelect } from './CompanySelect.tsx';
import { find, isEditable, toItems } from './nodes.tsx';
import type { Departments } from './useDepartments.ts';

type DepartmentTreeProps = {
  departments: Departments;
  onAdd: (below: DepartmentNode) => void;
  onEdit: (node: DepartmentNode) => void;
  onSetHeads: (node: DepartmentNode) => void;
  onRemove: (node: DepartmentNode) => void;
};
export function DepartmentTree({ departments, onAdd, onEdit, onSetHeads, onRemove }: DepartmentTreeProps) {
  const { seesPark, companyId, showCompany, may, tree, loading, node, show } = departments;
  const top = tree.find((root) => !root.isNoDepartment);

  function menu(key: string): NonNullable<MenuProps['items']> {
    const of = find(tree, key);
    if (!of || !isEditable(of)) return [];
    return [
      may('department:create') && { key: 'add', label: '新增下级', onClick: () => onAdd(of) },
      may('department:update') && { key: 'edit', label: '编辑', onClick: () => onEdit(of) },
      may('department:update') && { key: 'heads', label: '设置负责人', onClick: () => onSetHeads(of) },
      may('department:delete') && { key: 'remove', label: '删除', danger: true, onClick: () => onRemove(of) },
    ].filter((entry) => entry !== false);
  }

  return (
    <Panel className="stack">
      {seesPark && <CompanySelect value={companyId} onChange={showCompany} />}
      <div className="row row-between">
        <strong>部门</strong>
        {top && may('department:create') && (
          <Button type="link" size="small" icon={<PlusOutlined aria-hidden />} onClick={() => onAdd(top)}>
            新增下级
          </Button>
        )}
      </div>
      {loading.isError ? (
        <ErrorBlock error={loading.error} text="获取部门列表失败" onRetry={() => void loading.refetch()} />
      ) : loading.isPending ? (
        <SkeletonLines rows={6} />
      ) : (
        <SearchTree label="部门" items={toItems(tree)} selected={node?.id} onSelect={show} menu={menu} />
      )}
    </Panel>
  );
}
