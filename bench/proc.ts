import { readdirSync, readFileSync } from 'node:fs';

/** Reads a file of /proc, for processes that report nothing themselves. Returns an empty text outside Linux. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function processes(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

/** Returns the fields of a process that follow its name: state, parent and so on. The name may contain anything, also spaces. */
const stat = (pid: number) =>
  read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
const below = (parent: number) => processes().filter((pid) => Number(stat(pid)[1]) === parent);

/** Returns the CPU time in microseconds that all direct children of a process have used so far. */
export const cpuBelow = (parent: number): number =>
  below(parent).reduce((sum, pid) => {
    const fields = stat(pid);
    return sum + (Number(fields[11]) + Number(fields[12])) * 10_000;
  }, 0);

/** Returns the memory in bytes of the largest direct child of a process. */
export const memoryBelow = (parent: number): number =>
  Math.max(0, ...below(parent).map((pid) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024));
