import { type ProcessDetail, process } from '@park/contract/approval/process';
import { Button, type FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useCommand } from '../../../kit/api/query.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { DropMenu } from '../../../kit/page/drop-menu.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import { type Action, actionKeys, isAction, isDanger, isInBar, isPrimary } from './actions.ts';
import { ActionDialog } from './lazy.ts';

type ShownAction = { action: Action; label: string; taskId: number | null };
/** Returns the buttons in a fixed order, independent of the order the server sends. */
const shownActions = ({ actions }: ProcessDetail): ShownAction[] =>
  actions
    .flatMap(({ action, ...rest }) => (isAction(action) ? [{ action, ...rest }] : []))
    .toSorted((one, other) => actionKeys.indexOf(one.action) - actionKeys.indexOf(other.action));

/** A second click meant for the application before must not decide the next one. */
const readingTimeMs = 1_000;
/** Tells whether the user may decide: at once, or after a moment if the console opened the application by itself. */
function useReady(): boolean {
  const { state } = useLocation();
  const [isReady, setReady] = useState(!state?.isOpenedByItself);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), readingTimeMs);
    return () => clearTimeout(timer);
  }, []);
  return isReady;
}

type ActionBarProps = { of: ProcessDetail; form: FormInstance; onDone: (action: Action, label: string) => void };
/** Buttons for the actions the user may take, always visible below the application. */
export function ActionBar({ of, form, onDone }: ActionBarProps) {
  const dialog = useDialog<ShownAction>();
  const claim = useCommand(process.claim, '已认领，请处理');
  const urge = useCommand(process.urge, '已催办');
  const { processInstanceId, task } = of;
  const shown = shownActions(of);
  const isReady = useReady();
  const others = shown.filter(({ action }) => !isInBar(action));
  if (shown.length === 0) return null;
  const start = (one: ShownAction) => {
    if (one.action === 'claim' && one.taskId) claim.mutate({ processInstanceId, taskId: one.taskId });
    else if (one.action === 'urge') urge.mutate({ processInstanceId });
    else dialog.edit(one);
  };
  const isPending = (action: Action) => (action === 'claim' && claim.isPending) || (action === 'urge' && urge.isPending);
  return (
    <Panel className="process-actions no-print">
      {task && <span className="muted process-asked">{task.taskName}，等待你处理</span>}
      {others.length > 0 && (
        <DropMenu
          label="更多操作"
          align="end"
          entries={others.map((one) => ({
            key: one.action,
            label: one.label,
            danger: isDanger(one.action),
            onClick: () => start(one),
          }))}
        >
          <Button>更多</Button>
        </DropMenu>
      )}
      {shown
        .filter(({ action }) => isInBar(action))
        .toReversed()
        .map((one) => (
          <Button
            key={one.action}
            type={isPrimary(one.action) ? 'primary' : 'default'}
            danger={isDanger(one.action)}
            disabled={isPrimary(one.action) && !isReady}
            loading={isPending(one.action)}
            onClick={() => start(one)}
          >
            {one.label}
          </Button>
        ))}
      <LoadingBoundary>
        {dialog.row && (
          <ActionDialog
            key={dialog.row.action}
            action={dialog.row.action}
            label={dialog.row.label}
            taskId={dialog.row.taskId}
            of={of}
            form={form}
            open={dialog.open}
            onClose={dialog.close}
            onDone={onDone}
          />
        )}
      </LoadingBoundary>
    </Panel>
  );
}
