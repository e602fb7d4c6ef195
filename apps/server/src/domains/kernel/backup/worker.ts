import { Worker } from 'node:worker_threads';
import type { Config } from '../../../config.ts';
import { openJournal } from '../../../db/backup/index.ts';
import type { Receivers } from '../../../jobs/events.ts';
import type { Schedule } from '../../../jobs/worker.ts';
import type { ThreadData } from './thread.ts';

type Options = {
  config: Pick<Config, 'backup' | 'dataDir' | 's3'>;
  /** Straight to PostgreSQL, as the owner: a backup sees every row. */
  url: string;
  secret: string;
  log: (problem: string) => void;
};

const file = new URL('./thread.ts', import.meta.url);
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 };

/**
 * Backups beside the worker. Several processes may look; the one that claims the row makes it, in a thread of its own, and nobody
 * waits for it: neither calls, nor messages, nor the timer.
 */
export function backupWorker({ config, url, secret, log }: Options) {
  let making: { thread: Worker; over: Promise<void> } | undefined;

  function make(): void {
    if (making) return;
    const data: ThreadData = { url, secret, settings: config.backup, store: { dataDir: config.dataDir, s3: config.s3 } };
    const thread = new Worker(file, { workerData: data, resourceLimits: memory, execArgv: [] });
    thread.on('message', (problem: string) => log(`backup: ${problem}`));
    thread.on('error', (error: Error) => log(`backup: ${error.message}`));
    const over = new Promise<void>((done) => {
      thread.once('exit', () => {
        making = undefined;
        done();
      });
    });
    making = { thread, over };
  }

  /** Every few minutes: the nightly one when it is due, and what somebody asked for while no worker was there. */
  async function look(): Promise<void> {
    const journal = await openJournal(url);
    try {
      if (await journal.isDue()) await journal.want('schedule');
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
    idle: () => making?.over ?? Promise.resolve(),
    async stop() {
      making?.thread.postMessage('stop');
      await making?.over;
    },
  };
}
