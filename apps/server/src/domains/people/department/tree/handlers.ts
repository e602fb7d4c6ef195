import { commonErrors, type Received } from '@park/contract/core';
import { type department, departmentErrors as errors } from '@park/contract/people/department';
import { type Context, companyOf, fail, must, mustBeCurrent, onConstraint } from '../../../../context.ts';
import { mustCover, unhiddenFor } from '../reach.ts';
import * as departments from './queries.ts';
import { buildTree } from './rules.ts';

const explain = onConstraint({
  department_sibling_name: [errors.nameTaken, 'name'],
  department_depth: errors.tooDeep,
  department_parent: commonErrors.notFound,
});
const explainRemoval = onConstraint({
  staff_in_department: errors.hasStaff,
  // another user added a department below while this department was being deleted
  department_parent: commonErrors.stale,
});

export const treeHandlers = {
  async tree(context: Context, input: Received<typeof department.tree>) {
    const companyId = companyOf(context, input);
    const reader = { by: context.actor, unhidden: unhiddenFor(context, companyId, input.showAll) };
    const rows = await departments.treeRows(context.db, companyId, reader);
    if (rows.length === 0) fail(commonErrors.notFound);
    return buildTree(rows);
  },

  async detail(context: Context, input: Received<typeof department.detail>) {
    const companyId = companyOf(context, input);
    const reader = { by: context.actor, unhidden: unhiddenFor(context, companyId, true) };
    return (await departments.detail(context.db, reader, { companyId, id: input.id })) ?? fail(commonErrors.notFound);
  },

  async create(context: Context, input: Received<typeof department.create>) {
    await mustCover(context, 'department:create', [input.parentId], input);
    const { name, parentId, orderNum, isShow } = input;
    const fields = { companyId: companyOf(context, input), name, parentId, orderNum, isShow: isShow === 1 };
    return context.make(departments.insertion, fields).catch(explain);
  },

  async change(context: Context, input: Received<typeof department.change>) {
    const companyId = companyOf(context, input);
    const { db, actor } = context;
    if (input.type === 2) {
      await departments.lockTree(db, companyId);
      const gone = (await departments.findSubtree(db, companyId, input.id, null)) ?? fail(commonErrors.notFound);
      await mustCover(context, 'department:delete', gone.ids, input);
      if (gone.isRoot) fail(errors.rootStays);
      must(await departments.remove(db, companyId, input.id, gone, actor.userId).catch(explainRemoval));
      return {};
    }
    await mustCover(context, 'department:update', [input.id], input);
    const changed = await departments.updateInPlace(db, companyId, input, actor.userId).catch(explain);
    if (changed.numAffectedRows === 1n) return {};
    await departments.lockTree(db, companyId);
    const moved = (await departments.findSubtree(db, companyId, input.id, input.parentId)) ?? fail(commonErrors.notFound);
    if (moved.isRoot) fail(errors.rootStays);
    mustBeCurrent(moved, input.version);
    await mustCover(context, 'department:update', [input.parentId], input);
    if (moved.ids.includes(input.parentId)) fail(errors.parentIsBelow);
    if (moved.parentLevel === null) fail(commonErrors.notFound);
    must(await departments.move(db, companyId, input, moved, moved.parentLevel, actor.userId).catch(explain));
    return {};
  },
};
