import { department } from '@park/contract/people/department';
import type { Dialog } from '../dialog-state.ts';
import { Field } from '../form.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { DepartmentSelect } from './DepartmentSelect.tsx';

type MoveDialogProps = {
  dialog: Dialog<{ moved: number }>;
  people: readonly { id: string }[];
  companyId?: string | undefined;
  /** A department that is about to go, with what is below it. */
  without?: string;
};
/** Moves people to another department, or out of any. */
export function MoveDialog({ dialog, people, companyId, without }: MoveDialogProps) {
  return (
    <FormDialog
      dialog={dialog}
      title={`移动 ${people.length} 人`}
      call={department.assign}
      initial={{ userIds: people.map(({ id }) => id), companyId }}
      done="设置成功"
    >
      <Field name="departmentId" label="移动到" required>
        <DepartmentSelect companyId={companyId} without={without} placeholder="目标部门" />
      </Field>
    </FormDialog>
  );
}
