import { commonErrors, type Received } from '@park/contract/core';
import { parkuser } from '@park/contract/people/parkuser';
import { type Context, fail } from '../../../context.ts';
import { addressesOf, placeOf } from '../../../db/estate.ts';
import { readerOf, searchOf } from '../../../db/people.ts';
import { isHidden } from '../../../fields.ts';
import { implement } from '../../../http/mount.ts';
import type { Secrets } from '../../../secret.ts';
import { changePhone, lockEditable } from '../staff/index.ts';
import * as users from './queries.ts';
import { editRights } from './rules.ts';

const reader = ({ actor }: Pick<Context, 'actor'>) => readerOf({ by: actor, keeps: actor.keeps });

export const parkuserModule = (secrets: Secrets) => {
  function page({ db, actor }: Context, input: Received<typeof parkuser.list>, isCompanyEnable: boolean) {
    const { keyword, companyName, compType, isEnable, isCompanyAdmin, groupId, ...paging } = input;
    const search = searchOf(keyword, secrets.phoneHash, !isHidden(actor, 'parkUser:read', 'phone'));
    const filter = { companyName, compType, isEnable, isCompanyAdmin, groupId, isCompanyEnable };
    return users.page(db, { ...reader({ actor }), ...search, ...filter }, paging);
  }

  return implement(parkuser, {
    list: (context, filter) => page(context, filter, true),

    everyone: (context, filter) => page(context, filter, false),

    async detail({ db, actor }, { userId, companyId }) {
      const { isKept, ...found } = (await users.detail(db, reader({ actor }), { userId, companyId })) ?? fail(commonErrors.notFound);
      return { ...found, ...editRights(actor, found, isKept && actor.keeps('staff:update', found.companyId)) };
    },

    async memberships({ db, actor }, { userId }) {
      const found = await users.memberships(db, reader({ actor }), userId);
      return found.length ? found : fail(commonErrors.notFound);
    },

    async addresses({ db }, { companyId }) {
      if (!(await users.hasCompany(db, companyId))) fail(commonErrors.notFound);
      return addressesOf(db, companyId);
    },

    room: async ({ db }, { roomId }) => (await placeOf(db, roomId)) ?? fail(commonErrors.notFound),

    async changePhone(context, { userId, companyId = context.actor.companyId, phone }) {
      await changePhone(context, secrets, await lockEditable(context, companyId, userId), phone);
      return {};
    },
  });
};
