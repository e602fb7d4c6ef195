import { commonErrors, type Received } from '@park/contract/core';
import { parkuser } from '@park/contract/people/parkuser';
import { type Context, fail } from '../../../context.ts';
import { addressesOf, placeOf } from '../../../db/estate.ts';
import { readerOf, searchOf } from '../../../db/people.ts';
import { isHidden } from '../../../fields.ts';
import { implement } from '../../../http/mount.ts';
import type { Secrets } from '../../../secret.ts';
import { personOf, withPhones } from '../../kernel/privacy/index.ts';
import { changePhone, lockEditable } from '../staff/index.ts';
import * as users from './queries.ts';
import { editRights } from './rules.ts';

const reader = ({ actor }: Pick<Context, 'actor'>) => readerOf({ by: actor, keeps: actor.keeps });

export const parkuserModule = (secrets: Secrets) => {
  const phoneOfUser = {
    phone: {
      permissions: ['book:read', 'parkUser:read'],
      whose: ({ companyId, userId }: { companyId: string; userId: string }) => personOf(companyId, userId),
    },
  } as const;

  async function page(context: Context, input: Received<typeof parkuser.list>, isCompanyEnable: boolean) {
    const { db, actor } = context;
    const { keyword, companyName, compType, isEnable, isCompanyAdmin, groupId, ...paging } = input;
    const search = searchOf(keyword, secrets.phoneHash, !isHidden(actor, 'parkUser:read', 'phone'));
    const filter = { companyName, compType, isEnable, isCompanyAdmin, groupId, isCompanyEnable };
    const { total, list } = await users.page(db, { ...reader({ actor }), ...search, ...filter }, paging);
    const call = isCompanyEnable ? parkuser.list : parkuser.everyone;
    return { total, list: await withPhones(context, secrets, call, list, phoneOfUser) };
  }

  return implement(parkuser, {
    list: (context, filter) => page(context, filter, true),

    everyone: (context, filter) => page(context, filter, false),

    async detail(context, { userId, companyId }) {
      const { db, actor } = context;
      const { isKept, ...found } = (await users.detail(db, reader({ actor }), { userId, companyId })) ?? fail(commonErrors.notFound);
      const [shown = found] = await withPhones(context, secrets, parkuser.detail, [found], phoneOfUser);
      return { ...shown, ...editRights(actor, found, isKept && actor.keeps('staff:update', found.companyId)) };
    },

    async memberships(context, { userId }) {
      const found = await users.memberships(context.db, reader(context), userId);
      if (found.length === 0) fail(commonErrors.notFound);
      return withPhones(context, secrets, parkuser.memberships, found, phoneOfUser);
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
