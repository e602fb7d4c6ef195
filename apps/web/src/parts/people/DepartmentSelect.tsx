import { TreeSelect, type TreeSelectProps } from 'antd';
import { useState } from 'react';
import { toOptions, useDepartmentTree } from './departments.tsx';

type PassedProps = 'id' | 'value' | 'onChange' | 'onBlur' | 'placeholder' | 'allowClear' | 'multiple' | 'autoFocus' | 'defaultOpen';
type DepartmentSelectProps = Pick<TreeSelectProps, PassedProps> & {
  companyId: string | undefined;
  /** A department that cannot be selected, nor its descendants. */
  without?: string | undefined;
  /** Leaves out the node of people without a department. */
  isReal?: boolean;
};
/** Selects a department of a company, with a search by name. */
export function DepartmentSelect({ companyId, without, isReal = false, ...field }: DepartmentSelectProps) {
  const { tree, loading } = useDepartmentTree(companyId);
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<string[]>();
  const offered = isReal ? tree.filter((root) => !root.isNoDepartment) : tree;
  return (
    <TreeSelect
      {...field}
      loading={loading.isPending}
      treeData={toOptions(offered, without)}
      showSearch={{ treeNodeFilterProp: 'title', searchValue: text, onSearch: setText }}
      // The roots are unfolded at first, even when they load later; a search unfolds its matches.
      {...(!text && {
        treeExpandedKeys: opened ?? tree.map((root) => root.id),
        onTreeExpand: (keys) => setOpened(keys.map(String)),
      })}
      notFoundContent={loading.isError ? '获取部门列表失败' : loading.isPending ? '加载中…' : '暂无部门'}
    />
  );
}
