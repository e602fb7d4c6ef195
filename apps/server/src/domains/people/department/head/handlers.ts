import { commonErrors, type Received } from '@park/contract/core';
import { type department, departmentErrors as errors, headDisabled } from '@park/contract/people/department';
import { type Context, companyOf, fail } from '../../../../context.ts';
import { mustCover } from '../reach.ts';
import * as heads from './queries.ts';

export const headHandlers = {
  async setManagers(
    context: Context,
    { departmentId, companyId: requestedCompanyId, managerUserId, otherManagerUserIds }: Received<typeof department.setManagers>,
  ) {
    const { db, actor } = context;
    const companyId = companyOf(context, { companyId: requestedCompanyId });
    await mustCover(context, 'department:update', [departmentId], { companyId });
    const ranked = [
      ...(managerUserId ? [{ userId: managerUserId, rank: 0 }] : []),
      ...otherManagerUserIds.map((userId, at) => ({ userId, rank: at + 1 })),
    ];
    const { isThere, here, disabled } = await heads.lockDepartmentAndPeople(db, actor, {
      companyId,
      id: departmentId,
      userIds: ranked.map(({ userId }) => userId),
    });
    if (!isThere) fail(commonErrors.notFound);
    if (here.length !== ranked.length) fail(errors.notStaff);
    if (disabled.length)
      fail(commonErrors.invalidInput, {
        [disabled.includes(managerUserId ?? '') ? 'managerUserId' : 'otherManagerUserIds']: headDisabled,
      });
    await heads.clearManagers(db, companyId, departmentId);
    if (ranked.length) await heads.insertManagers(db, companyId, departmentId, ranked);
    return {};
  },
};
