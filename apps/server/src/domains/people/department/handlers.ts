import type { Permission } from '@park/contract/access';
import { commonErrors } from '@park/contract/core';
import { department, departmentErrors as errors, headDisabled, unassigned } from '@park/contract/people/department';
import { type Context, companyOf, fail, must, onConstraint } from '../../../context.ts';
import { searchOf, unhiddenIn } from '../../../db/people.ts';
import { covers, coversCompany } from '../../../db/within.ts';
import { isHidden } from '../../../fields.ts';
import { implement } from '../../../http/mount.ts';
import type { Secrets } from '../../../secret.ts';
import { openTo } from '../../../standing.ts';
import * as departments from './tree/queries.ts';
import { grow } from './tree/rules.ts';

const explain = onConstraint({
  department_sibling_name: [errors.nameTaken, 'name'],
  department_depth: errors.tooDeep,
  department_parent: commonErrors.notFound,
});
const explainRemoval = onConstraint({
  staff_in_department: errors.hasStaff,
  // somebody added a department below while this one was being deleted
  department_parent: commonErrors.stale,
});
const explainAssignment = onConstraint({ staff_in_department: commonErrors.notFound });

type Wanted = { companyId?: string | undefined };
/** Nothing is hung where the right does not go: who could move departments there would widen it. */
async function mustCover(context: Context, permission: Permission, departmentIds: (string | null)[], of: Wanted): Promise<void> {
  const asked = { companyId: companyOf(context, of), departmentIds };
  if (!(await covers(context, permission, asked))) fail(commonErrors.notFound);
}
/** Departments and people hidden from the address book of a company are for those who look after them there. */
const unhiddenFor = ({ actor }: Context, companyId: string, showAll: unknown) =>
  Boolean(showAll) && unhiddenIn({ by: actor, keeps: actor.keeps }, departments.keeping, companyId);

export const departmentModule = ({ phoneHash }: Pick<Secrets, 'phoneHash'>) => {
  const searched = ({ actor }: Context, keyword: string) => searchOf(keyword, phoneHash, !isHidden(actor, 'book:read', 'phone'));

  return implement(department, {
    async tree(context, input) {
      const companyId = companyOf(context, input);
      const reader = { by: context.actor, unhidden: unhiddenFor(context, companyId, input.showAll) };
      const rows = await departments.treeRows(context.db, companyId, reader);
      if (rows.length === 0) fail(commonErrors.notFound);
      return grow(rows);
    },

    async members(context, { keyword, departmentId, type, showAll, companyId: wanted, ...paging }) {
      const { db, actor: by } = context;
      const companyId = companyOf(context, { companyId: wanted });
      const place = { companyId, departmentId, withBelow: type === 2, unhidden: unhiddenFor(context, companyId, showAll) };
      const reader = {
        isKeeper: by.keeps('staff:update', companyId) && coversCompany(by, 'staff:update', companyId),
        mayRemove: by.keeps('staff:remove', companyId),
      };
      const { total, list } = await departments.members(db, { ...searched(context, keyword), by, ...place }, reader, paging);
      return { total, list: list.map((row) => ({ ...row, ...openTo(row, by) })) };
    },

    people(context, { keyword, departmentId, companyId: wanted, ...paging }) {
      const companyId = companyOf(context, { companyId: wanted });
      const place = { companyId, departmentId, withBelow: true, unhidden: unhiddenFor(context, companyId, true) };
      return departments.lightMembers(context.db, { ...searched(context, keyword), by: context.actor, ...place }, paging);
    },

    async detail(context, input) {
      const companyId = companyOf(context, input);
      const reader = { by: context.actor, unhidden: unhiddenFor(context, companyId, true) };
      return (await departments.detail(context.db, reader, { companyId, id: input.id })) ?? fail(commonErrors.notFound);
    },

    async create(context, input) {
      await mustCover(context, 'department:create', [input.parentId], input);
      const { name, parentId, orderNum, isShow } = input;
      const fields = { companyId: companyOf(context, input), name, parentId, orderNum, isShow: isShow === 1 };
      return context.make(departments.insertion, fields).catch(explain);
    },

    async change(context, input) {
      const companyId = companyOf(context, input);
      const { db, actor } = context;
      if (input.type === 2) {
        await departments.lockTree(db, companyId);
        const gone = (await departments.family(db, companyId, input.id, null)) ?? fail(commonErrors.notFound);
        await mustCover(context, 'department:delete', gone.ids, input);
        if (gone.isRoot) fail(errors.rootStays);
        must(await departments.remove(db, companyId, input.id, gone, actor.userId).catch(explainRemoval));
        return {};
      }
      await mustCover(context, 'department:update', [input.id], input);
      const changed = await departments.updateInPlace(db, companyId, input, actor.userId).catch(explain);
      if (changed.numAffectedRows === 1n) return {};
      await departments.lockTree(db, companyId);
      const moved = (await departments.family(db, companyId, input.id, input.parentId)) ?? fail(commonErrors.notFound);
      if (moved.isRoot) fail(errors.rootStays);
      if (moved.version !== input.version) fail(commonErrors.stale);
      await mustCover(context, 'department:update', [input.parentId], input);
      if (moved.ids.includes(input.parentId)) fail(errors.parentIsBelow);
      if (moved.parentLevel === null) fail(commonErrors.notFound);
      must(await departments.move(db, companyId, input, moved, moved.parentLevel, actor.userId).catch(explain));
      return {};
    },

    async assign(context, { userIds, departmentId, companyId: wanted }) {
      const { db, actor } = context;
      const companyId = companyOf(context, { companyId: wanted });
      const people = [...new Set(userIds)];
      const to = departmentId === unassigned ? null : departmentId;
      await mustCover(context, 'staff:update', [to], { companyId });
      const moved = await departments.assign(db, actor, { companyId, userIds: people, departmentId: to }).catch(explainAssignment);
      if (Number(moved.numAffectedRows) === people.length) return { moved: people.length };
      const others = people.filter((id) => id !== actor.userId);
      return fail((await departments.hasSuper(db, companyId, others)) ? errors.superLocked : errors.notStaff);
    },

    async setManagers(context, { departmentId, companyId: wanted, managerUserId, otherManagerUserIds }) {
      const { db, actor } = context;
      const companyId = companyOf(context, { companyId: wanted });
      await mustCover(context, 'department:update', [departmentId], { companyId });
      const ranked = [
        ...(managerUserId ? [{ userId: managerUserId, rank: 0 }] : []),
        ...otherManagerUserIds.map((userId, at) => ({ userId, rank: at + 1 })),
      ];
      const { isThere, here, disabled } = await departments.lockHeads(db, actor, {
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
      await departments.clearManagers(db, companyId, departmentId);
      if (ranked.length) await departments.insertManagers(db, companyId, departmentId, ranked);
      return {};
    },
  });
};
