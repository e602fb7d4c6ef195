import { type RoleNode, role } from '@park/contract/role';
import { useQuery } from '@tanstack/react-query';
import { TreeSelect, type TreeSelectProps } from 'antd';
import { useState } from 'react';
import { ask } from '../api.ts';

type Option = { value: string; title: string; disabled: boolean; children: Option[] };
/** A group heads roles and is no choice itself. V183 */
const optionsOf = (nodes: readonly RoleNode[]): Option[] =>
  nodes.map(({ id, roleName, isRoleGroup, children }) => ({
    value: id,
    title: roleName,
    disabled: isRoleGroup === 1,
    children: optionsOf(children),
  }));

type RoleSelectProps = Pick<TreeSelectProps, 'id' | 'value' | 'onChange' | 'onBlur'> & { companyId: string | undefined };
/** Roles a company has made for its people. */
export function RoleSelect({ companyId, ...field }: RoleSelectProps) {
  const [opened, setOpened] = useState<string[]>();
  const { data = [], isPending, isError } = useQuery(ask(role.companyTree, { companyId }));
  return (
    <TreeSelect
      {...field}
      multiple
      allowClear
      // Open from the start, which may be before they are there.
      treeExpandedKeys={opened ?? data.map(({ id }) => id)}
      onTreeExpand={(keys) => setOpened(keys.map(String))}
      loading={isPending}
      treeData={optionsOf(data)}
      showSearch={{ treeNodeFilterProp: 'title' }}
      placeholder="选择角色"
      notFoundContent={isError ? '获取角色失败' : isPending ? '加载中…' : '还没有角色'}
    />
  );
}
