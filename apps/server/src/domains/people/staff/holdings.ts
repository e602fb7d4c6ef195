import type { Holding } from '../../../domain/index.ts';
import { entries } from './leaving/queries.ts';
import { handOn, mayAssign } from './role/giving.ts';
import { heldRoles } from './role/queries.ts';

// nothing to do: roles, the administrator post and park entries end together with the membership
const withHim = async () => {};
export const takenBack = '离职后自动收回';
const namesOf = (roles: readonly { name: string }[]) => roles.map(({ name }) => name);

const rolesOf = (
  kind: 'company' | 'inner',
): Pick<Extract<Holding, { hand: unknown }>, 'find' | 'hand' | 'mayHand' | 'mayTake' | 'drop'> => ({
  find: async (db, leaving) => namesOf(await heldRoles(db, leaving, [kind])),
  hand: (db, { actor, ...leaving }, toUserId) => handOn(db, actor, leaving, toUserId, kind),
  mayHand: ({ actor, companyId }) => mayAssign(actor, companyId),
  mayTake: () => false,
  drop: withHim,
});
const ownRoles: Holding = { kind: 'customRole', rank: 40, title: '企业角色', needsHeir: false, ...rolesOf('company') };
const builtInRoles: Holding = { kind: 'innerRole', rank: 50, title: '通用角色', needsHeir: false, ...rolesOf('inner') };
const parkRoles: Holding = {
  kind: 'parkRole',
  rank: 70,
  title: '园区角色',
  needsHeir: false,
  ends: takenBack,
  find: async (db, leaving) => namesOf(await heldRoles(db, leaving, ['park', 'assist'])),
  drop: withHim,
};
const parkEntries: Holding = {
  kind: 'parkEntry',
  rank: 80,
  title: '可进入的园区',
  needsHeir: false,
  ends: takenBack,
  find: (db, { companyId, userId }) => entries(db, companyId, userId),
  drop: withHim,
};
const post: Holding = {
  kind: 'adminPost',
  rank: 60,
  title: '管理员身份',
  needsHeir: false,
  ends: takenBack,
  find: async (_, { level }) => (level === 2 ? ['普通管理员'] : []),
  drop: withHim,
};

/** Holdings of the membership itself; by rank they follow department posts and open approvals. */
export const membershipHoldings: readonly Holding[] = [ownRoles, builtInRoles, post, parkRoles, parkEntries];
