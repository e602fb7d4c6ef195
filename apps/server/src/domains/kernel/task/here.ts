import { commonErrors } from '@park/contract/core';
import { type ExportSubject, exportSubjects, type ImportSubject, importSubjects } from '@park/contract/kernel/task';
import { AppError } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { tellLive } from '../../../db/driver/index.ts';
import { SheetProblem } from '../../../outside/sheet.ts';
import { runExport } from './export.ts';
import { runImport } from './import.ts';
import { asPerson } from './person.ts';
import * as tasks from './queries.ts';
import type { Subjects } from './subjects.ts';
import { LostTask, leaseSeconds, Stopping, type TaskWork, type Work } from './work.ts';

const progressEvery = 500;
const renewEvery = 5_000;

type Options = {
  database: Database;
  subjects: Subjects;
  log: (problem: string) => void;
  /** Yields to API calls when the work runs in a separate thread. */
  yieldToRequests?: () => void;
};
/** Runs tasks in the current thread. */
export function taskWork({ database, subjects, log, yieldToRequests = () => {} }: Options): TaskWork {
  async function run(task: Work['task'], signal: AbortSignal): Promise<void> {
    const stop = new AbortController();
    signal.addEventListener('abort', () => stop.abort(new Stopping()));
    const entry = { job: true as const, spaceId: task.spaceId, parkIds: [], companyId: task.companyId };
    const write: Work['write'] = (work) => database.run({ entry, audit: 'none' }, work);
    const books = bookkeeping(task, write, stop);
    const permission =
      task.kind === 'import' ? importSubjects[task.subject as ImportSubject] : exportSubjects[task.subject as ExportSubject];
    const person = asPerson(database, { ...task, permission });
    const rest = { database, person, write, signal: stop.signal, progress: books.progress, yieldToRequests };
    try {
      // a filter encrypted with another key cannot be decrypted; inside the try block the error fails the task, so that the task is not
      // retried
      const work: Work = { ...rest, task: { ...task, params: subjects.filters.fromStored(task.params) } };
      if (task.kind === 'import') await runImport(await subjects.imports[task.subject as ImportSubject](), work);
      else await runExport(await subjects.exports[task.subject as ExportSubject](), work);
    } catch (error) {
      await settle(task, write, stop.signal.aborted ? stop.signal.reason : error);
    } finally {
      books.close();
    }
  }

  /**
   * Ends a failed run of a task. A refusal is stored as the message of the task; a temporary database error is rethrown, so that the task
   * is retried when its lease expires.
   */
  async function settle(task: Work['task'], write: Work['write'], error: unknown): Promise<void> {
    if (error instanceof LostTask) return void (await write((db) => tasks.dropCancelled(db, task)));
    if (error instanceof Stopping) return void (await write((db) => tasks.requeue(db, task)));
    const isRefusal = error instanceof SheetProblem || error instanceof AppError;
    if (!isRefusal && isPassing(error)) throw error;
    if (!isRefusal) log(`task ${task.id}: ${(error as Error).message}`);
    await write(async (db) => {
      await tasks.markFailed(db, task, isRefusal ? error.message : commonErrors.unexpected.message);
      // the parts of an incomplete export are removed, and so is the source workbook if it cannot be read
      await tasks.dropParts(db, task, error instanceof SheetProblem ? ['source', 'file', 'failed'] : ['file', 'failed']);
      await tellLive(db, [{ userId: task.userId, kind: 'task' }]);
    });
  }

  return run;
}

/** Tells whether an error is temporary: the database is unreachable or busy, or the rights have changed. */
const isPassing = (error: unknown) => /^(08|53|55|57|40|58)|^E[A-Z]+$|^PA409$/.test((error as { code?: string }).code ?? '');

/**
 * Writes the progress of the task at most twice a second and renews its lease. Aborts the work when the task was cancelled or another
 * process has taken it over.
 */
function bookkeeping(task: Work['task'], write: Work['write'], stop: AbortController) {
  const counts: tasks.Counts = { total: 0, done: 0, failed: 0 };
  let isNew = false;
  let saidAt = Date.now();
  let saying = false;
  async function say() {
    if (saying || (!isNew && Date.now() - saidAt < renewEvery)) return;
    saying = true;
    isNew = false;
    saidAt = Date.now();
    try {
      await write(async (db) => {
        const { numAffectedRows } = await tasks.renew(db, task, counts, leaseSeconds);
        if (numAffectedRows !== 1n) stop.abort(new LostTask());
        else await tellLive(db, [{ userId: task.userId, kind: 'task' }]);
      });
    } catch {
      // the progress that could not be written is written at the next interval
      isNew = true;
    }
    saying = false;
  }
  const turns = setInterval(() => void say(), progressEvery).unref();
  return {
    progress(next: Partial<tasks.Counts>) {
      Object.assign(counts, next);
      isNew = true;
    },
    close: () => clearInterval(turns),
  };
}
