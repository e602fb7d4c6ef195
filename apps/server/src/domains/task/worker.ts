import { openDatabase } from '../../db/database.ts';
import type { Receivers } from '../../jobs/events.ts';
import type { Schedule } from '../../jobs/worker.ts';
import type { Secrets } from '../../secret.ts';
import { tidy } from './queries.ts';
import { taskRunner } from './runner.ts';
import { subjectsOf } from './subjects.ts';

type Options = {
  url: string;
  secrets: Secrets;
  log: (problem: string) => void;
  clockShift?: () => string | undefined;
};

/** Tasks beside the worker, over connections of their own: long work never waits for a call, nor a call for it. */
export function taskWorker({ url, secrets, log, clockShift }: Options) {
  const database = openDatabase({
    url,
    password: secrets.databasePassword,
    pool: 6,
    onError: (error) => log(`tasks: ${error.message}`),
    ...(clockShift && { clockShift }),
  });
  const runner = taskRunner({ database, subjects: subjectsOf(secrets), log });
  const receivers: Receivers = { 'task.run': () => runner.wake() };
  const schedules: Schedule[] = [
    { name: 'task-tidy', cron: '40 3 * * *', run: async () => void (await database.run({ entry: undefined, audit: 'none' }, tidy)) },
  ];
  return {
    runner,
    receivers,
    schedules,
    async close() {
      await runner.close();
      await database.close();
    },
  };
}
