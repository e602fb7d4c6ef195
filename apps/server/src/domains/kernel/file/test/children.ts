import { readdirSync, readFileSync } from 'node:fs';

/** Returns the ids of the child processes of this process; empty on systems other than Linux. */
export function children(): number[] {
  const tasks = `/proc/${process.pid}/task`;
  return readdirSync(tasks).flatMap((task) => readFileSync(`${tasks}/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number));
}

/** Returns the megabytes of memory used by this process and its child processes. */
export function memory(): number {
  const kilobytes = (pid: number) => {
    try {
      return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0; // the process has just exited
    }
  };
  return [process.pid, ...children()].reduce((sum, pid) => sum + kilobytes(pid) / 1024, 0);
}
