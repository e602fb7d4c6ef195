import { Definition } from '@park/contract/approval/flow/definition';
import type { Db } from '../../../../db/database.ts';
import { definition } from './queries.ts';

/** Cache of parsed definitions. Published versions never change, so that entries never become stale; the oldest entry is evicted at 500. */
const known = new Map<string, Definition>();
const most = 500;

export async function definitionOf(db: Db, versionId: string): Promise<Definition> {
  const kept = known.get(versionId);
  if (kept) return kept;
  const read = Definition.parse(await definition(db, versionId));
  if (known.size >= most) known.delete(known.keys().next().value as string);
  known.set(versionId, read);
  return read;
}
