import { taskWorker } from '../src/domains/kernel/task/worker.ts';
import { sheets } from '../src/domains/sheets.ts';

/*
 * A worker process for a test to kill: runs waiting tasks with a shifted clock, and reports when it has started and when nothing is left.
 */
const { url, secret, shift } = JSON.parse(process.env.TASK_WORKER ?? '{}') as { url: string; secret: string; shift: string };
const worker = taskWorker({ url, secret, sheets, log: () => {}, here: { clockShift: () => shift } });
process.send?.('ready');
await worker.runner.idle();
process.send?.('idle');
await worker.close();
process.disconnect?.();
