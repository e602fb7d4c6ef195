import type { DepartmentNode } from '@park/contract/people/department';
import { ConfirmDialog } from '../../../kit/dialog.tsx';
import type { Dialog } from '../../../kit/dialog-state.ts';
import { find } from '../../../kit/people/departments.tsx';
import type { Drop } from '../../../kit/tree-search.tsx';

type DragDialogProps = { dialog: Dialog; drop: Drop; tree: DepartmentNode[]; isPending: boolean; onMove: () => void };
/** A hand slips easily, so a department that leaves its place for another asks first. */
export function DragDialog({ dialog, drop, tree, isPending, onMove }: DragDialogProps) {
  const [moving, goal] = [find(tree, drop.key), find(tree, drop.parent)];
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
