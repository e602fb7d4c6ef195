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
  /** Instead of in a thread of their own, for tests that set the clock. */
  here?: { clockShift?: () => string | undefined };
};

/** Tasks beside the worker, over connections of their own: long work never waits for a call, nor a call for it. */
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
