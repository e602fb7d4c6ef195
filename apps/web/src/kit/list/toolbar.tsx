import { ColumnHeightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRemembered } from '../api/remembered.ts';
import { DropMenu } from '../page/drop-menu.tsx';
import { Icon } from '../page/icons.tsx';
import type { Density } from '../table/table.tsx';

const densities = { large: '宽松', medium: '默认', small: '紧凑' } satisfies Record<Density, string>;

/** Returns and sets the row density that the user chose, shared by all pages. */
export const useDensity = () => useRemembered<Density>('density', 'medium');

/** Lets the user choose the row height of all tables. */
export function DensityMenu() {
  const [density, setDensity] = useDensity();
  const entries = Object.entries(densities).map(([key, label]) => ({
    key,
    label,
    isChosen: key === density,
    onClick: () => setDensity(key as Density),
  }));
  return (
    <DropMenu label="密度" align="end" entries={entries}>
      <Button type="text" aria-label="密度" title="密度" icon={<ColumnHeightOutlined />} />
    </DropMenu>
  );
}

/** Refetches the shown rows. */
export function RefreshButton({ onClick }: { onClick: () => void }) {
  return <Button type="text" aria-label="刷新" title="刷新" icon={<Icon name="refresh" />} onClick={onClick} />;
}
