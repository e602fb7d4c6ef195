import { readFileSync } from 'node:fs';

/** Assumed where the limit cannot be read; macOS and Windows allow more. */
const usual = 4_096;

/** Returns how many files and connections this process may have open at the same time. */
export function descriptorLimit(): number {
  try {
    const limit = Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
    return limit > 0 ? Math.min(limit, 65_536) : usual;
  } catch {
    return usual;
  }
}
