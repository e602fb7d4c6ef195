import { commonErrors, type Received } from '@park/contract/core';
import { staff } from '@park/contract/people/staff';
import { type Context, companyOf, fail } from '../../../../context.ts';
import { searchOf, unhiddenAnywhere, unhiddenIn } from '../../../../db/people.ts';
import { isHidden } from '../../../../fields.ts';
import { allowedActions } from '../../../../member-rank.ts';
import type { Secrets } from '../../../../secret.ts';
import { personOf, withPhones } from '../../../kernel/privacy/index.ts';
import type { Portraits } from '../card/portraits.ts';
import * as people from './queries.ts';

const isKeeper = ({ actor }: Context, companyId: string) => actor.keeps('staff:update', companyId);
const unhidden = ({ actor }: Context, companyId: string) => unhiddenIn({ by: actor, keeps: actor.keeps }, 'staff:update', companyId);

/** Returns in which companies the actor sees hidden people: in all that the right reaches ('all'), in their own company, or in none. */
function managedIn({ rights, companyId }: Context['actor']): string | undefined {
  const right = rights.granted.get('staff:update');
  return right && (right.reach === 'own' ? companyId : 'all');
}

type Parts = { secrets: Pick<Secrets, 'phoneHash' | 'openPhone'>; withPortraits: Portraits };
/** The phone column of people; the key of a look-up is the person in the company. */
export const phoneOfPerson = {
  phone: { permissions: ['book:read'], whose: ({ companyId, id }: { companyId: string; id: string }) => personOf(companyId, id) },
} as const;
export const listHandlers = ({ secrets, withPortraits }: Parts) => {
  const { phoneHash } = secrets;
  const searched = (actor: Context['actor'], keyword: string) => searchOf(keyword, phoneHash, !isHidden(actor, 'book:read', 'phone'));

  return {
    async list(
      context: Context,
      {
        keyword,
        departmentId,
        type,
        companyId: requestedCompanyId,
        isEnable,
        isCompanyAdmin,
        isLeft,
        ...paging
      }: Received<typeof staff.list>,
    ) {
      const companyId = companyOf(context, { companyId: requestedCompanyId });
      if (isLeft && !context.actor.keeps('staff:remove', companyId)) fail(commonErrors.forbidden);
      const filter = {
        ...searched(context.actor, keyword),
        by: context.actor,
        companyId,
        departmentId,
        withBelow: type === 2,
        isKeeper: isKeeper(context, companyId),
        unhidden: unhidden(context, companyId),
        isEnable,
        isCompanyAdmin,
        isLeft: isLeft === 1,
        mayRemove: context.actor.keeps('staff:remove', companyId),
      };
      const { total, list } = await people.page(context.db, filter, paging);
      const shown = await withPhones(context, secrets, staff.list, await withPortraits(context.db, list), phoneOfPerson);
      return { total, list: shown.map((row) => ({ ...row, ...allowedActions(row, context.actor) })) };
    },

    async search(
      context: Context,
      { keyword, companyId: requestedCompanyId, showAll, isManagerUser, empAuthStatus, isAuth, ...paging }: Received<typeof staff.search>,
    ) {
      const companyId = companyOf(context, { companyId: requestedCompanyId });
      const filter = {
        ...searched(context.actor, keyword),
        by: context.actor,
        companyId,
        withBelow: true,
        isKeeper: Boolean(showAll) && isKeeper(context, companyId),
        unhidden: Boolean(showAll) && unhidden(context, companyId),
        isEnable: undefined,
        isCompanyAdmin: undefined,
        isLeft: false,
        isManager: isManagerUser === 1,
        managesPeople: isKeeper(context, companyId),
        signedIn: [isAuth, empAuthStatus],
      };
      const { total, list } = await people.briefPage(context.db, filter, paging);
      return { total, list: await withPhones(context, secrets, staff.search, list, phoneOfPerson) };
    },

    async all(context: Context, { keyword, companyName, isEnable, ...paging }: Received<typeof staff.all>) {
      const { db, actor } = context;
      const scope = { managedIn: managedIn(actor), unhidden: unhiddenAnywhere({ by: actor, keeps: actor.keeps }, 'staff:update') };
      const filter = { ...searched(actor, keyword), by: actor, companyName, isEnable, ...scope };
      const { total, list } = await people.pageAnywhere(db, filter, paging);
      return { total, list: await withPhones(context, secrets, staff.all, list, phoneOfPerson) };
    },
  };
};
