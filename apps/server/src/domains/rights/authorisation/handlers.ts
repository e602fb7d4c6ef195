import type { Permission } from '@park/contract/access';
import { commonErrors } from '@park/contract/core';
import { authorisation, authorisationErrors as errors } from '@park/contract/rights/authorisation';
import { effective, type Facts, type Granter, mayHandOn } from '../../../access/index.ts';
import { type Context, fail } from '../../../context.ts';
import { accessFacts } from '../../../db/driver/index.ts';
import { searchOf } from '../../../db/people.ts';
import { isHidden } from '../../../fields.ts';
import { implement } from '../../../http/mount.ts';
import type { Secrets } from '../../../secret.ts';
import { personOf, withPhones } from '../../kernel/privacy/index.ts';
import * as access from './queries.ts';

/**
 * Returns the actor with the rights that they have in this park. Fails with 404 unless the actor may enter the park and has the permission
 * there. `mount` has checked the permission in the current park only, so the rights in any other park are read from the database.
 */
async function mustGovern({ db, actor, signedIn }: Context, parkId: string, permission: Permission): Promise<Granter> {
  if (parkId === actor.parkId) return actor;
  const isEntered = signedIn.session.contexts.some(
    (place) => place.park_id === parkId && place.company_id === actor.companyId && place.side === actor.side && place.has_privilege,
  );
  const facts = isEntered && (await accessFacts<Facts>(db, actor.userId, actor.companyId, parkId));
  const rights = facts ? effective(actor.side, facts) : undefined;
  return rights?.granted.has(permission) ? { side: actor.side, rights } : fail(commonErrors.notFound);
}

/**
 * Fails when one of the people has a role in the park that the actor could not give or take there. Park roles have effect only while their
 * holder may enter the park. So an actor who permits or ends the entry also puts these roles into effect or ends them.
 */
async function mustMayDecide({ db }: Context, by: Granter, parkId: string, userIds: readonly string[]): Promise<void> {
  for (const { kind, nodes, traits } of await access.parkRoles(db, parkId, userIds))
    if (!mayHandOn(by, { kind, isOwnCompany: false, traits }, nodes)) fail(errors.notYours);
}

const phones = {
  mobile: {
    permissions: ['book:read', 'authorisation:read'],
    whose: ({ companyId, userId }: { companyId: string; userId: string }) => personOf(companyId, userId),
  },
} as const;

export const authorisationModule = (secrets: Pick<Secrets, 'phoneHash' | 'openPhone'>) =>
  implement(authorisation, {
    async users(context, { spaceProjectId: parkId, keyword, state, ...paging }) {
      await mustGovern(context, parkId, 'authorisation:read');
      const search = searchOf(keyword, secrets.phoneHash, !isHidden(context.actor, 'authorisation:read', 'phone'));
      const { total, list } = await access.people(context.db, context.actor, { ...search, parkId, state }, paging);
      return { total, list: await withPhones(context, secrets, authorisation.users, list, phones) };
    },

    async addUsers(context, { spaceProjectId: parkId, userIds, ...window }) {
      const { db, actor } = context;
      const granter = await mustGovern(context, parkId, 'authorisation:assign');
      if (userIds.includes(actor.userId)) fail(errors.toOneself);
      const added = await access.add(db, actor, { parkId, userIds, ...window });
      if (added.length !== new Set(userIds).size) fail(errors.notOurs);
      await mustMayDecide(context, granter, parkId, added);
      await context.live(added, 'rights');
      return { added: added.length };
    },

    async removeUser(context, { spaceProjectId: parkId, id }) {
      const granter = await mustGovern(context, parkId, 'authorisation:assign');
      const userId = (await access.remove(context.db, context.actor, parkId, id)) ?? fail(commonErrors.notFound);
      await mustMayDecide(context, granter, parkId, [userId]);
      await context.live([userId], 'rights');
      return {};
    },

    async organisations(context, { spaceProjectId: parkId }) {
      await mustGovern(context, parkId, 'authorisation:read');
      return access.organisations(context.db, context.actor, parkId);
    },

    async saveOrganisations(context, { spaceProjectId: parkId, orgIdList }) {
      const { db, actor } = context;
      await mustGovern(context, parkId, 'authorisation:assign');
      const { isComplete, added, removed } = await access.replaceOrganisations(db, actor, parkId, orgIdList);
      if (!isComplete) fail(errors.notOurs);
      const { headNum } = await access.organisations(db, actor, parkId);
      return { added, removed, headNum };
    },
  });
