import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../../db/database.ts';
import { secretsOf } from '../../../secret.ts';
import { type Traffic, yieldToRequests } from '../../../yield-to-requests.ts';
import { taskWork } from './here.ts';
import { subjectsOf } from './subjects.ts';
import type { Work } from './work.ts';

/*
 * The thread the tasks of people are done in. Its own event loop, so that no call waits for a sheet; and behind the calls
 * where both want a processor: people wait for these, while an export may take a second longer.
 */
export type ThreadData = { url: string; secret: string; traffic: Traffic };
export type Order = { run: Work['task'] } | { stop: string };
export type Told = { problem: string } | { over: string; error?: string };

const behindCalls = 10;
// of the calling thread alone, where the system knows threads by themselves
setPriority(behindCalls);

const { url, secret, traffic } = workerData as ThreadData;
const secrets = secretsOf(secret);
const tell = (told: Told) => parentPort?.postMessage(told);
const log = (problem: string) => tell({ problem });
const database = openDatabase({ url, password: secrets.databasePassword, pool: 6, onError: (error) => log(`tasks: ${error.message}`) });
const work = taskWork({ database, subjects: subjectsOf(secrets), log, yieldToRequests: () => yieldToRequests(traffic) });
const stops = new Map<string, AbortController>();

parentPort?.on('message', async (order: Order) => {
  if ('stop' in order) return stops.get(order.stop)?.abort();
  const { lease } = order.run;
  const stop = new AbortController();
  stops.set(lease, stop);
  try {
    await work(order.run, stop.signal);
    tell({ over: lease });
  } catch (error) {
    tell({ over: lease, error: (error as Error).message });
  } finally {
    stops.delete(lease);
  }
});
