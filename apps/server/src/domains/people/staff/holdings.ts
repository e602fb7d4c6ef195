import type { Actor } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { namedInFlows, openApprovals } from '../../approval/flow/index.ts';
import { departmentHeads, otherHeads } from '../department/index.ts';
import { entries } from './leaving/queries.ts';
import { handOn, mayAssign } from './role/giving.ts';
import { heldRoles } from './role/queries.ts';

/** Who leaves, and who sees him off. */
export type Leaving = { companyId: string; userId: string; level: 1 | 2 | 3; actor: Actor };

/** One kind of thing a person may hold in a company. */
type Holding = {
  kind: string;
  title: string;
  /** Whether somebody has to take it over; otherwise it ends when nobody does. */
  needsHeir: boolean;
  /** What he holds, by name. */
  find(db: Db, leaving: Leaving): Promise<string[]>;
  drop(db: Db, leaving: Leaving): Promise<void>;
} & (
  | {
      /** All of it goes to somebody else of the company, who has been looked at. */
      hand(db: Db, leaving: Leaving, toUserId: string): Promise<void>;
      /** Whether who sees him off may name somebody; everybody may where nothing is said. Only of what needs nobody. */
      mayHand?(leaving: Leaving): boolean;
      /** Whether he may name himself: who merely looks after people would get by it what nobody has given him. */
      mayTake(leaving: Leaving): boolean;
      ends?: never;
    }
  | {
      hand?: never;
      mayHand?: never;
      mayTake?: never;
      /** What becomes of it, where nobody can take it over. */
      ends: string;
    }
);

// roles of every kind, the post of an administrator and the way into parks end with the membership
const withHim = async () => {};
export const takenBack = '随移除收回';
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
const ownRoles: Holding = { kind: 'customRole', title: '单位角色', needsHeir: false, ...rolesOf('company') };
const builtInRoles: Holding = { kind: 'innerRole', title: '系统内置角色', needsHeir: false, ...rolesOf('inner') };
const parkRoles: Holding = {
  kind: 'parkRole',
  title: '项目角色',
  needsHeir: false,
  ends: takenBack,
  find: async (db, leaving) => namesOf(await heldRoles(db, leaving, ['park', 'assist'])),
  drop: withHim,
};
const parkEntries: Holding = {
  kind: 'parkEntry',
  title: '可进入的项目',
  needsHeir: false,
  ends: takenBack,
  find: (db, { companyId, userId }) => entries(db, companyId, userId),
  drop: withHim,
};
const post: Holding = {
  kind: 'adminPost',
  title: '管理员身份',
  needsHeir: false,
  ends: takenBack,
  find: async (_, { level }) => (level === 2 ? ['普通管理员'] : []),
  drop: withHim,
};

/** Everything somebody may leave behind. A domain joins with its object; the wizard, the removal and the handing over are done. */
export const holdings: readonly Holding[] = [
  departmentHeads,
  otherHeads,
  openApprovals,
  ownRoles,
  builtInRoles,
  post,
  parkRoles,
  parkEntries,
  namedInFlows,
];
