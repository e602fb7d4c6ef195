import { type DepartmentNode, department } from '@park/contract/people/department';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api/query.ts';
import { PageModal } from '../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { LoadingCover } from '../../../kit/feedback/loading.tsx';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { PersonPicker } from '../../../parts/people/PersonPicker.tsx';

type HeadsDialogProps = { dialog: Dialog; node: DepartmentNode; companyId?: string | undefined };
/** Sets the head of a department and up to three other heads. */
export function HeadsDialog({ dialog, node, companyId }: HeadsDialogProps) {
  const { data, error, refetch } = useQuery(ask(department.detail, { id: node.id, companyId }));
  if (error)
    return (
      <PageModal title="设置负责人" open={dialog.open} footer={null} onCancel={() => dialog.close()}>
        <ErrorBlock error={error} onRetry={() => void refetch()} />
      </PageModal>
    );
  if (!data) return <LoadingCover />;
  const { managerUserId, managerName, otherManagerUserIds, otherManagerNames } = data;
  const names = new Map(otherManagerUserIds.map((id, at) => [id, otherManagerNames[at] ?? '']));
  if (managerUserId && managerName) names.set(managerUserId, managerName);
  return (
    <FormDialog
      dialog={dialog}
      title={`设置负责人：${node.name}`}
      call={department.setManagers}
      initial={{ departmentId: node.id, companyId, managerUserId, otherManagerUserIds }}
      done="设置成功"
    >
      <Field name="managerUserId" label="部门负责人" normalize={(value) => value ?? null}>
        <PersonPicker companyId={companyId} names={names} />
      </Field>
      <Field name="otherManagerUserIds" label="其他负责人" dependencies={['managerUserId']} extra="最多3人">
        <PersonPicker companyId={companyId} names={names} mode="multiple" />
      </Field>
    </FormDialog>
  );
}
