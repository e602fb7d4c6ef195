import { company } from '@park/contract/company/company';
import { useCommand } from '../../../kit/api.ts';
import type { Dialog } from '../../../kit/dialog-state.ts';
import { PeopleDialog } from '../../../kit/people/PeopleDialog.tsx';

/** Chooses the main contact among the people of a company; his number is taken along unseen. */
export function ContactDialog({ dialog, companyId }: { dialog: Dialog; companyId: string | undefined }) {
  const change = useCommand(company.changeContact, '更换主联系人成功');
  return (
    <PeopleDialog
      dialog={dialog}
      title="更换主联系人"
      okText="确定"
      companyId={companyId}
      most={1}
      isPending={change.isPending}
      onChoose={([person]) => person && change.mutate({ companyId, userId: person.id }, { onSuccess: () => dialog.close() })}
    />
  );
}
