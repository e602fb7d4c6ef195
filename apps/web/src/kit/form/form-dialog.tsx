import type { Call, Reply, Sent } from '@park/contract/core';
import { type PropsWithChildren, useRef, useState } from 'react';
import type { CallError } from '../api/send.ts';
import { PageModal } from '../feedback/dialog.tsx';
import type { Dialog } from '../feedback/dialog-state.ts';
import { CallForm, type Latest, useCallForm } from './form.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

const widths = { small: 450, medium: 900, large: 1050 };

export type FormDialogProps<C extends Call, V> = PropsWithChildren<{
  /** `close` receives the reply if the form was sent. */
  dialog: Dialog<Reply<C>>;
  title: string;
  call: C;
  initial?: Partial<Sent<C>>;
  done: string;
  /** Label of the send button if it is not 保存. */
  okText?: string;
  /** Makes the send button red, for an action that cannot simply be undone. */
  danger?: boolean;
  size?: keyof typeof widths;
  latest?: Latest<C>;
  prepare?: (values: V) => Sent<C>;
  about?: (error: CallError) => Record<string, string>;
  failed?: string;
  isTooLate?: (error: CallError) => boolean;
}>;
/** Shows a dialog with a form that sends one call. */
export function FormDialog<C extends Call, V = Sent<C>>(props: FormDialogProps<C, V>) {
  const [round, setRound] = useState(0);
  return <OneRound key={round} {...props} onClosed={() => setRound(round + 1)} />;
}

const controls = ['input:not([type=hidden])', 'textarea', 'button:is([role=switch], [role=combobox])']
  .map((one) => `${one}:not(:disabled)`)
  .join();
/**
 * Focuses the first control of a form. Otherwise the close button has the focus, and Enter would close the dialog just opened. A user who
 * is already in a field stays there.
 */
export function focusFirstControl(box: HTMLElement | null): void {
  if (!box?.contains(document.activeElement)) box?.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
}

/**
 * Renders the dialog until it is closed; a new instance is used when the dialog opens again. Typed text survives a switch of tabs, because
 * the form's state lives outside the Modal.
 */
function OneRound<C extends Call, V>({
  dialog,
  title,
  okText = '保存',
  danger = false,
  size = 'small',
  children,
  onClosed,
  ...send
}: FormDialogProps<C, V> & { onClosed: () => void }) {
  const [isLeaving, setLeaving] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const state = useCallForm({ ...send, onDone: dialog.close, onTooLate: () => dialog.close() });
  const leave = () => (state.isDirty ? setLeaving(true) : dialog.close());
  return (
    <>
      <PageModal
        title={title}
        open={dialog.open}
        width={widths[size]}
        okText={okText}
        cancelText="取消"
        okButtonProps={{ danger }}
        mask={{ closable: false }}
        confirmLoading={state.isPending}
        onOk={state.form.submit}
        onCancel={leave}
        afterOpenChange={(isOpen) => isOpen && focusFirstControl(box.current)}
        afterClose={onClosed}
      >
        <div ref={box}>
          <CallForm state={state} initial={send.initial}>
            {children}
          </CallForm>
        </div>
      </PageModal>
      <LeaveDialog open={isLeaving} onLeave={dialog.close} onStay={() => setLeaving(false)} />
    </>
  );
}
