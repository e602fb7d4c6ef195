import type { Reply } from '@park/contract/core';
import { extend, extendModules } from '@park/contract/people/extend';
import { useRight } from '../../../kit/access.tsx';
import type { Dialog } from '../../../kit/dialog-state.ts';
import { ExtendFields } from '../../../kit/extend.tsx';
import { extendInitial } from '../../../kit/extend-values.ts';
import { FormDialog } from '../../../kit/form-dialog.tsx';

type CompanyFieldsProps = { dialog: Dialog; companyId: string; fields: Reply<typeof extend.ofCompany> };
/** What the customer keeps about a company besides the usual. Fields that are not opened to it are filled in by who looks after it. */
export function CompanyFields({ dialog, companyId, fields }: CompanyFieldsProps) {
  const looksAfter = useRight('extend:update') !== undefined;
  const extValues = extendInitial(fields, Object.fromEntries(fields.map(({ columnName, value }) => [columnName, value])));
  return (
    <FormDialog
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title="单位扩展信息"
      call={extend.setValues}
      initial={{ useModule: extendModules.company, id: companyId, companyId, extValues }}
      done="单位信息更新成功"
    >
      <ExtendFields fields={fields} isLocked={({ isEdit }) => isEdit === 0 && !looksAfter} />
    </FormDialog>
  );
}
