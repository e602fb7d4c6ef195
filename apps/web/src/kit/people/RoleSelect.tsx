import type { RoleNode } from '@park/contract/rights/role';
import { TreeSelect, type TreeSelectProps } from 'antd';
import { useState } from 'react';

export type RoleOption = { value: string; title: string; disabled: boolean; children: RoleOption[] };
/** A group heads roles and is no choice itself. V183 */
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
  /** What is said where there are none. */
  none: string;
};
/** Roles to choose among, under their groups. */
export function RoleSelect({ options, isPending, isError, none, ...field }: RoleSelectProps) {
  const [opened, setOpened] = useState<string[]>();
  return (
    <TreeSelect
      {...field}
      multiple
      allowClear
      // Open from the start, which may be before they are there.
      treeExpandedKeys={opened ?? headsIn(options)}
      onTreeExpand={(keys) => setOpened(keys.map(String))}
      loading={isPending}
      treeData={options}
      showSearch={{ treeNodeFilterProp: 'title' }}
      notFoundContent={isError ? '获取角色失败' : isPending ? '加载中…' : none}
    />
  );
}
