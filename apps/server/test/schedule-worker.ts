import { startWorker } from '../src/jobs/worker.ts';

/* A worker in a process of its own with one schedule that is due every minute; says when it is ready and each time it fires. */
const { url, password } = JSON.parse(process.env.SCHEDULE_WORKER ?? '{}') as { url: string; password: string };
const run = async () => void process.send?.('fired');
const worker = await startWorker({
  url,
  password,
  receivers: () => ({}),
  schedules: [{ name: 'probe', cron: '* * * * *', run }],
  log: (problem) => process.send?.(problem),
});
process.send?.('ready');
process.once('SIGTERM', async () => {
  await worker.close();
  process.exit(0);
});
process.once('disconnect', () => process.exit(0));
