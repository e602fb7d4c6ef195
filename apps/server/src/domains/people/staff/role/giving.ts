import { commonErrors } from '@park/contract/core';
import { staffErrors as errors } from '@park/contract/people/staff';
import { mayHandOn, mayHandOnElsewhere, mayHoldThere, roleRights } from '../../../../access/index.ts';
import { type Actor, fail, onConstraint } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import {
  type AssignedRole,
  assignedRoles,
  deleteAssignments,
  findOpenings,
  insertAssignments,
  ownRoles,
  transferAssignments,
} from './queries.ts';

// the role was deleted while it was being given
const explain = onConstraint({ role_user_role: commonErrors.notFound });

type Person = { companyId: string; userId: string };

/**
 * Fails when the actor gives a role to themselves, or a role beyond their own rights (rule 4 of granting). Some of the roles may be taken
 * instead of given.
 */
async function requireMayGive(
  db: Db,
  actor: Actor,
  { companyId, userId }: Person,
  roles: readonly AssignedRole[],
  kind: 'company' | 'inner' = 'company',
  taken: readonly AssignedRole[] = [],
): Promise<void> {
  if (roles.length === 0) return;
  if (userId === actor.userId) fail(errors.roleNotYours);
  const rights = await roleRights(db, { roleIds: idsOf(roles), companyIds: [companyId], parkId: null });
  const sets = rights.map((set) => ({ ...set, target: { kind, isOwnCompany: companyId === actor.companyId, traits: set.traits } }));
  const given = sets.filter(({ roleId }) => !taken.some(({ id }) => id === roleId));
  const isCovered =
    sets.every(({ target, nodes }) => mayHandOn(actor, target, nodes)) &&
    (await mayHandOnElsewhere(db, actor, sets)) &&
    (await mayHoldThere(db, actor, given, [{ companyId, userId }]));
  if (!isCovered) fail(errors.roleNotYours);
}

/**
 * Returns whether the actor could have given all rights that a colleague's account has, park rights included. A person who gets access to
 * the account gets all of these rights. Returns true for the actor's own account.
 */
export async function mayGiveAll(db: Db, actor: Actor, { companyId, userId }: Person): Promise<boolean> {
  if (userId === actor.userId) return true;
  const { entersParks, isElsewhere, roles } = await findOpenings(db, { companyId, userId });
  if (entersParks && actor.side !== 'operator') return false;
  // rights in this park say nothing about another park; only the operator's super administrator runs every park
  if (isElsewhere && !(actor.side === 'operator' && actor.level === 3)) return false;
  const isOwnCompany = companyId === actor.companyId;
  return roles.every(({ kind, nodes, traits }) => mayHandOn(actor, { kind, isOwnCompany, traits }, nodes));
}

/** Hands the roles of a leaving person to a colleague; fails when the actor could not have given these roles. */
export async function transferRoles(
  db: Db,
  actor: Actor,
  { companyId, userId }: Person,
  toUserId: string,
  kind: 'company' | 'inner',
): Promise<void> {
  const roles = await assignedRoles(db, { companyId, userId }, [kind]);
  await requireMayGive(db, actor, { companyId, userId: toUserId }, roles, kind);
  await transferAssignments(db, { companyId, userId }, toUserId, idsOf(roles)).catch(explain);
}

/** Returns whether the actor may give roles in the company. The right to manage people does not include the right to give them roles. */
export const mayAssign = (actor: Actor, companyId: string) => actor.keeps('role:assign', companyId);

/**
 * Sets which of the company's own roles a person holds. Fails when the actor may not give a role that is added or take a role that is
 * removed.
 */
export async function setRoles(db: Db, actor: Actor, person: Person, ids: readonly string[]): Promise<void> {
  const selected = new Set(ids);
  const roles = await ownRoles(db, person.companyId, person.userId, ids);
  if (roles.filter(({ id, isGroup }) => selected.has(id) && !isGroup).length !== selected.size) fail(commonErrors.notFound);
  const added = roles.filter(({ id, isHeld }) => selected.has(id) && !isHeld);
  const removed = roles.filter(({ id, isHeld }) => isHeld && !selected.has(id));
  if (added.length + removed.length > 0 && !mayAssign(actor, person.companyId)) fail(errors.roleNotYours);
  await requireMayGive(db, actor, person, [...added, ...removed], 'company', removed);
  if (added.length) await insertAssignments(db, person, idsOf(added)).catch(explain);
  if (removed.length) await deleteAssignments(db, person, idsOf(removed));
}

export const idsOf = (roles: readonly AssignedRole[]) => roles.map(({ id }) => id);
