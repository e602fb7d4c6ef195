import { openDatabase } from '../../../db/database.ts';
import type { Sheets } from '../../../domain/sheet.ts';
import type { Receivers } from '../../../jobs/events.ts';
import type { Schedule } from '../../../jobs/worker.ts';
import { secretsOf } from '../../../secret.ts';
import { taskThread } from './apart.ts';
import { taskWork } from './here.ts';
import { tidy } from './queries.ts';
import { taskRunner } from './runner.ts';
import { subjectsOf } from './subjects.ts';

type Options = {
  url: string;
  secret: string;
  sheets: Sheets;
  log: (problem: string) => void;
  /** Runs tasks in the current thread instead of a separate one, for tests that set the clock. */
  here?: { clockShift?: () => string | undefined };
};

/** Runs tasks beside the worker with separate database connections, so that long tasks and API calls do not wait for each other. */
export function taskWorker({ url, secret, sheets, log, here }: Options) {
  const secrets = secretsOf(secret);
  const database = openDatabase({
    url,
    password: secrets.databasePassword,
    pool: here ? 6 : 1,
    onError: (error) => log(`tasks: ${error.message}`),
    ...here,
  });
  const thread = here ? undefined : taskThread({ url, secret, log });
  const work = thread?.work ?? taskWork({ database, subjects: subjectsOf({ secrets, sheets }), log });
  const runner = taskRunner({ database, work, log });
  const receivers: Receivers = { 'task.run': () => runner.wake() };
  const schedules: Schedule[] = [
    { name: 'task-tidy', cron: '40 3 * * *', run: async () => void (await database.run({ entry: undefined, audit: 'none' }, tidy)) },
  ];
  return {
    runner,
    receivers,
    schedules,
    stop: () => runner.close(),
    async close() {
      await runner.close();
      await thread?.close();
      await database.close();
    },
  };
}
