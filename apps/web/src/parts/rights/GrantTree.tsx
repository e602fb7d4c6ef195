import type { GrantNode } from '@park/contract/rights/grant';
import { Tooltip, Tree } from 'antd';
import type { Find } from '../../kit/tree/pinyin.ts';
import { Highlighted, type TreeItem } from '../../kit/tree/search-tree.tsx';

type GrantItem = Omit<TreeItem, 'children'> & { isFixed: boolean; isButton: boolean; children: GrantItem[] };

/** Converts the menus to tree items; nodes that the user may not grant are disabled. */
export const itemsOf = (nodes: readonly GrantNode[]): GrantItem[] =>
  nodes.map(({ menuId, name, type, isGrantable, children }) => ({
    key: menuId,
    name,
    isFixed: !isGrantable,
    isButton: type === 'btn',
    disabled: !isGrantable,
    children: itemsOf(children),
  }));

type GrantTreeProps = {
  items: GrantItem[];
  checked: ReadonlySet<string>;
  half: ReadonlySet<string>;
  opened: string[];
  isLocked: boolean;
  lit: (name: string) => ReturnType<Find>;
  onOpen: (keys: string[]) => void;
  onToggle: (key: string, isOn: boolean) => void;
};
/** Renders menus and buttons as a tree with check boxes, some of them disabled. */
export function GrantTree({ items, checked, half, opened, isLocked, lit, onOpen, onToggle }: GrantTreeProps) {
  return (
    <Tree<GrantItem>
      aria-label="权限"
      className="grant-tree"
      checkable
      checkStrictly
      selectable={false}
      blockNode
      treeData={antdNodes(items, isLocked)}
      fieldNames={{ title: 'name' }}
      checkedKeys={{ checked: [...checked], halfChecked: [...half] }}
      expandedKeys={opened}
      onExpand={(keys) => onOpen(keys.map(String))}
      onCheck={(_, { node }) => onToggle(node.key, !checked.has(node.key))}
      titleRender={(item) => <Title item={item} range={lit(item.name)} />}
    />
  );
}

/** Converts the items to antd nodes with a disabled check box instead of a disabled node, because a grey title would be hard to read. */
const antdNodes = (items: GrantItem[], isLocked: boolean): GrantItem[] =>
  items.map(({ disabled: _, ...item }) => ({
    ...item,
    disableCheckbox: isLocked || item.isFixed,
    children: antdNodes(item.children, isLocked),
  }));

const Title = ({ item, range }: { item: GrantItem; range: ReturnType<Find> }) => (
  <Tooltip title={item.isFixed && '你没有该菜单的权限，不能授予'}>
    <span className={item.isFixed ? 'muted' : ''}>
      <Highlighted text={item.name} range={range} />
      {item.isButton && <span className="muted grant-kind">操作</span>}
    </span>
  </Tooltip>
);
