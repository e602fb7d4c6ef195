import { commonErrors } from '@park/contract/core';
import { staffErrors as errors } from '@park/contract/staff';
import { type Actor, fail } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { mayGive } from '../rules.ts';
import { give, type OwnRole, ownRoles, take } from './queries.ts';

type Person = { companyId: string; userId: string };

/** Nothing beyond one's own, and nothing to oneself. */
export function mustMayGive(actor: Actor, { companyId, userId }: Person, roles: readonly OwnRole[]): void {
  const isBeyond = roles.some(({ nodes }) => !mayGive(actor, companyId, nodes));
  if (roles.length && (userId === actor.userId || isBeyond)) fail(errors.roleNotYours);
}

/** Makes these the roles of the company's own that a person holds; what is given and what is taken must be the actor's to give. */
export async function setRoles(db: Db, actor: Actor, person: Person, ids: readonly string[]): Promise<void> {
  const wanted = new Set(ids);
  const roles = await ownRoles(db, person.companyId, person.userId, ids);
  if (roles.filter(({ id, isGroup }) => wanted.has(id) && !isGroup).length !== wanted.size) fail(commonErrors.notFound);
  const given = roles.filter(({ id, isHeld }) => wanted.has(id) && !isHeld);
  const taken = roles.filter(({ id, isHeld }) => isHeld && !wanted.has(id));
  mustMayGive(actor, person, [...given, ...taken]);
  if (given.length) await give(db, person, idsOf(given));
  if (taken.length) await take(db, person, idsOf(taken));
}

export const idsOf = (roles: readonly OwnRole[]) => roles.map(({ id }) => id);
export const heldRoles = async (db: Db, { companyId, userId }: Person) =>
  (await ownRoles(db, companyId, userId, [])).filter(({ isHeld }) => isHeld);
