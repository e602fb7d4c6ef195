import { roleErrors, roleTexts } from '@park/contract/role';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Segmented, Spin, Switch, Tooltip } from 'antd';
import { Suspense, useState } from 'react';
import { Cascade } from '../../../kit/cascade.tsx';
import { ConflictDialog } from '../../../kit/conflict.tsx';
import { useDialog } from '../../../kit/dialog-state.ts';
import { EmptyState } from '../../../kit/empty.tsx';
import { ErrorBlock } from '../../../kit/error.tsx';
import { useRemembered } from '../../../kit/list-memory.ts';
import { useMe } from '../../../kit/me.ts';
import { say } from '../../../kit/message.ts';
import { Panel } from '../../../kit/panel.tsx';
import { SkeletonLines } from '../../../kit/skeleton.tsx';
import { branches, useTreeSearch } from '../../../kit/tree-search.tsx';
import type { Role } from '../families.ts';
import type { Roles } from '../useRoles.ts';
import { GrantTree, itemsOf } from './GrantTree.tsx';
import { ChangeDialog, HistoryDrawer } from './lazy.ts';
import { all, boxesOf, ticked } from './marks.ts';
import { type Grants, useGrants } from './useGrants.ts';
import { type Trial, useTrial } from './useTrial.ts';
import './grant.css';

type GrantPanelProps = { roles: Roles; role: Role | undefined };
/** What a role may do, as boxes to tick; what saving would change is shown before it is done. */
export function GrantPanel({ roles, role }: GrantPanelProps) {
  const grants = useGrants(roles, role);
  const { roleCode } = useMe().user;
  const isHeld = role !== undefined && !role.isImplicit && roleCode.includes(role.roleCode);
  const isLocked = !roles.may('grant') || isHeld || role?.isRoleGroup === 1;
  return (
    <Panel className="stack grant-panel">
      {!role ? (
        <EmptyState kind="first" text="请在左侧选择一个角色" />
      ) : grants.error ? (
        <ErrorBlock error={grants.error} onRetry={grants.retry} />
      ) : grants.isPending ? (
        <SkeletonLines rows={10} />
      ) : (
        <>
          <Notes roles={roles} grants={grants} isHeld={isHeld} isLocked={isLocked} />
          <Boxes key={role.id} grants={grants} isLocked={isLocked} isInner={roles.family.name === 'inner'} />
        </>
      )}
      {roles.may('grant') && <SaveBar role={role} grants={grants} isLocked={isLocked} />}
    </Panel>
  );
}

type NotesProps = { roles: Roles; grants: Grants; isHeld: boolean; isLocked: boolean };
function Notes({ roles, grants, isHeld, isLocked }: NotesProps) {
  const isForAll = roles.family.name === 'inner' && roles.seesPark && !roles.companyId;
  const from = grants.inheritedFrom;
  const told = [
    isForAll && '对园区内全部单位生效；在左侧选择单位后，只对该单位设置。',
    from && `这里尚未单独设置，沿用“${from}”的权限${isLocked ? '' : '；保存后以此处为准'}。`,
  ].filter(Boolean);
  return (
    <>
      {isHeld && <Alert type="warning" showIcon title={roleErrors.heldByOneself.message} />}
      {told.length > 0 && <Alert type="info" showIcon title={told.join('')} />}
    </>
  );
}

const views = [
  { value: 'tree', label: '树形' },
  { value: 'cascade', label: '级联' },
] as const;
type View = (typeof views)[number]['value'];

type BoxesProps = { grants: Grants; isLocked: boolean; isInner: boolean };
function Boxes({ grants, isLocked, isInner }: BoxesProps) {
  const { tree, places, marks, mark, range } = grants;
  // Built-in roles are ticked in columns unless somebody likes the tree better. V075
  const [view, setView] = useRemembered<View>(isInner ? 'innerGrantView' : 'grantView', isInner ? 'cascade' : 'tree');
  const [isLinked, link] = useRemembered('grantLink', true);
  const items = itemsOf(tree);
  const { field, keyword, shown, lit } = useTreeSearch('菜单', items);
  const [opened, setOpened] = useState<string[]>(() => items.map(({ key }) => key));
  const isAllOpen = branches(items).every((key) => opened.includes(key));
  const boxes = boxesOf(tree, marks, isLinked);
  const inSight = keyword ? new Set(shown.flatMap(keysOf)) : undefined;
  const toggle = (code: string, isOn: boolean) => mark(ticked(places, marks, { code, isOn, isLinked, shown: inSight }));
  return (
    <>
      <div className="row row-between grant-tools">
        <div className="row grant-search">{field}</div>
        <div className="row">
          {range && (
            <Segmented
              options={[
                { value: 0, label: '本园区' },
                { value: 1, label: '所有园区' },
              ]}
              value={range.isEveryPark}
              onChange={(value) => range.choose(value === 1)}
            />
          )}
          <Segmented options={[...views]} value={view} onChange={setView} />
          {view === 'tree' && (
            <Labelled text="展开全部">
              <Switch size="small" checked={isAllOpen} onChange={(isOn) => setOpened(isOn ? branches(items) : [])} />
            </Labelled>
          )}
          <Labelled text="父子联动">
            <Switch size="small" checked={isLinked} onChange={link} />
          </Labelled>
          {!isLocked && (
            <>
              <Button size="small" onClick={() => mark(all(places, marks, true))}>
                全选
              </Button>
              <Button size="small" onClick={() => mark(all(places, marks, false))}>
                全不选
              </Button>
            </>
          )}
        </div>
      </div>
      {view === 'cascade' ? (
        <Cascade label="权限" items={shown} {...boxes} isLocked={isLocked} onToggle={toggle} />
      ) : shown.length === 0 ? (
        <EmptyState kind="none" text="未找到匹配的菜单" />
      ) : (
        <GrantTree
          items={shown}
          {...boxes}
          opened={keyword ? branches(shown) : opened}
          isLocked={isLocked}
          lit={lit}
          onOpen={setOpened}
          onToggle={toggle}
        />
      )}
    </>
  );
}

type Keyed = { key: string; children: Keyed[] };
const keysOf = ({ key, children }: Keyed): string[] => [key, ...children.flatMap(keysOf)];

const Labelled = ({ text, children }: { text: string; children: React.ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
  <label className="row grant-switch">
    {children}
    {text}
  </label>
);

/** 已修改 N 项, and what leads back and on. */
function SaveBar({ role, grants, isLocked }: { role: Role | undefined; grants: Grants; isLocked: boolean }) {
  const client = useQueryClient();
  const told = useDialog<Trial>();
  const conflict = useDialog();
  const history = useDialog();
  const trial = useTrial(grants, { onStale: conflict.add, onTold: told.edit });
  const isTrying = (step: Trial['step']) => trial.isPending && trial.variables === step;
  const { changed } = grants;
  const save = () => (role ? trial.mutate('save') : say.warning(roleTexts.noRole));
  const reload = () => {
    conflict.close();
    grants.giveUp();
    void client.invalidateQueries({ queryKey: ['grant'] });
  };
  return (
    <div className="row row-between grant-save">
      <div className="row">
        <Button type="link" disabled={!role || isLocked} loading={isTrying('undo')} onClick={() => trial.mutate('undo')}>
          撤销上次变更
        </Button>
        <Button type="link" disabled={!role} onClick={history.add}>
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
        <Tooltip title={role?.isRoleGroup === 1 && '角色组不能配置权限'}>
          <Button type="primary" disabled={role !== undefined && (isLocked || changed === 0)} loading={isTrying('save')} onClick={save}>
            保存
          </Button>
        </Tooltip>
      </div>
      <ConflictDialog open={conflict.open} onReload={reload} onClose={conflict.close} />
      <Suspense fallback={<Spin fullscreen delay={200} />}>
        {told.row && role && <ChangeDialog dialog={told} trial={told.row} grants={grants} name={role.roleName} onStale={conflict.add} />}
        {history.open && role && <HistoryDrawer dialog={history} grants={grants} name={role.roleName} />}
      </Suspense>
    </div>
  );
}
