import type { Actor } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { flowsNaming, listOpenTasks, requestHandOver } from './queries.ts';

type LeavingPerson = { companyId: string; userId: string };
/** The holding for open approval tasks of a leaving person; they go to the successor once the person has left. */
export const openApprovals = {
  kind: 'flowTask',
  title: '待办审批',
  rank: 30,
  needsHeir: true,
  find: async (db: Db, { companyId, userId }: LeavingPerson) => (await listOpenTasks(db, companyId, userId)).map(({ title }) => title),
  hand: async (db: Db, { companyId, userId }: LeavingPerson, toUserId: string) =>
    void (await requestHandOver(db, { companyId, userId, toUserId })),
  // a successor is answerable for the company's decisions, so that only its administrators may be named
  mayTake: ({ actor, companyId }: { actor: Actor; companyId: string }) => actor.companyId === companyId && actor.level >= 2,
  // nothing to drop: a person with open approvals cannot leave without a successor
  drop: async () => {},
};

/** The holding for published flows that name a leaving person. The flows stay unchanged; their designer must name somebody else. */
export const namedInFlows = {
  kind: 'flowNode',
  title: '流程中指定的处理人',
  rank: 90,
  needsHeir: false,
  ends: '请流程管理员改为他人，否则按“无审批人时”的设置处理',
  find: (db: Db, { companyId, userId }: LeavingPerson) => flowsNaming(db, companyId, userId),
  drop: async () => {},
};
