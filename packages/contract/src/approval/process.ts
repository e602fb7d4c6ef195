import { domain } from '../core.ts';
import { actingCalls } from './process/acting.ts';
import { monitorCalls } from './process/monitor.ts';
import { readingCalls } from './process/reading.ts';

export { type Status, statuses } from '../people/message.ts';
export { processErrors, type Signature, type Step } from './process/model.ts';
export { type ProcessRow, type Trouble, troubles } from './process/monitor.ts';
export type { ProcessDetail } from './process/reading.ts';

/** Flows as they run: starting, deciding, looking after. */
export const process = domain('process', { ...readingCalls, ...actingCalls, ...monitorCalls });
