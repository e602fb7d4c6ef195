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

async function openBlockers({ db }: Context, moving: Moving) {
  const found = await Promise.all(joinedBlockers().map(async (blocker) => ({ ...blocker, count: await blocker.count(db, moving) })));
  return found.filter(({ count }) => count > 0);
}

async function reported(context: Context, moving: Moving): Promise<Blocker[]> {
  return Promise.all(
    (await openBlockers(context, moving)).map(async ({ kind, title, unit, path, count, settle }) => {
      const notes = await settle?.notes(context, moving);
      return { kind, title, unit, path: path(moving.companyId), count, settle: settle && notes ? { title: settle.title, notes } : null };
    }),
  );
}

/** Settles the blockers of these kinds as far as the actor may; those that stay open keep the company from moving out. */
async function settle(context: Context, moving: Moving, kinds: readonly string[]): Promise<void> {
  for (const { kind, settle: decision } of joinedBlockers())
    if (kinds.includes(kind) && decision && (await decision.notes(context, moving))) await decision.run(context, moving);
}

/** Moves a company out of the park. The blockers are checked after the company is locked, so that none can be added in between. */
async function moveOut(context: Context, { companyId, reason, settle: kinds = [] }: Received<typeof company.moveOut>): Promise<void> {
  const { db, actor } = context;
  await ends.lock(db, companyId);
  const moving = await movingCompany(context, companyId);
  await settle(context, moving, kinds);
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
    reported(context, await movingCompany(context, companyId)),

  async moveOut(context: Context, input: Received<typeof company.moveOut>) {
    await moveOut(context, input);
    return {};
  },

  moved: ({ db }: Context, { keyword, ...paging }: Received<typeof company.moved>) => ends.page(db, { keyword }, paging),

  exportMoved: (context: Context, filter: Received<typeof company.exportMoved>) =>
    exportNow(context, database, exports.leftCompany, { subject: 'leftCompany', filter }),
});
