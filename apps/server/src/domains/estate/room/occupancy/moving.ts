import type { Db } from '../../../../db/database.ts';
import { claimsOf } from './queries.ts';

/** The blocker that keeps a company from moving out while it leases or holds rooms in the park. */
export const roomBlocker = {
  kind: 'room',
  title: '租赁或预留的房间',
  unit: '间',
  rank: 30,
  count: async (db: Db, { companyId }: { companyId: string }) => claimsOf(db, companyId),
  path: (companyId: string) => `/platform/housing/housebill?companyId=${companyId}`,
};
