import type { Call, Reply, Sent } from '@park/contract/core';
import { Button } from 'antd';
import { type PropsWithChildren, useState } from 'react';
import { useLocation } from 'react-router';
import type { CallError } from '../api/send.ts';
import { Panel } from '../page/panel.tsx';
import { type AlsoChecks, CallForm, type Latest, useCallForm } from './form.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { unsaved } from './unsaved.ts';

type FormPageProps<C extends Call> = PropsWithChildren<{
  call: C;
  initial?: Partial<Sent<C>>;
  done: string;
  /** Label of the send button if it is not 保存. */
  okText?: string;
  /** Uses the full page width, for a form with content beside it. */
  isWide?: boolean;
  latest?: Latest<C>;
  also?: AlsoChecks<C>;
  about?: (error: CallError) => Record<string, string>;
  /** Navigates away from the form; receives the reply if the form was sent. */
  onLeave: (reply?: Reply<C>) => void;
}>;
/** Shows a page with a form that sends one call; 取消 and 保存 stay visible at the bottom. */
export function FormPage<C extends Call>({ onLeave, okText = '保存', isWide = false, children, ...send }: FormPageProps<C>) {
  const { pathname } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  const leave = (reply?: Reply<C>) => {
    unsaved.set(pathname, false);
    onLeave(reply);
  };
  const state = useCallForm({ ...send, onDone: leave, onEdit: () => unsaved.set(pathname, true) });
  return (
    <div className={isWide ? 'stack' : 'stack form-page'}>
      <Panel>
        <CallForm state={state} initial={send.initial}>
          {children}
        </CallForm>
      </Panel>
      <Panel className="form-page-footer">
        <Button onClick={() => (state.isDirty ? setLeaving(true) : leave())}>取消</Button>
        <Button type="primary" loading={state.isPending} onClick={state.form.submit}>
          {okText}
        </Button>
      </Panel>
      <LeaveDialog open={isLeaving} onLeave={() => leave()} onStay={() => setLeaving(false)} />
    </div>
  );
}
