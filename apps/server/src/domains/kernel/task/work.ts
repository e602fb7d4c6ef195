import type { Database, Db } from '../../../db/database.ts';
import type { PersonRuns } from './person.ts';
import type * as tasks from './queries.ts';

/** The task was cancelled or taken over by another process, so nothing of this run may be kept. */
export class LostTask extends Error {}

/** The process is stopping, so the task is left to another process. */
export class Stopping extends Error {}
/** Seconds after which a task whose process no longer renews the lease can be taken over. */
export const leaseSeconds = 30;

/** Runs a claimed task to its end. The abort signal means that the process stops. */
export type TaskWork = (task: Work['task'], signal: AbortSignal) => Promise<void>;

/** The context in which a task runs. */
export type Work = {
  task: tasks.Claimed & tasks.LeasedTask;
  database: Database;
  /** Runs transactions as the task's owner, with their current rights. */
  person: PersonRuns;
  /** Runs a transaction on the task's own record, independent of the owner's rights. */
  write<T>(work: (db: Db) => Promise<T>): Promise<T>;
  signal: AbortSignal;
  progress(counts: Partial<tasks.Counts>): void;
  /** Yields to API calls; called every few milliseconds of work. */
  yieldToRequests(): void;
};
