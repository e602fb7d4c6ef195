import path from 'node:path';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { prepare } from './db/prepare.ts';
import { flowWorker } from './domains/approval/flow/index.ts';
import { temporarySchedules } from './domains/company/temporary/index.ts';
import { holdSchedules } from './domains/estate/room/index.ts';
import { backupWorker } from './domains/kernel/backup/index.ts';
import { fileSchedules } from './domains/kernel/file/index.ts';
import { taskWorker } from './domains/kernel/task/index.ts';
import type { Receivers } from './jobs/events.ts';
import { receiversOf } from './jobs/receivers.ts';
import { housekeeping } from './jobs/schedules.ts';
import { type Schedule, startWorker, type WorkerOptions } from './jobs/worker.ts';
import { providersOf } from './outside/providers.ts';
import { type Secrets, secretKey, secretsOf } from './secret.ts';

type StartOptions = {
  config: Config;
  /** What the calls use; may lead through a pooler. */
  databaseUrl: string;
  /** What migrations use; straight to PostgreSQL, as the owner. */
  directUrl: string;
  console?: string;
  log?: (line: string) => void;
  /** Fills an empty database with the demo; given by the launcher, so that a production server does not even load it. */
  seed?: (url: string, secret: string) => Promise<boolean>;
};

/** Brings the database to this version and serves. */
export async function startServer({ config, databaseUrl, directUrl, console, log = () => {}, seed }: StartOptions) {
  const secret = secretKey(config.secretKey, path.resolve(config.dataDir));
  const secrets = secretsOf(secret);
  const applied = await prepare(directUrl, secrets);
  if (applied.length) log(`已更新数据库结构 · ${applied.length} migrations applied`);
  if (seed && (await seed(directUrl, secret))) log('已写入演示数据 · demo data written');
  const app = buildApp({ config, databaseUrl, directUrl, secrets, ...(console && { console }) });
  const address = await app.listen({ port: config.port, host: config.host });
  // people are served first; what waits in the outbox has waited already
  const warn = (problem: string) => app.log.warn(problem);
  const tasks = config.worker ? taskWorker({ url: databaseUrl, secret, log: warn }) : undefined;
  const backups = config.worker ? backupWorker({ config, url: directUrl, secret, log: warn }) : undefined;
  const flows = config.worker ? flowWorker({ url: databaseUrl, secret, log: warn }) : undefined;
  const worker = tasks && backups && flows && startWorker(workerOptions(config, directUrl, secrets, [tasks, backups, flows], warn));
  worker?.catch((error: Error) => app.log.error({ err: error }, 'the worker did not start'));
  return {
    address,
    async close() {
      await app.close();
      await Promise.all([tasks?.close(), backups?.close()]);
      await (await worker?.catch(() => undefined))?.close();
      await flows?.close();
    },
  };
}

type Beside = { receivers: Receivers; schedules: Schedule[] };
const workerOptions = (config: Config, url: string, secrets: Secrets, beside: Beside[], log: (problem: string) => void): WorkerOptions => ({
  url,
  password: secrets.workerPassword,
  receivers: (pool) =>
    Object.assign(receiversOf(providersOf(config.sms, config.mail, pool), secrets), ...beside.map((one) => one.receivers)),
  schedules: [
    ...housekeeping({ url, password: secrets.workerPassword, log }),
    ...fileSchedules({ config, secrets, url }),
    ...temporarySchedules({ url, secrets }),
    ...holdSchedules({ url, secrets }),
    ...beside.flatMap((one) => one.schedules),
  ],
  log,
});
