import type { Permission } from '@park/contract/access';
import { commonErrors } from '@park/contract/core';
import { parkadminTexts } from '@park/contract/rights/parkadmin';
import { roleErrors as errors } from '@park/contract/rights/role';
import {
  isAsFar,
  mayChange,
  mayHandOn,
  mayHandOnElsewhere,
  mayHoldThere,
  type RoleKind,
  roleRights,
  type Traits,
} from '../../../../access/index.ts';
import { type Actor, type Context, fail, onConstraint } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { within } from '../../../../db/within.ts';
import { decidedIn, type Found, find } from '../queries.ts';
import * as people from './queries.ts';

// a concurrent call has deleted the role
const explain = onConstraint({ role_user_role: commonErrors.notFound });

type RoleFilter = { ids: readonly string[]; kinds: readonly RoleKind[]; companyId?: string | undefined };
/** Returns the roles that the filter names; fails with 404 unless the actor sees every one of them. */
export async function findGivable(db: Db, filter: RoleFilter): Promise<Found[]> {
  const roles = await find(db, filter);
  if (roles.length !== new Set(filter.ids).size) fail(commonErrors.notFound);
  if (roles.some(({ isGroup }) => isGroup)) fail(errors.groupHasNoUsers);
  return roles;
}

/** Returns whether people hold roles of the kind in one park only. All other roles are held in a company, whatever the park. */
const isOfPark = (kind: RoleKind) => kind === 'park' || kind === 'assist';
const placeOf = ({ parkId }: Actor, kind: RoleKind) => (isOfPark(kind) ? parkId : null);

/**
 * Fails when one of the roles has rights that the actor may not give (rule 4 of granting). Must be called before the roles are given or
 * taken away. `to` are the people who get them.
 */
export async function mustMayHandOn(
  db: Db,
  actor: Actor,
  roles: readonly Found[],
  companyIds: readonly string[],
  to: readonly people.Member[] = [],
): Promise<void> {
  const byId = new Map(roles.map((one) => [one.id, one]));
  const rights = await roleRights(db, { roleIds: [...byId.keys()], companyIds, parkId: placeOf(actor, roles[0]?.kind ?? 'company') });
  const sets = rights.map((set) => {
    const { kind } = byId.get(set.roleId) as Found;
    return { ...set, target: { kind, isOwnCompany: set.companyId === actor.companyId, traits: set.traits } };
  });
  const isCovered =
    sets.every(({ target, nodes }) => mayHandOn(actor, target, nodes)) &&
    (await mayHandOnElsewhere(db, actor, sets)) &&
    (await mayHoldThere(db, actor, sets, to));
  if (!isCovered) fail(errors.notYours);
}

/** Fails when the actor may not change the data scope or field policy of a role, in one of the companies and parks where it has nodes. */
export async function mustMayChange(db: Db, actor: Actor, role: Found, traits: Traits, permission: Permission): Promise<void> {
  if (isAsFar(role.traits, traits)) return;
  const companyIds = [...new Set([role.companyId, ...(await decidedIn(db, role.id))])];
  const sets = await roleRights(db, { roleIds: [role.id], companyIds, parkId: role.parkId });
  const changes = sets.map(({ roleId, companyId, nodes }) => {
    const isOwnCompany = companyId === actor.companyId;
    const going = (goes: Traits) => ({ roleId, nodes, target: { kind: role.kind, isOwnCompany, traits: goes } });
    return { before: going(role.traits), after: going(traits), nodes };
  });
  const handed = changes.flatMap(({ before, after }) => [before, after]);
  const isCovered =
    changes.every(({ before, after, nodes }) => mayChange(actor, before.target, after.target, permission, nodes)) &&
    (await mayHandOnElsewhere(db, actor, handed));
  if (!isCovered) fail(errors.notYours);
}

type InPark = people.Member & { kind: 'park' | 'assist' };
/**
 * Sets the roles that a person holds in this park; an empty list takes all roles away. The actor must be able to give every role that the
 * person gets, keeps or loses, because an actor must not decide about a person with more rights.
 */
export async function setParkRoles({ db, actor }: Context, { kind, ...member }: InPark, selected: readonly string[]): Promise<void> {
  const assigned = await people.assignedInPark(db, member);
  const roles = await findGivable(db, { ids: [...new Set([...assigned.map(({ id }) => id), ...selected])], kinds: ['park', 'assist'] });
  if (roles.some((one) => selected.includes(one.id) && one.kind !== kind))
    fail(commonErrors.invalidInput, { roleIds: parkadminTexts.wrongRole });
  await mustMayHandOn(db, actor, roles, [member.companyId], selected.length ? [member] : []);
  const removed = assigned.map(({ id }) => id).filter((id) => !selected.includes(id));
  if (removed.length) await people.takeInPark(db, member, removed);
  const added = selected.filter((roleId) => !assigned.some(({ id, isOver }) => id === roleId && !isOver));
  if (added.length) await people.give(db, { members: [member], roleIds: added, parkId: actor.parkId }, {}).catch(explain);
}

type Giving = { roles: readonly Found[]; userIds: readonly string[]; companyId: string | undefined; permission: Permission };
/** Gives roles of one kind to people, and returns how many assignments were added. */
export async function give(context: Context, giving: Giving, window: people.Window): Promise<number> {
  const { db, actor } = context;
  const { roles, companyId, permission } = giving;
  const [first] = roles;
  if (!first) return 0;
  const userIds = [...new Set(giving.userIds)];
  if (userIds.includes(actor.userId)) fail(errors.toOneself);
  const lookup = { kind: first.kind, owner: first.companyId, companyId, userIds, covered: within(actor, permission) };
  const members = await people.lockMembers(db, lookup);
  if (new Set(members.map(({ userId }) => userId)).size !== userIds.length) fail(errors.notHere);
  if (members.length !== userIds.length) fail(commonErrors.invalidInput, { companyId: '请选择企业' });
  await mustMayHandOn(db, actor, roles, [...new Set(members.map((one) => one.companyId))], members);
  const roleIds = roles.map(({ id }) => id);
  const added = await people.give(db, { members, roleIds, parkId: placeOf(actor, first.kind) }, window).catch(explain);
  await context.live(userIds, 'rights');
  return added;
}

type Taking = { role: Found; userIds: readonly string[]; companyId: string | undefined; permission: Permission };
export async function take(context: Context, { role, userIds, companyId, permission }: Taking): Promise<void> {
  const { db, actor } = context;
  await mustMayHandOn(db, actor, [role], [companyId ?? role.companyId]);
  const from = await people.take(db, { roleId: role.id, userIds, companyId, covered: within(actor, permission) });
  if (from.length === 0) fail(commonErrors.notFound);
  await context.live(from, 'rights');
}

type Replacing = { role: Found; userIds: readonly string[]; companyId: string };
/** Sets who holds a role in a company, among the people the actor's right covers. */
export async function replace(context: Context, { role, userIds, companyId }: Replacing): Promise<{ added: number; removed: number }> {
  const { db, actor } = context;
  const covered = within(actor, 'role:assign');
  if (!(await people.lockCompany(db, companyId))) fail(commonErrors.notFound);
  const found = await people.lockHoldersAnd(db, { companyId, roleId: role.id, userIds, covered });
  const selected = new Set(userIds);
  if (found.filter(({ userId }) => selected.has(userId)).length !== selected.size) fail(errors.notHere);
  const added = found.filter(({ userId, isHeld }) => selected.has(userId) && !isHeld).map(({ userId }) => userId);
  const removed = found.filter(({ userId, isHeld }) => isHeld && !selected.has(userId)).map(({ userId }) => userId);
  if (added.includes(actor.userId)) fail(errors.toOneself);
  if (added.length + removed.length === 0) return { added: 0, removed: 0 };
  const members = added.map((userId) => ({ companyId, userId }));
  await mustMayHandOn(db, actor, [role], [companyId], members);
  if (added.length) await people.give(db, { members, roleIds: [role.id], parkId: null }, {}).catch(explain);
  if (removed.length) await people.take(db, { roleId: role.id, userIds: removed, companyId, covered });
  await context.live([...added, ...removed], 'rights');
  return { added: added.length, removed: removed.length };
}
