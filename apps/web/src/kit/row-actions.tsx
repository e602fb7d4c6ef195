import { DownOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import { DropMenu, type Entry } from './drop-menu.tsx';

/** What unfolds the further actions of a row of this name. */
export const MoreButton = ({ of, ...props }: { of: string } & ButtonProps) => (
  <Button {...props} type="link" size="small" aria-label={`${of}的更多操作`} icon={<DownOutlined aria-hidden />} iconPlacement="end">
    更多
  </Button>
);

/** What can be done with a row of this name: the first thing as a link, the others in a menu. */
export function RowActions({ of, entries: [first, ...more] }: { of: string; entries: readonly Entry[] }) {
  if (!first) return '--';
  return (
    <span className="row row-actions">
      <Button type="link" size="small" aria-label={`${first.label}${of}`} onClick={first.onClick}>
        {first.label}
      </Button>
      {more.length > 0 && (
        <DropMenu label={`${of}的更多操作`} align="end" entries={more}>
          <MoreButton of={of} />
        </DropMenu>
      )}
    </span>
  );
}
