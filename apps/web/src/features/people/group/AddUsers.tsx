import { company } from '@park/contract/company/company';
import { type Group, group, mostMembers } from '@park/contract/people/group';
import { useQuery } from '@tanstack/react-query';
import { useRight } from '../../../kit/api/access.tsx';
import { ask, useCommand } from '../../../kit/api/query.ts';
import { send } from '../../../kit/api/send.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { type Named, useOwnCompany } from '../../../parts/companies/companies.ts';
import type { PeopleSource } from '../../../parts/people/picker.tsx';
import { RelatedUserDialog } from '../../../parts/people/RelatedUserDialog.tsx';
import type { PeopleScope } from '../../../parts/people/sources.ts';

/** Somebody is chosen in one of his companies. */
const keyOf = ({ userId, companyId }: { userId: string; companyId: string }) => `${userId}/${companyId}`;
const memberOf = (key: string) => {
  const [userId = '', companyId = ''] = key.split('/');
  return { userId, companyId };
};

const together = (words: readonly (string | null)[]) => words.filter(Boolean).join(' · ');

/** The people of the department that is open; a search goes through the whole park. */
const choicesFor =
  (groupId: string) =>
  ({ companyId, departmentId }: PeopleScope): PeopleSource => ({
    key: [...group.choices.key.split('.'), groupId, companyId, departmentId],
    async find({ keyword, ...page }, signal) {
      const { total, list } = await send(
        group.choices,
        { ...page, groupId, keyword, ...(!keyword && { companyId, departmentId }) },
        signal,
      );
      const placed = list.map(({ realName, companyName, departmentName, isIn, ...who }) => {
        const place = [keyword && companyName, departmentName];
        return {
          ...{ id: keyOf(who), realName, departmentName: together(place) },
          ...(isIn && { refusal: together([...place, '已在分组中']) }),
        };
      });
      return { total, list: placed };
    },
  });

/** Puts people of any company of the park into the group. */
export function AddUsers({ dialog, of }: { dialog: Dialog; of: Group }) {
  const add = useCommand(group.add, '添加成功');
  const companies = useParkCompanies();
  return (
    <RelatedUserDialog
      dialog={dialog}
      title={`添加用户到：${of.name}`}
      okText="添加"
      companies={companies}
      source={choicesFor(of.id)}
      most={mostMembers}
      isPending={add.isPending}
      onChoose={(people) =>
        add.mutate({ groupId: of.id, members: people.map(({ id }) => memberOf(id)) }, { onSuccess: () => dialog.close() })
      }
    />
  );
}

/** As many as a tree can be looked through; beyond that one searches for people by name. */
const mostCompanies = 200;
/** Every company of the park one sees, one's own first. */
function useParkCompanies(): Named[] {
  const own = useOwnCompany();
  const seesOthers = useRight('company:read') === 'park';
  const { data } = useQuery({ ...ask(company.list, { pageSize: mostCompanies }), enabled: seesOthers });
  const others = (data?.list ?? []).filter(({ companyId }) => companyId !== own[0]?.id);
  return [...own, ...others.map(({ companyId, companyName }) => ({ id: companyId, name: companyName }))];
}
