import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type PropsWithChildren,
  type ReactNode,
  useRef,
} from 'react';
import { useRemembered } from '../api/remembered.ts';
import { EmptyState } from '../feedback/empty.tsx';
import { ErrorBlock } from '../feedback/error.tsx';
import { SkeletonLines } from '../feedback/skeleton.tsx';
import type { Entry } from '../page/drop-menu.tsx';
import { WithoutHeading } from '../page/heading.tsx';
import { Panel } from '../page/panel.tsx';
import { SearchTree } from './search-tree.tsx';
import '../page/panel.css';

/** State of the query that loads the tree. */
type Loading = { error: Error | null; isPending: boolean; refetch: () => unknown };
type SideTreeProps = ComponentProps<typeof SearchTree> & {
  title: string;
  /** Action beside the title. */
  action?: ReactNode;
  /** Content above the title, such as a selector of the shown tree. */
  above?: ReactNode;
  loading: Loading;
  /** Text shown when the tree is empty. */
  empty: string;
};
/** Renders the tree on the left of a page, with its title and its loading, error and empty states. */
export const SideTree = ({ title, action, above, loading, empty, ...tree }: SideTreeProps) => (
  <Panel className="stack">
    {above}
    <div className="row row-between">
      <strong>{title}</strong>
      {action}
    </div>
    {loading.error ? (
      <ErrorBlock error={loading.error} onRetry={() => void loading.refetch()} />
    ) : loading.isPending ? (
      <SkeletonLines rows={6} />
    ) : tree.items.length === 0 ? (
      <EmptyState kind="first" text={empty} />
    ) : (
      <SearchTree {...tree} />
    )}
  </Panel>
);

/** Renders the button that adds an entry or opens a menu of kinds to add. */
export const AddToSide = (props: ComponentProps<typeof Button>) => (
  <Button type="link" size="small" icon={<PlusOutlined aria-hidden />} {...props}>
    新增
  </Button>
);

/** Builds the menu of each entry in the tree on the left. */
export function sideMenu<R extends { id: string }>(rows: readonly R[], onEdit: (row: R) => void, onRemove: (row: R) => void) {
  return (key: string): Entry[] => {
    const row = rows.find(({ id }) => id === key);
    if (!row) return [];
    return [
      { key: 'edit', label: '编辑', onClick: () => onEdit(row) },
      { key: 'remove', label: '删除', danger: true, onClick: () => onRemove(row) },
    ];
  };
}

const minWidth = 220;
const maxWidth = 420;
const keyStep = 16;

/** Lays out a tree on the left and its content on the right, with a bar between them that is dragged or moved by arrow keys. */
export function TreeBeside({ side, children }: PropsWithChildren<{ side: ReactNode }>) {
  const [width, setWidth] = useRemembered('treeWidth', 260);
  const grid = useRef<HTMLDivElement>(null);
  const resize = (to: number) => setWidth(Math.round(Math.min(maxWidth, Math.max(minWidth, to))));
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId) && grid.current)
      resize(event.clientX - grid.current.getBoundingClientRect().left);
  };
  const nudge = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') resize(width - keyStep);
    if (key === 'ArrowRight') resize(width + keyStep);
  };
  return (
    <div ref={grid} className="tree-beside" style={{ '--side': `${width}px` } as CSSProperties}>
      <div className="tree-beside-side">{side}</div>
      <hr
        aria-label="调整树的宽度"
        aria-orientation="vertical"
        aria-valuenow={width}
        aria-valuemin={minWidth}
        aria-valuemax={maxWidth}
        tabIndex={0}
        className="tree-beside-handle"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={nudge}
      />
      <div className="stack">
        <WithoutHeading>{children}</WithoutHeading>
      </div>
    </div>
  );
}
