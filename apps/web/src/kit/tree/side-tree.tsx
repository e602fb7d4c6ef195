import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../feedback/empty.tsx';
import { ErrorBlock } from '../feedback/error.tsx';
import { SkeletonLines } from '../feedback/skeleton.tsx';
import type { Entry } from '../page/drop-menu.tsx';
import { Panel } from '../page/panel.tsx';
import { SearchTree } from './search-tree.tsx';

/** As a query tells it. */
type Loading = { error: Error | null; isPending: boolean; refetch: () => unknown };
type SideTreeProps = ComponentProps<typeof SearchTree> & {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  /** Above it: where what is shown is chosen. */
  above?: ReactNode;
  loading: Loading;
  /** What is said where there is nothing yet. */
  empty: string;
};
/** What a page is about, to its left: with a heading, and with what is said while and where there is nothing to choose. */
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

/** The button that adds one more, or unfolds what can be added. */
export const AddToSide = (props: ComponentProps<typeof Button>) => (
  <Button type="link" size="small" icon={<PlusOutlined aria-hidden />} {...props}>
    新增
  </Button>
);

/** What can be done with each of the rows to the left. */
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
