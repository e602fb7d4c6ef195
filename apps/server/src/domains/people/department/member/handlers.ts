import { commonErrors, type Received } from '@park/contract/core';
import { department, departmentErrors as errors, unassigned } from '@park/contract/people/department';
import { type Context, companyOf, fail, onConstraint } from '../../../../context.ts';
import { searchOf } from '../../../../db/people.ts';
import { coversCompany } from '../../../../db/within.ts';
import { isHidden } from '../../../../fields.ts';
import { allowedActions } from '../../../../member-rank.ts';
import type { Secrets } from '../../../../secret.ts';
import { personOf, withPhones } from '../../../kernel/privacy/index.ts';
import { mustCover, unhiddenFor } from '../reach.ts';
import * as people from './queries.ts';

const explain = onConstraint({ staff_in_department: commonErrors.notFound });

export const memberHandlers = (secrets: Pick<Secrets, 'phoneHash' | 'openPhone'>) => {
  const { phoneHash } = secrets;
  const phonesOf = (companyId: string) =>
    ({ phone: { permissions: ['book:read'], whose: ({ id }: { id: string }) => personOf(companyId, id) } }) as const;
  const searched = ({ actor }: Context, keyword: string) => searchOf(keyword, phoneHash, !isHidden(actor, 'book:read', 'phone'));

  return {
    async members(
      context: Context,
      { keyword, departmentId, type, showAll, companyId: requestedCompanyId, ...paging }: Received<typeof department.members>,
    ) {
      const { db, actor: by } = context;
      const companyId = companyOf(context, { companyId: requestedCompanyId });
      const place = { companyId, departmentId, withBelow: type === 2, unhidden: unhiddenFor(context, companyId, showAll) };
      const reader = {
        isKeeper: by.keeps('staff:update', companyId) && coversCompany(by, 'staff:update', companyId),
        mayRemove: by.keeps('staff:remove', companyId),
      };
      const { total, list } = await people.members(db, { ...searched(context, keyword), by, ...place }, reader, paging);
      const shown = await withPhones(context, secrets, department.members, list, phonesOf(companyId));
      return { total, list: shown.map((row) => ({ ...row, ...allowedActions(row, by) })) };
    },

    async people(
      context: Context,
      { keyword, departmentId, companyId: requestedCompanyId, ...paging }: Received<typeof department.people>,
    ) {
      const companyId = companyOf(context, { companyId: requestedCompanyId });
      const place = { companyId, departmentId, withBelow: true, unhidden: unhiddenFor(context, companyId, true) };
      const filter = { ...searched(context, keyword), by: context.actor, ...place };
      const { total, list } = await people.briefMembers(context.db, filter, paging);
      return { total, list: await withPhones(context, secrets, department.people, list, phonesOf(companyId)) };
    },

    async assign(context: Context, { userIds, departmentId, companyId: requestedCompanyId }: Received<typeof department.assign>) {
      const { db, actor } = context;
      const companyId = companyOf(context, { companyId: requestedCompanyId });
      const uniqueIds = [...new Set(userIds)];
      const to = departmentId === unassigned ? null : departmentId;
      await mustCover(context, 'staff:update', [to], { companyId });
      const moved = await people.assign(db, actor, { companyId, userIds: uniqueIds, departmentId: to }).catch(explain);
      if (Number(moved.numAffectedRows) === uniqueIds.length) return { moved: uniqueIds.length };
      const others = uniqueIds.filter((id) => id !== actor.userId);
      return fail((await people.hasSuper(db, companyId, others)) ? errors.superLocked : errors.notStaff);
    },
  };
};
