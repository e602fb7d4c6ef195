import { type Group, group } from '@park/contract/people/group';
import { type ParkUser, parkuser } from '@park/contract/people/parkuser';
import { staff } from '@park/contract/people/staff';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { ask, useCommand } from '../../../kit/api/query.ts';
import { ConfirmDialog } from '../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { phoneUsed } from '../../../parts/people/phone-used.ts';
import { phoneDigits } from '../../../parts/phone/digits.ts';

/** The dialog to open, for one person or for the ticked people. */
export type ParkUserDialogTarget =
  | { action: 'phone' | 'enable' | 'disable'; of: ParkUser }
  | { action: 'group'; of: ParkUser[]; clear: () => void };

export function ParkUserDialogs({ dialog, target }: { dialog: Dialog; target: ParkUserDialogTarget }) {
  if (target.action === 'phone') return <PhoneDialog dialog={dialog} of={target.of} />;
  if (target.action === 'group') return <GroupDialog dialog={dialog} of={target.of} clear={target.clear} />;
  return <EnableDialog dialog={dialog} of={target.of} isEnable={target.action === 'enable'} />;
}

const PhoneDialog = ({ dialog, of }: { dialog: Dialog; of: ParkUser }) => (
  <FormDialog
    dialog={dialog}
    title={`修改手机号：${of.realName}`}
    call={parkuser.changePhone}
    initial={{ userId: of.userId, companyId: of.companyId }}
    done="修改成功"
    about={phoneUsed}
  >
    <Field
      name="phone"
      label="新手机号"
      required
      normalize={phoneDigits}
      extra={`当前手机号：${of.phone ?? '--'}。修改后，请用新手机号登录“${of.companyName}”`}
    >
      <Input inputMode="numeric" autoComplete="off" placeholder="11位手机号" />
    </Field>
  </FormDialog>
);

function EnableDialog({ dialog, of, isEnable }: { dialog: Dialog; of: ParkUser; isEnable: boolean }) {
  const verb = isEnable ? '启用' : '禁用';
  const change = useCommand(isEnable ? staff.enable : staff.disable, `${verb}成功`);
  const close = () => dialog.close();
  return (
    <ConfirmDialog
      open={dialog.open}
      title={`${verb}“${of.realName}”？`}
      okText={verb}
      danger={!isEnable}
      isPending={change.isPending}
      onOk={() => change.mutate({ userId: of.userId }, { onSettled: close })}
      onClose={close}
    >
      {isEnable
        ? '启用后，可以继续登录园区内的各家企业。'
        : '禁用后，不能再登录园区内的任何企业；部门和角色保留，可随时启用。其他园区不受影响。'}
    </ConfirmDialog>
  );
}

const optionsOf = (groups: readonly Group[]) => groups.map(({ id, name }) => ({ value: id, label: name }));
function GroupDialog({ dialog, of, clear }: { dialog: Dialog; of: ParkUser[]; clear: () => void }) {
  const { data, isPending } = useQuery(ask(group.list, { kind: 'user', pageSize: 1000 }));
  const close = (reply?: { added: number }) => {
    dialog.close();
    if (reply) clear();
  };
  return (
    <FormDialog
      dialog={{ open: dialog.open, close }}
      title={`加入分组：${of.length} 人`}
      call={group.add}
      initial={{ members: of.map(({ userId, companyId }) => ({ userId, companyId })) }}
      okText="加入"
      done="已加入分组"
    >
      <Field name="groupId" label="分组" required>
        <Select
          options={optionsOf(data?.list ?? [])}
          loading={isPending}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="选择分组"
          notFoundContent="还没有分组，请先在“人员分组”中新增"
        />
      </Field>
    </FormDialog>
  );
}
