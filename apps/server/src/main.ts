import path from 'node:path';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { prepare } from './db/prepare.ts';
import { type Engine, join, type WorkerParts } from './domain/index.ts';
import { domains } from './domains/registry.ts';
import { sheets } from './domains/sheets.ts';
import { within } from './http/patience.ts';
import { receiversOf } from './jobs/receivers.ts';
import { housekeeping } from './jobs/schedules.ts';
import { startWorker, type WorkerOptions } from './jobs/worker.ts';
import { providersOf } from './outside/providers.ts';
import { secretKey, secretsOf } from './secret.ts';

/**
 * Time limit of a stop in milliseconds. A database that gives no answer keeps its connections from closing, and supervisors kill a process
 * ten seconds after SIGTERM.
 */
const longestStop = 8_000;

type StartOptions = {
  config: Config;
  /** Address used by API calls; it may lead through a pooler. */
  databaseUrl: string;
  /** Address used by migrations: without a pooler, as the database owner. */
  directUrl: string;
  console?: string;
  log?: (line: string) => void;
  /** Fills an empty database with demo data. The launcher passes it in, so that a production server does not even load it. */
  seed?: (url: string, secret: string) => Promise<boolean>;
};

/** Migrates the database to this version and starts the server. */
export async function startServer({ config, databaseUrl, directUrl, console, log = () => {}, seed }: StartOptions) {
  const secret = secretKey(config.secretKey, path.resolve(config.dataDir));
  const secrets = secretsOf(secret);
  const applied = await prepare(directUrl, secrets);
  if (applied.length) log(`已更新数据库结构 · ${applied.length} migrations applied`);
  if (seed && (await seed(directUrl, secret))) log('已写入演示数据 · demo data written');
  const app = buildApp({ config, databaseUrl, directUrl, secrets, ...(console && { console }) });
  const address = await app.listen({ port: config.port, host: config.host });
  // the server answers calls before the worker starts, because queued messages can wait
  const warn = (problem: string) => app.log.warn(problem);
  const parts: WorkerParts = { config, secret, secrets, url: databaseUrl, directUrl, sheets, log: warn };
  join(domains);
  const engines = config.worker ? domains.flatMap(({ engine }) => engine?.(parts) ?? []) : [];
  const worker = config.worker ? startWorker(workerOptions(parts, engines)) : undefined;
  worker?.catch((error: Error) => app.log.error({ err: error }, 'the worker did not start'));
  async function stop(): Promise<void> {
    await app.close();
    await Promise.all(engines.map((engine) => engine.stop?.()));
    await (await worker?.catch(() => undefined))?.close();
    await Promise.all(engines.map((engine) => engine.close?.()));
  }
  const failed = (error: Error) => app.log.warn({ err: error }, 'the server did not stop in order');
  return {
    address,
    /** Finishes running calls and jobs. After a time limit it no longer waits, and the process ends with its connections. */
    close: () => within(longestStop, stop().catch(failed), () => failed(new Error('some calls or jobs were still running'))),
  };
}

const workerOptions = (parts: WorkerParts, engines: readonly Engine[]): WorkerOptions => {
  const { config, directUrl: url, secrets, log } = parts;
  const password = secrets.workerPassword;
  return {
    url,
    password,
    receivers: (pool) =>
      Object.assign(
        receiversOf(providersOf(config.sms, config.mail, pool), secrets),
        ...domains.map(({ receivers }) => receivers?.(parts)),
        ...engines.map(({ receivers }) => receivers),
      ),
    schedules: [
      ...housekeeping({ url, password, log }),
      ...domains.flatMap(({ schedules }) => schedules?.(parts) ?? []),
      ...engines.flatMap(({ schedules }) => schedules),
    ],
    log,
  };
};
