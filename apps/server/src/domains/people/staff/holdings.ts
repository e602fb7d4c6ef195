import type { Holding } from '../../../domain/index.ts';
import { enterableParks } from './leaving/queries.ts';
import { mayAssign, transferRoles } from './role/giving.ts';
import { assignedRoles } from './role/queries.ts';

// the handler has nothing to do: roles, the post of administrator and the permissions to enter parks end together with the membership
const endsWithMembership = async () => {};
export const revokedNote = '离职后自动收回';
const namesOf = (roles: readonly { name: string }[]) => roles.map(({ name }) => name);

const rolesOf = (
  kind: 'company' | 'inner',
): Pick<Extract<Holding, { hand: unknown }>, 'find' | 'hand' | 'mayHand' | 'mayTake' | 'drop'> => ({
  find: async (db, leaving) => namesOf(await assignedRoles(db, leaving, [kind])),
  hand: (db, { actor, ...leaving }, toUserId) => transferRoles(db, actor, leaving, toUserId, kind),
  mayHand: ({ actor, companyId }) => mayAssign(actor, companyId),
  mayTake: () => false,
  drop: endsWithMembership,
});
const ownRoles: Holding = { kind: 'customRole', rank: 40, title: '企业角色', needsHeir: false, ...rolesOf('company') };
const builtInRoles: Holding = { kind: 'innerRole', rank: 50, title: '通用角色', needsHeir: false, ...rolesOf('inner') };
const parkRoles: Holding = {
  kind: 'parkRole',
  rank: 70,
  title: '园区角色',
  needsHeir: false,
  ends: revokedNote,
  find: async (db, leaving) => namesOf(await assignedRoles(db, leaving, ['park', 'assist'])),
  drop: endsWithMembership,
};
const parkEntries: Holding = {
  kind: 'parkEntry',
  rank: 80,
  title: '可进入的园区',
  needsHeir: false,
  ends: revokedNote,
  find: (db, { companyId, userId }) => enterableParks(db, companyId, userId),
  drop: endsWithMembership,
};
const post: Holding = {
  kind: 'adminPost',
  rank: 60,
  title: '管理员身份',
  needsHeir: false,
  ends: revokedNote,
  find: async (_, { level }) => (level === 2 ? ['普通管理员'] : []),
  drop: endsWithMembership,
};

/** Holdings of the membership itself; by rank they follow department posts and open approvals. */
export const membershipHoldings: readonly Holding[] = [ownRoles, builtInRoles, post, parkRoles, parkEntries];
