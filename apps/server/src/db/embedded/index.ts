import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  findHome,
  freePort,
  give,
  type Home,
  makeCluster,
  makeSocketFolder,
  password,
  program,
  removeSocketFolder,
  runAs,
} from './home.ts';
import { emptied, isAlive, lockFolder, postgresIn, read, send } from './lock.ts';

export { FolderInUse } from './lock.ts';

type Log = (message: string) => void;
type Options = { dataDir: string; settings?: Readonly<Record<string, string | number>>; log?: Log };
type Exit = { code: number | null; signal: NodeJS.Signals | null };

/** A PostgreSQL of our own, restarted whenever it dies until it is stopped. */
export type Embedded = {
  /** URL of the owner for the database `park`; it stays the same over restarts. */
  url: string;
  /** True if this start created the cluster. */
  fresh: boolean;
  /** Actual folder of the data. */
  folder: string;
  readonly pid: number;
  /** Registers a listener that is called when PostgreSQL has ended unexpectedly; a restart is already under way then. */
  onExit(listener: (exit: Exit) => void): void;
  restart(): Promise<void>;
  stop(): Promise<void>;
};

const hasSockets = process.platform !== 'win32';
const calmMs = 30_000;

/** Starts the PostgreSQL that npm installed, as root or not, however the last run ended. */
export async function startEmbedded({ dataDir, settings = {}, log = () => {} }: Options): Promise<Embedded> {
  const home = findHome(dataDir);
  if (path.resolve(dataDir) !== home.folder) log(`数据位于 ${home.folder} · the data is in ${home.folder}`);
  const lock = lockFolder(path.join(home.folder, 'pg18.lock'));
  if (lock.left) removeSocketFolder(lock.left);
  const sockets = hasSockets ? makeSocketFolder(home) : '';
  lock.note(sockets);
  const tidyUp = () => {
    if (sockets) removeSocketFolder(sockets);
    lock.release();
  };
  try {
    const fresh = !existsSync(home.cluster);
    if (fresh) makeCluster(home, settings.fsync !== 'off');
    const port = hasSockets ? 5432 : await freePort(home);
    emptyLog(home);
    const keeper = new Keeper(home, { ...defaults, ...settings, ...connection(sockets, port) }, log);
    await keeper.start();
    const host = hasSockets ? encodeURIComponent(sockets) : '127.0.0.1';
    return {
      url: `postgres://postgres:${password(home)}@${host}:${port}/park`,
      fresh,
      folder: home.folder,
      get pid() {
        return keeper.pid;
      },
      onExit: (listener) => keeper.listeners.push(listener),
      restart: () => keeper.restart(),
      stop: () => keeper.stop(tidyUp),
    };
  } catch (error) {
    tidyUp();
    throw error;
  }
}

/** Failed statements stay out of PostgreSQL's log file, because they quote user input. The server logs these failures without the input. */
const defaults = {
  shared_buffers: '256MB',
  max_connections: 100,
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

const connection = (sockets: string, port: number) => ({
  port,
  listen_addresses: hasSockets ? '' : '127.0.0.1',
  unix_socket_directories: sockets,
});

const logFile = (home: Home) => path.join(home.folder, 'pg.log');

function emptyLog(home: Home) {
  closeSync(openSync(logFile(home), 'a', 0o600));
  truncateSync(logFile(home));
  give(logFile(home), home.account);
}

/** Runs one postmaster and restarts it when it dies. */
class Keeper {
  readonly listeners: ((exit: Exit) => void)[] = [];
  #home: Home;
  #settings: Record<string, string | number>;
  #log: Log;
  #child: ChildProcess | undefined;
  #isWanted = true;
  #failures = 0;
  #recovery: Promise<void> = Promise.resolve();
  #ending = new AbortController();
  #stopped: Promise<void> | undefined;

  constructor(home: Home, settings: Record<string, string | number>, log: Log) {
    this.#home = home;
    this.#settings = settings;
    this.#log = log;
  }

  get pid() {
    return this.#child?.pid ?? 0;
  }

  async start() {
    await clearLeftovers(this.#home);
    const child = launch(this.#home, this.#settings);
    this.#child = child;
    const guard = hasSockets && child.pid ? guardian(this.#home, child, String(this.#settings.unix_socket_directories)) : undefined;
    const since = Date.now();
    const ended = new Promise<Exit>((done) => child.once('exit', (code, signal) => done({ code, signal })));
    void ended.then(() => guard?.kill('SIGKILL'));
    await ready(this.#home, child);
    void ended.then((exit) => {
      if (this.#isWanted && this.#child === child) this.#recovery = this.#bringBack(exit, Date.now() - since);
    });
  }

  async #bringBack(exit: Exit, livedMs: number) {
    this.#log(`数据库意外退出，正在恢复 · PostgreSQL ended by itself (${exit.signal ?? exit.code}), bringing it back`);
    for (const listener of this.listeners) listener(exit);
    const since = Date.now();
    if (livedMs > calmMs) this.#failures = 0;
    while (this.#isWanted) {
      // No delay the first time, then a longer delay with each failure.
      await delay(Math.min(this.#failures++ * 500, 5000), undefined, { signal: this.#ending.signal }).catch(() => {});
      if (!this.#isWanted) return;
      try {
        await this.start();
        this.#log(`数据库已恢复 · PostgreSQL is back after ${((Date.now() - since) / 1000).toFixed(1)} s`);
        return;
      } catch (error) {
        if (this.#isWanted) this.#log(`数据库尚未恢复 · PostgreSQL is not back yet: ${(error as Error).message}`);
      }
    }
  }

  async restart() {
    this.#isWanted = false;
    await this.#recovery;
    await this.#end();
    this.#isWanted = true;
    await this.start();
  }

  stop(tidyUp: () => void): Promise<void> {
    this.#stopped ??= (async () => {
      this.#isWanted = false;
      this.#ending.abort();
      await this.#end();
      // A recovery under way may have launched one more postmaster before it noticed the stop.
      await this.#recovery;
      await this.#end();
      tidyUp();
    })();
    return this.#stopped;
  }

  async #end() {
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    if (!hasSockets) spawnSync(program(this.#home, 'pg_ctl'), ['-D', this.#home.cluster, '-m', 'fast', 'stop'], runAs(this.#home));
    else child.kill('SIGINT');
    const late = setTimeout(() => child.kill('SIGQUIT'), 10_000);
    await ended;
    clearTimeout(late);
  }
}

function launch(home: Home, settings: Record<string, string | number>): ChildProcess {
  const log = openSync(logFile(home), 'a', 0o600);
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // In a process group of its own: Ctrl-C must reach only the server, which still has transactions to finish.
  const how = { ...runAs(home), detached: true, stdio: ['ignore', log, log] } as const;
  const child = spawn(program(home, 'postgres'), ['-D', home.cluster, ...options], { ...how, stdio: [...how.stdio] });
  closeSync(log);
  return child;
}

/** Waits for the state that PostgreSQL writes into its pid file, like pg_ctl. */
async function ready(home: Home, child: ChildProcess) {
  let failure: string | undefined;
  child.once('error', (error) => {
    failure = error.message;
  });
  child.once('exit', (code, signal) => {
    failure ??= `PostgreSQL ended with ${signal ?? code}`;
  });
  for (;;) {
    if (failure) throw new Error(`${failure}\n${(read(logFile(home)) ?? '').split('\n').slice(-15).join('\n')}`);
    const lines = (read(path.join(home.cluster, 'postmaster.pid')) ?? '').split('\n');
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return;
    await delay(10);
  }
}

/**
 * Starts a shell that stops PostgreSQL if this process is killed. The shell waits for the end of a pipe that only this process holds open,
 * then stops PostgreSQL and removes its socket, so that nothing remains even after kill -9.
 */
function guardian(home: Home, child: ChildProcess, sockets: string): ChildProcess {
  const script = 'read -r _; kill -INT "$1"; for i in $(seq 50); do rmdir "$2" 2>/dev/null && break; sleep 0.2; done';
  const args = ['-c', script, `park-db-guard ${home.cluster}`, String(child.pid), sockets];
  const guard = spawn('/bin/sh', args, { ...runAs(home), detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  guard.unref();
  return guard;
}

/** Cleans up after a killed run: stops its postmaster, ends backends without a postmaster, removes a stale pid file. */
async function clearLeftovers(home: Home) {
  const pidFile = path.join(home.cluster, 'postmaster.pid');
  const postmaster = Number(read(pidFile)?.split('\n')[0]);
  if (!postmaster) return;
  if (!hasSockets) {
    if (isAlive(postmaster)) spawnSync(program(home, 'pg_ctl'), ['-D', home.cluster, '-m', 'fast', 'stop'], runAs(home));
    return;
  }
  // Only processes found working in this cluster are signalled; the pid in the file may belong to another process by now.
  const own = () => postgresIn(home.cluster);
  if (own().includes(postmaster)) {
    send('SIGINT', [postmaster]);
    if (!(await emptied(own, 10_000))) send('SIGQUIT', [postmaster]);
  }
  if (!(await emptied(own, 200))) send('SIGQUIT', own());
  if (!(await emptied(own, 5000))) throw new Error(`PostgreSQL of a former run does not end: processes ${own().join(', ')}`);
  rmSync(pidFile, { force: true });
}
