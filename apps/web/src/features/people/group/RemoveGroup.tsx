import { type Group, group } from '@park/contract/people/group';
import { useCommand } from '../../../kit/api.ts';
import { ConfirmDialog } from '../../../kit/dialog.tsx';
import type { Dialog } from '../../../kit/dialog-state.ts';
import { words } from './words.ts';

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
      {of.memberNum > 0 ? `分组中的 ${of.memberNum} ${words[of.kind].unit}只是移出分组，${words[of.kind].stays}` : '分组中没有成员。'}
    </ConfirmDialog>
  );
}
