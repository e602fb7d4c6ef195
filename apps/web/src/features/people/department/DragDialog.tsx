import type { DepartmentNode } from '@park/contract/people/department';
import { ConfirmDialog } from '../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import type { DropTarget } from '../../../kit/tree/search-tree.tsx';
import { findDepartment } from '../../../parts/people/departments.tsx';

type DragDialogProps = { dialog: Dialog; drop: DropTarget; tree: DepartmentNode[]; isPending: boolean; onMove: () => void };
/** Confirms a drag that moves a department to another parent, because drags happen by accident. */
export function DragDialog({ dialog, drop, tree, isPending, onMove }: DragDialogProps) {
  const [moving, goal] = [findDepartment(tree, drop.key), findDepartment(tree, drop.parent)];
  return (
    <ConfirmDialog
      open={dialog.open}
      title={`移动部门“${moving?.name}”？`}
      okText="移动"
      isPending={isPending}
      onOk={onMove}
      onClose={() => dialog.close()}
    >
      将移动到“{goal?.name}”之下，全部下级部门和人员一同移动。
    </ConfirmDialog>
  );
}
