import type { Actor } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { coversCompany } from '../../../../db/within.ts';
import { clearWay, dropPosts, handPosts, postsOf } from './queries.ts';

type Who = { companyId: string; userId: string };

/** Posts of a leaving person in departments: finds, hands over and drops them. */
const posts = (isHead: boolean) => ({
  find: (db: Db, { companyId, userId }: Who) => postsOf(db, companyId, userId, isHead),
  async hand(db: Db, { companyId, userId }: Who, toUserId: string): Promise<void> {
    await clearWay(db, companyId, userId, toUserId, isHead);
    await handPosts(db, companyId, userId, toUserId, isHead);
    await dropPosts(db, companyId, userId, isHead);
  },
  // only an actor who could make themselves head may take over the post
  mayTake: ({ actor, companyId }: { actor: Actor; companyId: string }) =>
    actor.keeps('department:update', companyId) && coversCompany(actor, 'department:update', companyId),
  drop: async (db: Db, { companyId, userId }: Who): Promise<void> => void (await dropPosts(db, companyId, userId, isHead)),
});

export const departmentHeads = { kind: 'departmentHead', title: '部门负责人', rank: 10, needsHeir: true, ...posts(true) };
export const otherHeads = { kind: 'departmentOtherHead', title: '部门其他负责人', rank: 20, needsHeir: false, ...posts(false) };
