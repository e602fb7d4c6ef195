import { RightOutlined } from '@ant-design/icons';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../kit/feedback/empty.tsx';
import type { TreeItem } from '../../kit/tree/search-tree.tsx';
import './cascade.css';

type CascadeProps = {
  label: string;
  items: TreeItem[];
  checked: ReadonlySet<string>;
  /** Keys of partially selected nodes. */
  half?: ReadonlySet<string>;
  isLocked?: boolean;
  onToggle: (key: string, isOn: boolean) => void;
};
/**
 * Renders a tree as columns of check boxes: each column shows the children of the node opened in the column before. The calling component
 * decides which boxes change together. antd's Cascader cannot select a parent without its children.
 */
export function Cascade({ label, items, checked, half, isLocked = false, onToggle }: CascadeProps) {
  const [path, open] = useState<string[]>();
  const columns = columnsOf(items, path ?? firstPath(items));
  if (items.length === 0) return <EmptyState kind="none" />;
  return (
    <fieldset className="cascade" aria-label={label}>
      {columns.map(({ at, list }, depth) => (
        <ul key={list[0]?.key}>
          {list.map(({ key, name, note, disabled, children }) => (
            <li key={key} data-open={key === at || undefined}>
              <Checkbox
                aria-label={name}
                checked={checked.has(key)}
                indeterminate={!checked.has(key) && (half?.has(key) ?? false)}
                disabled={isLocked || (disabled ?? false)}
                onChange={(event) => onToggle(key, event.target.checked)}
              />
              <button
                type="button"
                aria-expanded={children.length > 0 ? key === at : undefined}
                disabled={children.length === 0}
                onClick={() => open([...columns.slice(0, depth).map((column) => column.at as string), key])}
              >
                <span>
                  {name}
                  {note}
                </span>
                {children.length > 0 && <RightOutlined aria-hidden />}
              </button>
            </li>
          ))}
        </ul>
      ))}
    </fieldset>
  );
}

type Column = { at: string | undefined; list: TreeItem[] };
/** Returns the columns along a path, ending where the path no longer exists. */
function columnsOf(items: TreeItem[], [at, ...rest]: readonly string[]): Column[] {
  const open = items.find(({ key, children }) => key === at && children.length > 0);
  return [{ at: open?.key, list: items }, ...(open ? columnsOf(open.children, rest) : [])];
}

const firstPath = ([first]: TreeItem[]): string[] => (first && first.children.length > 0 ? [first.key] : []);
