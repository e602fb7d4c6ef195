import { type Group, group } from '@park/contract/group';
import { useCommand } from '../../kit/api.ts';
import { ConfirmDialog } from '../../kit/dialog.tsx';
import type { Dialog } from '../../kit/dialog-state.ts';

type RemoveGroupProps = { dialog: Dialog; of: Group; onRemoved: () => void };
export function RemoveGroup({ dialog, of, onRemoved }: RemoveGroupProps) {
  const remove = useCommand(group.remove, '删除成功');
  const run = () =>
    remove.mutate(
      { id: of.id },
      {
        onSuccess: () => {
          dialog.close();
          onRemoved();
        },
      },
    );
  return (
    <ConfirmDialog
      open={dialog.open}
      title={`删除分组“${of.name}”？`}
      okText="删除"
      danger
      isPending={remove.isPending}
      onOk={run}
      onClose={() => dialog.close()}
    >
      分组中的 {of.memberNum} 个单位不受影响，只是不再属于该分组。
    </ConfirmDialog>
  );
}
