import { commonErrors } from '@park/contract/core';
import { fail } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { type Held, heldFrom, readInstance } from '../flow/index.ts';

/** An instance as it is now, held by nobody. */
export async function look(db: Db, id: string): Promise<Held> {
  return heldFrom(db, (await readInstance(db, id)) ?? fail(commonErrors.notFound));
}
