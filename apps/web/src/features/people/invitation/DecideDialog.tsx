import { unassigned } from '@park/contract/people/department';
import { invitation, invitationErrors } from '@park/contract/people/invitation';
import { Input } from 'antd';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { DepartmentSelect } from '../../../parts/people/DepartmentSelect.tsx';
import type { Decision } from './JoinRequests.tsx';

type DecideDialogProps = { dialog: Dialog; decision: Decision; companyId: string | undefined };
/** Accepts an applicant into a department, or refuses with a reason. The applicant is notified by SMS either way. */
export function DecideDialog({ dialog, decision: { request, isAccepted }, companyId }: DecideDialogProps) {
  const { id, realName } = request;
  return (
    <FormDialog
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title={isAccepted ? `同意“${realName}”加入` : `拒绝“${realName}”加入`}
      okText={isAccepted ? '同意' : '拒绝'}
      danger={!isAccepted}
      call={invitation.decide}
      initial={{ id, companyId, isAccepted, departmentId: request.departmentId ?? unassigned }}
      done={isAccepted ? '已同意加入' : '已拒绝加入'}
      isTooLate={({ message }) => message === invitationErrors.decided.message}
    >
      {isAccepted ? (
        <Field name="departmentId" label="加入部门" required extra="结果将以短信告知申请人">
          <DepartmentSelect companyId={companyId} />
        </Field>
      ) : (
        <Field name="reason" label="拒绝原因" required extra="将以短信告知申请人">
          <Input.TextArea showCount maxLength={100} rows={3} />
        </Field>
      )}
    </FormDialog>
  );
}
