import { MoreOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Tree } from 'antd';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { EmptyState } from '../feedback/empty.tsx';
import { Input } from '../form/input.tsx';
import { searchLimit, useDebounced } from '../list/search.ts';
import { DropMenu, type Entry } from '../page/drop-menu.tsx';
import { type Find, useFind } from './pinyin.ts';
import '../page/panel.css';

export type TreeItem = {
  key: string;
  name: string;
  note?: ReactNode;
  count?: number;
  /** The node only groups other nodes and cannot be selected itself. */
  disabled?: boolean;
  children: TreeItem[];
};
/** Target of a dragged item: its new parent (empty for the top level) and its position among the children there. */
export type DropTarget = { key: string; parent: string; at: number };
type Dragging = { may: (key: string) => boolean; mayGo: (key: string, parent: string) => boolean; onDrop: (drop: DropTarget) => void };
type SearchTreeProps = {
  /** Name of the tree for the search field and for screen readers. */
  label: string;
  items: TreeItem[];
  selected: string | undefined;
  onSelect: (key: string) => void;
  /** Unfolds the whole tree at first. */
  isOpen?: boolean;
  /** Entries of the ⋯ menu of a node; without entries the node has no menu. */
  menu?: (key: string) => readonly Entry[];
  /** Rules for dragging nodes. Disabled during a search, which shows only a part of the tree. */
  dragging?: Dragging | undefined;
};
const manyNodes = 200;

/** Returns a search field and the filtered tree. The search matches characters or pinyin and keeps the parents of every match. */
export function useTreeSearch<T extends TreeItem>(label: string, items: T[]) {
  const [text, setText] = useState('');
  const keyword = useDebounced(text.trim());
  const find = useFind(keyword);
  const field = (
    <Input
      allowClear
      aria-label={`搜索${label}`}
      placeholder={`搜索${label}`}
      prefix={<SearchOutlined />}
      maxLength={searchLimit}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
  const shown = keyword ? items.flatMap((item) => matching(item, find)) : items;
  return { field, keyword, shown, lit: (name: string) => (keyword ? find(name) : false) };
}

/** Renders a tree with a search that unfolds and highlights its matches. */
export function SearchTree({ label, items, selected, onSelect, isOpen = false, menu, dragging }: SearchTreeProps) {
  const { field, keyword, shown, lit } = useTreeSearch(label, items);
  const [opened, setOpened] = useState<{ keys: string[]; selected?: string | undefined }>();
  const [openedInSearch, setOpenedInSearch] = useState<{ keyword: string; keys: string[] }>();
  // The tree unfolds down to a node that the page has selected; all other branches stay as the user left them.
  if (items.length > 0 && (!opened || opened.selected !== selected))
    setOpened({
      keys: [...new Set([...(opened?.keys ?? (isOpen ? branches(items) : items.map(({ key }) => key))), ...pathTo(items, selected)])],
      selected,
    });

  const found = openedInSearch?.keyword === keyword ? openedInSearch.keys : branches(shown);
  const expandedKeys = keyword ? found : (opened?.keys ?? []);
  const expand = (keys: string[]) => (keyword ? setOpenedInSearch({ keyword, keys }) : setOpened({ keys, selected }));
  return (
    <>
      {field}
      <div className="search-tree">
        {shown.length === 0 && <EmptyState kind="none" text={`未找到匹配的${label}`} />}
        <Tree<TreeItem>
          aria-label={label}
          blockNode
          treeData={shown}
          fieldNames={{ title: 'name' }}
          selectedKeys={selected === undefined ? [] : [selected]}
          expandedKeys={expandedKeys}
          onExpand={(keys) => expand(keys.map(String))}
          onSelect={(_, { node }) => onSelect(node.key)}
          titleRender={(item) => (
            <Title item={item} lit={lit(item.name)} isSelected={item.key === selected} entries={menu?.(item.key) ?? []} />
          )}
          {...(dragging && !keyword && draggable(items, dragging))}
          {...(expandedKeys.length > manyNodes && { height: 560 })}
        />
      </div>
    </>
  );
}

type TitleProps = { item: TreeItem; lit: ReturnType<Find>; isSelected: boolean; entries: readonly Entry[] };
function Title({ item, lit, isSelected, entries }: TitleProps) {
  return (
    <span className="search-tree-row">
      <span className="search-tree-name" title={item.name}>
        <Highlighted text={item.name} range={lit} />
        {item.note}
      </span>
      <span className={entries.length > 0 ? 'search-tree-end has-menu' : 'search-tree-end'}>
        <span>{item.count}</span>
        {entries.length > 0 && (
          <DropMenu label={`${item.name}的操作`} entries={entries}>
            <Button
              type="text"
              size="small"
              aria-label={`${item.name}的操作`}
              icon={<MoreOutlined />}
              // Tab reaches only the selected node: arrow keys select another node, and Tab moves on to the menu of the node.
              tabIndex={isSelected ? 0 : -1}
              onClick={(event) => event.stopPropagation()}
              onKeyDown={(event) => event.stopPropagation()}
            />
          </DropMenu>
        )}
      </span>
    </span>
  );
}

/** Renders a text with the matched part highlighted. */
export function Highlighted({ text, range }: { text: string; range: ReturnType<Find> }) {
  if (!range) return text;
  const [from, to] = range;
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, to + 1)}</mark>
      {text.slice(to + 1)}
    </>
  );
}

/** Converts antd's drop event, which names a node and a position relative to it, to the new parent and position. */
function draggable(items: TreeItem[], { may, mayGo, onDrop }: Dragging): ComponentProps<typeof Tree<TreeItem>> {
  const top: TreeItem = { key: '', name: '', children: items };
  const newParent = (dropped: TreeItem, isBeside: boolean) => (isBeside ? parentOf([top], dropped.key) : dropped);
  return {
    draggable: { icon: false, nodeDraggable: (node) => may(String((node as TreeItem).key)) },
    allowDrop: ({ dragNode, dropNode, dropPosition }) => {
      const parent = newParent(dropNode, dropPosition !== 0);
      return parent !== undefined && mayGo(dragNode.key, parent.key);
    },
    onDrop: ({ dragNode, node, dropToGap, dropPosition }) => {
      const parent = newParent(node, dropToGap);
      if (!parent) return;
      const others = parent.children.filter(({ key }) => key !== dragNode.key);
      // dropPosition is relative to the index of the node: a smaller number means before the node.
      const isBefore = dropPosition < Number(node.pos.split('-').at(-1));
      const beside = others.findIndex(({ key }) => key === node.key) + (isBefore ? 0 : 1);
      // An unfolded node shows the drop line above its first child, so the item becomes the first child.
      const inside = node.expanded && node.children.length > 0 ? 0 : others.length;
      onDrop({ key: dragNode.key, parent: parent.key, at: dropToGap ? beside : inside });
    },
  };
}

/** Keeps a matching node with all its descendants, and any other node only with the branches that contain matches. */
function matching<T extends TreeItem>(item: T, find: Find): T[] {
  if (find(item.name)) return [item];
  const children = item.children.flatMap((child) => matching(child, find));
  return children.length > 0 ? [{ ...item, children }] : [];
}

/** Returns the keys of all nodes with children. */
export const branches = (items: TreeItem[]): string[] =>
  items.flatMap(({ key, children }) => (children.length > 0 ? [key, ...branches(children)] : []));

function parentOf(items: TreeItem[], key: string): TreeItem | undefined {
  for (const item of items) {
    const found = item.children.some((child) => child.key === key) ? item : parentOf(item.children, key);
    if (found) return found;
  }
}

function pathTo(items: TreeItem[], key: string | undefined): string[] {
  for (const item of items) {
    if (item.key === key) return [];
    const below = pathTo(item.children, key);
    if (below.length > 0 || item.children.some((child) => child.key === key)) return [item.key, ...below];
  }
  return [];
}
