import type { Call, Sent } from '@park/contract/core';
import { Button, Drawer } from 'antd';
import { useContext, useRef, useState } from 'react';
import { ActiveContext } from '../page/tab.ts';
import { CallForm, useCallForm } from './form.tsx';
import { type FormDialogProps, focusFirstControl } from './form-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

/** Shows a form beside its list, for more fields than a dialog holds. Escape or a click outside closes it only while nothing is typed. */
export function FormDrawer<C extends Call, V = Sent<C>>(props: Omit<FormDialogProps<C, V>, 'size' | 'okText'>) {
  const [round, setRound] = useState(0);
  return <OneRound key={round} {...props} onClosed={() => setRound(round + 1)} />;
}

function OneRound<C extends Call, V>({ dialog, title, children, onClosed, ...send }: FormDialogProps<C, V> & { onClosed: () => void }) {
  const [isLeaving, setLeaving] = useState(false);
  const isActive = useContext(ActiveContext);
  const box = useRef<HTMLDivElement>(null);
  const state = useCallForm({ ...send, onDone: dialog.close, onTooLate: () => dialog.close() });
  const leave = () => (state.isDirty ? setLeaving(true) : dialog.close());
  const footer = (
    <div className="row form-drawer-footer">
      <Button onClick={leave}>取消</Button>
      <Button type="primary" loading={state.isPending} onClick={state.form.submit}>
        保存
      </Button>
    </div>
  );
  return (
    <>
      {isActive && (
        <Drawer
          title={title}
          open={dialog.open}
          size={560}
          footer={footer}
          onClose={leave}
          afterOpenChange={(isOpen) => (isOpen ? focusFirstControl(box.current) : onClosed())}
          destroyOnHidden
        >
          <div ref={box}>
            <CallForm state={state} initial={send.initial}>
              {children}
            </CallForm>
          </div>
        </Drawer>
      )}
      <LeaveDialog open={isLeaving} onLeave={dialog.close} onStay={() => setLeaving(false)} />
    </>
  );
}
