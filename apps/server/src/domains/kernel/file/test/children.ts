import { readdirSync, readFileSync } from 'node:fs';

/** Processes this one has started; known on Linux only. */
export function children(): number[] {
  const tasks = `/proc/${process.pid}/task`;
  return readdirSync(tasks).flatMap((task) => readFileSync(`${tasks}/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number));
}

/** Megabytes in memory, of this process and of those it started. */
export function memory(): number {
  const kilobytes = (pid: number) => {
    try {
      return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0; // it has just left
    }
  };
  return [process.pid, ...children()].reduce((sum, pid) => sum + kilobytes(pid) / 1024, 0);
}
