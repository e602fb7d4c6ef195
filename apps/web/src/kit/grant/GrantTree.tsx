import type { GrantNode } from '@park/contract/rights/grant';
import { Tooltip, Tree } from 'antd';
import type { Find } from '../pinyin.ts';
import { Lit, type TreeItem } from '../tree-search.tsx';

type GrantItem = Omit<TreeItem, 'children'> & { isFixed: boolean; isButton: boolean; children: GrantItem[] };

/** The menus as a tree to tick; what the person may not grant cannot be. */
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
/** Menus and buttons as a tree to tick, of which some are not to be had. */
export function GrantTree({ items, checked, half, opened, isLocked, lit, onOpen, onToggle }: GrantTreeProps) {
  return (
    <Tree<GrantItem>
      aria-label="权限"
      className="grant-tree"
      checkable
      checkStrictly
      selectable={false}
      blockNode
      treeData={dressed(items, isLocked)}
      fieldNames={{ title: 'name' }}
      checkedKeys={{ checked: [...checked], halfChecked: [...half] }}
      expandedKeys={opened}
      onExpand={(keys) => onOpen(keys.map(String))}
      onCheck={(_, { node }) => onToggle(node.key, !checked.has(node.key))}
      titleRender={(item) => <Title item={item} range={lit(item.name)} />}
    />
  );
}

/** antd hands every node on as it is, and reads from it whether its box can be ticked; a grey title would be hard to read. */
const dressed = (items: GrantItem[], isLocked: boolean): GrantItem[] =>
  items.map(({ disabled: _, ...item }) => ({
    ...item,
    disableCheckbox: isLocked || item.isFixed,
    children: dressed(item.children, isLocked),
  }));

const Title = ({ item, range }: { item: GrantItem; range: ReturnType<Find> }) => (
  <Tooltip title={item.isFixed && '你无权授予此菜单'}>
    <span className={item.isFixed ? 'muted' : ''}>
      <Lit text={item.name} range={range} />
      {item.isButton && <span className="muted grant-kind">操作</span>}
    </span>
  </Tooltip>
);
