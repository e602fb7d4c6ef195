import { department } from '@park/contract/people/department';
import type { Dialog } from '../../kit/feedback/dialog-state.ts';
import { Field } from '../../kit/form/form.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { DepartmentSelect } from './DepartmentSelect.tsx';

type MoveDialogProps = {
  dialog: Dialog<{ moved: number }>;
  people: readonly { id: string }[];
  companyId?: string | undefined;
  /** A department about to be deleted, which cannot be selected, nor its descendants. */
  without?: string;
};
/** Moves people to another department, or out of their department. */
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
