import { role as roleCalls, roleErrors } from '@park/contract/rights/role';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api/query.ts';
import { send } from '../../../kit/api/send.ts';
import { PageModal } from '../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { LoadingCover } from '../../../kit/feedback/loading.tsx';
import { useManagerCompanies, useOwnCompany } from '../../../parts/companies/companies.ts';
import type { ChosenPerson, PeopleSource } from '../../../parts/people/picker.tsx';
import { RelatedUserDialog } from '../../../parts/people/RelatedUserDialog.tsx';
import { type PeopleScope, peopleOf } from '../../../parts/people/sources.ts';
import type { ValidityWindow } from '../../../parts/people/WindowFields.tsx';
import { useMe } from '../../../parts/session/me.ts';
import type { Role } from './families.ts';
import { assignCommand, useRoleCommand } from './role-command.ts';
import type { Roles } from './useRoles.ts';

/** Maximum number of people that one call accepts. */
const maxUsers = 500;
type AddUsersProps = { dialog: Dialog; roles: Roles; role: Role };

/** Assigns the role to people. */
export function AddUsers(props: AddUsersProps) {
  return props.roles.family.refType === 2 ? <AddParkUsers {...props} /> : <AddCompanyUsers {...props} />;
}

function useAssigning({ dialog, roles, role }: AddUsersProps) {
  const { id: oneself } = useMe().user;
  const give = useRoleCommand();
  return {
    dialog,
    most: maxUsers,
    isPending: give.isPending,
    isOneself: (id: string) => (id === oneself ? roleErrors.toOneself.message : undefined),
    onChoose: (people: ChosenPerson[], window: ValidityWindow) =>
      give.mutate(assignCommand(roles, role, { userIds: people.map(({ id }) => id), window }), { onSuccess: () => dialog.close() }),
  };
}

function AddParkUsers(props: AddUsersProps) {
  const { isOneself, ...picker } = useAssigning(props);
  const companies = useManagerCompanies(props.roles.family.name === 'assist' ? '1' : '2');
  return (
    <RelatedUserDialog
      {...picker}
      title={`添加用户：${props.role.roleName}`}
      okText="添加"
      companies={companies}
      source={(among) => candidatesFor(props.role.id, among)}
      isReal
      hasWindow
      refusal={isOneself}
    />
  );
}

function AddCompanyUsers(props: AddUsersProps) {
  const { roles, role, dialog } = props;
  const { isOneself, ...picker } = useAssigning(props);
  const own = useOwnCompany();
  const { companyId } = roles;
  const isInner = roles.family.name === 'inner';
  const paged = { companyId, pageSize: maxUsers };
  const company = useQuery({ ...ask(roleCalls.companyUsers, { ...paged, roleId: role.id }), enabled: !isInner, gcTime: 0 });
  const inner = useQuery({ ...ask(roleCalls.innerUsers, { ...paged, busInnerRoleId: role.id }), enabled: isInner, gcTime: 0 });
  const { data, error, refetch } = isInner ? inner : company;
  const title = `${isInner ? '设置' : '添加'}用户：${role.roleName}`;
  if (error)
    return (
      <PageModal title={title} open={dialog.open} footer={null} onCancel={() => dialog.close()}>
        <ErrorBlock error={error} text="获取关联用户失败" onRetry={() => void refetch()} />
      </PageModal>
    );
  if (!data) return <LoadingCover />;
  const isAssigned = (id: string) => data.list.some(({ userId }) => userId === id);
  const companies = companyId ? [{ id: companyId, name: data.list[0]?.companyName ?? '全部部门' }] : own;
  return (
    <RelatedUserDialog
      {...picker}
      title={title}
      okText={isInner ? '保存' : '添加'}
      companies={companies}
      source={peopleOf}
      {...(isInner
        ? {
            initial: data.list.map(({ userId, userName }) => ({ id: userId, realName: userName })),
            isEmptyAllowed: true,
            refusal: isOneself,
          }
        : { hasWindow: true, refusal: (id: string) => (isAssigned(id) ? '已关联此角色' : isOneself(id)) })}
    />
  );
}

/** Returns the people of operator and assisting organisations who do not hold this park role yet. */
const candidatesFor = (roleId: string, { companyId, departmentId }: PeopleScope): PeopleSource => ({
  key: ['role', 'candidates', roleId, companyId, departmentId],
  find: async ({ keyword, ...page }, signal) => {
    const input = { ...page, roleId, keyword, ...(!keyword && { companyId, departmentId }) };
    const { total, list } = await send(roleCalls.candidates, input, signal);
    return {
      total,
      list: list.map(({ userId, userName, companyName, departmentName }) => ({
        id: userId,
        realName: userName,
        departmentName: [companyName, departmentName].filter(Boolean).join(' · '),
      })),
    };
  },
});
