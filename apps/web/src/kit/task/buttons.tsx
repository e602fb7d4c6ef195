import { type ExportSubject, exportSubjects, type ImportSubject } from '@park/contract/kernel/task';
import { Button } from 'antd';
import { lazy, type PropsWithChildren } from 'react';
import { useRight } from '../api/access.tsx';
import { fetched } from '../api/chunk.ts';
import { useDialog } from '../feedback/dialog-state.ts';
import { LoadingBoundary } from '../feedback/loading.tsx';
import type { List } from '../list/state.ts';

const ExportDialog = lazy(() => fetched(import('./export.tsx').then((file) => ({ default: file.ExportDialog }))));

type ExportButtonProps = PropsWithChildren<{
  list: Pick<List<object>, 'filter' | 'total'>;
  subject: ExportSubject;
  /** Name of the exported records, as in 导出员工. */
  title: string;
  /** False for a list that does not count its rows exactly. */
  isCounted?: boolean;
}>;
/** Renders the button that exports the listed rows, if the user may export. The dialog is loaded at first use. */
export function ExportButton({ list, subject, title, isCounted = true, children = '导出' }: ExportButtonProps) {
  const dialog = useDialog();
  const mayExport = useRight(exportSubjects[subject]) !== undefined;
  if (!mayExport) return null;
  return (
    <>
      <Button onClick={dialog.add}>{children}</Button>
      <LoadingBoundary>
        {dialog.open && (
          <ExportDialog dialog={dialog} subject={subject} title={title} filter={list.filter} total={isCounted ? list.total : undefined} />
        )}
      </LoadingBoundary>
    </>
  );
}

const ImportDialog = lazy(() => fetched(import('./import.tsx').then((file) => ({ default: file.ImportDialog }))));

type ImportButtonProps = {
  subject: ImportSubject;
  /** Name of the imported records, as in 导入部门. */
  title: string;
  /** Domains whose lists are stale after the import. */
  affects: readonly string[];
};
/** Renders the button that imports a workbook, which may also change existing records. The dialog is loaded at first use. */
export function ImportButton(props: ImportButtonProps) {
  const dialog = useDialog();
  return (
    <>
      <Button onClick={dialog.add}>导入</Button>
      <LoadingBoundary>{dialog.open && <ImportDialog dialog={dialog} mayUpdate {...props} />}</LoadingBoundary>
    </>
  );
}
