import { readFileSync } from 'node:fs';
import { BackupProblem } from '../apps/server/src/db/backup/index.ts';

/** Reads the passphrase from the first line of a file. On the command line every user of the machine could see it. */
export function firstLine(file: string): string {
  const line = readFileSync(file, 'utf8').split(/\r?\n/)[0] ?? '';
  if (line.length < 12) throw new BackupProblem('口令至少 12 个字符 · the passphrase needs at least 12 characters');
  return line;
}
