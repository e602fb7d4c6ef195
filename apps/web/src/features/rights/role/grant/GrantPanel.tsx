import { roleErrors, roleTexts } from '@park/contract/rights/role';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Segmented, Tooltip } from 'antd';
import { useDialog } from '../../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../../kit/feedback/error.tsx';
import { LoadingBoundary } from '../../../../kit/feedback/loading.tsx';
import { SkeletonLines } from '../../../../kit/feedback/skeleton.tsx';
import { ConflictDialog } from '../../../../kit/form/conflict.tsx';
import { Panel } from '../../../../kit/page/panel.tsx';
import { GrantBoxes } from '../../../../parts/rights/GrantBoxes.tsx';
import { useMe } from '../../../../parts/session/me.ts';
import type { Role } from '../families.ts';
import type { Roles } from '../useRoles.ts';
import { ChangeDialog, HistoryDrawer } from './lazy.ts';
import { type Grants, useGrants } from './useGrants.ts';
import { type Trial, useTrial } from './useTrial.ts';
import './grant.css';

type GrantPanelProps = { roles: Roles; role: Role | undefined };
/** Edits the grants of a role as checkboxes; shows the changes before they are saved. */
export function GrantPanel({ roles, role }: GrantPanelProps) {
  const grants = useGrants(roles, role);
  const { roleCode } = useMe().user;
  const isOwnRole = role !== undefined && !role.isImplicit && roleCode.includes(role.roleCode);
  const isLocked = !roles.may('grant') || isOwnRole || role?.isRoleGroup === 1;
  return (
    <Panel className="stack grant-panel">
      {!role ? (
        <EmptyState kind="first" text={roleTexts.noRole} />
      ) : grants.error ? (
        <ErrorBlock error={grants.error} onRetry={grants.retry} />
      ) : grants.isPending ? (
        <SkeletonLines rows={10} />
      ) : (
        <>
          <Notes roles={roles} grants={grants} isOwnRole={isOwnRole} isLocked={isLocked} />
          <GrantBoxes
            key={role.id}
            tree={grants.tree}
            marks={grants.marks}
            mark={grants.mark}
            isLocked={isLocked}
            // Grants of built-in roles are shown in columns by default; the user can switch to the tree. V075
            view={roles.family.name === 'inner' ? { name: 'innerGrantView', first: 'cascade' } : { name: 'grantView', first: 'tree' }}
          >
            <ParkRange grants={grants} />
          </GrantBoxes>
        </>
      )}
      {role && roles.may('grant') && <SaveBar role={role} grants={grants} isLocked={isLocked} />}
    </Panel>
  );
}

type NotesProps = { roles: Roles; grants: Grants; isOwnRole: boolean; isLocked: boolean };
function Notes({ roles, grants, isOwnRole, isLocked }: NotesProps) {
  const isForAll = roles.family.name === 'inner' && roles.seesPark && !roles.companyId;
  const from = grants.inheritedFrom;
  const notes = [
    isForAll && '对园区内全部企业生效；选择企业后，只对该企业设置。',
    from && `当前沿用${from}${isLocked ? '' : '，保存后单独生效'}。`,
  ].filter(Boolean);
  return (
    <>
      {isOwnRole && <Alert type="warning" showIcon title={roleErrors.heldByOneself.message} />}
      {notes.length > 0 && <Alert type="info" showIcon title={notes.join('')} />}
    </>
  );
}

/** Selects whether the grants apply to this park or to every park, for users who have the choice. */
function ParkRange({ grants: { range } }: { grants: Grants }) {
  return (
    range && (
      <Segmented
        options={[
          { value: 0, label: '本园区' },
          { value: 1, label: '所有园区' },
        ]}
        value={range.isEveryPark}
        onChange={(value) => range.choose(value === 1)}
      />
    )
  );
}

/** 已修改 N 项, with the buttons to discard and save. */
function SaveBar({ role, grants, isLocked }: { role: Role; grants: Grants; isLocked: boolean }) {
  const client = useQueryClient();
  const preview = useDialog<Trial>();
  const conflict = useDialog();
  const history = useDialog();
  const trial = useTrial(grants, { onStale: conflict.add, onPreview: preview.edit });
  const isTrying = (step: Trial['step']) => trial.isPending && trial.variables === step;
  const { changed } = grants;
  const reload = () => {
    conflict.close();
    grants.giveUp();
    void client.invalidateQueries({ queryKey: ['grant'] });
  };
  return (
    <div className="row row-between grant-save">
      <div className="row">
        <Button type="link" disabled={isLocked} loading={isTrying('undo')} onClick={() => trial.mutate('undo')}>
          撤销上次变更
        </Button>
        <Button type="link" onClick={history.add}>
          变更记录
        </Button>
      </div>
      <div className="row">
        {changed > 0 && (
          <>
            <span className="muted" role="status">
              已修改 {changed} 项
            </span>
            <Button onClick={grants.giveUp}>取消修改</Button>
          </>
        )}
        <Tooltip title={role.isRoleGroup === 1 && '角色组不能配置权限'}>
          <Button type="primary" disabled={isLocked || changed === 0} loading={isTrying('save')} onClick={() => trial.mutate('save')}>
            保存
          </Button>
        </Tooltip>
      </div>
      <ConflictDialog open={conflict.open} onReload={reload} onClose={conflict.close} />
      <LoadingBoundary>
        {preview.row && <ChangeDialog dialog={preview} trial={preview.row} grants={grants} name={role.roleName} onStale={conflict.add} />}
        {history.open && <HistoryDrawer dialog={history} grants={grants} name={role.roleName} />}
      </LoadingBoundary>
    </div>
  );
}
