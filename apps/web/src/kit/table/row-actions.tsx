import { DownOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import type { ReactNode } from 'react';
import { DropMenu, type Entry } from '../page/drop-menu.tsx';
import type { Column } from './column.ts';

/** Renders the button that opens the further actions of the row with this name. */
export const MoreButton = ({ of, ...props }: { of: string } & ButtonProps) => (
  <Button {...props} type="link" size="small" aria-label={`${of}的更多操作`} icon={<DownOutlined aria-hidden />} iconPlacement="end">
    更多
  </Button>
);

/** Renders the actions of the row with this name: up to two as links; of more, the first as a link and the others in a menu. */
export function RowActions({ of, entries }: { of: string; entries: readonly Entry[] }) {
  const links = entries.slice(0, entries.length > 2 ? 1 : 2);
  const more = entries.slice(links.length);
  if (links.length === 0) return '--';
  return (
    <span className="row row-actions">
      {links.map(({ key, label, danger = false, disabled = false, onClick }) => (
        <Button
          key={key}
          type="link"
          size="small"
          danger={danger}
          disabled={Boolean(disabled)}
          title={typeof disabled === 'string' ? disabled : ''}
          aria-label={`${label}${of}`}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
      {more.length > 0 && (
        <DropMenu label={`${of}的更多操作`} align="end" entries={more}>
          <MoreButton of={of} />
        </DropMenu>
      )}
    </span>
  );
}

/** Builds the column with the actions of a row, at the right edge. */
export const actionColumn = <R extends object>(actions: (row: R) => ReactNode): Column<R> => ({
  title: '操作',
  key: 'actions',
  fixed: 'end',
  render: (_, row) => <span className="row row-actions">{actions(row)}</span>,
});
