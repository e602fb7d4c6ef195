import path from 'node:path';
import { detail } from '../apps/server/src/domains/people/department/tree/queries.ts';
import { detail as person } from '../apps/server/src/domains/people/staff/card/queries.ts';
import { bulkCompany } from '../demo/bulk.ts';
import { bareLanes, type Lanes, sameAnswer, statementOf } from './calls.ts';
import { Child } from './child.ts';

/** Starts the reference server (`limit.mjs`) on a filled database. It reads single records with the SQL statements of our server. */
export async function limitChild(url: string, log: string): Promise<Child> {
  // the reader is an ordinary member, who does not see hidden departments
  const reader = { by: { userId: 'user', companyId: 'company', rights: { granted: new Map() } }, unhidden: false };
  const statements = {
    read: await statementOf((db) => detail(db, reader, { companyId: 'company', id: 'id' })),
    person: await statementOf((db) => person(db, { companyId: 'company', userId: 'id', isKeeper: false, isSelf: false })),
  };
  const told = { LIMIT: JSON.stringify({ url, statements, spaceId: bulkCompany(1).spaceId }) };
  return new Child(path.join(import.meta.dirname, 'limit.mjs'), { log, env: told });
}

/** Fails if the reference server and our server give different answers for the same rows. */
export async function mustAgree(limit: string, ours: string, lanes: Lanes): Promise<void> {
  for (const kind of ['list', 'person', 'read'] as const) await sameAnswer(limit, bareLanes[kind][0]!, ours, lanes[kind][0]!);
}
