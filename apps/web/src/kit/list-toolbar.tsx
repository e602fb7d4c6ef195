import { ColumnHeightOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRemembered } from './list-memory.ts';

const densities = { large: '宽松', medium: '默认', small: '紧凑' } as const;
type Density = keyof typeof densities;

/** How tightly this person likes rows, on every page. */
export const useDensity = () => useRemembered<Density>('density', 'medium');

export function DensityMenu() {
  const [density, setDensity] = useDensity();
  const items = Object.entries(densities).map(([key, label]) => ({ key, label }));
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{ items, selectable: true, selectedKeys: [density], onClick: ({ key }) => setDensity(key as Density) }}
    >
      <Button type="text" aria-label="密度" title="密度" icon={<ColumnHeightOutlined />} />
    </Dropdown>
  );
}

export function RefreshButton({ onClick }: { onClick: () => void }) {
  return <Button type="text" aria-label="刷新" title="刷新" icon={<ReloadOutlined />} onClick={onClick} />;
}
