import { type Organisation, useraccount } from '@park/contract/people/useraccount';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { Reason } from './AccountDialogs.tsx';

/** Enables or disables an organisation; fails with a conflict if someone else has changed it since it was read. */
export function OrganisationDialog({ dialog, of }: { dialog: Dialog; of: Organisation }) {
  const { companyId, companyName, version, isEnable, staffNum } = of;
  const verb = isEnable ? '禁用' : '启用';
  return (
    <FormDialog
      dialog={dialog}
      title={`${verb}“${companyName}”`}
      call={useraccount.setOrganisation}
      initial={{ companyId, version, isEnable: isEnable ? 0 : 1 }}
      okText={verb}
      danger={isEnable === 1}
      done={`${verb}成功`}
    >
      {isEnable ? (
        <Reason label="禁用原因">{`禁用后，该企业的 ${staffNum} 名员工不能再登录，数据保留，可随时启用。`}</Reason>
      ) : (
        <p className="muted">启用后，该企业的员工可以重新登录。</p>
      )}
    </FormDialog>
  );
}
