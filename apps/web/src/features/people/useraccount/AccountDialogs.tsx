import { type UserAccount, useraccount } from '@park/contract/people/useraccount';
import { Input } from 'antd';
import { useCommand } from '../../../kit/api/query.ts';
import { ConfirmDialog } from '../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';

export type AccountDialogTarget = { action: 'unlock' | 'end' | 'factor' | 'enable' | 'disable'; of: UserAccount };
type AccountDialogProps = { dialog: Dialog; of: UserAccount };

/** Renders the dialog for an action on one account. */
export function AccountDialogs({ dialog, target: { action, of } }: { dialog: Dialog; target: AccountDialogTarget }) {
  const ActionDialog = { unlock: Unlock, end: EndSessions, factor: DropFactor, enable: Enable, disable: Disable }[action];
  return <ActionDialog dialog={dialog} of={of} />;
}

function Unlock({ dialog, of }: AccountDialogProps) {
  const unlock = useCommand(useraccount.unlock, '解锁成功');
  const close = () => dialog.close();
  return (
    <ConfirmDialog
      open={dialog.open}
      title={`解锁“${of.realName}”的账号？`}
      okText="解锁"
      isPending={unlock.isPending}
      onOk={() => unlock.mutate({ userId: of.userId }, { onSettled: close })}
      onClose={close}
    >
      密码连续输错后账号会锁定15分钟。请先确认是本人要求，再解锁。
    </ConfirmDialog>
  );
}

function EndSessions({ dialog, of }: AccountDialogProps) {
  const end = useCommand(useraccount.endSessions, '已强制退出');
  const close = () => dialog.close();
  return (
    <ConfirmDialog
      open={dialog.open}
      title={`强制“${of.realName}”退出所有设备？`}
      okText="强制退出"
      danger
      isPending={end.isPending}
      onOk={() => end.mutate({ userId: of.userId }, { onSettled: close })}
      onClose={close}
    >
      {of.sessionNum} 台设备须重新登录，未保存的内容会丢失。账号和密码不变。
    </ConfirmDialog>
  );
}

function Enable({ dialog, of }: AccountDialogProps) {
  const enable = useCommand(useraccount.setEnable, '启用成功');
  const close = () => dialog.close();
  return (
    <ConfirmDialog
      open={dialog.open}
      title={`启用“${of.realName}”的账号？`}
      okText="启用"
      isPending={enable.isPending}
      onOk={() => enable.mutate({ userId: of.userId, isEnable: 1 }, { onSettled: close })}
      onClose={close}
    >
      启用后，可以重新登录各空间。
    </ConfirmDialog>
  );
}

const DropFactor = ({ dialog, of }: AccountDialogProps) => (
  <FormDialog
    dialog={dialog}
    title={`解除“${of.realName}”的动态口令`}
    call={useraccount.dropFactor}
    initial={{ userId: of.userId }}
    okText="解除"
    danger
    done="已解除动态口令"
  >
    <Reason label="解除原因">
      请先确认是本人要求，且手机确已丢失或更换。解除后只用密码登录，本人会收到短信通知；平台要求二次验证的，改用短信验证码。
    </Reason>
  </FormDialog>
);

const Disable = ({ dialog, of }: AccountDialogProps) => (
  <FormDialog
    dialog={dialog}
    title={`禁用“${of.realName}”的账号`}
    call={useraccount.setEnable}
    initial={{ userId: of.userId, isEnable: 0 }}
    okText="禁用"
    danger
    done="禁用成功"
  >
    <Reason label="禁用原因">禁用后，该账号在所有空间都不能登录，已登录的设备将立即退出；数据保留，可随时启用。</Reason>
  </FormDialog>
);

/** Explains the consequence and asks for the reason, which goes into the audit entry. */
export const Reason = ({ label, children }: { label: string; children: string }) => (
  <>
    <p className="muted">{children}</p>
    <Field name="reason" label={label} required>
      <Input.TextArea showCount maxLength={100} rows={3} placeholder="将记入操作日志" />
    </Field>
  </>
);
