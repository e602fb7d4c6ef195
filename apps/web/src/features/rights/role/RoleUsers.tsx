import { type RoleUser, role as roleCalls, roleErrors } from '@park/contract/rights/role';
import { Button, Tooltip } from 'antd';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { Question } from '../../../kit/feedback/question.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { searchLimit } from '../../../kit/list/search.ts';
import { type List, useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { ExportButton } from '../../../kit/task/buttons.tsx';
import { MemberPhone } from '../../../parts/people/member.tsx';
import type { Role } from './families.ts';
import { AddUsers } from './lazy.ts';
import { unassignCommand, useRoleCommand } from './role-command.ts';
import type { Roles } from './useRoles.ts';

const beside = ['roleId', 'tab', 'companyId'];
const failure = '获取关联用户失败';

/** Lists the holders of the selected role. */
export function RoleUsers({ roles, role }: { roles: Roles; role: Role }) {
  const Users = { park: ParkUsers, assist: ParkUsers, company: CompanyUsers, inner: InnerUsers }[roles.family.name];
  return <Users key={role.id} roles={roles} role={role} />;
}

type RoleUsersProps = { roles: Roles; role: Role };
const ParkUsers = ({ roles, role }: RoleUsersProps) => {
  const list = useList(roleCalls.parkUsers, { fixed: { roleId: role.id }, pageParams: beside, failure });
  return <Users list={list} roles={roles} role={role} />;
};
const CompanyUsers = ({ roles, role }: RoleUsersProps) => {
  const list = useList(roleCalls.companyUsers, { fixed: { roleId: role.id, companyId: roles.companyId }, pageParams: beside, failure });
  return <Users list={list} roles={roles} role={role} />;
};
const InnerUsers = ({ roles, role }: RoleUsersProps) => {
  const list = useList(roleCalls.innerUsers, {
    fixed: { busInnerRoleId: role.id, companyId: roles.companyId },
    pageParams: beside,
    failure,
  });
  return <Users list={list} roles={roles} role={role} />;
};

/** Returns the reason why the role cannot be assigned to people. V098, V129 */
function lockOf({ isRoleGroup, isImplicit }: Role): string | undefined {
  if (isRoleGroup) return roleErrors.groupHasNoUsers.message;
  return isImplicit ? roleErrors.implicit.message : undefined;
}

function Users({ list, roles, role }: RoleUsersProps & { list: List<RoleUser> }) {
  const { family, may } = roles;
  const adding = useDialog();
  const take = useRoleCommand();
  const lock = lockOf(role);
  const mayTake = may('assign') && !lock;
  const remove = (row: RoleUser) => (
    <Question
      title="确定将该用户从角色中移除吗？"
      okText="移除"
      danger
      onConfirm={() => take.mutateAsync(unassignCommand(roles, role, row)).catch(() => {})}
    >
      <Button type="link" size="small" danger aria-label={`移除${row.userName}`}>
        移除
      </Button>
    </Question>
  );
  return (
    <ListPage<RoleUser>
      list={{ ...list, name: `role.${family.name}Users`, table: { ...list.table, rowKey: ({ userId, companyId }) => userId + companyId } }}
      columns={[
        ...columns(family.refType === 2),
        ...(mayTake ? [{ title: '操作', key: 'actions', fixed: 'end' as const, render: (_: unknown, row: RoleUser) => remove(row) }] : []),
      ]}
      filters={
        <Filter name="keyword" label="用户">
          <Input allowClear maxLength={searchLimit} placeholder="请输入姓名或手机号" />
        </Filter>
      }
      actions={
        <>
          {may('assign') && <AddButton lock={lock} isInner={family.name === 'inner'} onClick={adding.add} />}
          <ExportButton
            list={{ ...list, filter: { ...list.filter, roleId: role.id } }}
            subject={family.refType === 2 ? 'parkRoleUser' : 'companyRoleUser'}
            title={`“${role.roleName}”的关联用户`}
          />
        </>
      }
      empty={<EmptyState kind="first" text={lock ? '暂无数据' : '还没有用户持有此角色'} />}
    >
      <LoadingBoundary>{adding.open && <AddUsers dialog={adding} roles={roles} role={role} />}</LoadingBoundary>
    </ListPage>
  );
}

const AddButton = ({ lock, isInner, onClick }: { lock: string | undefined; isInner: boolean; onClick: () => void }) => (
  <Tooltip title={lock}>
    <Button type="primary" disabled={lock !== undefined} onClick={onClick}>
      {isInner ? '设置用户' : '添加用户'}
    </Button>
  </Tooltip>
);

const columns = (isPark: boolean): Column<RoleUser>[] => [
  { title: '姓名', dataIndex: 'userName' },
  {
    title: '手机号',
    dataIndex: 'phone' as const,
    render: (_: unknown, { userId, userName, phone, companyId }: RoleUser) => (
      <MemberPhone member={{ id: userId, realName: userName, phone, companyId }} />
    ),
  },
  ...(isPark ? [{ title: '企业', dataIndex: 'companyName' as const }] : []),
  { title: '部门', dataIndex: 'departmentName', render: dash },
  { title: '有效期', key: 'valid', render: (_, row) => validity(row) },
  { title: '说明', key: 'why', render: (_, { implicitBy, reason }) => dash(implicitBy ?? reason) },
];

function validity({ implicitBy, validFrom, validTo }: RoleUser): string {
  if (implicitBy || (!validFrom && !validTo)) return '长期';
  return `${validFrom ? dateTime(validFrom) : ''} 至 ${validTo ? dateTime(validTo) : '长期'}`.trim();
}
