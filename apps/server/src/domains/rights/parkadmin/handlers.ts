import type { Permission } from '@park/contract/access';
import { commonErrors, type Received } from '@park/contract/core';
import { staffErrors } from '@park/contract/people/staff';
import { parkadminErrors as errors, parkadmin, parkadminTexts as texts } from '@park/contract/rights/parkadmin';
import { type Actor, type Context, fail, mustBeCurrent } from '../../../context.ts';
import { searchOf } from '../../../db/people.ts';
import { isHidden } from '../../../fields.ts';
import { implement } from '../../../http/mount.ts';
import type { Secrets } from '../../../secret.ts';
import { personOf, withPhones } from '../../kernel/privacy/index.ts';
import { setParkRoles } from '../role/index.ts';
import * as admins from './queries.ts';

/** Returns the only match. If a person matches in several companies, fails and asks for the company. */
function only<T>(found: readonly T[]): T {
  const [first, second] = found;
  if (first === undefined) return fail(commonErrors.notFound);
  return second === undefined ? first : fail(commonErrors.invalidInput, { companyId: texts.noCompany });
}
const familyOf = (compType: 0 | 1 | 2) => (compType === 1 ? 'assist' : 'park');

function requireLasting({ numAffectedRows }: { numAffectedRows?: bigint | undefined }): void {
  if (numAffectedRows !== 1n) fail(commonErrors.invalidInput, { validTo: texts.past });
}

type Who = { userId: string; companyId: string };
const phonesFor = (permission: 'parkAdmin:read' | 'parkAdmin:assign') =>
  ({
    phone: { permissions: ['book:read', permission], whose: ({ companyId, userId }: Who) => personOf(companyId, userId) },
  }) as const;

export const parkadminModule = (secrets: Pick<Secrets, 'phoneHash' | 'openPhone'>) => {
  const { phoneHash } = secrets;
  const searched = (actor: Actor, permission: Permission, keyword: string) => ({
    ...searchOf(keyword, phoneHash, !isHidden(actor, permission, 'phone')),
    by: actor,
  });

  /** Returns the person to appoint, by id or by phone number. A person the actor does not see counts as not registered. */
  async function appointed(
    { db, actor }: Context,
    { userId, phone, companyId }: Received<typeof parkadmin.add>,
  ): Promise<admins.Candidate> {
    const lookup = { userId, companyId, phoneHash: phone ? phoneHash(phone) : undefined };
    const found = await admins.lockCandidates(db, actor, lookup);
    if (found.length === 0)
      return userId ? fail(commonErrors.notFound) : fail(errors.notRegistered, { phone: errors.notRegistered.message });
    const ours = found.filter(({ isOurs }) => isOurs);
    if (ours.length === 0) fail(errors.notOurs, { [userId ? 'userId' : 'phone']: errors.notOurs.message });
    return only(ours);
  }

  return implement(parkadmin, {
    async list(context, { keyword, state, roleId, ...paging }) {
      const { db, actor } = context;
      const { total, list } = await admins.page(db, { ...searched(actor, 'parkAdmin:read', keyword), state, roleId }, paging);
      return { total, list: await withPhones(context, secrets, parkadmin.list, list, phonesFor('parkAdmin:read')) };
    },

    async detail(context, { userId, companyId }) {
      const found = only(await admins.find(context.db, context.actor, { userId, companyId }));
      const [shown = found] = await withPhones(context, secrets, parkadmin.detail, [found], phonesFor('parkAdmin:read'));
      return shown;
    },

    async candidates(context, { keyword, ...paging }) {
      const { db, actor } = context;
      const { total, list } = await admins.offers(db, searched(actor, 'parkAdmin:assign', keyword), paging);
      return { total, list: await withPhones(context, secrets, parkadmin.candidates, list, phonesFor('parkAdmin:assign')) };
    },

    async add(context, input) {
      const { db, actor } = context;
      const person = await appointed(context, input);
      if (person.userId === actor.userId) fail(errors.toOneself);
      if (person.isSuper || (await admins.isAdmin(db, person))) fail(errors.alreadyAdmin);
      if (!person.isEnable) fail(staffErrors.disabled);
      await setParkRoles(context, { ...person, kind: familyOf(person.compType) }, input.roleIds);
      requireLasting(await admins.insertEntry(db, actor.parkId, person, input));
      await context.live([person.userId], 'rights');
      return {};
    },

    async change(context, { userId, companyId, version, roleIds, ...entry }) {
      const { db, actor } = context;
      if (userId === actor.userId) fail(errors.toOneself);
      const locked = only(await admins.lockAdmins(db, actor, { userId, companyId }));
      mustBeCurrent(locked, version);
      await setParkRoles(context, { ...locked, kind: familyOf(locked.compType) }, roleIds);
      requireLasting(await admins.update(db, locked.id, entry));
      await context.live([userId], 'rights');
      return {};
    },

    async remove(context, { userId, companyId }) {
      const { db, actor } = context;
      if (userId === actor.userId) fail(errors.toOneself);
      const locked = only(await admins.lockAdmins(db, actor, { userId, companyId }));
      await setParkRoles(context, { ...locked, kind: familyOf(locked.compType) }, []);
      await admins.deleteEntry(db, locked.id);
      await context.live([userId], 'rights');
      return {};
    },
  });
};
