import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Reply } from '@park/contract/core';
import { permission } from '@park/contract/rights/permission';

const shipped = path.join(import.meta.dirname, '../../../../../../docs/matrix.json');

/**
 * Returns the result of the last complete run of the authorisation matrix: the run of this installation, if its data directory has one,
 * otherwise the run shipped with this version.
 */
export async function lastRun(dataDir: string): Promise<Reply<typeof permission.isolation> | undefined> {
  for (const file of [path.join(dataDir, 'matrix.json'), shipped]) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) return permission.isolation.output.parse(JSON.parse(text));
  }
  return undefined;
}
