import { ConfirmDialog } from '../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import type { Role } from './families.ts';
import { removeCommand, useRoleCommand } from './role-command.ts';
import type { Roles } from './useRoles.ts';

type RemoveRoleProps = { dialog: Dialog; roles: Roles; role: Role; onRemoved: () => void };
export function RemoveRole({ dialog, roles, role, onRemoved }: RemoveRoleProps) {
  const remove = useRoleCommand();
  const close = () => dialog.close();
  const done = () => {
    close();
    onRemoved();
  };
  return (
    <ConfirmDialog
      open={dialog.open}
      title={role.isRoleGroup ? '确定删除该角色组吗？' : '确定删除该角色吗？'}
      okText="删除"
      danger
      isPending={remove.isPending}
      onOk={() => remove.mutate(removeCommand(roles, role), { onSuccess: done })}
      onClose={close}
    >
      {role.isRoleGroup ? `角色组“${role.roleName}”下还有角色时不能删除。` : `删除后，持有“${role.roleName}”的用户将立即失去该角色的权限。`}
    </ConfirmDialog>
  );
}
