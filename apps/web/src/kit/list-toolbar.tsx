import { ColumnHeightOutlined, ReloadOutlined } from '@ant-design/icons';
import type { ExportSubject } from '@park/contract/task';
import { Button, Dropdown, Spin } from 'antd';
import { lazy, type PropsWithChildren, Suspense } from 'react';
import { fetched } from './chunk.ts';
import { useDialog } from './dialog-state.ts';
import { useRemembered } from './list-memory.ts';
import type { List } from './list-state.ts';

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

const ExportDialog = lazy(() => fetched(import('./export.tsx').then((file) => ({ default: file.ExportDialog }))));

type ExportButtonProps = PropsWithChildren<{
  list: Pick<List<object>, 'asked' | 'total'>;
  subject: ExportSubject;
  /** What is exported, as in 导出成员. */
  title: string;
  /** Not every list counts to its end. */
  isCounted?: boolean;
  /** Columns a setting hides from the list. */
  without?: readonly string[];
}>;
/** Takes along what the list shows. The dialog is fetched with the first use. */
export function ExportButton({ list, subject, title, isCounted = true, without = [], children = '导出' }: ExportButtonProps) {
  const dialog = useDialog();
  return (
    <>
      <Button onClick={dialog.add}>{children}</Button>
      <Suspense fallback={<Spin fullscreen delay={200} />}>
        {dialog.open && (
          <ExportDialog
            dialog={dialog}
            subject={subject}
            title={title}
            filter={list.asked}
            total={isCounted ? list.total : undefined}
            without={without}
          />
        )}
      </Suspense>
    </>
  );
}
