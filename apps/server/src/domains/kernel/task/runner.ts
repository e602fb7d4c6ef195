import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import * as tasks from './queries.ts';
import { leaseSeconds, Stopping, type TaskWork } from './work.ts';

const lookEvery = 5_000;
const concurrency = 2;

type RunnerOptions = { database: Database; work: TaskWork; log: (problem: string) => void };

/**
 * Runs tasks, a few at a time. The outbox message about a new task only wakes the runner. The runner then claims waiting tasks in the
 * database, and also tasks whose process has died.
 */
export function taskRunner({ database, work, log }: RunnerOptions) {
  const running = new Map<Promise<void>, AbortController>();
  let filling: Promise<void> | undefined;
  let isClosed = false;

  async function fill(): Promise<void> {
    while (!isClosed && running.size < concurrency) {
      const lease = randomUUID();
      const task = await database.run({ entry: undefined, audit: 'none' }, (db) => tasks.claim(db, lease, leaseSeconds));
      if (!task) return;
      const stop = new AbortController();
      const one: Promise<void> = work({ ...task, lease }, stop.signal)
        .catch((error: Error) => log(`task ${task.id}: ${error.message}`))
        .finally(() => {
          running.delete(one);
          void wake();
        });
      running.set(one, stop);
    }
  }
  function wake(): Promise<void> {
    filling ??= fill()
      .catch((error: Error) => log(`tasks: ${error.message}`))
      .finally(() => {
        filling = undefined;
      });
    return filling;
  }

  const looks = setInterval(() => void wake(), lookEvery).unref();
  return {
    wake,
    /** Resolves when no task is left to run. */
    async idle() {
      await wake();
      while (running.size > 0) {
        await Promise.all(running.keys());
        await wake();
      }
    },
    async close() {
      isClosed = true;
      clearInterval(looks);
      for (const stop of running.values()) stop.abort(new Stopping());
      await Promise.all([filling, ...running.keys()]);
    },
  };
}
