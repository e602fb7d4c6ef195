import { department } from '@park/contract/department';
import { parkuser } from '@park/contract/parkuser';
import { type UserGroup, usergroup } from '@park/contract/usergroup';
import { useCommand } from '../../../kit/api.ts';
import type { Dialog } from '../../../kit/dialog-state.ts';
import { useParkCompanies } from '../../../kit/people/companies.ts';
import type { Source } from '../../../kit/people/picker.tsx';
import { RelatedUserDialog } from '../../../kit/people/RelatedUserDialog.tsx';
import type { Among } from '../../../kit/people/sources.ts';
import { send } from '../../../kit/send.ts';

/** As many as one call takes. */
const most = 500;
const idOf = (userId: string, companyId: string) => `${userId}/${companyId}`;
const memberOf = (id: string) => {
  const [userId = '', companyId = ''] = id.split('/');
  return { userId, companyId };
};

/** The people of the department that is open; a search goes through the whole park. */
const usersOf = ({ companyId, departmentId }: Among): Source => ({
  key: ['parkuser', 'choices', companyId, departmentId],
  async find({ keyword, ...page }, signal) {
    if (!keyword) {
      const { total, list } = await send(department.people, { ...page, companyId, departmentId: departmentId ?? null }, signal);
      return { total, list: list.map((one) => ({ ...one, id: idOf(one.id, companyId ?? '') })) };
    }
    const { total, list } = await send(parkuser.list, { ...page, keyword }, signal);
    const placed = list.map(({ userId, realName, companyId: of, companyName, departmentName }) => ({
      id: idOf(userId, of),
      realName,
      departmentName: [companyName, departmentName].filter(Boolean).join(' · '),
    }));
    return { total, list: placed };
  },
});

/** Puts people of any company of the park into the group. */
export function AddUsers({ dialog, group }: { dialog: Dialog; group: UserGroup }) {
  const add = useCommand(usergroup.add, '添加成功');
  const companies = useParkCompanies();
  return (
    <RelatedUserDialog
      dialog={dialog}
      title={`添加用户：${group.name}`}
      okText="添加"
      companies={companies}
      source={usersOf}
      most={most}
      isPending={add.isPending}
      onChoose={(people) =>
        add.mutate({ groupId: group.id, members: people.map(({ id }) => memberOf(id)) }, { onSuccess: () => dialog.close() })
      }
    />
  );
}
