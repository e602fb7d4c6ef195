import { type DepartmentNode, department, departmentErrors } from '@park/contract/people/department';
import { useState } from 'react';
import { useCommand } from '../../../kit/api/query.ts';
import { ConfirmDialog } from '../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { RemainingPeople } from './RemainingPeople.tsx';

type RemoveDialogProps = { dialog: Dialog; node: DepartmentNode; companyId?: string | undefined; onShowPeople: (id: string) => void };
/** Asks before deleting a department; if people are still in it, lists them. */
export function RemoveDialog({ dialog, node, companyId, onShowPeople }: RemoveDialogProps) {
  const [hasStaff, setHasStaff] = useState(false);
  const remove = useCommand(department.change, '删除成功', (error) => {
    if (error.code !== departmentErrors.hasStaff.code) return false;
    setHasStaff(true);
    return true;
  });
  const close = () => dialog.close();
  return (
    <>
      <ConfirmDialog
        open={dialog.open && !hasStaff}
        title={`删除部门“${node.name}”？`}
        okText="删除"
        danger
        isPending={remove.isPending}
        onOk={() => remove.mutate({ type: 2, id: node.id, companyId }, { onSuccess: close })}
        onClose={close}
      >
        删除部门将同时删除全部下级部门
      </ConfirmDialog>
      {hasStaff && (
        <RemainingPeople
          node={node}
          companyId={companyId}
          onMoved={() => setHasStaff(false)}
          onShowPeople={() => {
            close();
            setHasStaff(false);
            onShowPeople(node.id);
          }}
          onClose={() => {
            close();
            setHasStaff(false);
          }}
        />
      )}
    </>
  );
}
