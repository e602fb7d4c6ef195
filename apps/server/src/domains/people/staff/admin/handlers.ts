import type { Permission } from '@park/contract/access';
import { commonErrors, type Received } from '@park/contract/core';
import { staffErrors as errors, type staff } from '@park/contract/people/staff';
import { type Context, companyOf, fail, must, onConstraint } from '../../../../context.ts';
import * as admins from './queries.ts';
import { mayAppoint } from './rules.ts';

const explain = onConstraint({ staff_super_admin: commonErrors.stale });

/**
 * Fails with 6010 for a person the actor sees in another company, and with 605 for everybody else, so that the answer does not reveal
 * people the actor does not see.
 */
async function failAbsent({ db, actor }: Context, permission: Permission, userId: string): Promise<never> {
  return fail((await admins.isCoveredAnywhere(db, actor, permission, userId)) ? errors.notHere : errors.noSuchUser);
}

export const adminHandlers = {
  /**
   * Hands over the post of super administrator (V231, decision 84). The company is locked first, so that handovers run one after the other:
   * there is exactly one super administrator at every moment, and a holder who has just handed over cannot do it again.
   */
  async handOver(context: Context, input: Received<typeof staff.handOver>) {
    const { db, actor } = context;
    const { setUserId: to, companyId = actor.companyId } = input;
    if (!mayAppoint(actor, { companyId, userId: to })) fail(commonErrors.forbidden);
    if (!(await admins.lockCompany(db, companyId))) fail(commonErrors.notFound);
    const found = await admins.lockSuperAnd(db, actor, 'staff:handover', { companyId, userId: to });
    const holder = found.find(({ level }) => level === 3);
    if (companyId === actor.companyId && holder?.id !== actor.userId) fail(commonErrors.forbidden);
    if (holder?.id === to) fail(errors.toOneself);
    if (input.userId && holder && input.userId !== holder.id) fail(commonErrors.stale);
    const heir =
      found.find(({ id, isLeft, isCovered }) => id === to && !isLeft && isCovered) ?? (await failAbsent(context, 'staff:handover', to));
    if (!heir.isEnable) fail(errors.disabled);
    if (holder) must(await admins.setLevel(db, companyId, holder.id, input.setManager ? 2 : 1, actor.userId));
    must(await admins.setLevel(db, companyId, to, 3, actor.userId).catch(explain));
    await context.live([to, ...(holder ? [holder.id] : [])], 'rights');
    return {};
  },

  /**
   * Makes a person an ordinary administrator, or an ordinary member again. Only the super administrator of the company and operators who
   * manage the company may do this.
   */
  async setAdmin(context: Context, { companyId: requestedCompanyId, userId, isCompanyAdmin }: Received<typeof staff.setAdmin>) {
    const { db, actor } = context;
    const companyId = companyOf(context, { companyId: requestedCompanyId });
    if (!mayAppoint(actor, { companyId, userId })) fail(commonErrors.forbidden);
    const found = await admins.lockSuperAnd(db, actor, 'staff:admin', { companyId, userId });
    const person =
      found.find(({ id, isLeft, isCovered }) => id === userId && !isLeft && isCovered) ??
      (await failAbsent(context, 'staff:admin', userId));
    if (isCompanyAdmin && person.level >= 2) fail(errors.alreadyAdmin);
    if (person.level === 3) fail(errors.superLocked);
    const level = isCompanyAdmin ? 2 : 1;
    if (person.level === level) return {};
    must(await admins.setLevel(db, companyId, userId, level, actor.userId));
    await context.live([userId], 'rights');
    return {};
  },
};
