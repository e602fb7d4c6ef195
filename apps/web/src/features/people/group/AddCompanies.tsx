import { type Group, group } from '@park/contract/people/group';
import { useCommand } from '../../../kit/api.ts';
import { CompaniesDialog } from '../../../kit/companies/CompaniesDialog.tsx';
import type { Dialog } from '../../../kit/dialog-state.ts';
import { send } from '../../../kit/send.ts';

export function AddCompanies({ dialog, of }: { dialog: Dialog; of: Group }) {
  const add = useCommand(group.add, '添加成功');
  return (
    <CompaniesDialog
      dialog={dialog}
      title={`添加单位到：${of.name}`}
      okText="添加"
      source={{
        key: group.candidates.key,
        load: (asked, signal) => send(group.candidates, { ...asked, groupId: of.id, isIn: 0 }, signal),
      }}
      isPending={add.isPending}
      onChoose={(ids) =>
        add.mutate({ groupId: of.id, members: ids.map((companyId) => ({ companyId })) }, { onSuccess: () => dialog.close() })
      }
    />
  );
}
