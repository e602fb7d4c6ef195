import { company, companyErrors, type LeftCompany } from '@park/contract/company/company';
import type { Reply, Sent } from '@park/contract/core';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { firstPasswordNote, SuperAdminFields } from './SuperAdminFields.tsx';
import './company.css';

type Restore = typeof company.restore;
/** A form without an administrator sends none: the server asks for one unless the company still has its own in another park. */
const prepare = ({ admin, ...values }: Sent<Restore>): Sent<Restore> =>
  admin?.superAdminName || admin?.superAdminPhone ? { ...values, admin } : values;

type RestoreDialogProps = { dialog: Dialog<Reply<Restore>>; of: LeftCompany };
/** Brings a company back into the park: says the consequences and asks for its super administrator, as adding a company does. */
export function RestoreDialog({ dialog, of: { id, companyName } }: RestoreDialogProps) {
  return (
    <FormDialog
      dialog={dialog}
      title={`“${companyName}”重新入驻`}
      call={company.restore}
      initial={{ id }}
      prepare={prepare}
      okText="重新入驻"
      done="重新入驻成功"
      isTooLate={({ message }) => message === companyErrors.isBack.message}
    >
      <p className="company-note">企业、类型和分组恢复，今天起重新入驻；原员工保持离职，请设置新的超级管理员。</p>
      <SuperAdminFields under="admin" phoneNote={firstPasswordNote} />
    </FormDialog>
  );
}
