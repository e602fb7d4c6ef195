import { type company, companyErrors as errors } from '@park/contract/company/company';
import { commonErrors, type Received } from '@park/contract/core';
import { staffErrors, staffTexts } from '@park/contract/people/staff';
import { type Context, fail, must } from '../../../../context.ts';
import { settleStay } from '../../../../db/stay.ts';
import type { Secrets } from '../../../../secret.ts';
import { rejoinGroups } from '../../../people/group/index.ts';
import { appointSuper, endMembers } from '../../../people/staff/index.ts';
import { restoreAttributes } from '../../../rights/attribute/index.ts';
import { explain } from '../explain.ts';
import * as returns from './queries.ts';

type Admin = NonNullable<Received<typeof company.restore>['admin']>;
const noAdmin = { 'admin.superAdminName': staffTexts.noName, 'admin.superAdminPhone': staffTexts.noPhone };

/**
 * Reopens the account of a company that had left its last park: with its former attributes, without its former people, and under a new
 * super administrator.
 */
async function reopen(context: Context, secrets: Secrets, { companyId, attributeIds }: returns.LeftPlace, admin: Admin): Promise<void> {
  const { db, actor } = context;
  const { superAdminName: realName, superAdminPhone: phone } = admin;
  must(await returns.reopen(db, companyId, { name: realName, phone: secrets.phone(phone) }, actor.userId).catch(explain));
  await endMembers(context, companyId);
  await appointSuper(context, secrets, { companyId, realName, phone });
  const visitorId = await settleStay(db, companyId, actor.userId);
  const kept = attributeIds.filter((id) => id !== visitorId);
  if (kept.length > 0) await restoreAttributes(db, companyId, kept);
}

async function restore(context: Context, secrets: Secrets, { id, admin }: Received<typeof company.restore>): Promise<string> {
  const { db, actor } = context;
  const left = (await returns.findLeft(db, id)) ?? fail(commonErrors.notFound);
  must(await returns.join(db, id, actor.userId), errors.isBack);
  const { compType, hasEnded } = (await returns.lock(db, left.companyId)) ?? fail(commonErrors.notFound);
  // only resident companies have attributes
  const former = compType === 0 ? left : { ...left, attributeIds: [] };
  if (hasEnded) await reopen(context, secrets, former, admin ?? fail(commonErrors.invalidInput, noAdmin));
  else if (admin) fail(staffErrors.hasAdmin, { 'admin.superAdminName': staffErrors.hasAdmin.message });
  if (left.groupIds.length > 0) await rejoinGroups(db, left.companyId, left.groupIds, actor.userId);
  return left.companyId;
}

export const returningHandlers = ({ secrets }: { secrets: Secrets }) => ({
  restore: async (context: Context, input: Received<typeof company.restore>) => ({ companyId: await restore(context, secrets, input) }),
});
