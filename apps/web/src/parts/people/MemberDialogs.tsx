import { staff } from '@park/contract/people/staff';
import { useCommand } from '../../kit/api/query.ts';
import { ConfirmDialog } from '../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../kit/feedback/dialog-state.ts';
import { Field } from '../../kit/form/form.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { Input } from '../../kit/form/input.tsx';
import { phoneDigits } from '../phone/digits.ts';
import { EnableDialog } from './EnableDialog.tsx';
import { LeaveWizard } from './LeaveWizard.tsx';
import type { Person } from './member.tsx';
import { phoneUsed } from './phone-used.ts';

export type OpenMemberDialog = { kind: 'phone' | 'reset' | 'resend' | 'disable' | 'enable' | 'leave'; of: Person };
type MemberDialogsProps = { dialog: Dialog; doing: OpenMemberDialog; companyId: string | undefined; onLeft: () => void };
type PersonDialogProps = { dialog: Dialog; of: Person; companyId: string | undefined };

/** Renders the dialogs for actions on one person. */
export function MemberDialogs({ dialog, doing: { kind, of }, companyId, onLeft }: MemberDialogsProps) {
  const one = { dialog, of, companyId };
  if (kind === 'phone') return <PhoneDialog {...one} />;
  if (kind === 'reset') return <ResetDialog {...one} />;
  if (kind === 'resend') return <ResendDialog {...one} />;
  if (kind === 'disable' || kind === 'enable')
    return <EnableDialog dialog={dialog} of={{ rows: [of], clear: () => {}, isEnable: kind === 'enable' ? 1 : 0 }} companyId={companyId} />;
  return <LeaveWizard {...one} onLeft={onLeft} />;
}

function PhoneDialog({ dialog, of, companyId }: PersonDialogProps) {
  return (
    <FormDialog
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title={`修改手机号：${of.realName}`}
      call={staff.changePhone}
      initial={{ id: of.id, companyId }}
      done="修改成功"
      about={phoneUsed}
    >
      <Field name="phone" label="新手机号" required normalize={phoneDigits} extra={`当前手机号：${of.phone}。修改后，请用新手机号登录`}>
        <Input inputMode="numeric" autoComplete="off" placeholder="11位手机号" />
      </Field>
    </FormDialog>
  );
}

function ResetDialog({ dialog, of, companyId }: PersonDialogProps) {
  const reset = useCommand(staff.resetPassword, '发送成功');
  const close = () => dialog.close();
  return (
    <ConfirmDialog
      open={dialog.open}
      title={`重置“${of.realName}”的密码？`}
      okText="重置"
      danger
      isPending={reset.isPending}
      onOk={() => reset.mutate({ userId: of.id, companyId }, { onSettled: close })}
      onClose={close}
    >
      新的初始密码将以短信发送到 {of.phone}，原密码将立即失效，已登录的设备需要重新登录。
    </ConfirmDialog>
  );
}

function ResendDialog({ dialog, of, companyId }: PersonDialogProps) {
  const resend = useCommand(staff.resend, '发送成功');
  const close = () => dialog.close();
  return (
    <ConfirmDialog
      open={dialog.open}
      title={`重发“${of.realName}”的初始密码？`}
      okText="发送"
      isPending={resend.isPending}
      onOk={() => resend.mutate({ userId: of.id, companyId }, { onSettled: close })}
      onClose={close}
    >
      初始密码将以短信发送到 {of.phone}，之前发送的初始密码将立即失效。
    </ConfirmDialog>
  );
}
