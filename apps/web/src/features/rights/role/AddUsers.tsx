import { role as roleCalls, roleErrors } from '@park/contract/rights/role';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api.ts';
import { PageModal } from '../../../kit/dialog.tsx';
import type { Dialog } from '../../../kit/dialog-state.ts';
import { ErrorBlock } from '../../../kit/error.tsx';
import { useMe } from '../../../kit/me.ts';
import { useManagerCompanies, useOwnCompany } from '../../../kit/people/companies.ts';
import type { Chosen } from '../../../kit/people/picker.tsx';
import { RelatedUserDialog } from '../../../kit/people/RelatedUserDialog.tsx';
import { candidatesFor, peopleOf } from '../../../kit/people/sources.ts';
import type { Window } from '../../../kit/people/WindowFields.tsx';
import { Waiting } from '../../../kit/waiting.tsx';
import { giving, useErrand } from './errand.ts';
import type { Role } from './families.ts';
import type { Roles } from './useRoles.ts';

/** As many as one call takes. */
const most = 500;
type AddUsersProps = { dialog: Dialog; roles: Roles; role: Role };

/** Gives the role to people. */
export function AddUsers(props: AddUsersProps) {
  return props.roles.family.refType === 2 ? <AddParkUsers {...props} /> : <AddCompanyUsers {...props} />;
}

function useGiving({ dialog, roles, role }: AddUsersProps) {
  const { id: oneself } = useMe().user;
  const give = useErrand();
  return {
    dialog,
    most,
    isPending: give.isPending,
    isOneself: (id: string) => (id === oneself ? roleErrors.toOneself.message : undefined),
    onChoose: (people: Chosen[], window: Window) =>
      give.mutate(giving(roles, role, { userIds: people.map(({ id }) => id), window }), { onSuccess: () => dialog.close() }),
  };
}

function AddParkUsers(props: AddUsersProps) {
  const { isOneself, ...picker } = useGiving(props);
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
  const { isOneself, ...picker } = useGiving(props);
  const own = useOwnCompany();
  const { companyId } = roles;
  const isInner = roles.family.name === 'inner';
  const paged = { companyId, pageSize: most };
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
  if (!data) return <Waiting />;
  const holds = (id: string) => data.list.some(({ userId }) => userId === id);
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
        : { hasWindow: true, refusal: (id: string) => (holds(id) ? '已关联此角色' : isOneself(id)) })}
    />
  );
}
