import { DropMenu, type Entry } from '../../../kit/page/drop-menu.tsx';
import type { DropTarget, TreeItem } from '../../../kit/tree/search-tree.tsx';
import { AddToSide, SideTree } from '../../../kit/tree/side-tree.tsx';
import { CompanySelect } from '../../../parts/companies/CompanySelect.tsx';
import { find, type Role, siblings } from './families.ts';
import type { RoleFormTarget } from './RoleForm.tsx';
import type { Roles } from './useRoles.ts';

type RoleTreeProps = {
  roles: Roles;
  onForm: (target: RoleFormTarget) => void;
  onClone: (role: Role) => void;
  onRemove: (role: Role) => void;
  onSort: (ids: string[]) => void;
};
/** Shows the roles in their groups. A group cannot be selected. */
export function RoleTree({ roles, onForm, onClone, onRemove, onSort }: RoleTreeProps) {
  const { family, companyId, seesPark, roles: tree, loading, role, show, may } = roles;
  const isInner = family.name === 'inner';
  const mayEdit = may('edit');

  const step = (of: Role, by: -1 | 1, key: string, label: string) => {
    const ids = siblings(tree, of).map(({ id }) => id);
    const at = ids.indexOf(of.id);
    const to = at + by;
    return {
      key,
      label,
      disabled: to < 0 || to >= ids.length,
      onClick: () => onSort(ids.with(at, ids[to] as string).with(to, of.id)),
    };
  };
  function menu(key: string): Entry[] {
    const of = find(tree, key);
    if (!of || !mayEdit || of.isBuiltIn) return [];
    return [
      of.isRoleGroup === 1 && { key: 'add', label: '新增角色', onClick: () => onForm({ kind: 'role', parentId: of.id }) },
      { key: 'edit', label: '编辑', onClick: () => onForm({ kind: of.isRoleGroup ? 'group' : 'role', of }) },
      !isInner && of.isRoleGroup === 0 && { key: 'clone', label: '复制', onClick: () => onClone(of) },
      ...(isInner ? [] : [step(of, -1, 'up', '上移'), step(of, 1, 'down', '下移')]),
      { key: 'remove', label: '删除', danger: true, onClick: () => onRemove(of) },
    ].filter((entry) => entry !== false);
  }
  const dragging = {
    may: (key: string) => find(tree, key)?.isRoleGroup === 0,
    // A drag only reorders within a group: drags happen by accident, and the group of a role is changed in its form.
    mayGo: (key: string, parent: string) => (find(tree, key)?.parentId ?? '') === parent,
    onDrop: ({ key, at }: DropTarget) => {
      const of = find(tree, key) as Role;
      const others = siblings(tree, of).flatMap(({ id }) => (id === key ? [] : [id]));
      onSort(others.toSpliced(at, 0, key));
    },
  };
  const adding = [
    { key: 'role', label: '新增角色', onClick: () => onForm({ kind: 'role' }) },
    { key: 'group', label: '新增角色组', onClick: () => onForm({ kind: 'group' }) },
  ];
  const add = <AddToSide {...(isInner && { onClick: () => onForm({ kind: 'role' }) })} />;
  const either = (
    <DropMenu label="新增角色或角色组" entries={adding}>
      {add}
    </DropMenu>
  );
  return (
    <SideTree
      above={seesPark && <CompanySelect value={companyId} onChange={(id) => show({ companyId: id, ...(!isInner && { roleId: null }) })} />}
      title={isInner ? '通用角色' : '角色'}
      action={mayEdit && (isInner ? add : either)}
      loading={loading}
      empty="还没有角色"
      label="角色"
      items={tree.map(toItem)}
      selected={role?.id}
      onSelect={(roleId) => show({ roleId })}
      menu={menu}
      dragging={mayEdit && !isInner ? dragging : undefined}
    />
  );
}

const toItem = ({ id, roleName, isRoleGroup, isBuiltIn, userNum, children }: Role): TreeItem => ({
  key: id,
  name: roleName,
  disabled: isRoleGroup === 1,
  note: isBuiltIn && <span className="muted">（内置）</span>,
  ...(isRoleGroup === 0 && userNum !== undefined && { count: userNum }),
  children: children.map(toItem),
});
