import type { ProcessDetail, Step } from '@park/contract/approval/process';
import { Panel } from '../../../kit/page/panel.tsx';
import { type FlowStep, FlowSteps } from './FlowSteps.tsx';

const toStep = (step: Step, at: number): FlowStep => ({
  ...step,
  id: String(at),
  taskName: step.taskName ?? step.actionName,
  // an event outside any step has its action as the title, so the action is not shown a second time
  actionName: step.taskName ? step.actionName : '',
  isRefused: step.action === 'refuse' || step.action === 'failed',
});

/** Shows the trail of an application: its past, current and future steps, and the people who received a copy. */
export function Trail({ of: { steps, copies } }: { of: ProcessDetail }) {
  return (
    <Panel className="stack process-trail">
      <h2 className="panel-title">流程跟踪</h2>
      <FlowSteps steps={steps.map(toStep)} />
      {copies.length > 0 && (
        <div>
          <span className="muted">抄送：</span>
          {copies.map(({ realName, isRead }) => `${realName}（${isRead ? '已读' : '未读'}）`).join('、')}
        </div>
      )}
    </Panel>
  );
}
