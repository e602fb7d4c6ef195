import { MoreOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps, Tree } from 'antd';
import { type ReactNode, useState } from 'react';
import { EmptyState } from './empty.tsx';
import { Input } from './input.tsx';
import { searchLimit, useDebounced } from './list-search.ts';
import './panel.css';

export type TreeItem = { key: string; name: string; note?: ReactNode; count?: number; children: TreeItem[] };
type SearchTreeProps = {
  /** What the tree holds, for the search field and for screen readers. */
  label: string;
  items: TreeItem[];
  selected: string | undefined;
  onSelect: (key: string) => void;
  /** The ⋯ menu of a node; none without entries. */
  menu?: (key: string) => NonNullable<MenuProps['items']>;
};
const manyNodes = 200;

/** A tree with a search that opens and lights what it finds. */
export function SearchTree({ label, items, selected, onSelect, menu }: SearchTreeProps) {
  const [text, setText] = useState('');
  const keyword = useDebounced(text.trim());
  const [opened, setOpened] = useState<{ keys: string[]; selected?: string | undefined }>();
  const [openedInSearch, setOpenedInSearch] = useState<{ keyword: string; keys: string[] }>();
  // A node chosen from elsewhere must be in sight; what the person folded stays folded otherwise.
  if (items.length > 0 && (!opened || opened.selected !== selected))
    setOpened({ keys: [...new Set([...(opened?.keys ?? items.map(({ key }) => key)), ...pathTo(items, selected)])], selected });

  const shown = keyword ? items.flatMap((item) => matching(item, keyword)) : items;
  const found = openedInSearch?.keyword === keyword ? openedInSearch.keys : branches(shown);
  const expandedKeys = keyword ? found : (opened?.keys ?? []);
  const expand = (keys: string[]) => (keyword ? setOpenedInSearch({ keyword, keys }) : setOpened({ keys, selected }));
  return (
    <>
      <Input
        allowClear
        aria-label={`搜索${label}`}
        placeholder={`搜索${label}`}
        prefix={<SearchOutlined />}
        maxLength={searchLimit}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
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
            <Title item={item} keyword={keyword} isSelected={item.key === selected} entries={menu?.(item.key) ?? []} />
          )}
          {...(expandedKeys.length > manyNodes && { height: 560 })}
        />
      </div>
    </>
  );
}

type TitleProps = { item: TreeItem; keyword: string; isSelected: boolean; entries: NonNullable<MenuProps['items']> };
function Title({ item, keyword, isSelected, entries }: TitleProps) {
  return (
    <span className="search-tree-row">
      <span className="search-tree-name" title={item.name}>
        <Lit text={item.name} keyword={keyword} />
        {item.note}
      </span>
      <span className={entries.length > 0 ? 'search-tree-end has-menu' : 'search-tree-end'}>
        <span>{item.count}</span>
        {entries.length > 0 && (
          <Dropdown trigger={['click']} menu={{ items: entries, onClick: ({ domEvent }) => domEvent.stopPropagation() }}>
            <Button
              type="text"
              size="small"
              aria-label={`${item.name}的操作`}
              icon={<MoreOutlined />}
              // One stop for the Tab key: arrows choose the node, Tab reaches its menu.
              tabIndex={isSelected ? 0 : -1}
              onClick={(event) => event.stopPropagation()}
              onKeyDown={(event) => event.stopPropagation()}
            />
          </Dropdown>
        )}
      </span>
    </span>
  );
}

function Lit({ text, keyword }: { text: string; keyword: string }) {
  const at = keyword ? text.toLowerCase().indexOf(keyword.toLowerCase()) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + keyword.length)}</mark>
      {text.slice(at + keyword.length)}
    </>
  );
}

/** A match stays with everything below it, another node with the branches that hold matches. */
function matching(item: TreeItem, keyword: string): TreeItem[] {
  if (item.name.toLowerCase().includes(keyword.toLowerCase())) return [item];
  const children = item.children.flatMap((child) => matching(child, keyword));
  return children.length > 0 ? [{ ...item, children }] : [];
}

const branches = (items: TreeItem[]): string[] =>
  items.flatMap(({ key, children }) => (children.length > 0 ? [key, ...branches(children)] : []));

function pathTo(items: TreeItem[], key: string | undefined): string[] {
  for (const item of items) {
    if (item.key === key) return [];
    const below = pathTo(item.children, key);
    if (below.length > 0 || item.children.some((child) => child.key === key)) return [item.key, ...below];
  }
  return [];
}
