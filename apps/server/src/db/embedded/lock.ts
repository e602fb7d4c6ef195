import { spawnSync } from 'node:child_process';
import { linkSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Another process is using this data folder. */
export class FolderInUse extends Error {}

type FolderLock = {
  /** The note of the previous holder, if it was killed before it could clean up. */
  left: string | undefined;
  note(text: string): void;
  release(): void;
};

/** Locks a data folder for one process. A lock whose process is gone is taken over. */
export function lockFolder(file: string): FolderLock {
  const mine = identity(process.pid);
  const own = `${file}.${process.pid}`;
  let left: string | undefined;
  // Created by a hard link, so that nobody reads a half-written lock.
  writeFileSync(own, `${mine}\n`);
  try {
    while (!isMade(() => linkSync(own, file))) {
      const found = read(file);
      if (found === undefined) continue;
      refuseIfAlive(file, found);
      const aside = `${file}.${process.pid}.gone`;
      if (!isMade(() => renameSync(file, aside))) continue;
      const taken = read(aside);
      // Between reading and renaming, another process may have taken over the stale lock: its lock is put back.
      if (taken !== found) isMade(() => linkSync(aside, file));
      rmSync(aside, { force: true });
      if (taken === found) left = found.split('\n')[1] || undefined;
    }
  } finally {
    rmSync(own, { force: true });
  }
  return {
    left,
    note: (text) => writeFileSync(file, `${mine}\n${text}\n`),
    release: () => {
      if (read(file)?.startsWith(`${mine}\n`)) rmSync(file, { force: true });
    },
  };
}

/** Returns the process that holds the lock, if it is alive. */
export function holderOf(file: string): number | undefined {
  return aliveIn(read(file) ?? '');
}

function aliveIn(found: string): number | undefined {
  const holder = found.split('\n')[0] ?? '';
  const pid = Number(holder.split(' ')[0]);
  return holder && identity(pid) === holder ? pid : undefined;
}

function refuseIfAlive(file: string, found: string) {
  const pid = aliveIn(found);
  if (pid) throw new FolderInUse(`数据目录正被进程 ${pid} 使用 · process ${pid} is using this data folder (${file})`);
}

/** Identifies a process by pid and start time: after a restart, or in a new container, another process can have the same pid. */
function identity(pid: number): string {
  if (process.platform === 'linux') {
    const stat = read(`/proc/${pid}/stat`);
    const [state, ...rest] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
    return state && state !== 'Z' ? `${pid} ${rest[18]}` : '';
  }
  return isAlive(pid) ? `${pid}` : '';
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return code(error) === 'EPERM';
  }
}

/**
 * Finds the processes of a cluster by their working directory, which PostgreSQL sets to the cluster. A zombie process has no working
 * directory, so it does not count.
 */
export function postgresIn(cluster: string): number[] {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && read(`/proc/${name}/comm`)?.trim() === 'postgres' && workingFolder(name) === cluster)
      .map(Number);
  const pid = Number(read(`${cluster}/postmaster.pid`)?.split('\n')[0]);
  const command = pid ? spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout : '';
  return command.includes('postgres') && command.includes(cluster) ? [pid] : [];
}

/** Waits until the list is empty; false after a timeout. */
export async function emptied(list: () => readonly number[], withinMs: number): Promise<boolean> {
  for (const end = Date.now() + withinMs; list().length > 0; await delay(20)) if (Date.now() > end) return false;
  return true;
}

export function send(signal: NodeJS.Signals, pids: readonly number[]) {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (code(error) !== 'ESRCH') throw error;
    }
}

export function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    // ESRCH: the process ended while its entry in /proc was read.
    if (code(error) === 'ENOENT' || code(error) === 'ESRCH') return undefined;
    throw error;
  }
}

function workingFolder(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    // The process is gone, or belongs to another account and is therefore not ours.
    return undefined;
  }
}

/** Runs a file operation; false if another process was faster, so that the target exists or the source is gone. */
function isMade(make: () => void): boolean {
  try {
    make();
    return true;
  } catch (error) {
    if (code(error) === 'EEXIST' || code(error) === 'ENOENT') return false;
    throw error;
  }
}

export const code = (error: unknown) => (error as NodeJS.ErrnoException).code;
