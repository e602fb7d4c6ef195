import { type Status, statuses } from '@park/contract/process';
import { type Meaning, StatusTag, statesOf } from './status.tsx';

const meanings = {
  running: 'processing',
  returned: 'warning',
  agreed: 'success',
  refused: 'error',
  withdrawn: 'default',
  stopped: 'default',
} satisfies Record<Status, Meaning>;

/** Every state an application may be in, for a filter. */
export const processStates = statesOf(statuses, meanings);

/** How an application stands, the same on every page. */
export const ProcessStatus = ({ of }: { of: Status }) => <StatusTag meaning={meanings[of]}>{statuses[of]}</StatusTag>;

/** The list an application is opened from: to-do, done, started, copied; 0 for those who look after it. */
type From = 0 | 1 | 2 | 3 | 4;
export const processAddress = (processInstanceId: string, from: From) => `/notice/tododetail/${processInstanceId}/${from}`;

/** What the lists tell of a form, as its flow chose. */
export const summaryText = (summary: readonly { name: string; value: string }[]) =>
  summary.map(({ name, value }) => `${name}：${value}`).join('；');
