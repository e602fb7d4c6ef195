import { PlusOutlined } from '@ant-design/icons';
import type { DepartmentNode } from '@park/contract/people/department';
import { Button } from 'antd';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { DropMenu, type Entry } from '../../../kit/page/drop-menu.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import { type DropTarget, SearchTree } from '../../../kit/tree/search-tree.tsx';
import { CompanySelect } from '../../../parts/companies/CompanySelect.tsx';
import { findDepartment, toItems } from '../../../parts/people/departments.tsx';
import { isEditable, mayGo, stepped } from './order.ts';
import type { Departments } from './useDepartments.ts';

type DepartmentTreeProps = {
  departments: Departments;
  onAdd: (below: DepartmentNode) => void;
  onEdit: (node: DepartmentNode) => void;
  onSetHeads: (node: DepartmentNode) => void;
  onRemove: (node: DepartmentNode) => void;
  onDrop: (drop: DropTarget) => void;
  onImport: () => void;
  onExport: () => void;
};
export function DepartmentTree({ departments, onAdd, onEdit, onSetHeads, onRemove, onDrop, onImport, onExport }: DepartmentTreeProps) {
  const { seesPark, companyId, showCompany, may, tree, loading, node, show } = departments;
  const top = tree.find((root) => !root.isNoDepartment);

  function step(of: DepartmentNode, by: -1 | 1, key: string, label: string) {
    const drop = stepped(tree, of, by);
    return may('department:update') && { key, label, disabled: !drop, onClick: () => drop && onDrop(drop) };
  }

  function menu(key: string): Entry[] {
    const of = findDepartment(tree, key);
    if (!of || !isEditable(of)) return [];
    return [
      may('department:create') && { key: 'add', label: '新增下级', onClick: () => onAdd(of) },
      may('department:update') && { key: 'edit', label: '编辑', onClick: () => onEdit(of) },
      may('department:update') && { key: 'heads', label: '设置负责人', onClick: () => onSetHeads(of) },
      step(of, -1, 'up', '上移'),
      step(of, 1, 'down', '下移'),
      may('department:delete') && { key: 'remove', label: '删除', danger: true, onClick: () => onRemove(of) },
    ].filter((entry) => entry !== false);
  }

  const isDraggable = (key: string) => {
    const of = findDepartment(tree, key);
    return of !== undefined && isEditable(of);
  };
  const more = [
    may('department:create') && { key: 'import', label: '导入部门', onClick: onImport },
    { key: 'export', label: '导出部门', onClick: onExport },
  ].filter((entry) => entry !== false);
  return (
    <Panel className="stack">
      {seesPark && <CompanySelect value={companyId} onChange={showCompany} />}
      <div className="row row-between">
        <strong>部门</strong>
        <span className="row">
          {top && may('department:create') && (
            <Button type="link" size="small" icon={<PlusOutlined aria-hidden />} onClick={() => onAdd(top)}>
              新增下级
            </Button>
          )}
          <DropMenu label="更多部门操作" entries={more}>
            <Button type="link" size="small">
              更多
            </Button>
          </DropMenu>
        </span>
      </div>
      {loading.isError ? (
        <ErrorBlock error={loading.error} text="获取组织架构失败" onRetry={() => void loading.refetch()} />
      ) : loading.isPending ? (
        <SkeletonLines rows={6} />
      ) : (
        <SearchTree
          label="部门"
          items={toItems(tree)}
          selected={node?.id}
          onSelect={show}
          menu={menu}
          dragging={may('department:update') ? { may: isDraggable, mayGo: (key, parent) => mayGo(tree, key, parent), onDrop } : undefined}
        />
      )}
    </Panel>
  );
}
