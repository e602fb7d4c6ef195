import { readdirSync, readFileSync } from 'node:fs';

/** What Linux tells of processes that cannot be asked; elsewhere there is nothing to read. */
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

/** Without the name, which may hold anything: state, parent, … */
const stat = (pid: number) =>
  read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
const below = (parent: number) => processes().filter((pid) => Number(stat(pid)[1]) === parent);

/** Processor time of every process directly below another one so far, in microseconds. */
export const cpuBelow = (parent: number): number =>
  below(parent).reduce((sum, pid) => {
    const fields = stat(pid);
    return sum + (Number(fields[11]) + Number(fields[12])) * 10_000;
  }, 0);

/** Resident memory, in bytes, of the largest process directly below another one. */
export const memoryBelow = (parent: number): number =>
  Math.max(0, ...below(parent).map((pid) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024));
