import type { Actor } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { coversCompany } from '../../../../db/within.ts';
import { deleteLowerPosts, deletePosts, holdersOfPosts, postsOf, transferPosts } from './queries.ts';

type Member = { companyId: string; userId: string };

/** Functions that find, hand over and drop the posts of a leaving person in departments, either as head or as one of the other heads. */
const postFunctions = (isHead: boolean) => ({
  find: (db: Db, { companyId, userId }: Member) => postsOf(db, companyId, userId, isHead),
  async hand(db: Db, { companyId, userId }: Member, toUserId: string): Promise<void> {
    await deleteLowerPosts(db, companyId, userId, toUserId, isHead);
    await transferPosts(db, companyId, userId, toUserId, isHead);
    await deletePosts(db, companyId, userId, isHead);
  },
  // an actor may take over the post only if they may set the heads of every department of the company
  mayTake: ({ actor, companyId }: { actor: Actor; companyId: string }) =>
    actor.keeps('department:update', companyId) && coversCompany(actor, 'department:update', companyId),
  holders: (db: Db, companyId: string) => holdersOfPosts(db, companyId, isHead),
  drop: async (db: Db, { companyId, userId }: Member): Promise<void> => void (await deletePosts(db, companyId, userId, isHead)),
});

export const departmentHeads = { kind: 'departmentHead', title: '部门负责人', rank: 10, needsHeir: true, ...postFunctions(true) };
export const otherHeads = { kind: 'departmentOtherHead', title: '部门其他负责人', rank: 20, needsHeir: false, ...postFunctions(false) };
