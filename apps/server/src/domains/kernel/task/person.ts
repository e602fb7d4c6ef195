import type { Permission } from '@park/contract/access';
import { commonErrors } from '@park/contract/core';
import { effective, type Facts, reaches } from '../../../access/index.ts';
import { type Actor, fail } from '../../../context.ts';
import type { Database, Db } from '../../../db/database.ts';
import { type Audit, accessFacts, type PersonEntry } from '../../../db/driver/index.ts';
import type { Scoped } from '../../../db/within.ts';
import type { Guarded } from '../../../fields.ts';
import { contextOf } from './queries.ts';

export type Identity = { userId: string; companyId: string; parkId: string | null; permission: Permission };
export type Person = Pick<Actor, 'side' | 'may' | 'keeps'> & { entry: PersonEntry; by: Scoped & Guarded };

/** Loads the current rights of a person without a session. Fails when the person no longer has the permission in that company and park. */
async function personEntry(database: Database, { userId, companyId, parkId, permission }: Identity): Promise<Person> {
  // The rights are read first, so that their versions and their end (`until`) also cover the context. If either changes in between, the
  // first transaction fails as stale, and `run` loads both again.
  const facts = await database.run({ entry: undefined }, (db) => accessFacts<Facts>(db, userId, companyId, parkId));
  const place = facts && (await database.run({ entry: undefined }, (db) => contextOf(db, userId, companyId, parkId)));
  if (!facts || !place) fail(commonErrors.forbidden);
  const rights = effective(place.side, facts);
  const { granted, closed } = rights;
  const right = granted.get(permission) ?? fail(closed.has(permission) ? commonErrors.notOpen : commonErrors.forbidden);
  return {
    entry: {
      tokenHash: null,
      userId,
      companyId,
      spaceId: place.spaceId,
      parkIds: parkId ? [parkId] : [],
      side: place.side,
      reach: right.reach,
      versions: facts.versions,
      until: facts.until,
    },
    side: place.side,
    by: { userId, companyId, rights },
    may: (other) => granted.has(other),
    keeps: (other, where) => reaches(rights, other, where === companyId),
  };
}

const isStale = (error: unknown) => (error as { code?: unknown }).code === 'PA409';
const tries = 3;

/**
 * Returns a function that runs transactions as the person. If the person's rights change between transactions, the rights are loaded again.
 */
export function asPerson(database: Database, identity: Identity) {
  let known: Promise<Person> | undefined;
  return {
    person: () => (known ??= personEntry(database, identity)),
    async run<T>(work: (db: Db, person: Person) => Promise<T>, audit?: Audit | 'none'): Promise<T> {
      for (let attempt = 1; ; attempt++) {
        const person = await this.person();
        try {
          return await database.run({ entry: person.entry, ...(audit && { audit }) }, (db) => work(db, person));
        } catch (error) {
          if (!isStale(error) || attempt === tries) throw error;
          known = undefined;
        }
      }
    },
  };
}
export type PersonRuns = ReturnType<typeof asPerson>;
