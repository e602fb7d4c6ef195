import { type Group, group } from '@park/contract/people/group';
import { useCommand } from '../../../kit/api/query.ts';
import { send } from '../../../kit/api/send.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { CompaniesDialog } from '../../../parts/companies/CompaniesDialog.tsx';

export function AddCompanies({ dialog, of }: { dialog: Dialog; of: Group }) {
  const add = useCommand(group.add, '添加成功');
  return (
    <CompaniesDialog
      dialog={dialog}
      title={`添加企业到：${of.name}`}
      okText="添加"
      source={{
        key: group.candidates.key,
        load: (filter, signal) => send(group.candidates, { ...filter, groupId: of.id, isIn: 0 }, signal),
      }}
      isPending={add.isPending}
      onChoose={(ids) =>
        add.mutate({ groupId: of.id, members: ids.map((companyId) => ({ companyId })) }, { onSuccess: () => dialog.close() })
      }
    />
  );
}
