import type { Db } from '../../../db/database.ts';
import { coversCompany } from '../../../db/within.ts';
import type { Settlement } from '../../../domain/index.ts';
import { countOthers } from './admin/queries.ts';
import { endOthers, handedOver } from './leaving/company.ts';
import { findSuper } from './leaving/queries.ts';

type Moving = { companyId: string; isLast: boolean };

/** The decision that everybody but the super administrator leaves together with the company; the super administrator is the successor. */
const everybodyLeaves: Settlement = {
  title: '全部员工一并办理离职',
  async notes({ db, actor }, { companyId, isLast }) {
    if (!isLast) return undefined;
    if (!actor.keeps('staff:remove', companyId) || !coversCompany(actor, 'staff:remove', companyId)) return undefined;
    const heir = await findSuper(db, companyId);
    if (!heir) return undefined;
    const handed = await handedOver(db, companyId);
    return handed.map(({ title, count }) => `${title} ${count} 项，交给超级管理员${heir.name}`);
  },
  run: (by, { companyId }) => endOthers(by, companyId),
};

/** Blocker (decision 83): a company can leave its last park only when nobody but its super administrator is left. */
export const peopleBlocker = {
  kind: 'staff',
  title: '企业员工（超级管理员除外）',
  unit: '人',
  rank: 10,
  count: async (db: Db, { companyId, isLast }: Moving) => (isLast ? countOthers(db, companyId) : 0),
  settle: everybodyLeaves,
  path: (companyId: string) => `/architecture/memberlist?companyId=${companyId}`,
};
