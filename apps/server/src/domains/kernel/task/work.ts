import type { Database, Db } from '../../../db/database.ts';
import type { PersonRuns } from './person.ts';
import type * as tasks from './queries.ts';

/** The task was cancelled, or somebody else runs it by now: nothing of this run may stay. */
export class LostTask extends Error {}

/** The process stops; the task is for another one. */
export class Stopping extends Error {}
/** How long a task is somebody's who no longer says that he works at it. */
export const leaseSeconds = 30;

/** Runs a task that was claimed, to its end; an abort means that the process stops. */
export type TaskWork = (task: Work['task'], signal: AbortSignal) => Promise<void>;

/** What a run of a task works with. */
export type Work = {
  task: tasks.Claimed & tasks.Held;
  database: Database;
  /** In the person's name, with the rights he has now. */
  person: PersonRuns;
  /** The task's own books, whatever has become of the person's rights. */
  write<T>(work: (db: Db) => Promise<T>): Promise<T>;
  signal: AbortSignal;
  progress(counts: Partial<tasks.Counts>): void;
  /** Lets people's calls go first; asked for every few milliseconds of work. */
  yieldToRequests(): void;
};
