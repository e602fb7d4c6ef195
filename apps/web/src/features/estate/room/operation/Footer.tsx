import { Button } from 'antd';
import { type PropsWithChildren, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { ConfirmDialog } from '../../../../kit/feedback/dialog.tsx';
import { LeaveDialog } from '../../../../kit/form/leave-dialog.tsx';
import { unsaved } from '../../../../kit/form/unsaved.ts';
import { Panel } from '../../../../kit/page/panel.tsx';

type FooterProps = PropsWithChildren<{
  /** Label of the button. */
  verb: string;
  /** The reason why the operation is not possible yet. */
  blocked: ReactNode;
  isAsking: boolean;
  isPending: boolean;
  onPropose: () => void;
  onRun: () => void;
  onTakeBack: () => void;
  onLeave: () => void;
}>;
/**
 * Sticky footer with 取消 and the button of the operation. The button opens a dialog that shows the outcome (`children`); the operation runs
 * only after the user has confirmed it there.
 */
export function Footer({ verb, blocked, isAsking, isPending, onPropose, onRun, onTakeBack, onLeave, children }: FooterProps) {
  const { pathname } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Panel className="form-page-footer operation-footer">
      <span className="muted">{blocked}</span>
      <Button onClick={() => (unsaved.has(pathname) ? setLeaving(true) : onLeave())}>取消</Button>
      <Button type="primary" disabled={Boolean(blocked)} onClick={onPropose}>
        {verb}
      </Button>
      <ConfirmDialog open={isAsking} title={`确认${verb}？`} okText={verb} isPending={isPending} onOk={onRun} onClose={onTakeBack}>
        {children}
      </ConfirmDialog>
      <LeaveDialog open={isLeaving} onLeave={onLeave} onStay={() => setLeaving(false)} />
    </Panel>
  );
}
