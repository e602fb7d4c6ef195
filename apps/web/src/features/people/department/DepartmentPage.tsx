import type { DepartmentNode } from '@park/contract/people/department';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import type { DropTarget } from '../../../kit/tree/search-tree.tsx';
import { TreeBeside } from '../../../kit/tree/side-tree.tsx';
import { findDepartment } from '../../../parts/people/departments.tsx';
import { ExportDialog, ImportDialog } from '../../../parts/people/lazy.ts';
import type { DepartmentTarget } from './DepartmentForm.tsx';
import { DepartmentMembers } from './DepartmentMembers.tsx';
import { DepartmentTree } from './DepartmentTree.tsx';
import { DepartmentForm, DragDialog, HeadsDialog, RemoveDialog } from './lazy.ts';
import { useArrange } from './useArrange.ts';
import { useDepartments } from './useDepartments.ts';

/** 组织架构: the departments of a company and their people. */
export function DepartmentPage() {
  const departments = useDepartments();
  const { companyId, tree, node, show, showPeopleOf, may, showAll } = departments;
  const form = useDialog<DepartmentTarget>();
  const heads = useDialog<DepartmentNode>();
  const removal = useDialog<DepartmentNode>();
  const drag = useDialog<DropTarget>();
  const importing = useDialog();
  const exporting = useDialog();
  const arrange = useArrange(tree, companyId);
  const closeForm = (reply?: { id?: string }) => {
    form.close();
    if (reply?.id) show(reply.id);
  };
  const take = (drop: DropTarget) => (findDepartment(tree, drop.key)?.parentId === drop.parent ? arrange.mutate(drop) : drag.edit(drop));
  /** Selects the moved department, so that the tree shows it at its new position. */
  const move = (drop: DropTarget) => arrange.mutate(drop, { onSettled: drag.close, onSuccess: () => show(drop.key) });
  return (
    <TreeBeside
      side={
        <DepartmentTree
          departments={departments}
          onAdd={(below) => form.edit({ below })}
          onEdit={(edited) => form.edit({ node: edited })}
          onSetHeads={heads.edit}
          onRemove={removal.edit}
          onDrop={take}
          onImport={importing.add}
          onExport={exporting.add}
        />
      }
    >
      {node && <DepartmentMembers departments={departments} node={node} />}
      <LoadingBoundary>
        {form.row && <DepartmentForm dialog={{ open: form.open, close: closeForm }} target={form.row} tree={tree} companyId={companyId} />}
        {heads.row && <HeadsDialog dialog={heads} node={heads.row} companyId={companyId} />}
        {removal.row && (
          <RemoveDialog key={removal.row.id} dialog={removal} node={removal.row} companyId={companyId} onShowPeople={showPeopleOf} />
        )}
        {drag.row && (
          <DragDialog dialog={drag} drop={drag.row} tree={tree} isPending={arrange.isPending} onMove={() => drag.row && move(drag.row)} />
        )}
        {importing.open && (
          <ImportDialog dialog={importing} subject="department" title="部门" companyId={companyId} mayUpdate={may('department:update')} />
        )}
        {exporting.open && <ExportDialog dialog={exporting} subject="department" title="部门" filter={{ companyId, showAll }} />}
      </LoadingBoundary>
    </TreeBeside>
  );
}
