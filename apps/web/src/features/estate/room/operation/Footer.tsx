import { Button } from 'antd';
import { type PropsWithChildren, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { ConfirmDialog } from '../../../../kit/dialog.tsx';
import { unsaved } from '../../../../kit/form-unsaved.ts';
import { LeaveDialog } from '../../../../kit/leave-dialog.tsx';
import { Panel } from '../../../../kit/panel.tsx';

type FooterProps = PropsWithChildren<{
  /** The button is the verb. */
  verb: string;
  /** Why it cannot be done yet. */
  blocked: ReactNode;
  isAsking: boolean;
  isPending: boolean;
  onPropose: () => void;
  onRun: () => void;
  onTakeBack: () => void;
  onLeave: () => void;
}>;
/** 取消 and the verb, in sight below; what will be is said once more before it is done. */
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
