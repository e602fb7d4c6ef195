import type { Call, Received } from '@park/contract/core';
import { roleErrors as errors, role } from '@park/contract/rights/role';
import { type Context, companyOf, fail } from '../../../../context.ts';
import { searchOf } from '../../../../db/people.ts';
import { isHidden } from '../../../../fields.ts';
import type { Handlers } from '../../../../http/mount.ts';
import type { Secrets } from '../../../../secret.ts';
import { personOf, withPhones } from '../../../kernel/privacy/index.ts';
import { findGivable, give, replace, take } from './giving.ts';
import { holderFilter, isBuiltIn, ofCompany } from './implicit.ts';
import * as people from './queries.ts';

const ofPark = ['park', 'assist'] as const;

/** The value of `type` that includes people who hold a built-in role automatically by their administrator level (decision 121). */
const withLevels = '2';

/** Refuses the built-in roles whose holders are computed, and returns the id of any other role. */
const chosen = (id: string) => (isBuiltIn(id) ? fail(errors.implicit) : id);

type Calls =
  | 'companyUsers'
  | 'innerUsers'
  | 'encryptedInnerUsers'
  | 'parkUsers'
  | 'candidates'
  | 'addParkUsers'
  | 'addParkRoles'
  | 'dropParkUser'
  | 'addCompanyUsers'
  | 'dropCompanyUsers'
  | 'setInnerUsers';
type Who = { userId: string; companyId: string };
export const peopleHandlers = (secrets: Pick<Secrets, 'phoneHash' | 'openPhone'>): Pick<Handlers<typeof role>, Calls> => {
  const { phoneHash } = secrets;
  /** Replaces the masked phone numbers of a page of people, as far as the actor may see them. */
  async function shown<R extends Who>(
    context: Context,
    [call, permission]: [Call, 'role:read' | 'parkRole:read'],
    page: Promise<{ total: number; list: R[] }>,
  ) {
    const { total, list } = await page;
    const phone = { permissions: ['book:read', permission], whose: ({ companyId, userId }: Who) => personOf(companyId, userId) } as const;
    return { total, list: await withPhones(context, secrets, call, list, { phone }) };
  }

  const reader = ({ actor }: Context, permission: 'role:read' | 'parkRole:read', keyword: string) =>
    people.readBy(actor, permission, searchOf(keyword.trim(), phoneHash, !isHidden(actor, permission, 'phone')));

  function innerUsers(
    context: Context,
    call: Call,
    { busInnerRoleId, type, keyword, companyId, ...paging }: Received<typeof role.innerUsers>,
  ) {
    const isByLevel = String(type ?? withLevels) === withLevels;
    const chosenRoles = holderFilter(busInnerRoleId);
    const place = { companyId: companyOf(context, { companyId }), kinds: ['inner'] as const };
    const filter = { ...place, ...chosenRoles, ...(!isByLevel && { fromLevel: null }) };
    return shown(context, [call, 'role:read'], people.holders(context.db, filter, reader(context, 'role:read', keyword), paging));
  }

  return {
    companyUsers(context, { roleId, keyword, companyId, ...paging }) {
      const filter = { companyId: companyOf(context, { companyId }), kinds: ofCompany, ...holderFilter([roleId]) };
      const page = people.holders(context.db, filter, reader(context, 'role:read', keyword), paging);
      return shown(context, [role.companyUsers, 'role:read'], page);
    },

    innerUsers: (context, input) => innerUsers(context, role.innerUsers, input),

    // `mount` encrypts the answer
    encryptedInnerUsers: (context, input) => innerUsers(context, role.encryptedInnerUsers, input),

    parkUsers: (context, { roleId, keyword, ...paging }) =>
      shown(
        context,
        [role.parkUsers, 'parkRole:read'],
        people.parkHolders(context.db, roleId, reader(context, 'parkRole:read', keyword), paging),
      ),

    candidates: (context, { keyword, pageNum, pageSize, ...filter }) =>
      shown(
        context,
        [role.candidates, 'parkRole:read'],
        people.candidates(context.db, filter, reader(context, 'parkRole:read', keyword), { pageNum, pageSize }),
      ),

    async addParkUsers(context, { roleId, userIds, companyId, ...window }) {
      const roles = await findGivable(context.db, { ids: [roleId], kinds: ofPark });
      return { added: await give(context, { roles, userIds, companyId, permission: 'parkRole:assign' }, window) };
    },

    async addParkRoles(context, { userId, roleIds, companyId, ...window }) {
      const roles = await findGivable(context.db, { ids: roleIds, kinds: ofPark });
      let added = 0;
      for (const kind of ofPark) {
        const alike = roles.filter((one) => one.kind === kind);
        added += await give(context, { roles: alike, userIds: [userId], companyId, permission: 'parkRole:assign' }, window);
      }
      return { added };
    },

    async dropParkUser(context, { roleId, userId, companyId }) {
      const [found] = await findGivable(context.db, { ids: [roleId], kinds: ofPark });
      if (found) await take(context, { role: found, userIds: [userId], companyId, permission: 'parkRole:assign' });
      return {};
    },

    async addCompanyUsers(context, { roleId, userIdList, companyId: requestedCompanyId, ...window }) {
      const companyId = companyOf(context, { companyId: requestedCompanyId });
      const roles = await findGivable(context.db, { ids: [chosen(roleId)], kinds: ofCompany, companyId });
      return { added: await give(context, { roles, userIds: userIdList, companyId, permission: 'role:assign' }, window) };
    },

    async dropCompanyUsers(context, { roleId, userIdList, companyId: requestedCompanyId }) {
      const companyId = companyOf(context, { companyId: requestedCompanyId });
      const [found] = await findGivable(context.db, { ids: [chosen(roleId)], kinds: ofCompany, companyId });
      if (found) await take(context, { role: found, userIds: userIdList, companyId, permission: 'role:assign' });
      return {};
    },

    async setInnerUsers(context, { busInnerRoleId, userIdList, companyId: requestedCompanyId }) {
      const companyId = companyOf(context, { companyId: requestedCompanyId });
      const [found] = await findGivable(context.db, { ids: [chosen(busInnerRoleId)], kinds: ['inner'] });
      return found ? replace(context, { role: found, userIds: userIdList, companyId }) : { added: 0, removed: 0 };
    },
  };
};
