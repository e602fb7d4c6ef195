import { commonErrors, type Received, type Reply } from '@park/contract/core';
import { unassigned } from '@park/contract/people/department';
import { staffErrors as errors, type staff } from '@park/contract/people/staff';
import { type Context, companyOf, fail, must, onConstraint } from '../../../../context.ts';
import { joinedHoldings, type Leaving } from '../../../../domain/index.ts';
import { removalObstacle } from '../../../../member-rank.ts';
import { revoke } from '../account/queries.ts';
import { detail, lockPerson } from '../card/queries.ts';
import { revokedNote } from '../holdings.ts';
import { joinErrors } from '../joining.ts';
import { mayManage } from '../manager.ts';
import * as ends from './queries.ts';

const explain = onConstraint({ staff_phone: errors.phoneUsed, ...joinErrors });
const shownExamples = 5;

/** Returns what a person still holds, and whether the person may be removed. */
async function review({ db, actor }: Context, companyId: string, userId: string): Promise<Reply<typeof staff.holdings>> {
  const person = (await detail(db, { companyId, userId, isKeeper: true, isSelf: false })) ?? fail(commonErrors.notFound);
  const reason = removalObstacle(person, actor) ?? null;
  const leaving = { companyId, userId, level: person.level, actor };
  const found = await findAll({ db }, leaving);
  return {
    mayRemove: reason === null,
    reason,
    holdings: found
      .filter(({ names }) => names.length > 0)
      .map(({ kind, title, needsHeir, names, ends, mayHand, mayTake }) => ({
        kind,
        title,
        needsHeir,
        ends: ends ?? (mayHand?.(leaving) === false ? revokedNote : null),
        mayTake: mayTake?.(leaving) ?? false,
        count: names.length,
        examples: names.slice(0, shownExamples),
      })),
  };
}

async function findAll({ db }: Pick<Context, 'db'>, leaving: Leaving) {
  const holdings = joinedHoldings();
  const names = await Promise.all(holdings.map((holding) => holding.find(db, leaving)));
  return holdings.map((holding, at) => ({ ...holding, names: names[at] ?? [] }));
}

type Heir = { kind: string; toUserId: string };
/** With `departmentId`, the person is removed only if it is their department. */
type Departure = { companyId: string; userId: string; departmentId?: string | null | undefined; heirs: readonly Heir[] };
/**
 * Hands over everything the person holds and ends the membership, or changes nothing. Fails when no heir is named for a holding that needs
 * one.
 */
async function leave(context: Context, { companyId, userId, departmentId, heirs }: Departure): Promise<void> {
  const { db, actor } = context;
  // without this check a holding with a misspelt kind would not be handed over, and nobody would notice
  if (heirs.some((heir) => !joinedHoldings().some(({ kind }) => kind === heir.kind))) fail(errors.noHeir);
  await mustBeHere(context, companyId, userId, heirs);
  const person = (await lockPerson(db, actor, 'staff:remove', { companyId, userId })) ?? fail(commonErrors.notFound);
  if (departmentId && departmentId !== (person.departmentId ?? unassigned)) fail(commonErrors.notFound);
  if (removalObstacle(person, actor)) fail(errors.mayNotRemove);
  const leaving = { companyId, userId, level: person.level, actor };
  for (const { names, kind, needsHeir, hand, mayHand, mayTake, drop } of await findAll(context, leaving)) {
    const heir = heirs.find((one) => one.kind === kind);
    if (names.length === 0) continue;
    if (heir) {
      if (!hand) fail(errors.noHeir);
      if (mayHand?.(leaving) === false) fail(errors.roleNotYours);
      if (heir.toUserId === actor.userId && !mayTake(leaving)) fail(errors.notToOneself);
      await hand(db, leaving, heir.toUserId);
    } else if (needsHeir) fail(errors.stillHolds);
    else await drop(db, leaving);
  }
  must(await ends.leave(db, companyId, userId, actor.userId), errors.mayNotRemove);
  await revoke(db, companyId, userId);
  if (heirs.length) await context.live([...new Set(heirs.map(({ toUserId }) => toUserId))], 'rights');
}

/**
 * Ends the memberships that a company still had when it left its last park: normally that of its super administrator. Posts end with them;
 * the keepers of flows are told about open approvals.
 */
export async function endMembers(context: Pick<Context, 'db' | 'actor'>, companyId: string): Promise<void> {
  const { db, actor } = context;
  for (const { id: userId, level } of await ends.lockMembers(db, companyId)) {
    const leaving = { companyId, userId, level, actor };
    for (const { names, drop } of await findAll(context, leaving)) if (names.length > 0) await drop(db, leaving);
    await ends.end(db, companyId, userId, actor.userId);
    await revoke(db, companyId, userId);
  }
}

/**
 * Locks the leaving person and the heirs together, in the order of their ids; otherwise two people who name each other as heir would
 * deadlock.
 */
async function mustBeHere({ db, actor }: Context, companyId: string, userId: string, heirs: readonly Heir[]): Promise<void> {
  const people = [...new Set(heirs.map(({ toUserId }) => toUserId))];
  if (people.length === 0) return;
  const here = await ends.lockPresent(db, actor, companyId, [userId, ...people]);
  if (!here.has(userId)) fail(commonErrors.notFound);
  if (people.some((id) => id === userId || !here.has(id))) fail(errors.notHere);
}

export const leavingHandlers = {
  async holdings(context: Context, { userId, companyId: requestedCompanyId }: Received<typeof staff.holdings>) {
    const companyId = companyOf(context, { companyId: requestedCompanyId });
    if (!(await mayManage(context, 'staff:remove', { companyId, userId }))) fail(commonErrors.notFound);
    return review(context, companyId, userId);
  },

  async leave(context: Context, { userId, companyId, heirs }: Received<typeof staff.leave>) {
    await leave(context, { companyId: companyOf(context, { companyId }), userId, heirs });
    return {};
  },

  async remove(context: Context, { removedUserId, companyId, departmentId }: Received<typeof staff.remove>) {
    await leave(context, { companyId: companyOf(context, { companyId }), userId: removedUserId, departmentId, heirs: [] });
    return {};
  },

  /** Restores a removed person; posts and roles are not restored. */
  async restore(context: Context, { userId, companyId: requestedCompanyId }: Received<typeof staff.restore>) {
    const { db, actor } = context;
    const companyId = companyOf(context, { companyId: requestedCompanyId });
    const leftPerson = (await ends.lockLeft(db, actor, companyId, userId)) ?? fail(commonErrors.notFound);
    if (leftPerson.isLate) fail(errors.tooLate);
    must(await ends.restore(db, companyId, userId, actor.userId).catch(explain));
    return {};
  },
};
