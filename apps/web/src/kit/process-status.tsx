import { type Status, statuses } from '@park/contract/approval/process';
import { StateTag, statesOf } from './status.tsx';

/** Every state an application may be in, for a filter. */
export const processStates = statesOf(statuses, {
  running: 'processing',
  returned: 'warning',
  agreed: 'success',
  refused: 'error',
  withdrawn: 'default',
  stopped: 'default',
});

/** How an application stands, the same on every page. */
export const ProcessStatus = ({ of }: { of: Status }) => <StateTag states={processStates} value={of} />;

/** The list an application is opened from: to-do, done, started, copied; 0 for those who look after it. */
type From = 0 | 1 | 2 | 3 | 4;
export const processAddress = (processInstanceId: string, from: From) => `/notice/tododetail/${processInstanceId}/${from}`;

/** What the lists tell of a form, as its flow chose. */
export const summaryText = (summary: readonly { name: string; value: string }[]) =>
  summary.map(({ name, value }) => `${name}：${value}`).join('；');
