import { type Status, statuses } from '@park/contract/approval/process';
import { StateTag, statesOf } from '../../kit/feedback/status.tsx';

/** All states of an application, for filters. */
export const processStates = statesOf(statuses, {
  running: 'processing',
  returned: 'warning',
  agreed: 'success',
  refused: 'error',
  withdrawn: 'default',
  stopped: 'default',
});

/** Shows the state of an application, the same on every page. */
export const ProcessStatus = ({ of }: { of: Status }) => <StateTag isPill states={processStates} value={of} />;

/** The list from which an application is opened: 1 to-do, 2 done, 3 started, 4 copied; 0 for the administration list. */
type ProcessListKind = 0 | 1 | 2 | 3 | 4;
export const processAddress = (processInstanceId: string, from: ProcessListKind) => `/notice/tododetail/${processInstanceId}/${from}`;

/** Formats the form values that the author of the flow chose to show in lists. */
export const summaryText = (summary: readonly { name: string; value: string }[]) =>
  summary.map(({ name, value }) => `${name}：${value}`).join('；');
