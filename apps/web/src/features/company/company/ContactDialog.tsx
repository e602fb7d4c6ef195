import { company } from '@park/contract/company/company';
import { useCommand } from '../../../kit/api/query.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { PeopleDialog } from '../../../parts/people/PeopleDialog.tsx';

/** Chooses the main contact among the people of a company; the server takes over the phone number, which is not shown. */
export function ContactDialog({ dialog, companyId }: { dialog: Dialog; companyId: string | undefined }) {
  const change = useCommand(company.changeContact, '更换联系人成功');
  return (
    <PeopleDialog
      dialog={dialog}
      title="更换联系人"
      okText="确定"
      companyId={companyId}
      most={1}
      isPending={change.isPending}
      onChoose={([person]) => person && change.mutate({ companyId, userId: person.id }, { onSuccess: () => dialog.close() })}
    />
  );
}
