import { type RoleNode, roleTexts } from '@park/contract/rights/role';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useRight } from '../../../kit/api/access.tsx';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { say } from '../../../kit/feedback/message.ts';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { LeaveDialog } from '../../../kit/form/leave-dialog.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import { Tabs } from '../../../kit/page/tabs.tsx';
import { TreeBeside } from '../../../kit/tree/side-tree.tsx';
import { type Family, families, type Role } from './families.ts';
import { CloneRole, GrantPanel, MenuSwitches, RemoveRole, RoleForm } from './lazy.ts';
import type { RoleFormTarget } from './RoleForm.tsx';
import { RoleTree } from './RoleTree.tsx';
import { RoleUsers } from './RoleUsers.tsx';
import { sortCommand, useRoleCommand } from './role-command.ts';
import { type Roles, type TabName, useRoles } from './useRoles.ts';
import './role.css';

export const MainRolePage = () => <RolePage family={families.park} />;
export const AssistRolePage = () => <RolePage family={families.assist} />;
export const CompanyRolePage = () => <RolePage family={families.company} />;
export const InnerRolePage = () => <RolePage family={families.inner} />;

const names = { users: '关联用户', grants: '权限配置' } as const satisfies Record<TabName, string>;
const items = Object.entries(names).map(([key, label]) => ({ key, label }));

/** Lists the roles of a family on the left; holders and grants of the selected role on the right. */
function RolePage({ family }: { family: Family }) {
  const roles = useRoles(family);
  const { role, show } = roles;
  const form = useDialog<RoleFormTarget>();
  const copy = useDialog<Role>();
  const removal = useDialog<Role>();
  const sort = useRoleCommand();
  const closed = (close: () => void) => (reply?: { id?: string }) => {
    close();
    if (reply?.id) show({ roleId: reply.id });
  };
  return (
    <TreeBeside
      side={
        <RoleTree
          roles={roles}
          onForm={form.edit}
          onClone={copy.edit}
          onRemove={removal.edit}
          onSort={(ids) => sort.mutate(sortCommand(roles, ids))}
        />
      }
    >
      <SelectedRole roles={roles} />
      <LeaveDialog {...roles.leaving} />
      <LoadingBoundary>
        {form.row && <RoleForm dialog={{ open: form.open, close: closed(form.close) }} target={form.row} roles={roles} />}
        {copy.row && <CloneRole dialog={{ open: copy.open, close: closed(copy.close) }} roles={roles} role={copy.row} />}
        {removal.row && (
          <RemoveRole
            dialog={removal}
            roles={roles}
            role={removal.row}
            onRemoved={() => removal.row?.id === role?.id && show({ roleId: null })}
          />
        )}
      </LoadingBoundary>
    </TreeBeside>
  );
}

function SelectedRole({ roles }: { roles: Roles }) {
  const { role, isComing, tab, show } = roles;
  const choose = (next: string) => {
    // V074: without a selected role no tab can be opened
    if (!role) say.warning('请先选择角色');
    else show({ tab: next as TabName });
  };
  return (
    <>
      <Panel className="role-head">
        <div className="row row-between">
          <Tabs label="角色内容" activeKey={tab} items={items} onChange={choose} />
          <RoleToolbar roles={roles} />
        </div>
        {role && <RoleNote role={role} />}
      </Panel>
      {isComing ? (
        <Panel>
          <SkeletonLines rows={8} />
        </Panel>
      ) : tab === 'grants' ? (
        <LoadingBoundary fallback={<SkeletonLines rows={6} />}>
          <GrantPanel roles={roles} role={role} />
        </LoadingBoundary>
      ) : role ? (
        <RoleUsers roles={roles} role={role} />
      ) : (
        <Panel>
          <EmptyState kind="first" text={roleTexts.noRole} />
        </Panel>
      )}
    </>
  );
}

const RoleNote = ({ role }: { role: Pick<RoleNode, 'roleName' | 'remark'> }) => (
  <div className="row role-note">
    <strong>{role.roleName}</strong>
    <span className="muted">{role.remark}</span>
  </div>
);

/** Actions that do not concern a particular role. */
function RoleToolbar({ roles: { family, companyId } }: { roles: Roles }) {
  const navigate = useNavigate();
  const switches = useDialog();
  const maySwitch = useRight('menu:switch') && family.name === 'park';
  const mayExplain = useRight('permission:explain');
  return (
    <div className="row">
      {maySwitch && <Button onClick={switches.add}>菜单开关</Button>}
      {mayExplain && (
        <Button onClick={() => void navigate(`/system/permissionExplain${companyId ? `?companyId=${companyId}` : ''}`)}>权限查询</Button>
      )}
      <LoadingBoundary>{switches.open && <MenuSwitches dialog={switches} />}</LoadingBoundary>
    </div>
  );
}
