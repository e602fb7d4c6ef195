import { Definition } from '@park/contract/approval/flow/definition';
import type { Db } from '../../../../db/database.ts';
import { readDefinition } from './queries.ts';

/** Cache of parsed definitions. Published versions never change, so that entries never become stale; the oldest entry is evicted at 500. */
const cache = new Map<string, Definition>();
const cacheSize = 500;

export async function definitionOf(db: Db, versionId: string): Promise<Definition> {
  const cached = cache.get(versionId);
  if (cached) return cached;
  const read = Definition.parse(await readDefinition(db, versionId));
  if (cache.size >= cacheSize) cache.delete(cache.keys().next().value as string);
  cache.set(versionId, read);
  return read;
}
