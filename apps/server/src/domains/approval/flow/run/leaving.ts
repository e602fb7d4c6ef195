import type { Actor } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { naming, waiting, wantHandOver } from './queries.ts';

type Leaving = { companyId: string; userId: string };
/** What somebody was asked to decide and has not; it goes to who takes over as soon as he has left. */
export const openApprovals = {
  kind: 'flowTask',
  title: '待办审批',
  rank: 30,
  needsHeir: true,
  find: async (db: Db, { companyId, userId }: Leaving) => (await waiting(db, companyId, userId)).map(({ title }) => title),
  hand: async (db: Db, { companyId, userId }: Leaving, toUserId: string) => void (await wantHandOver(db, { companyId, userId, toUserId })),
  // who administers the company answers for what it decides
  mayTake: ({ actor, companyId }: { actor: Actor; companyId: string }) => actor.companyId === companyId && actor.level >= 2,
  // nobody leaves with something undecided
  drop: async () => {},
};

/** A published flow stays as it is: who draws it names somebody else. */
export const namedInFlows = {
  kind: 'flowNode',
  title: '流程中指定的处理人',
  rank: 90,
  needsHeir: false,
  ends: '请流程管理员改为他人，否则按“无人处理”的设置处理',
  find: (db: Db, { companyId, userId }: Leaving) => naming(db, companyId, userId),
  drop: async () => {},
};
