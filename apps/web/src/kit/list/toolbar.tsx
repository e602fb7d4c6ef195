import { ColumnHeightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRemembered } from '../api/remembered.ts';
import { DropMenu } from '../page/drop-menu.tsx';
import { Icon } from '../page/icons.tsx';
import type { Density } from '../table/table.tsx';

const densities = { large: '宽松', medium: '默认', small: '紧凑' } satisfies Record<Density, string>;

/** How tightly this person likes rows, on every page. */
export const useDensity = () => useRemembered<Density>('density', 'medium');

/** How high the rows of all tables are. */
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

/** Asks again for what is shown. */
export function RefreshButton({ onClick }: { onClick: () => void }) {
  return <Button type="text" aria-label="刷新" title="刷新" icon={<Icon name="refresh" />} onClick={onClick} />;
}
