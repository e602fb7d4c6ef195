import { commonErrors, type Received } from '@park/contract/core';
import { claimKinds, occupancyErrors as errors, type room } from '@park/contract/estate/room';
import { type Context, fail, onConstraint } from '../../../../context.ts';
import * as claims from './queries.ts';

const explain = onConstraint({
  occupancy_once: errors.taken,
  occupancy_outside: errors.outside,
  occupancy_disabled: errors.disabled,
});
const openEndText = '长期';

type PlacementInput = Parameters<typeof claims.term>[1] & { companyId?: string | null | undefined; roomId: string };
/** Validates the days, the company and the overlaps of an occupancy. The caller must have locked the room. */
async function checkedDays({ db }: Context, input: PlacementInput, exceptId: string | null = null) {
  const { from, to, isBackward, isExpired } = await claims.term(db, input);
  if (isExpired || (isBackward && input.kind === 'hold')) fail(errors.badExpiry, { expiresAt: errors.badExpiry.message });
  if (isBackward) fail(errors.badDays, { to: errors.badDays.message });
  if (input.companyId && !(await claims.lockCompany(db, input.companyId))) fail(errors.noCompany, { companyId: errors.noCompany.message });
  const other = await claims.findOverlap(db, { roomId: input.roomId, from, to }, exceptId);
  if (other) fail(errors.taken, { from: `该时段已有${claimKinds[other.kind]}：${other.from}至${other.to ?? openEndText}` });
  return { from, to };
}

export async function claim(context: Context, given: Received<typeof room.claim>): Promise<{ id: string }> {
  const { db, actor } = context;
  if (!(await claims.lockRooms(db, [given.roomId]))) fail(commonErrors.notFound);
  await claims.expireIn(db, [given.roomId]);
  const days = await checkedDays(context, given);
  // only leases and holds have a company, works and own use have none; only a hold expires
  const companyId = given.kind === 'lease' || given.kind === 'hold' ? given.companyId : null;
  const expiresAt = given.kind === 'hold' ? given.expiresAt : null;
  return claims.insert(db, actor, { ...given, ...days, companyId, expiresAt }).catch(explain);
}

/**
 * Locks an occupancy that may be changed by hand. Fails if it is over or was created by a contract, or as stale if it has changed since the
 * actor read it.
 */
async function lockClaim({ db }: Context, id: string, version: number): Promise<claims.LockedClaim> {
  const roomId = (await claims.roomOf(db, id)) ?? fail(commonErrors.notFound);
  await claims.lockRooms(db, [roomId]);
  await claims.expireIn(db, [roomId]);
  const found = (await claims.lock(db, id)) ?? fail(commonErrors.notFound);
  if (found.state === 'past' || found.state === 'cancelled') fail(errors.over);
  if (found.version !== version) fail(commonErrors.stale);
  return found.source === 'manual' ? found : fail(errors.notManual);
}

export async function change(context: Context, given: Received<typeof room.changeClaim>): Promise<void> {
  const { db, actor } = context;
  const { kind, roomId, companyId } = await lockClaim(context, given.id, given.version);
  const isNamed = kind === 'lease' || kind === 'hold';
  if (given.leavingOn && kind !== 'lease') fail(commonErrors.invalidInput, { leavingOn: '只有租赁可以登记退租' });
  if (kind === 'hold' && !given.expiresAt) fail(commonErrors.invalidInput, { expiresAt: '请选择预留到期时间' });
  if (kind === 'lease' && !given.companyId && !given.holder) fail(commonErrors.invalidInput, { companyId: '请选择承租企业' });
  // the tenant is only looked up in the park if it changes: the present tenant may have left the park since
  const named = given.companyId === companyId ? null : given.companyId;
  const placement = { ...given, kind, roomId, to: given.leavingOn ?? given.to, companyId: isNamed ? named : null };
  const days = await checkedDays(context, placement, given.id);
  const expiresAt = kind === 'hold' ? given.expiresAt : null;
  await claims.update(db, { ...given, ...days, companyId: isNamed ? given.companyId : null, expiresAt }, actor.userId).catch(explain);
}

export async function end(context: Context, { id, version, endsOn }: Received<typeof room.endClaim>): Promise<void> {
  const { db, actor } = context;
  const found = await lockClaim(context, id, version);
  const { from: day } = await claims.term(db, { kind: found.kind, from: endsOn });
  if (found.to !== null && day > found.to) fail(errors.badDays, { endsOn: `不能晚于原结束日期${found.to}` });
  if (day <= found.from) await claims.cancel(db, id, actor.userId);
  else await claims.shorten(db, id, day, actor.userId);
}
