import { type Blocker, type company, companyErrors as errors } from '@park/contract/company/company';
import { commonErrors, type Received } from '@park/contract/core';
import { type Context, fail, must } from '../../../../context.ts';
import type { Database } from '../../../../db/database.ts';
import { endStay } from '../../../../db/stay.ts';
import { joinedBlockers, type Moving } from '../../../../domain/index.ts';
import { exportNow, type Subjects } from '../../../kernel/task/index.ts';
import { leaveGroups } from '../../../people/group/index.ts';
import { dropAttributes } from '../../../rights/attribute/index.ts';
import * as ends from './queries.ts';

/** Reads the company that is to move out. Fails for the operator of the park, which cannot move out. */
async function movingCompany({ db }: Context, companyId: string): Promise<Moving> {
  const { compType, isLast } = (await ends.movingFacts(db, companyId)) ?? fail(commonErrors.notFound);
  return compType === 2 ? fail(errors.operatorStays) : { companyId, isLast };
}

async function openBlockers({ db }: Context, moving: Moving): Promise<Blocker[]> {
  const found = await Promise.all(
    joinedBlockers().map(async ({ kind, title, unit, count, path }) => ({
      kind,
      title,
      unit,
      path: path(moving.companyId),
      count: await count(db, moving),
    })),
  );
  return found.filter(({ count }) => count > 0);
}

/** Moves a company out of the park. The blockers are checked after the company is locked, so that none can be added in between. */
async function moveOut(context: Context, companyId: string, reason: string | null): Promise<void> {
  const { db, actor } = context;
  await ends.lock(db, companyId);
  const moving = await movingCompany(context, companyId);
  if ((await openBlockers(context, moving)).length > 0) fail(errors.blocked);
  const groupIds = await leaveGroups(db, companyId);
  await endStay(db, companyId, actor.userId);
  // once no company has an attribute any more, the attribute can be deleted
  const attributeIds = moving.isLast ? await dropAttributes(db, companyId) : [];
  if (moving.isLast) must(await ends.end(db, companyId, actor.userId));
  must(await ends.leave(db, companyId, { reason, groupIds, attributeIds }, actor.userId));
}

type Parts = { database: Database; subjects: Subjects };
export const leavingHandlers = ({ database, subjects: { exports } }: Parts) => ({
  blockers: async (context: Context, { companyId }: Received<typeof company.blockers>) =>
    openBlockers(context, await movingCompany(context, companyId)),

  async moveOut(context: Context, { companyId, reason }: Received<typeof company.moveOut>) {
    await moveOut(context, companyId, reason);
    return {};
  },

  moved: ({ db }: Context, { keyword, ...paging }: Received<typeof company.moved>) => ends.page(db, { keyword }, paging),

  exportMoved: (context: Context, filter: Received<typeof company.exportMoved>) =>
    exportNow(context, database, exports.leftCompany, { subject: 'leftCompany', filter }),
});
