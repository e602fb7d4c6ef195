import { ColumnHeightOutlined } from '@ant-design/icons';
import { type ExportSubject, exportSubjects, type ImportSubject } from '@park/contract/kernel/task';
import { Button } from 'antd';
import { lazy, type PropsWithChildren } from 'react';
import { useRight } from './access.tsx';
import { fetched } from './chunk.ts';
import { useDialog } from './dialog-state.ts';
import { DropMenu } from './drop-menu.tsx';
import { Icon } from './icons.tsx';
import { Later } from './later.tsx';
import { useRemembered } from './list-memory.ts';
import type { List } from './list-state.ts';
import type { Density } from './table.tsx';

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
/** Takes along what the list shows, for who may. The dialog is fetched with the first use. */
export function ExportButton({ list, subject, title, isCounted = true, without = [], children = '导出' }: ExportButtonProps) {
  const dialog = useDialog();
  const mayExport = useRight(exportSubjects[subject]) !== undefined;
  if (!mayExport) return null;
  return (
    <>
      <Button onClick={dialog.add}>{children}</Button>
      <Later>
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
      </Later>
    </>
  );
}

const ImportDialog = lazy(() => fetched(import('./import.tsx').then((file) => ({ default: file.ImportDialog }))));

type ImportButtonProps = {
  subject: ImportSubject;
  /** What is imported, as in 导入部门. */
  title: string;
  /** Lists that are out of date afterwards. */
  affects: readonly string[];
};
/** Takes a workbook in, which may also change what is there. The dialog is fetched with the first use. */
export function ImportButton(props: ImportButtonProps) {
  const dialog = useDialog();
  return (
    <>
      <Button onClick={dialog.add}>导入</Button>
      <Later>{dialog.open && <ImportDialog dialog={dialog} mayUpdate {...props} />}</Later>
    </>
  );
}
