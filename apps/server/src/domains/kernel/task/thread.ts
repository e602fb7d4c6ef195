import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../../db/database.ts';
import type { Sheets } from '../../../domain/sheet.ts';
import { secretsOf } from '../../../secret.ts';
import { type Traffic, yieldToRequests } from '../../../yield-to-requests.ts';
import { taskWork } from './here.ts';
import { subjectsOf } from './subjects.ts';
import type { Work } from './work.ts';

export type ThreadData = { url: string; secret: string; traffic: Traffic };
export type Order = { run: Work['task'] } | { stop: string };
export type ThreadMessage = { problem: string } | { over: string; error?: string };

const behindCalls = 10;
/**
 * Runs the thread for tasks. It has a separate event loop, so that no API call waits for a workbook. Its priority is lower than that of the
 * calls, because users wait for calls, while an export may take a second longer.
 */
export function serveTasks(sheets: Sheets): void {
  // on Linux this lowers the priority of the calling thread only
  setPriority(behindCalls);
  const { url, secret, traffic } = workerData as ThreadData;
  const secrets = secretsOf(secret);
  const post = (message: ThreadMessage) => parentPort?.postMessage(message);
  const log = (problem: string) => post({ problem });
  const database = openDatabase({ url, password: secrets.databasePassword, pool: 6, onError: (error) => log(`tasks: ${error.message}`) });
  const work = taskWork({ database, subjects: subjectsOf({ secrets, sheets }), log, yieldToRequests: () => yieldToRequests(traffic) });
  const stops = new Map<string, AbortController>();

  parentPort?.on('message', async (order: Order) => {
    if ('stop' in order) return stops.get(order.stop)?.abort();
    const { lease } = order.run;
    const stop = new AbortController();
    stops.set(lease, stop);
    try {
      await work(order.run, stop.signal);
      post({ over: lease });
    } catch (error) {
      post({ over: lease, error: (error as Error).message });
    } finally {
      stops.delete(lease);
    }
  });
}
