import type { RoleNode } from '@park/contract/rights/role';
import { TreeSelect, type TreeSelectProps } from 'antd';
import { useState } from 'react';

export type RoleOption = { value: string; title: string; disabled: boolean; children: RoleOption[] };
/** Converts role groups to options; a group heads its roles and cannot be selected itself. V183 */
export const roleOptions = (nodes: readonly RoleNode[]): RoleOption[] =>
  nodes.map(({ id, roleName, isRoleGroup, children }) => ({
    value: id,
    title: roleName,
    disabled: isRoleGroup === 1,
    children: roleOptions(children),
  }));
const headsIn = (options: readonly RoleOption[]): string[] =>
  options.flatMap(({ value, children }) => (children.length ? [value, ...headsIn(children)] : []));

type RoleSelectProps = Pick<TreeSelectProps, 'id' | 'value' | 'onChange' | 'onBlur' | 'placeholder'> & {
  options: RoleOption[];
  isPending: boolean;
  isError: boolean;
  /** Text shown when there are no roles. */
  none: string;
};
/** Selects roles, listed under their groups. */
export function RoleSelect({ options, isPending, isError, none, ...field }: RoleSelectProps) {
  const [opened, setOpened] = useState<string[]>();
  return (
    <TreeSelect
      {...field}
      multiple
      allowClear
      // The groups are unfolded at first, even when the roles load later.
      treeExpandedKeys={opened ?? headsIn(options)}
      onTreeExpand={(keys) => setOpened(keys.map(String))}
      loading={isPending}
      treeData={options}
      showSearch={{ treeNodeFilterProp: 'title' }}
      notFoundContent={isError ? '获取角色失败' : isPending ? '加载中…' : none}
    />
  );
}
