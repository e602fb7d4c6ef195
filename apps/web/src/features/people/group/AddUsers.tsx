import { company } from '@park/contract/company/company';
import { type Group, group, maxMembers } from '@park/contract/people/group';
import { useQuery } from '@tanstack/react-query';
import { useRight } from '../../../kit/api/access.tsx';
import { ask, useCommand } from '../../../kit/api/query.ts';
import { send } from '../../../kit/api/send.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { type Named, useOwnCompany } from '../../../parts/companies/companies.ts';
import type { PeopleSource } from '../../../parts/people/picker.tsx';
import { RelatedUserDialog } from '../../../parts/people/RelatedUserDialog.tsx';
import type { PeopleScope } from '../../../parts/people/sources.ts';

/** The key names person and company, because a group contains a person as a member of one company. */
const keyOf = ({ userId, companyId }: { userId: string; companyId: string }) => `${userId}/${companyId}`;
const memberOf = (key: string) => {
  const [userId = '', companyId = ''] = key.split('/');
  return { userId, companyId };
};

const joinTexts = (words: readonly (string | null)[]) => words.filter(Boolean).join(' · ');

/** Returns the people of the selected department; a search covers the whole park. */
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
      const choices = list.map(({ realName, companyName, departmentName, isIn, ...member }) => {
        const place = [keyword && companyName, departmentName];
        return {
          ...{ id: keyOf(member), realName, departmentName: joinTexts(place) },
          ...(isIn && { refusal: joinTexts([...place, '已在分组中']) }),
        };
      });
      return { total, list: choices };
    },
  });

/** Adds people of any company of the park to the group. */
export function AddUsers({ dialog, of }: { dialog: Dialog; of: Group }) {
  const add = useCommand(group.add, '添加成功');
  const companies = useParkCompanies();
  return (
    <RelatedUserDialog
      dialog={dialog}
      title={`添加人员到：${of.name}`}
      okText="添加"
      companies={companies}
      source={choicesFor(of.id)}
      most={maxMembers}
      isPending={add.isPending}
      onChoose={(people) =>
        add.mutate({ groupId: of.id, members: people.map(({ id }) => memberOf(id)) }, { onSuccess: () => dialog.close() })
      }
    />
  );
}

/** Maximum number of companies listed in the tree; people of further companies are found by searching their names. */
const mostCompanies = 200;
/** Returns the companies of the park the user sees, the user's own first. */
function useParkCompanies(): Named[] {
  const own = useOwnCompany();
  const seesOthers = useRight('company:read') === 'park';
  const { data } = useQuery({ ...ask(company.list, { pageSize: mostCompanies }), enabled: seesOthers });
  const others = (data?.list ?? []).filter(({ companyId }) => companyId !== own[0]?.id);
  return [...own, ...others.map(({ companyId, companyName }) => ({ id: companyId, name: companyName }))];
}
