import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { engineFlags } from '../scripts/engine.mjs';
import type { Usage, Watched } from './meter.ts';

type Options = {
  /** File to which the child writes its output. Reading the output in this process would cost CPU time and disturb the measurement. */
  log: string;
  env?: Record<string, string>;
  execArgv?: string[];
};

type ServerOptions = Options & { url: string; directUrl?: string; folder: string; secret: string };
/** Starts the product's server on an existing database, with the V8 options it has in production. */
export function serverChild({ log, url, directUrl = url, folder, secret, env, execArgv = [] }: ServerOptions): Child {
  const own = { DATABASE_URL: url, DIRECT_DATABASE_URL: directUrl, DATA_DIR: folder, PORT: '0', SECRET_KEY: secret, DEMO: 'off' };
  return new Child(path.join(import.meta.dirname, 'server.ts'), { log, env: { ...own, ...env }, execArgv: [...engineFlags, ...execArgv] });
}

/** A child process that reports how much CPU time and memory it uses. */
export class Child {
  readonly process: ChildProcess;
  private readonly log: string;

  constructor(script: string, { log, env = {}, execArgv = [] }: Options) {
    this.log = log;
    const meter = path.join(import.meta.dirname, 'meter.ts');
    const file = openSync(log, 'w');
    this.process = fork(script, {
      env: { ...process.env, ...env },
      execArgv: ['--import', meter, ...execArgv],
      stdio: ['ignore', file, file, 'ipc'],
    });
    closeSync(file);
  }

  /** Waits for a message of the child that has this field. Fails if the child ends first. */
  async told<T>(field: string): Promise<T> {
    const waiting = new AbortController();
    const { signal } = waiting;
    const ended = once(this.process, 'exit', { signal }).then(() => {
      throw new Error(`${path.basename(this.process.spawnargs.at(-1) ?? '')} ended:\n${readFileSync(this.log, 'utf8').slice(-2_000)}`);
    });
    ended.catch(() => {});
    try {
      for (;;) {
        const [message] = await Promise.race([once(this.process, 'message', { signal }), ended]);
        if (message && field in message) return message[field];
      }
    } finally {
      waiting.abort();
    }
  }

  async usage(): Promise<Usage> {
    const answer = this.told<Usage>('usage');
    this.process.send('usage');
    return answer;
  }

  /** Measures the resource usage of the child while `work` runs. */
  async during<T>(work: () => Promise<T>): Promise<{ result: T; watched: Watched }> {
    this.process.send('watch');
    const result = await work();
    const answer = this.told<Watched>('watched');
    this.process.send('watched');
    return { result, watched: await answer };
  }

  async stop(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const ended = once(this.process, 'exit');
    this.process.kill('SIGTERM');
    await ended;
  }
}
