import { type UserGroup, usergroup, usergroupErrors } from '@park/contract/usergroup';
import { Input } from 'antd';
import { useCommand } from '../../../kit/api.ts';
import { ConfirmDialog } from '../../../kit/dialog.tsx';
import type { Dialog } from '../../../kit/dialog-state.ts';
import { Field } from '../../../kit/form.tsx';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { dash } from '../../../kit/format.ts';
import { send } from '../../../kit/send.ts';

const about = ({ message }: { message: string }): Record<string, string> =>
  message === usergroupErrors.nameTaken.message ? { name: message } : {};
const fields = (
  <>
    <Field name="name" label="分组名称" required>
      <Input showCount maxLength={30} placeholder="如：消防安全员" />
    </Field>
    <Field name="remark" label="备注">
      <Input.TextArea showCount maxLength={100} rows={3} placeholder="选填，说明此分组的用途" />
    </Field>
  </>
);

type Made = { dialog: Dialog<{ id?: string }>; group: UserGroup | undefined };
export function GroupForm({ dialog, group }: Made) {
  if (!group)
    return (
      <FormDialog dialog={dialog} title="新增分组" call={usergroup.create} done="新增成功" about={about}>
        {fields}
      </FormDialog>
    );
  const { id } = group;
  const latest = {
    load: async () => (await send(usergroup.list, {})).find((one) => one.id === id) ?? {},
    describe: ({ name, remark }: { name?: string; remark?: string | null | undefined }) => ({ 分组名称: name, 备注: dash(remark) }),
  };
  const { name, remark, version } = group;
  return (
    <FormDialog
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title="编辑分组"
      call={usergroup.change}
      initial={{ id, version, name, remark }}
      done="修改成功"
      about={about}
      latest={latest}
    >
      {fields}
    </FormDialog>
  );
}

export function RemoveGroup({ dialog, group, onRemoved }: { dialog: Dialog; group: UserGroup; onRemoved: () => void }) {
  const remove = useCommand(usergroup.remove, '删除成功');
  const close = () => dialog.close();
  const done = () => {
    close();
    onRemoved();
  };
  return (
    <ConfirmDialog
      open={dialog.open}
      title={`删除分组“${group.name}”？`}
      okText="删除"
      danger
      isPending={remove.isPending}
      onOk={() => remove.mutate({ id: group.id }, { onSuccess: done })}
      onClose={close}
    >
      {group.userNum > 0 ? `分组内的 ${group.userNum} 名用户只是移出分组，账号和单位不受影响。` : '此分组内没有用户。'}
    </ConfirmDialog>
  );
}
