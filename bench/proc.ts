import { readdirSync, readFileSync } from 'node:fs';

/** Reads /proc, for processes that report nothing themselves; returns nothing outside Linux. */
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

/** Fields after the process name, which may contain anything: state, parent, … */
const stat = (pid: number) =>
  read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
const below = (parent: number) => processes().filter((pid) => Number(stat(pid)[1]) === parent);

/** Returns the CPU time so far of all direct children of a process, in microseconds. */
export const cpuBelow = (parent: number): number =>
  below(parent).reduce((sum, pid) => {
    const fields = stat(pid);
    return sum + (Number(fields[11]) + Number(fields[12])) * 10_000;
  }, 0);

/** Returns the resident memory, in bytes, of the largest direct child of a process. */
export const memoryBelow = (parent: number): number =>
  Math.max(0, ...below(parent).map((pid) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024));
