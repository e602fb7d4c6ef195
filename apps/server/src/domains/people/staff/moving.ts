import type { Db } from '../../../db/database.ts';
import { countOthers } from './admin/queries.ts';

type Moving = { companyId: string; isLast: boolean };

/** Blocker (decision 83): a company can leave its last park only when nobody but its super administrator is left. */
export const peopleBlocker = {
  kind: 'staff',
  title: '企业员工（超级管理员除外）',
  unit: '人',
  rank: 10,
  count: async (db: Db, { companyId, isLast }: Moving) => (isLast ? countOthers(db, companyId) : 0),
  path: (companyId: string) => `/architecture/memberlist?companyId=${companyId}`,
};
