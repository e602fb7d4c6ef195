import type { Db } from '../../../db/database.ts';
import { waiting, wantHandOver } from './queries.ts';

type Leaving = { companyId: string; userId: string };
/** What somebody was asked to decide and has not; it goes to who takes over as soon as he has left. */
export const openApprovals = {
  kind: 'flowTask',
  title: '待办审批',
  needsHeir: true,
  find: async (db: Db, { companyId, userId }: Leaving) => (await waiting(db, companyId, userId)).map(({ title }) => title),
  hand: async (db: Db, { companyId, userId }: Leaving, toUserId: string) => void (await wantHandOver(db, { companyId, userId, toUserId })),
  // nobody leaves with something undecided
  drop: async () => {},
};
