import type { Actor } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { flowsNaming, listOpenTasks, peopleWithOpenTasks, requestHandOver } from './queries.ts';

type LeavingPerson = { companyId: string; userId: string };
/** The holding "open approval tasks" of a leaving person. The tasks go to the successor once the person has left. */
export const openApprovals = {
  kind: 'flowTask',
  title: '待办审批',
  rank: 30,
  needsHeir: true,
  find: async (db: Db, { companyId, userId }: LeavingPerson) => (await listOpenTasks(db, companyId, userId)).map(({ title }) => title),
  holders: async (db: Db, companyId: string) => peopleWithOpenTasks(db, companyId),
  hand: async (db: Db, { companyId, userId }: LeavingPerson, toUserId: string) =>
    void (await requestHandOver(db, { companyId, userId, toUserId })),
  // users who remove a person may take over the approvals themselves only as administrators of that company
  mayTake: ({ actor, companyId }: { actor: Actor; companyId: string }) => actor.companyId === companyId && actor.level >= 2,
  // does nothing: a person with open approvals must name a successor, so no approvals are ever dropped
  drop: async () => {},
};

/** The holding "published flows that name the leaving person". The flows do not change; a flow designer must replace the person there. */
export const namedInFlows = {
  kind: 'flowNode',
  title: '流程中指定的处理人',
  rank: 90,
  needsHeir: false,
  ends: '请流程管理员改为他人，否则按“无审批人时”的设置处理',
  find: (db: Db, { companyId, userId }: LeavingPerson) => flowsNaming(db, companyId, userId),
  drop: async () => {},
};
