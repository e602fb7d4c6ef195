import { Worker } from 'node:worker_threads';
import type { Config } from '../../../config.ts';
import { openJournal } from '../../../db/backup/index.ts';
import type { Receivers } from '../../../jobs/events.ts';
import type { Schedule } from '../../../jobs/worker.ts';
import type { ThreadData } from './thread.ts';

type Options = {
  config: Pick<Config, 'backup' | 'dataDir' | 's3'>;
  /** Database address without a connection pooler. It connects as the owner of the tables, because a backup reads every row. */
  url: string;
  secret: string;
  log: (problem: string) => void;
};

const file = new URL('./thread.ts', import.meta.url);
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 };

/**
 * Runs backups beside the worker. Several processes may check for work; the process that claims the row makes the backup in a separate
 * thread, so it delays neither API calls nor messages nor schedules.
 */
export function backupWorker({ config, url, secret, log }: Options) {
  let running: { thread: Worker; over: Promise<void> } | undefined;

  function make(): void {
    if (running) return;
    const data: ThreadData = { url, secret, settings: config.backup, store: { dataDir: config.dataDir, s3: config.s3 } };
    const thread = new Worker(file, { workerData: data, resourceLimits: memory, execArgv: [] });
    thread.on('message', (problem: string) => log(`backup: ${problem}`));
    thread.on('error', (error: Error) => log(`backup: ${error.message}`));
    const over = new Promise<void>((done) => {
      thread.once('exit', () => {
        running = undefined;
        done();
      });
    });
    running = { thread, over };
  }

  /**
   * Runs every ten minutes: requests the nightly backup when it is due, and starts backups that were requested while no worker was running.
   */
  async function look(): Promise<void> {
    const journal = await openJournal(url);
    try {
      if (await journal.isDue()) await journal.request('schedule');
    } finally {
      await journal.close();
    }
    make();
  }

  const receivers: Receivers = { 'backup.run': async () => make() };
  const schedules: Schedule[] = [{ name: 'backup', cron: '*/10 * * * *', run: look }];
  return {
    receivers,
    schedules,
    look,
    idle: () => running?.over ?? Promise.resolve(),
    async stop() {
      running?.thread.postMessage('stop');
      await running?.over;
    },
  };
}
