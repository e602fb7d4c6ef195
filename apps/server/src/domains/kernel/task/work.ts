import type { Database, Db } from '../../../db/database.ts';
import type { PersonRuns } from './person.ts';
import type * as tasks from './queries.ts';

/** Thrown when the task was cancelled or taken over by another process, so that nothing of this run may be kept. */
export class LostTask extends Error {}

/** Thrown when the process is stopping, so that the task is left to another process. */
export class Stopping extends Error {}
/** Seconds for which a process holds a task. Unless it renews this lease, another process can then take over the task. */
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
