import type { Reply } from '@park/contract/core';
import { extend, extendModules } from '@park/contract/people/extend';
import { useRight } from '../../../kit/api/access.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { ExtendFields } from '../../../parts/extend/ExtendFields.tsx';
import { extendInitial } from '../../../parts/extend/values.ts';

type CompanyFieldsProps = { dialog: Dialog; companyId: string; fields: Reply<typeof extend.ofCompany> };
/** Edits the custom fields of the user's own company. Fields that the operator has not opened to companies are read-only. */
export function CompanyFields({ dialog, companyId, fields }: CompanyFieldsProps) {
  const looksAfter = useRight('extend:update') !== undefined;
  const extValues = extendInitial(fields, Object.fromEntries(fields.map(({ columnName, value }) => [columnName, value])));
  return (
    <FormDialog
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title="企业自定义信息"
      call={extend.setValues}
      initial={{ useModule: extendModules.company, id: companyId, companyId, extValues }}
      done="单位信息更新成功"
    >
      <ExtendFields fields={fields} isLocked={({ isEdit }) => isEdit === 0 && !looksAfter} />
    </FormDialog>
  );
}
