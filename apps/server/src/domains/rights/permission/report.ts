import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Reply } from '@park/contract/core';
import { permission } from '@park/contract/rights/permission';

const shipped = path.join(import.meta.dirname, '../../../../../../docs/matrix.json');

/**
 * What the last whole run of the authorisation matrix found: of this installation, if one was kept beside its data, or else
 * the one this version was shipped with.
 */
export async function lastRun(dataDir: string): Promise<Reply<typeof permission.isolation> | undefined> {
  for (const file of [path.join(dataDir, 'matrix.json'), shipped]) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) return permission.isolation.output.parse(JSON.parse(text));
  }
  return undefined;
}
