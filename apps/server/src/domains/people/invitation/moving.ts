import type { Db } from '../../../db/database.ts';
import { countWaiting } from './queries.ts';
import { requestsPage } from './texts.ts';

/** Blocker: requests to join must be decided before the company leaves its last park. */
export const requestBlocker = {
  kind: 'joinRequest',
  title: '待处理的加入申请',
  unit: '条',
  rank: 20,
  count: async (db: Db, { companyId, isLast }: { companyId: string; isLast: boolean }) => (isLast ? countWaiting(db, companyId) : 0),
  path: (companyId: string) => `${requestsPage}?companyId=${companyId}`,
};
