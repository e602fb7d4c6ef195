import type { Permission } from '@park/contract/access';
import type { Db } from '../db/database.ts';
import { accessFacts } from '../db/driver/index.ts';
import type { Scoped } from '../db/within.ts';
import { type PersonRow, person } from './queries.ts';
import { effective, type Facts, type Rights, type Side } from './rules.ts';

/** A person in a company and a park, with their facts and rights there. */
export type Placed = PersonRow & { side: Side; facts: Facts; rights: Rights };

const sides: Record<PersonRow['compType'], Side> = { 0: 'company', 1: 'assist', 2: 'operator' };

type Where = { userId: string; companyId: string; parkId: string | null };
/**
 * Loads a person in a company and a park. Returns undefined when the actor cannot see that membership or the actor's permission does not
 * cover the person.
 */
export async function personIn(db: Db, by: Scoped, permission: Permission, where: Where): Promise<Placed | undefined> {
  const row = await person(db, by, permission, where);
  const facts = row && (await accessFacts<Facts>(db, where.userId, where.companyId, where.parkId));
  if (!facts) return undefined;
  const side = where.parkId === null ? 'platform' : sides[row.compType];
  return { ...row, side, facts, rights: effective(side, facts) };
}
