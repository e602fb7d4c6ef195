import { lazy, useState } from 'react';
import { fetched } from '../api/chunk.ts';
import { LoadingBoundary } from '../feedback/loading.tsx';

const ConfirmDialog = lazy(() => fetched(import('../feedback/dialog.tsx').then((file) => ({ default: file.ConfirmDialog }))));

/** Asks before unsaved edits are lost. Loaded when first needed, because most pages are left without edits. */
export function LeaveDialog({ open, onLeave, onStay }: { open: boolean; onLeave: () => void; onStay: () => void }) {
  const [wasAsked, ask] = useState(open);
  if (open && !wasAsked) ask(true);
  const leave = () => {
    onStay();
    onLeave();
  };
  return (
    <LoadingBoundary>
      {wasAsked && (
        <ConfirmDialog open={open} title="放弃未保存的修改？" okText="放弃" cancelText="继续编辑" danger onOk={leave} onClose={onStay}>
          离开后，已填写的内容不会保留。
        </ConfirmDialog>
      )}
    </LoadingBoundary>
  );
}
