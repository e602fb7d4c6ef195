import { type Room, room } from '@park/contract/estate/room';
import { Input } from 'antd';
import { useCommand } from '../../../kit/api/query.ts';
import { ConfirmDialog } from '../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';

type RoomsProps = { dialog: Dialog; rooms: readonly Room[]; onDone?: () => void };
const named = (rooms: readonly Room[]) => (rooms.length === 1 ? `房间“${rooms[0]?.roomCode}”` : `选中的 ${rooms.length} 个房间`);

/** Disables rooms, so that they cannot be let, or enables them again. */
export function DisableRooms({ dialog, rooms, isDisabled, onDone }: RoomsProps & { isDisabled: 0 | 1 }) {
  const ids = rooms.map(({ id }) => id);
  const close = (reply?: unknown) => {
    dialog.close();
    if (reply) onDone?.();
  };
  const verb = isDisabled ? '停用' : '启用';
  return (
    <FormDialog
      dialog={{ open: dialog.open, close }}
      title={`${verb}${named(rooms)}`}
      call={room.setDisabled}
      initial={{ ids, isDisabled }}
      done={`已${verb}`}
      okText={verb}
      danger={isDisabled === 1}
    >
      {isDisabled ? (
        <>
          <p>停用后状态显示为“停用”，不能再登记使用；已有的记录保留。</p>
          <Field name="reason" label="停用原因">
            <Input maxLength={100} showCount placeholder="如：消防整改" />
          </Field>
        </>
      ) : (
        <p>启用后，按当前的使用情况显示状态。</p>
      )}
    </FormDialog>
  );
}

export function RemoveRooms({ dialog, rooms, onDone }: RoomsProps) {
  const remove = useCommand(room.remove, '已删除');
  const run = () =>
    remove.mutate(
      { ids: rooms.map(({ id }) => id) },
      {
        onSuccess: () => onDone?.(),
        onSettled: () => dialog.close(),
      },
    );
  return (
    <ConfirmDialog
      open={dialog.open}
      title={`删除${named(rooms)}？`}
      okText="删除"
      danger
      isPending={remove.isPending}
      onOk={run}
      onClose={() => dialog.close()}
    >
      从今天起删除，以前的房态和报表中仍会显示；今天新增的房间会彻底删除。今天及以后有人使用的房间不能删除。
    </ConfirmDialog>
  );
}
